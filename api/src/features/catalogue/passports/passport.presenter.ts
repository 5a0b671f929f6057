import type { Passport } from './passport.entity.ts'
import { passportLines } from './passport-lines.ts'
import type { PassportByCode, PassportSheet } from './passports.service.ts'

/** A passport for REST: its facts, and the same in French, in the order of reading. */
export const presentPassport = ({
  id: _id,
  productId,
  formerName: _formerName,
  createdAt: _createdAt,
  updatedAt,
  endedAt,
  ...facts
}: Passport) => ({
  productId,
  ...facts,
  endedAt: endedAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
})

/** As `presentPassport`, with the French lines. */
export const presentWithLines = (passport: Passport | null) =>
  passport && { ...presentPassport(passport), lines: passportLines(passport) }

/** For administrators: with what is asked for. */
export const presentSheet = ({ passport, ...sheet }: PassportSheet) => ({
  passport: passport && presentPassport(passport),
  ...sheet,
})

/** By its code: with the name of its product, and its number while the shop shows it. */
export const presentByCode = ({ passport, name, product }: PassportByCode) => ({
  name,
  isInShop: product !== null,
  passport: presentWithLines(passport),
})
