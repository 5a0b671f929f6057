import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { EraseVisitDocument, VisitOfBrowserDocument } from '../../../graphql/generated/further/graphql.ts'
import { eraseLocal } from '../../../lib/session/visit-storage.ts'
import type { KeptEvent } from './event-words.ts'

/** What the shop keeps of the visit of this browser, asked anew each time and by the browser alone; and its erasing. */
export function useVisit() {
  const { data, error, refetch } = useQuery(VisitOfBrowserDocument, { fetchPolicy: 'no-cache', ssr: false })
  const [erase, { loading }] = useMutation(EraseVisitDocument, { fetchPolicy: 'no-cache' })
  const client = useApolloClient()
  const [older, setOlder] = useState<KeptEvent[]>([])
  const newest = data?.visit
  // What was done meanwhile moves the rows down: one that is here already is not shown twice.
  const known = new Set(newest?.events.map(({ id }) => id))
  const visit = newest && {
    ...newest,
    events: [...newest.events, ...older.filter(({ id }) => !known.has(id))],
  }
  return {
    visit,
    error,
    refetch,
    /** Asks for the rows before those that are here; what fails leaves the list as it is. */
    async showMore(): Promise<void> {
      const offset = visit?.events.length ?? 0
      const query = { query: VisitOfBrowserDocument, variables: { offset }, fetchPolicy: 'no-cache' } as const
      const answer = await client.query(query).catch(() => undefined)
      const further = answer?.data?.visit.events ?? []
      setOlder((before) => {
        const shown = new Set(before.map(({ id }) => id))
        return [...before, ...further.filter(({ id }) => !shown.has(id))]
      })
    },
    isErasing: loading,
    /** Erases it on the server, then in the browser. @returns how many events are gone; null when the server refused. */
    async erase(): Promise<number | null> {
      try {
        const { data } = await erase()
        eraseLocal()
        setOlder([])
        await refetch()
        return data?.eraseVisit ?? 0
      } catch {
        return null
      }
    },
  }
}
