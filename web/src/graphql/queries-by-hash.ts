import { ApolloLink } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'
import { from, mergeMap, of } from 'rxjs'

/** Longest variables that travel in an address, in characters: a proxy may refuse one of 4 kB. */
const longestVariables = 1_500

/**
 * Names and addresses of people are looked for by `search`, products by a filter: the former stay out of addresses,
 * which proxies write down.
 */
const fitsAnAddress = ({ operationType, variables }: ApolloLink.Operation): boolean =>
  operationType === 'query' &&
  !variables.search &&
  encodeURIComponent(JSON.stringify(variables)).length <= longestVariables

/** SHA-256 of the text that would be sent. */
async function hashOf(document: DocumentNode): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(print(document)))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const isUnknown = (result: ApolloLink.Result): boolean =>
  'errors' in result && result.errors?.[0]?.extensions?.code === 'PERSISTED_QUERY_NOT_FOUND'

/**
 * Sends queries by GET with the hash of their text, in the words of Apollo's persisted queries. A server that does not
 * know one, for it has become another since the page was loaded, gets the text by POST, and from then on no hash any
 * more. Everything else goes by POST at once.
 */
export function queriesByHash(): ApolloLink {
  // Browsers hash in secure contexts alone: by HTTPS, or on the machine itself.
  let isKnown = globalThis.crypto?.subtle !== undefined
  return new ApolloLink((operation, forward) => {
    if (!isKnown || !fitsAnAddress(operation)) return forward(operation)
    const { http, fetchOptions } = operation.getContext()
    return from(hashOf(operation.query)).pipe(
      mergeMap((sha256Hash) => {
        operation.extensions.persistedQuery = { version: 1, sha256Hash }
        operation.setContext({
          http: { ...http, includeQuery: false },
          fetchOptions: { ...fetchOptions, method: 'GET' },
        })
        return forward(operation)
      }),
      mergeMap((result) => {
        if (!isUnknown(result)) return of(result)
        isKnown = false
        delete operation.extensions.persistedQuery
        operation.setContext({ http, fetchOptions })
        return forward(operation)
      }),
    )
  })
}
