import { z } from 'zod'
import { frenchNumber } from './french-number.rules.ts'

/**
 * PostgreSQL cannot store NUL, and a lone surrogate is no valid UTF-8: refused before they become a
 * database error.
 */
export const storableText = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Whether a text stays on one line: names end up in headers of e-mails, where a line break starts a new one. */
const singleLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text)

/** What is said of a text that is too long. */
export const tooLong = (label: string, max: number) => `${label} : ${frenchNumber(max)} caractères au plus.`

const unstorable = 'Le texte contient un caractère non autorisé.'

/** Text of at most `max` characters, kept as typed. */
export const text = (label: string, max: number) =>
  z
    .string({ error: `${label} : texte attendu.` })
    .max(max, tooLong(label, max))
    .refine(storableText, unstorable)

/** Something that a reader sees: neither space nor an invisible character such as U+200B. */
const visible = /[^\s\p{Cf}]/u

/** Text that may not be blank; outer spaces are dropped. */
export const requiredText = (label: string, max: number, missing = `${label} : champ obligatoire.`) =>
  z
    .string({ error: missing })
    .trim()
    .regex(visible, missing)
    .max(max, tooLong(label, max))
    .refine(storableText, unstorable)

/** As `requiredText`, on one line: names, subjects. */
export const requiredLine = (label: string, max: number, missing?: string) =>
  requiredText(label, max, missing).refine(singleLine, unstorable)

/** Text that may be cleared: null and a blank one mean « none »; outer spaces are dropped. */
export const clearableText = (label: string, max: number) =>
  z
    .string({ error: `${label} : texte attendu.` })
    .trim()
    .max(max, tooLong(label, max))
    .refine(storableText, unstorable)
    .transform((typed) => typed || null)
    .nullish()

/** As `clearableText`, on one line: addresses, descriptions of pictures. */
export const clearableLine = (label: string, max: number) =>
  clearableText(label, max).refine((typed) => typed == null || singleLine(typed), unstorable)
