import { z } from 'zod'
import { frenchNumber } from './french-number.rules.ts'

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
