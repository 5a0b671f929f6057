import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { addressWords } from '../../app/paths.ts'
import { useFirstPage } from '../first-page.ts'

/** A list in pages, whose page lives in the URL. */
interface PagedList {
  page: number
  pageSize: number
  /** Absent while it is not known. */
  totalCount: number | undefined
  /** Takes a page into the URL. */
  change: (wanted: { page: number }, options: { replace: boolean }) => void
}

/** The number of pages; a page beyond the last (an old link) becomes the last: in the browser, and on the server by a redirect. */
export function useLastPage({ page, pageSize, totalCount, change }: PagedList): number {
  const lastPage = Math.max(1, Math.ceil((totalCount ?? 0) / pageSize))
  const isBeyond = totalCount !== undefined && page > lastPage
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true })
  }, [isBeyond, lastPage, change])
  const { redirect } = useFirstPage()
  const { pathname, search } = useLocation()
  if (isBeyond) redirect?.(`${pathname}${withPage(search, lastPage)}`)
  return lastPage
}

function withPage(search: string, page: number): string {
  const query = new URLSearchParams(search)
  if (page === 1) query.delete(addressWords.products.page)
  else query.set(addressWords.products.page, String(page))
  return query.size > 0 ? `?${query}` : ''
}
