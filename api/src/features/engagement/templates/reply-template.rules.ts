import { z } from 'zod'
import { numericId, readVersion, requiredLine, requiredText } from '../../../platform/field.rules.ts'

/** Characters of a template, and how many there are at most. */
export const templateLimits = { nameLength: 60, textLength: 4_000, count: 30 } as const

/** What stands for something of the message, as a template writes it, and what it becomes. */
export const placeholders = {
  prénom: 'le prénom de la personne',
  nom: 'son nom',
  sujet: 'le sujet de son message',
  moi: 'votre nom',
} as const

/** What the placeholders of a template are filled with. */
export type TemplateFacts = Record<keyof typeof placeholders, string>

const written = /\{\{([^{}]{0,40})\}\}/g
const plain = (word: string) => word.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const known = new Map(Object.keys(placeholders).map((word) => [plain(word), word as keyof TemplateFacts]))

/** A template with the facts of a message in their places; what is unknown stays as it is written. */
export const fillTemplate = (text: string, facts: TemplateFacts): string =>
  text.replace(written, (whole, word: string) => {
    const name = known.get(plain(word))
    return name ? facts[name] : whole
  })

/** The first placeholder that nobody knows. */
const unknownIn = (text: string) =>
  [...text.matchAll(written)].find(([, word]) => !known.has(plain(word ?? '')))?.[0]

const list = Object.keys(placeholders)
  .map((word) => `{{${word}}}`)
  .join(', ')

const fields = {
  name: requiredLine('Nom du modèle', templateLimits.nameLength, 'Donnez un nom à ce modèle.'),
  text: requiredText('Texte', templateLimits.textLength, 'Écrivez le texte du modèle.').superRefine(
    (text, ctx) => {
      const unknown = unknownIn(text)
      if (unknown)
        ctx.addIssue({ code: 'custom', message: `${unknown} n’est pas connu. Vous pouvez écrire ${list}.` })
    },
  ),
}

/** A new template. */
export const templateRules = z.object(fields)

/** What to change of one; what is left out stays as it is. */
export const templateChangeRules = z
  .object(fields)
  .partial()
  .extend({ id: numericId('Modèle'), version: readVersion })

/** Which one, and the copy of it that was read. */
export const readTemplateRules = z.object({ id: numericId('Modèle'), version: readVersion })
