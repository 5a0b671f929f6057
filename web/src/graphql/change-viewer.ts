import type { ApolloClient } from '@apollo/client'
import { forgetSessionEnded } from '../lib/session/session-ended-note.ts'
import { operationName, recordAnswer } from './freshness.ts'
import { ViewerDocument, type ViewerQuery } from './generated/graphql.ts'

const viewerName = operationName(ViewerDocument)

const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Makes somebody else the viewer (null: nobody). All that was fetched for the last person is dropped, answers still
 * on their way included. Queries that stay on screen are sent again; those that leave it with the person are not.
 */
export async function changeViewer(client: ApolloClient, me: ViewerQuery['me']): Promise<void> {
  if (me) forgetSessionEnded()
  await client.clearStore()
  client.writeQuery({ query: ViewerDocument, data: { me } })
  recordAnswer(client, viewerName)
  const onScreen = [...client.getObservableQueries('active')]
  // clearStore cuts the queries on screen off from the cache until they are observed again.
  for (const query of onScreen) if (query.queryName === viewerName) void query.reobserve()
  // React has unmounted the other person's screens after one turn, Apollo let go of their queries after two.
  await nextTurn()
  await nextTurn()
  for (const query of onScreen) {
    const isNeeded = query.hasObservers() && query.options.fetchPolicy !== 'standby'
    if (isNeeded && query.queryName !== viewerName) void query.reobserve()
  }
}
