import type { ApolloClient } from '@apollo/client'
import { noteAnswer } from '../../graphql/answer-ages.ts'
import { ViewerDocument, type ViewerQuery } from '../../graphql/generated/graphql.ts'
import { operationName } from '../../graphql/operation-name.ts'
import { forgetSessionEnded } from '../../lib/session-ended.ts'

const viewerName = operationName(ViewerDocument)

const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Somebody else is looking from now on (null: nobody). All that was fetched for the last person is forgotten, and
 * what is still on its way is dropped. What stays on screen asks again; what leaves it with them does not.
 */
export async function changeViewer(client: ApolloClient, me: ViewerQuery['me']): Promise<void> {
  if (me) forgetSessionEnded()
  await client.clearStore()
  client.writeQuery({ query: ViewerDocument, data: { me } })
  noteAnswer(client, viewerName)
  const onScreen = [...client.getObservableQueries('active')]
  // clearStore leaves what is on screen deaf to the cache, until it looks again.
  for (const query of onScreen) if (query.queryName === viewerName) void query.reobserve()
  // React has unmounted the other person's screens after one turn, Apollo let go of their queries after two.
  await nextTurn()
  await nextTurn()
  for (const query of onScreen) {
    const isNeeded = query.hasObservers() && query.options.fetchPolicy !== 'standby'
    if (isNeeded && query.queryName !== viewerName) void query.reobserve()
  }
}
