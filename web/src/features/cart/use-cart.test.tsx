import { ApolloProvider } from '@apollo/client/react'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { makeClient } from '../../graphql/client.ts'
import { makeCart } from '../../test/data/make-cart.ts'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { useCart } from './use-cart.ts'

const setUp = () => {
  const fetch = schemaFetch({ cart: makeCart([], { total: '12.90' }) })
  const client = makeClient({ uri: '/graphql', fetch })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  const look = (isSignedIn: boolean) => renderHook(() => useCart(isSignedIn), { wrapper })
  return { fetch, look }
}

it('is not asked for while nobody is signed in', () => {
  const { fetch, look } = setUp()
  expect(look(false).result.current.cart).toBeUndefined()
  expect(fetch.asked).toHaveLength(0)
})

it('is fresh for thirty seconds; older, it is shown at once and asked for behind', async () => {
  const { fetch, look } = setUp()
  const first = look(true)
  await waitFor(() => expect(first.result.current.contents?.total).toBe('12.90'))
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 29_000)
  expect(look(true).result.current.contents?.total).toBe('12.90')
  expect(fetch.asked).toHaveLength(1)
  clock.mockReturnValue(now + 31_000)
  expect(look(true).result.current.contents?.total).toBe('12.90')
  await waitFor(() => expect(fetch.asked).toHaveLength(2))
})
