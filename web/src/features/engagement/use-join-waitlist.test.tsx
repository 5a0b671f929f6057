import { ApolloProvider } from '@apollo/client/react'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeClient } from '../../graphql/client.ts'
import { onUsageSignal, type UsageSignal } from '../../lib/usage-signals.ts'
import { refuse } from '../../test/make-session.ts'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { useJoinWaitlist } from './use-join-waitlist.ts'

let told: UsageSignal[] = []
let stop = () => {}

beforeEach(() => {
  told = []
  stop = onUsageSignal((signal) => told.push(signal))
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
  expect(told).toEqual(signals)
  expect(onJoined).toHaveBeenCalledTimes(signals.length)
})
