import { freshFor, useFreshQuery } from '../../graphql/freshness.ts'
import { ShopFrameDocument } from '../../graphql/generated/graphql.ts'

/** What the owner says that every page of the shop needs to know. */
export interface ShopFrame {
  /** Whether things can be bought yet; undefined until that is known, or when it cannot be. */
  salesOpen: boolean | undefined
  /** « Les ventes ouvrent le 3 mars 2027 », where the owner announces a day. */
  openingWords: string | null | undefined
  /** That day, such as 2027-03-03. */
  openingDay: string | null | undefined
  /** The answer is on its way. */
  isLoading: boolean
  /** How the shop is reached, and its page on each network that it has one on, by the key of the setting. */
  texts: Partial<Record<string, string>>
  /** Where the site stands against the RGAA: « non conforme ». */
  conformity: string | undefined
}

/** Asked once for all parts of a page that need it. */
export function useShopFrame(): ShopFrame {
  const { data, error } = useFreshQuery(ShopFrameDocument, { maxAgeMs: freshFor.settings })
  const values = Object.fromEntries(data?.settings.map(({ key, value }) => [key, value]) ?? [])
  return {
    salesOpen: data && values.sales_open === 'oui',
    openingWords: data?.opening?.words,
    openingDay: data?.opening?.day,
    isLoading: !data && !error,
    texts: values,
    conformity: data?.accessibilityStatement?.words,
  }
}
