import { ApolloProvider } from '@apollo/client/react'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { makePage } from '../test/data/make-page.ts'
import { makeProduct } from '../test/data/make-product.ts'
import { schemaFetch } from '../test/schema-fetch.ts'
import { makeClient } from './client.ts'
import { useFreshQuery } from './freshness.ts'
import { ViewerDocument } from './generated/graphql.ts'
import { ProductsPageDocument } from './generated/listing/graphql.ts'

const maxAgeMs = 60_000

const setUp = () => {
  const fetch = schemaFetch({ products: makePage([makeProduct()]) })
  const client = makeClient({ uri: '/graphql', fetch })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  return { fetch, client, wrapper }
}

afterEach(() => vi.useRealTimers())

it('asks once while the answer is young', async () => {
  const { fetch, wrapper } = setUp()
  const first = renderHook(() => useFreshQuery(ViewerDocument, { maxAgeMs }), { wrapper })
  await waitFor(() => expect(first.result.current.data).toBeDefined())
  first.unmount()
  const second = renderHook(() => useFreshQuery(ViewerDocument, { maxAgeMs }), { wrapper })
  expect(second.result.current).toMatchObject({ loading: false, data: { me: null } })
  expect(fetch.asked).toHaveLength(1)
})

it('shows an old answer at once and asks again behind it', async () => {
  const { fetch, wrapper } = setUp()
  const first = renderHook(() => useFreshQuery(ViewerDocument, { maxAgeMs }), { wrapper })
  await waitFor(() => expect(first.result.current.data).toBeDefined())
  first.unmount()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + maxAgeMs)
  const second = renderHook(() => useFreshQuery(ViewerDocument, { maxAgeMs }), { wrapper })
  expect(second.result.current.data).toEqual({ me: null })
  await waitFor(() => expect(fetch.asked).toHaveLength(2))
})

it('keeps the age of each list apart', async () => {
  const { fetch, wrapper } = setUp()
  const at = (offset: number) => ({ limit: 24, offset })
  const { result, rerender } = renderHook(
    ({ offset }) => useFreshQuery(ProductsPageDocument, { maxAgeMs, variables: at(offset) }),
    { wrapper, initialProps: { offset: 0 } },
  )
  await waitFor(() => expect(result.current.data).toBeDefined())
  rerender({ offset: 24 })
  await waitFor(() => expect(fetch.asked).toHaveLength(2))
  await waitFor(() => expect(result.current.data).toBeDefined())
  rerender({ offset: 0 })
  await waitFor(() => expect(result.current.loading).toBe(false))
  expect(fetch.asked).toHaveLength(2)
})

it('forgets every age when the store is cleared', async () => {
  const { fetch, client, wrapper } = setUp()
  const first = renderHook(() => useFreshQuery(ViewerDocument, { maxAgeMs }), { wrapper })
  await waitFor(() => expect(first.result.current.data).toBeDefined())
  first.unmount()
  await client.clearStore()
  renderHook(() => useFreshQuery(ViewerDocument, { maxAgeMs }), { wrapper })
  await waitFor(() => expect(fetch.asked).toHaveLength(2))
})
