import { useEffect } from 'react'
import { pageSize } from './product-list-variables.ts'
import type { ChangeProductList } from './use-product-list-url.ts'

/** The number of pages; a page beyond the last (an old link) becomes the last. */
export function useLastPage(page: number, totalCount: number | undefined, change: ChangeProductList): number {
  const lastPage = Math.max(1, Math.ceil((totalCount ?? 0) / pageSize))
  const isBeyond = totalCount !== undefined && page > lastPage
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true })
  }, [isBeyond, lastPage, change])
  return lastPage
}
