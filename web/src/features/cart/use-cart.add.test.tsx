import { ApolloProvider } from '@apollo/client/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeClient } from '../../graphql/client.ts'
import { onTrack, type TrackedEvent } from '../../lib/track.ts'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { usePutInCart } from './use-cart.ts'

const onSessionEnded = vi.fn()
let tracked: TrackedEvent[] = []
let stop = () => {}

beforeEach(() => {
  tracked = []
  onSessionEnded.mockClear()
  stop = onTrack((event) => tracked.push(event))
})
afterEach(() => stop())

const put = async (addToCart: unknown) => {
  const client = makeClient({ uri: '/graphql', fetch: schemaFetch({ addToCart }) })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  return renderHook(() => usePutInCart(onSessionEnded), { wrapper }).result.current('7', 2)
}

it('tells that a product went into the cart', async () => {
  await put(makeCart([makeCartLine(makeProduct({ id: '7' }))]))
  expect(tracked).toEqual([{ type: 'add_to_cart', productId: '7' }])
})

it.each(['UNAUTHENTICATED', 'CONFLICT'])('tells nothing when the answer is %s', async (code) => {
  await put(() => refuse(code, 'Non'))
  expect(tracked).toEqual([])
})

it('hands on what was wanted when nobody is signed in any more', async () => {
  await put(() => refuse('UNAUTHENTICATED', 'Non'))
  expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith({ productId: '7', quantity: 2 })
})
