import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef } from 'react'
import { ProductPageDocument } from '../../graphql/generated/graphql.ts'

/** Fetches a product, and the code of its page, when a visitor shows an interest in it; once. */
export function usePrefetchProduct(id: string, preloadPage?: () => Promise<unknown>): () => void {
  const client = useApolloClient()
  const prefetched = useRef(false)
  return useCallback(() => {
    if (prefetched.current) return
    prefetched.current = true
    // A prefetch that fails is nobody's concern: the page asks again, and says so if it fails too.
    const ignore = () => undefined
    client.query({ query: ProductPageDocument, variables: { id } }).catch(ignore)
    preloadPage?.().catch(ignore)
  }, [client, id, preloadPage])
}
