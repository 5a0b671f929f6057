import { ApolloProvider } from '@apollo/client/react'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { makeClient } from '../../graphql/client.ts'
import { useFreshQuery } from '../../graphql/freshness.ts'
import {
  ProductCategoriesDocument,
  ViewerDocument,
  type ViewerQuery,
} from '../../graphql/generated/graphql.ts'
import { makeViewer } from '../../test/make-viewer.ts'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { changeViewer } from './change-viewer.ts'
import { useViewer } from './use-viewer.ts'

const category = {
  __typename: 'Category' as const,
  id: '1',
  name: 'Linge',
  slug: 'linge',
  createdAt: '2026-01-05T09:00:00.000Z',
}

const setUp = () => {
  const fetch = schemaFetch({ me: null, categories: [category] })
  const client = makeClient({ uri: '/graphql', fetch })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  const hook = renderHook(
    () => ({
      viewer: useViewer(),
      categories: useFreshQuery(ProductCategoriesDocument, { maxAgeMs: 60_000 }).data?.categories,
    }),
    { wrapper },
  )
  const names = () => fetch.asked.map(({ operationName }) => operationName)
  return { client, hook, fetch, names }
}

it('has what stays on screen asked for again, but not who is looking', async () => {
  const { client, hook, fetch, names } = setUp()
  await waitFor(() => expect(hook.result.current.categories).toHaveLength(1))
  fetch.asked.length = 0
  await changeViewer(client, null)
  await waitFor(() => expect(hook.result.current.categories).toHaveLength(1))
  expect(hook.result.current.viewer).toEqual({ viewer: null, isLoading: false })
  expect(names()).toEqual(['ProductCategories'])
})

it('leaves nothing on screen deaf to the cache', async () => {
  const { client, hook } = setUp()
  await waitFor(() => expect(hook.result.current.categories).toHaveLength(1))
  await changeViewer(client, null)
  await waitFor(() => expect(hook.result.current.categories).toHaveLength(1))
  client.cache.modify({ id: 'Category:1', fields: { name: () => 'Draps' } })
  await waitFor(() => expect(hook.result.current.categories?.[0]?.name).toBe('Draps'))
  const me = { __typename: 'User', ...makeViewer() } as unknown as ViewerQuery['me']
  client.writeQuery({ query: ViewerDocument, data: { me } })
  await waitFor(() => expect(hook.result.current.viewer.viewer?.firstName).toBe('Camille'))
})

it('is known without a further question', async () => {
  const { client, hook, fetch, names } = setUp()
  await waitFor(() => expect(hook.result.current.categories).toHaveLength(1))
  await changeViewer(client, null)
  hook.unmount()
  fetch.asked.length = 0
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  const { result } = renderHook(() => useViewer(), { wrapper })
  expect(result.current).toEqual({ viewer: null, isLoading: false })
  expect(names()).toEqual([])
})
