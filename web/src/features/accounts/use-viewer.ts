import { useEffect } from 'react'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import {
  type Viewer_UserFragment,
  Viewer_UserFragmentDoc,
  ViewerDocument,
} from '../../graphql/generated/graphql.ts'

/** The person signed in. */
export type Viewer = Viewer_UserFragment

/** Who is looking: the person signed in, or null. Not knowing, for whatever reason, is nobody (spec §4). */
export function useViewer(): { viewer: Viewer | null; isLoading: boolean } {
  const { data, loading, error, client } = useFreshQuery(ViewerDocument, { maxAgeMs: freshFor.user })
  const failed = error !== undefined && data === undefined
  useEffect(() => {
    // So that the next component to ask is not kept waiting by the same failure.
    if (failed) client.writeQuery({ query: ViewerDocument, data: { me: null } })
  }, [client, failed])
  const viewer = readFragment(Viewer_UserFragmentDoc, data?.me) ?? null
  return { viewer, isLoading: loading && data === undefined }
}
