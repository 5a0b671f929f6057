import { useEffect } from 'react'

/** A list in pages, whose page lives in the URL. */
interface PagedList {
  page: number
  pageSize: number
  /** Absent while it is not known. */
  totalCount: number | undefined
  /** Takes a page into the URL. */
  change: (wanted: { page: number }, options: { replace: boolean }) => void
}

/** The number of pages; a page beyond the last (an old link) becomes the last. */
export function useLastPage({ page, pageSize, totalCount, change }: PagedList): number {
  const lastPage = Math.max(1, Math.ceil((totalCount ?? 0) / pageSize))
  const isBeyond = totalCount !== undefined && page > lastPage
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true })
  }, [isBeyond, lastPage, change])
  return lastPage
}
