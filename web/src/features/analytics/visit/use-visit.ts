import { useMutation, useQuery } from '@apollo/client/react'
import { EraseVisitDocument, VisitOfBrowserDocument } from '../../../graphql/generated/further/graphql.ts'
import { eraseLocal } from '../../../lib/session/visit-storage.ts'

/** What the shop keeps of the visit of this browser, asked anew each time and by the browser alone; and its erasing. */
export function useVisit() {
  const { data, error, refetch } = useQuery(VisitOfBrowserDocument, { fetchPolicy: 'no-cache', ssr: false })
  const [erase, { loading }] = useMutation(EraseVisitDocument, { fetchPolicy: 'no-cache' })
  return {
    visit: data?.visit,
    error,
    refetch,
    isErasing: loading,
    /** Erases it on the server, then in the browser. @returns how many events are gone; null when the server refused. */
    async erase(): Promise<number | null> {
      try {
        const { data } = await erase()
        eraseLocal()
        await refetch()
        return data?.eraseVisit ?? 0
      } catch {
        return null
      }
    },
  }
}
