import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { from, mergeMap, of } from 'rxjs'
import { askIdentity } from '../lib/session/step-up.ts'
import { cachePolicies } from './cache-policies.ts'
import { freshnessLink } from './freshness.ts'
import { queriesByHash } from './queries-by-hash.ts'
import { queueLink } from './queue-link.ts'

/** Where the API is; tests pass their own `fetch`. */
type ClientOptions = { uri: string; fetch?: typeof fetch }

const isRefused = ({ errors }: ApolloLink.Result) =>
  errors?.some(({ extensions }) => extensions?.code === 'STEP_UP_REQUIRED')

/**
 * What the API refuses until the person has proved again who they are waits for that, and is then sent once more. It
 * stays refused when they do not.
 */
const stepUpLink = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) =>
        isRefused(result)
          ? from(askIdentity()).pipe(
              mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result))),
            )
          : of(result),
      ),
    ),
  )

/** One client a browser (or a request, on a server): normalised cache, cookies sent, ages of answers kept. */
export function makeClient({ uri, fetch }: ClientOptions): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      freshnessLink(),
      queueLink(),
      stepUpLink(),
      queriesByHash(),
      new BaseHttpLink({ uri, fetch, credentials: 'include' }),
    ]),
    cache: new InMemoryCache(cachePolicies),
  })
}
