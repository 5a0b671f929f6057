import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** State of a list, as written in the URL: each parameter a text, empty when absent. */
export interface ListUrl {
  /** A parameter of the list. */
  get: (name: string) => string
  /** The page, from 1. */
  page: number
  /** Takes choices into the URL; an empty one leaves it, and any but of the page goes back to the first page. */
  change: (wanted: Record<string, string | number>, options?: { replace?: boolean }) => void
  /** The address with these choices taken. */
  hrefWith: (wanted: Record<string, string | number>) => string
}

function changed(query: URLSearchParams, wanted: Record<string, string | number>): URLSearchParams {
  const next = new URLSearchParams(query)
  if (!('page' in wanted) && !('fiche' in wanted)) next.delete('page')
  for (const [name, value] of Object.entries(wanted)) {
    if (value === '' || (name === 'page' && value === 1)) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** A list whose search, order, filters, page and open dialog (`fiche`) live in the URL and nowhere else. */
export function useListUrl(): ListUrl {
  const [query, setQuery] = useSearchParams()
  const change = useCallback<ListUrl['change']>(
    (wanted, options) =>
      setQuery((latest) => changed(latest, wanted), { preventScrollReset: true, ...options }),
    [setQuery],
  )
  const page = Number(query.get('page'))
  return {
    get: (name) => (query.get(name) ?? '').trim(),
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    change,
    hrefWith: (wanted) => `?${changed(query, wanted)}`,
  }
}
