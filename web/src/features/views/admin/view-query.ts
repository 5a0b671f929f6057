import { addressWords } from '../../../app/paths.ts'

const { tab, page, record } = addressWords.admin

/** What an address says of how a list is looked at: not which tab, page or record; in one order, so that equal ones are the same text. */
export function viewQuery(search: string): string {
  const query = new URLSearchParams(search)
  for (const word of [tab, page, record]) query.delete(word)
  query.sort()
  return query.toString()
}

/** The address of the same list, looked at so. */
export function addressOf(pathname: string, search: string, view: string): string {
  const query = new URLSearchParams(view)
  const shown = new URLSearchParams()
  const open = new URLSearchParams(search).get(tab)
  if (open) shown.set(tab, open)
  for (const [word, value] of query) if (word !== tab) shown.set(word, value)
  return shown.size > 0 ? `${pathname}?${shown}` : pathname
}
