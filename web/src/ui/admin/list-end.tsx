import { useLastPage } from '../../lib/use-last-page.ts'
import type { ListUrl } from '../../lib/use-list-url.ts'
import { EmptyState } from '../empty-state.tsx'
import { Pagination } from '../pagination.tsx'

interface ListEndProps {
  url: ListUrl
  pageSize: number
  /** Absent while it is not known. */
  totalCount: number | undefined
  /** Said when there is nothing. */
  empty: { title: string; description: string }
}

/** Below a list: its pages, or that it is empty. A page beyond the last becomes the last. */
export function ListEnd({ url, pageSize, totalCount, empty }: ListEndProps) {
  const { page, change } = url
  const lastPage = useLastPage({ page, pageSize, totalCount, change })
  if (totalCount === 0) return <EmptyState {...empty} />
  return <Pagination page={page} lastPage={lastPage} hrefFor={(page) => url.hrefWith({ page })} />
}
