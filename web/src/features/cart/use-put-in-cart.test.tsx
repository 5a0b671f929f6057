import { ApolloProvider } from '@apollo/client/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeClient } from '../../graphql/client.ts'
import { onUsageSignal, type UsageSignal } from '../../lib/usage-signals.ts'
import { makeCart, makeCartLine } from '../../test/make-cart.ts'
import { makeProduct } from '../../test/make-product.ts'
import { refuse } from '../../test/make-session.ts'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { usePutInCart } from './use-put-in-cart.ts'

let told: UsageSignal[] = []
let stop = () => {}

beforeEach(() => {
  told = []
  stop = onUsageSignal((signal) => told.push(signal))
})
afterEach(() => stop())

const put = async (addToCart: unknown) => {
  const client = makeClient({ uri: '/graphql', fetch: schemaFetch({ addToCart }) })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  return renderHook(() => usePutInCart(), { wrapper }).result.current('7', 2)
}

it('tells that a product went into the cart', async () => {
  await put(makeCart([makeCartLine(makeProduct({ id: '7' }))]))
  expect(told).toEqual([{ type: 'add_to_cart', productId: '7' }])
})

it.each(['UNAUTHENTICATED', 'CONFLICT'])('tells nothing when the answer is %s', async (code) => {
  await put(() => refuse(code, 'Non'))
  expect(told).toEqual([])
})
