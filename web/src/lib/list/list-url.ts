import { useCallback, useContext, useMemo } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useSearchParams } from 'react-router-dom'
import { wordOf } from '../../../../api/src/edges/pages/page-query.rules.ts'
import { catalogueLimits } from '../../../../api/src/features/catalogue/catalogue.rules.ts'
import { addressWords } from '../../app/paths.ts'

/** One parameter of an address: what its text means, and how a value is written. An absent one has an empty text. */
interface Param<T> {
  read: (text: string) => T
  /** Empty where the address need not say it. */
  write: (value: T) => string
}

/** What the address of a list carries, by the names that the code has for it. */
export interface ListAddress<P> {
  /** How the address spells each name. */
  words: { [N in keyof P & string]: string }
  params: { [N in keyof P]: Param<P[N]> }
  /** The address says other things too (the tab of a dashboard): they stay, and what is there keeps its place. */
  isShared: boolean
}

/** The values that the address of a list holds. */
export type ParamsOf<L> = L extends ListAddress<infer P> ? P : never

/** Search words without outer spaces, at a sensible length; what no database can hold counts as nothing. */
export function normaliseText(text: string): string {
  const words = text.trim().slice(0, catalogueLimits.typedSearchLength).trim()
  return words.includes('\u0000') || !words.isWellFormed() ? '' : words
}

/** A text that counts as absent where `normalise` makes nothing of it: an old or mistyped link still works. */
export const textParam = (normalise = normaliseText): Param<string> => ({
  read: normalise,
  write: (value) => value,
})

/** The id of a record that a list is narrowed to; null for none. */
export const idParam: Param<string | null> = {
  read: (text) => (/^[1-9]\d{0,8}$/.test(text.trim()) ? text.trim() : null),
  write: (id) => id ?? '',
}

/** An instant, as ISO 8601; null for none. */
export const instantParam: Param<string | null> = {
  read: (text) => (/^20\d\d-.*Z$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null),
  write: (instant) => instant ?? '',
}

/** On or off. */
export const flagParam: Param<boolean> = {
  read: (text) => text === 'true',
  write: (isOn) => (isOn ? 'true' : ''),
}

/** One of a few values, each with its slug; null where the address names none of them. */
export const choiceParam = <V extends string>(slugs: Partial<Record<V, string>>): Param<V | null> => ({
  read: (text) => (Object.keys(slugs) as V[]).find((value) => slugs[value] === text.trim()) ?? null,
  write: (value) => (value === null ? '' : (slugs[value] ?? '')),
})

/** The page, from 1. */
export const pageParam = (last: number): Param<number> => ({
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) && Number(text) <= last ? Number(text) : 1),
  write: (page) => (page === 1 ? '' : String(page)),
})

/** What is open beside a list: nothing (empty), a record by its id, the form of a `new` one, or one of its panels, by name. */
const recordParam: Param<string> = {
  read: (text) => recordOfSlug.get(text.trim()) ?? text.trim(),
  write: (record) => slugOfRecord.get(record) ?? record,
}

const slugOfRecord = new Map([
  ['new', 'nouveau'],
  ['history', 'historique'],
  ['drafts', 'photos'],
  ['import', 'import'],
  ['templates', 'modeles'],
])

const recordOfSlug = new Map([...slugOfRecord].map(([record, slug]) => [slug, record]))

/** The address of the shop's list. */
export const shopList = <P extends object>(
  params: { [N in keyof P]: Param<P[N]> } & Record<
    Exclude<keyof P, keyof typeof addressWords.products>,
    never
  >,
): ListAddress<P> => ({ words: addressWords.products as never, params, isShared: false })

/** What every list of the administration carries. */
interface AdminListParams {
  search: string
  page: number
  record: string
}

const adminParams = {
  search: textParam(),
  page: pageParam(100_000),
  record: recordParam,
}

/** The address of a list of the administration: search, page and open record, and what else it carries. */
export const adminList = <P extends object>(
  params: { [N in keyof P]: Param<P[N]> } & Record<Exclude<keyof P, keyof typeof addressWords.admin>, never>,
): ListAddress<AdminListParams & P> => ({
  words: addressWords.admin as never,
  params: { ...adminParams, ...params } as never,
  isShared: true,
})

/** Reads an address. */
export function readList<P>({ words, params }: ListAddress<P>, query: URLSearchParams): P {
  const names = Object.keys(params) as (keyof P & string)[]
  return Object.fromEntries(names.map((name) => [name, params[name].read(wordOf(query, words[name]))])) as P
}

/** The shortest query that reads back as these values. */
export function writeList<P>(
  list: ListAddress<P>,
  values: Partial<P>,
  onto?: URLSearchParams,
): URLSearchParams {
  const query = new URLSearchParams(onto)
  for (const name of Object.keys(onto ? values : list.params) as (keyof P & string)[]) {
    const text = list.params[name].write(values[name] as P[typeof name])
    if (text === '') query.delete(list.words[name])
    else query.set(list.words[name], text)
  }
  return query
}

/** Applies a choice; every choice but of a page or of a record to open goes back to the first page. */
export function changeList<P>(
  list: ListAddress<P>,
  query: URLSearchParams,
  choice: Partial<P>,
): URLSearchParams {
  const change = 'page' in choice || 'record' in choice ? choice : { page: 1, ...choice }
  return list.isShared
    ? writeList(list, change, query)
    : writeList(list, { ...readList(list, query), ...change })
}

/** The part of a list that a page shows, as the API is asked for it. */
export const partOf = (page: number, pageSize: number) => ({ limit: pageSize, offset: (page - 1) * pageSize })

/** How a choice enters the history: typing replaces, a deliberate choice can be gone back on. */
interface ChangeOptions {
  replace?: boolean
}

/** The state of a list, which lives in the address and nowhere else. */
export interface ListUrl<P> {
  params: P
  /** Takes choices into the address. */
  change(wanted: Partial<P>, options?: ChangeOptions): void
  /** The address with these choices taken. */
  hrefWith(wanted: Partial<P>): string
}

/** A list whose search, filters, order, page and open record live in the address. */
export function useListUrl<P>(list: ListAddress<P>): ListUrl<P> {
  const [query, setQuery] = useSearchParams()
  const params = useMemo(() => readList(list, query), [list, query])
  const router = useContext(RouterContext)?.router
  const change = useCallback<ListUrl<P>['change']>(
    (wanted, options) => {
      // A field left by a click commits just before the click itself is taken: the second change must build on the
      // first, which the router has taken but not rendered yet. One that was refused never happened.
      const accepted = new URLSearchParams(router?.state.location.search ?? query)
      setQuery(changeList(list, accepted, wanted), {
        replace: options?.replace,
        preventScrollReset: true,
        // A box must look ticked in the frame of its click, not when React finds the time. Replacements come
        // from timers and effects, where React cannot be pressed and nothing presses.
        flushSync: !options?.replace,
      })
    },
    [list, router, query, setQuery],
  )
  return { params, change, hrefWith: (wanted) => `?${changeList(list, query, wanted)}` }
}
