import type { ApolloClient } from '@apollo/client'
import { WaitlistPlaceDocument } from '../graphql/generated/further/graphql.ts'
import { chosenQuantity } from '../lib/session/pending-choice.ts'
import { hasJoinedHere } from '../lib/session/waitlist-joined.ts'

/** What the frame of every page shows to one person alone. Never part of a page's HTML, which is the same for all. */
export interface OwnMarks {
  /** How many articles a visitor has chosen in this tab. */
  chosen: number
  /** What the announcement of the opening says to who waits for it already, as their account knows it or this tab. */
  place: string | null
}

/** Reads them. @param viewerId who is signed in, if somebody is. */
export async function readOwnMarks(client: ApolloClient, viewerId: string | undefined): Promise<OwnMarks> {
  const isWaiting = hasJoinedHere(viewerId) || (viewerId !== undefined && (await hasPlace(client)))
  return { chosen: chosenQuantity(), place: isWaiting ? words : null }
}

async function hasPlace(client: ApolloClient): Promise<boolean> {
  // Without an answer the announcement is that of everybody.
  const answer = await client.query({ query: WaitlistPlaceDocument }).catch(() => undefined)
  return Boolean(answer?.data?.waitlistPlace)
}

const words = 'Vous êtes sur la liste\u00a0: un e-mail vous préviendra le jour de l’ouverture.'
