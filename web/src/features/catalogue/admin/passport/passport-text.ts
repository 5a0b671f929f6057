import { z } from 'zod'
import {
  type Guarantee,
  passportFactsRules,
  type SparePart,
} from '../../../../../../api/src/features/catalogue/passports/passport.rules.ts'

// Lists are typed as lines, their parts between semicolons: a line is copied from one product to the next.

/** « Le mécanisme ; 24 ; Fabricant ; Sur facture », a line each. */
export const guaranteesText = (guarantees: readonly Guarantee[]): string =>
  guarantees
    .map(({ covers, months, by, terms }) => [covers, months, by, ...(terms ? [terms] : [])].join(' ; '))
    .join('\n')

/** « Joint ; 1,50 ; 2034-12-31 », a line each. */
export const sparePartsText = (parts: readonly SparePart[]): string =>
  parts
    .map(({ name, price, until }) =>
      [name, price?.replace('.', ',') ?? '', until ?? ''].join(' ; ').replace(/( ; )+$/, ''),
    )
    .join('\n')

/** The parts of each line that has any. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(';').map((part) => part.trim()))

const typedLines = (list: (rows: string[][]) => unknown) =>
  z.preprocess((typed) => (typeof typed === 'string' ? list(rowsOf(typed)) : typed), z.unknown())

const { guarantees, spareParts } = passportFactsRules.shape

/** The rules of the form: those of the server, with lists as they are typed and numbers as they are written in French. */
export const passportFormRules = passportFactsRules.extend({
  netQuantity: z.preprocess(
    (typed) => (typeof typed === 'string' ? typed.replace(',', '.').trim() : typed),
    passportFactsRules.shape.netQuantity,
  ),
  guarantees: typedLines((rows) =>
    rows.map(([covers = '', months = '', by = '', ...terms]) => ({
      ...{ covers, by, months: Number.parseInt(months, 10) },
      terms: terms.join(' ; ') || null,
    })),
  ).pipe(guarantees),
  spareParts: typedLines((rows) =>
    rows.map(([name = '', price = '', until = '']) => ({
      name,
      price: price.replace(',', '.').replace(/\s*€$/, '') || null,
      until: until || null,
    })),
  ).pipe(spareParts),
})
