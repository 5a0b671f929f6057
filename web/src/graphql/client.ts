import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { cachePolicies } from './cache-policies.ts'
import { freshnessLink } from './freshness.ts'
import { queriesByHash } from './queries-by-hash.ts'
import { queueLink } from './queue-link.ts'

/** Where the API is; tests pass their own `fetch`. */
type ClientOptions = { uri: string; fetch?: typeof fetch }

/** One client a browser (or a request, on a server): normalised cache, cookies sent, ages of answers kept. */
export function makeClient({ uri, fetch }: ClientOptions): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      freshnessLink(),
      queueLink(),
      queriesByHash(),
      new BaseHttpLink({ uri, fetch, credentials: 'include' }),
    ]),
    cache: new InMemoryCache(cachePolicies),
  })
}
