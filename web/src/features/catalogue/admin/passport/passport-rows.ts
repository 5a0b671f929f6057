import { z } from 'zod'
import {
  type Guarantee,
  guarantorInSentence,
  passportFactsRules,
  type SparePart,
} from '../../../../../../api/src/features/catalogue/passports/passport.rules.ts'
import { readNumber, showNumber } from '../../../../lib/form/french-number.ts'
import { formatShortDay } from '../../../../ui/display/date-text.tsx'
import { formatPrice } from '../../../../ui/display/price.tsx'

/** A guarantee as its fields hold it. */
export const newGuarantee = { covers: '', months: '', by: '', terms: '' }

/** A spare part as its fields hold it; its day as « 2034-12-31 ». */
export const newSparePart = { name: '', price: '', until: '' }

/** A line of fields, by their names. */
export type Row = Record<string, string>

/** Rows as the form keeps them: one text, that what was typed can be told from what was there. */
export const rowsText = (rows: readonly Row[]): string => JSON.stringify(rows)

const kept = z.array(z.record(z.string(), z.string()))

/** The rows in a text of the form; none in one that is none of its own. */
export function readRows(text: unknown): Row[] {
  try {
    return kept.parse(JSON.parse(String(text)))
  } catch {
    return []
  }
}

/** Guarantees for their fields. */
export const guaranteesText = (guarantees: readonly Guarantee[]): string =>
  rowsText(
    guarantees.map(({ covers, months, by, terms }) => ({
      ...{ covers, by, months: showNumber(String(months), 0), terms: terms ?? '' },
    })),
  )

/** Spare parts for their fields. */
export const sparePartsText = (parts: readonly SparePart[]): string =>
  rowsText(
    parts.map(({ name, price, until }) => ({
      ...{ name, price: price ? showNumber(price, 2) : '', until: until ?? '' },
    })),
  )

const typedRows = (read: (row: Row) => unknown) =>
  z.preprocess((typed) => (typeof typed === 'string' ? readRows(typed).map(read) : typed), z.unknown())

const { guarantees, spareParts } = passportFactsRules.shape

/** The rules of the form: those of the server, with rows as they are typed and numbers as they are written in French. */
export const passportFormRules = passportFactsRules.extend({
  netQuantity: z.preprocess(
    (typed) => (typeof typed === 'string' ? typed.replace(',', '.').trim() : typed),
    passportFactsRules.shape.netQuantity,
  ),
  // What is no number goes on as it is: the rules say so where it was typed.
  guarantees: typedRows(({ months = '', ...row }) => {
    const number = readNumber(months, 0)
    return { ...row, months: number === null ? months : Number(number) }
  }).pipe(guarantees),
  spareParts: typedRows(({ price = '', ...row }) => ({
    ...row,
    price: readNumber(price, 2) ?? price.trim(),
  })).pipe(spareParts),
})

const guaranteeWords = ({ covers, months, by, terms }: Row) =>
  [`${covers}\u00a0: ${months}\u00a0mois, par ${guarantorInSentence(by ?? '')}.`, terms]
    .filter(Boolean)
    .join(' ')

const sparePartWords = ({ name, price, until }: Row) =>
  [name, price && formatPrice(readNumber(price, 2) ?? price), until && `jusqu’au ${formatShortDay(until)}`]
    .filter(Boolean)
    .join(', ')

/** Rows in words, a line each: of a list that the history keeps, or of a text of the form. */
export function rowWords(field: string, value: unknown): string | undefined {
  if (field !== 'guarantees' && field !== 'spareParts') return undefined
  const isGuarantees = field === 'guarantees'
  const textOf = (list: unknown) =>
    isGuarantees ? guaranteesText(list as Guarantee[]) : sparePartsText(list as SparePart[])
  const rows = readRows(typeof value === 'string' ? value : textOf(value))
  return rows.map(isGuarantees ? guaranteeWords : sparePartWords).join('\n') || 'aucune'
}
