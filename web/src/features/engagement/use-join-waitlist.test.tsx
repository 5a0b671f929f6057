import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeClient } from '../../graphql/client.ts'
import { onTrack, type TrackedEvent } from '../../lib/track.ts'
import { refuse } from '../../test/data/make-session.ts'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { useJoinWaitlist } from './use-join-waitlist.ts'

let tracked: TrackedEvent[] = []
let stop = () => {}

beforeEach(() => {
  tracked = []
  stop = onTrack((event) => tracked.push(event))
})
afterEach(() => stop())

const person = { firstName: 'Camille', lastName: 'Roux', email: 'camille@exemple.fr', productIds: ['7'] }

it.each([
  ['a place taken, and nothing of who took it', true, [{ type: 'waitlist' }]],
  ['nothing of a refusal', () => refuse('CONFLICT', 'Déjà inscrit'), []],
])('tells %s', async (_what, joinWaitlist, signals) => {
  const client = makeClient({ uri: '/graphql', fetch: schemaFetch({ joinWaitlist }) })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  )
  const onJoined = vi.fn()
  const { result } = renderHook(() => useJoinWaitlist(onJoined), { wrapper })
  await act(() => result.current.join(person))
  expect(tracked).toEqual(signals)
  expect(onJoined).toHaveBeenCalledTimes(signals.length)
})
