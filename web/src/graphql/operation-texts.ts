import { InMemoryCache } from '@apollo/client'
import { print } from '@apollo/client/utilities'
import type { DocumentNode } from 'graphql'
import { operationName } from './freshness.ts'
import * as documents from './generated/admin/graphql.ts'

/**
 * The text of each operation as browsers send it: with the `__typename` that Apollo's cache adds. By the hash of its
 * text the server knows what `queriesByHash` asks for.
 */
export function operationTexts(): string[] {
  const cache = new InMemoryCache()
  return Object.values<DocumentNode>(documents)
    .filter(operationName)
    .map((document) => print(cache.transformDocument(document)))
}
