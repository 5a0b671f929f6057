import { type PhrasePart, type Understood, understand } from '../../../lib/phrase/understand.ts'
import { type AskedList, emptyParams, type ProductListParams } from '../list/product-list-url.ts'

/** A list whose search is a phrase. */
export interface UnderstoodList {
  /** All that is asked for: the filters that the phrase names, and its other words as the search. */
  params: AskedList
  /** What the phrase says, without what something else was chosen for. */
  phrase: Omit<Understood, 'filters'>
  /** A choice as the address must take it: whoever chooses a price anew takes it out of the phrase. */
  choose: (wanted: Partial<ProductListParams>) => Partial<ProductListParams>
}

/**
 * What the search of a list says, under what is chosen beside it: a filter of the address wins over the phrase.
 * @param departments of the shop; undefined while they are on their way.
 */
export function understoodList(
  asked: ProductListParams,
  departments: readonly { slug: string }[] | undefined,
): UnderstoodList {
  const hasDepartment = (slug: string) => departments?.some((each) => each.slug === slug) ?? true
  const { filters: said, parts, ...words } = understand(asked.search, hasDepartment)
  // Whoever looks for a present has a sum in mind.
  const filters = words.isGift ? { sort: 'PRICE_ASC' as const, ...said } : said
  const keysOf = (part: Pick<PhrasePart, 'filters'>) =>
    Object.keys(part.filters) as (keyof ProductListParams)[]
  const isChosen = (key: keyof ProductListParams) => asked[key] !== emptyParams[key]
  const meant = Object.fromEntries(Object.entries(filters).filter(([key]) => !isChosen(key as never)))
  return {
    params: { ...asked, ...meant, search: words.rest },
    phrase: { ...words, parts: parts.filter((part) => keysOf(part).some((key) => !isChosen(key))) },
    choose: (wanted) => {
      if ('search' in wanted) return wanted
      let [choice, search] = [wanted, asked.search]
      for (;;) {
        const part = understand(search, hasDepartment).parts.find((each) =>
          keysOf(each).some((key) => key in wanted),
        )
        if (!part) return search === asked.search ? wanted : { ...choice, search }
        // The other bound of « entre 20 et 30 € » stays.
        choice = { ...part.filters, ...choice }
        search = part.without
      }
    },
  }
}
