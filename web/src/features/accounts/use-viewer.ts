import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect } from 'react'
import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import {
  type Viewer_UserFragment,
  Viewer_UserFragmentDoc,
  ViewerDocument,
} from '../../graphql/generated/graphql.ts'
import { forgetLocal, writeLocal } from '../../lib/session/browser-storage.ts'
import { countVisits } from '../../lib/track.ts'

/** The person signed in. */
export type Viewer = Viewer_UserFragment

/** The person signed in, or null; null as well when that cannot be known (specification, section 4). */
export function useViewer(): { viewer: Viewer | null; isLoading: boolean } {
  const { data, loading, error, client } = useFreshQuery(ViewerDocument, {
    maxAgeMs: freshFor.user,
    ssr: false,
  })
  const failed = error !== undefined && data === undefined
  useEffect(() => {
    // The next component that asks need not wait for the same failure.
    if (failed) client.writeQuery({ query: ViewerDocument, data: { me: null } })
  }, [client, failed])
  const viewer = readFragment(Viewer_UserFragmentDoc, data?.me) ?? null
  return { viewer, isLoading: loading && data === undefined }
}

/** What an administrator does is work, and no visit to be counted. For the frame of each page. */
export function useUncountedWork(viewer: Viewer | null): void {
  const isAtWork = viewer?.isAdmin ?? false
  useEffect(() => {
    countVisits(!isAtWork)
    return () => countVisits(true)
  }, [isAtWork])
}

/**
 * Keeps that somebody is signed in here, so that the next page asks for what is theirs at once. A hint, not a right. For
 * the frame of each page.
 */
export function useRememberSignedIn(isSignedIn: boolean, isLoading: boolean): void {
  useEffect(() => {
    if (isLoading) return
    if (!isSignedIn) return forgetLocal('signedIn')
    writeLocal('signedIn', 'yes')
    // Stays when they sign out: the sign-in page opens on the tab that they need.
    writeLocal('hasAccount', 'yes')
  }, [isSignedIn, isLoading])
}

/** Whether somebody is signed in, for who presses before that is known: it is waited for. */
export function useIsSignedIn(): () => Promise<boolean> {
  const client = useApolloClient()
  return useCallback(async () => {
    // The question that is on its way already, or the answer at hand. Without an answer: nobody.
    const answer = await client.query({ query: ViewerDocument }).catch(() => undefined)
    return Boolean(answer?.data?.me)
  }, [client])
}

/** Shown without an image of the person: first letter of the first name, else of the e-mail, else U. */
export function viewerInitial(viewer: Pick<Viewer, 'firstName' | 'email'>): string {
  const source = viewer.firstName?.trim() || viewer.email.trim() || 'U'
  return (Array.from(source)[0] ?? 'U').toLocaleUpperCase('fr-FR')
}
