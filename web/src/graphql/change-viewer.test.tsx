import { ApolloProvider } from '@apollo/client/react'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { makeViewer } from '../test/data/make-viewer.ts'
import { schemaFetch } from '../test/schema-fetch.ts'
import { changeViewer } from './change-viewer.ts'
import { makeClient } from './client.ts'
import { answeredAtOf, freshFor, useFreshQuery } from './freshness.ts'
import { readFragment } from './generated/fragment-masking.ts'
import {
  DepartmentsDocument,
  Viewer_UserFragmentDoc,
  ViewerDocument,
  type ViewerQuery,
} from './generated/graphql.ts'

const category = {
  __typename: 'Category' as const,
  id: '1',
  name: 'Linge',
  slug: 'linge',
  description: null,
  imageUrl: null,
  productCount: 1,
  createdAt: '2026-01-05T09:00:00.000Z',
}

/** Who is looking; undefined until it is known. */
const useMe = () => {
  const { data } = useFreshQuery(ViewerDocument, { maxAgeMs: freshFor.user })
  return data && readFragment(Viewer_UserFragmentDoc, data.me)
}

const setUp = () => {
  const fetch = schemaFetch({ me: null, categories: [category] })
  const client = makeClient({ uri: '/graphql', fetch })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  const hook = renderHook(
    () => ({
      me: useMe(),
      categories: useFreshQuery(DepartmentsDocument, { maxAgeMs: 60_000 }).data?.categories,
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
  expect(hook.result.current.me).toBeNull()
  await waitFor(() => expect(names()).toEqual(['Departments']))
})

it('leaves nothing on screen deaf to the cache', async () => {
  const { client, hook } = setUp()
  await waitFor(() => expect(hook.result.current.categories).toHaveLength(1))
  await changeViewer(client, null)
  // What was on screen before still is, so that only the time of its second answer tells that it is in.
  await waitFor(() => expect(answeredAtOf(client, { operationName: 'Departments' })).toBeDefined())
  client.cache.modify({ id: 'Category:1', fields: { name: () => 'Draps' } })
  await waitFor(() => expect(hook.result.current.categories?.[0]?.name).toBe('Draps'))
  const me = { __typename: 'User', ...makeViewer() } as unknown as ViewerQuery['me']
  client.writeQuery({ query: ViewerDocument, data: { me } })
  await waitFor(() => expect(hook.result.current.me?.firstName).toBe('Camille'))
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
  const { result } = renderHook(useMe, { wrapper })
  expect(result.current).toBeNull()
  expect(names()).toEqual([])
})
