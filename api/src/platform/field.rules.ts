import { z } from 'zod'

// The fields of which the rules of every noun are made, with what is said in French of one that breaks its rule.

/** A number as French readers see it: « 5 000 », « 99 999 999,99 »; the spaces do not break. */
export const frenchNumber = (number: number): string => number.toLocaleString('fr-FR')

/** Largest value of a PostgreSQL `integer`. */
const maxInteger = 2_147_483_647

const outside = (label: string, min: number, max: number) =>
  `${label} : entre ${frenchNumber(min)} et ${frenchNumber(max)}.`

const whole = (label: string) => `${label} : nombre entier attendu.`

/** Whole number between `min` and `max`, given as a number or as its digits (query strings). */
export const wholeNumber = (label: string, min: number, max = maxInteger) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?\d{1,15}$/)
          .transform(Number),
      ],
      { error: whole(label) },
    )
    .refine(Number.isInteger, whole(label))
    .refine((n) => n >= min && n <= max, outside(label, min, max))

/** Identifier of a row with a numeric key. */
export const numericId = (label = 'Identifiant') => wholeNumber(label, 1)

/** Decimal given as a string or number, with at most `scale` decimals, between `min` and `max`; a string after parsing. */
export const decimal = (label: string, scale: number, min: number, max: number) =>
  z
    .union([z.string(), z.number().transform(String)], { error: `${label} : nombre attendu.` })
    .refine((s) => new RegExp(`^-?\\d{1,12}(\\.\\d{1,${scale}})?$`).test(s), {
      error: `${label} : nombre attendu, avec ${scale} décimale${scale > 1 ? 's' : ''} au plus.`,
      abort: true,
    })
    .refine((s) => Number(s) >= min && Number(s) <= max, outside(label, min, max))

/** Yes or no, given as a boolean or as « true » / « false » (query strings). */
export const flag = (label: string) =>
  z.union([z.boolean(), z.enum(['true', 'false']).transform((s) => s === 'true')], {
    error: `${label} : true ou false attendu.`,
  })

/** The `version` that a client read before it changed a row; may be left out, null then means the same. */
export const readVersion = wholeNumber('Version', 1).nullish()

/**
 * PostgreSQL cannot store NUL, and a lone surrogate is no valid UTF-8: refused before they become a
 * database error.
 */
export const storableText = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Whether a text stays on one line: names end up in headers of e-mails, where a line break starts a new one. */
const singleLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text)

/**
 * Characters that turn the direction of what follows them: with them a text shows other than it is, and goes on doing
 * so into what stands beside it. Dropped, not refused: people paste them without seeing them.
 */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** … and whatever else nobody sees in a name: marks of direction, spaces without width, tags. Joiners stay: emoji need them. */
const unseen =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

const withoutTurning = (typed: string) => typed.replace(turning, '')

/** For a text that is kept on one line. */
export const withoutUnseen = (typed: string) => typed.replace(unseen, '')

/** What is said of a text that is too long. */
export const tooLong = (label: string, max: number) => `${label} : ${frenchNumber(max)} caractères au plus.`

const unstorable = 'Le texte contient un caractère non autorisé.'

/** Text of at most `max` characters, exactly as typed: to be compared with what is kept, letter by letter. */
export const exactText = (label: string, max: number) =>
  z
    .string({ error: `${label} : texte attendu.` })
    .max(max, tooLong(label, max))
    .refine(storableText, unstorable)

/** Text of at most `max` characters, kept as typed but for what turns its direction. */
export const text = (label: string, max: number) => exactText(label, max).overwrite(withoutTurning)

/** Something that a reader sees: neither space nor an invisible character such as U+200B. */
const visible = /[^\s\p{Cf}]/u

const required = (
  label: string,
  max: number,
  clean: (typed: string) => string,
  missing = `${label} : champ obligatoire.`,
) =>
  z
    .string({ error: missing })
    .overwrite(clean)
    .trim()
    .regex(visible, missing)
    .max(max, tooLong(label, max))
    .refine(storableText, unstorable)

/** Text that may not be blank; outer spaces are dropped. */
export const requiredText = (label: string, max: number, missing?: string) =>
  required(label, max, withoutTurning, missing)

/** As `requiredText`, on one line and without characters that nobody sees: names, subjects. */
export const requiredLine = (label: string, max: number, missing?: string) =>
  required(label, max, withoutUnseen, missing).refine(singleLine, unstorable)

const clearable = (label: string, max: number, clean: (typed: string) => string) =>
  z
    .string({ error: `${label} : texte attendu.` })
    .overwrite(clean)
    .trim()
    .max(max, tooLong(label, max))
    .refine(storableText, unstorable)
    .transform((typed) => typed || null)
    .nullish()

/** Text that may be cleared: null and a blank one mean « none »; outer spaces are dropped. */
export const clearableText = (label: string, max: number) => clearable(label, max, withoutTurning)

/** As `clearableText`, on one line and without characters that nobody sees: addresses, descriptions of images. */
export const clearableLine = (label: string, max: number) =>
  clearable(label, max, withoutUnseen).refine((typed) => typed == null || singleLine(typed), unstorable)

/** One of a few words. REST writes « price_asc », GraphQL its enum PRICE_ASC: the same word. */
export function enumRule<const W extends string>(label: string, words: readonly W[]) {
  const error = `${label} : ${words.join(', ')} attendu.`
  return z.string({ error }).toUpperCase().pipe(z.enum(words, { error }))
}

/** As `instantRule`, of what may have none: null and an empty text mean that. */
export const clearableInstant = (label: string) =>
  z.preprocess((given) => (given === '' ? null : given), instantRule(label).nullish())

/** An instant, as ISO 8601 with its zone or as a Date, since 1970. */
export const instantRule = (label: string) => {
  const error = `${label} : date ISO attendue.`
  return z
    .preprocess(
      (given) => (given instanceof Date && !Number.isNaN(given.getTime()) ? given.toISOString() : given),
      z.iso.datetime({ error, offset: true }),
    )
    .transform((given) => new Date(given))
    .refine((instant) => instant.getTime() >= 0, error)
}
