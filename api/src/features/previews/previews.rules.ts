import { z } from 'zod'
import { enumRule, exactText, numericId } from '../../platform/field.rules.ts'

/** What a link can show. */
export const previewSubjects = ['PRODUCT', 'POST'] as const

/** One of these. */
export type PreviewSubject = (typeof previewSubjects)[number]

/** How long links live, in hours. */
export const previewLifetimes = { HOUR: 1, DAY: 24, WEEK: 7 * 24 } as const

/** One of these lifetimes. */
export type PreviewLifetime = keyof typeof previewLifetimes

const lifetimes = Object.keys(previewLifetimes) as [PreviewLifetime, ...PreviewLifetime[]]

/** Links of one thing that live at once. */
export const livePreviewsMax = 20

/** One product or article, by its id. */
export const previewSubjectRules = z.object({
  subject: enumRule('Aperçu', previewSubjects),
  subjectId: numericId('Fiche'),
})

export const newPreviewRules = previewSubjectRules.extend({
  lifetime: enumRule('Durée', lifetimes).default('WEEK'),
})

export const previewLinkIdRules = z.object({ id: numericId('Lien') })

/** A text of any other form is no token of ours, and no error: it finds nothing. */
export const previewTokenRules = z.object({ token: exactText('Lien', 200) })
