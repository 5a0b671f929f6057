import { z } from 'zod'
import { frenchNumber } from '../../platform/french-number.rules.ts'

/** Limits of a picture that is sent (spec sections 5 and 9). */
export const imageLimits = {
  maxBytes: 5 * 1024 * 1024,
  /** Pixels, width by height: a small file can unfold into gigabytes. */
  maxPixels: 25_000_000,
  /**
   * Pixels of either side. A picture four times as long as it is high reaches it just when it reaches `maxPixels`; a line
   * of 25 million pixels is no picture, and takes a decoder five seconds.
   */
  maxSide: 10_000,
} as const

/** Types that a file may be sent as; what it is, its content decides. */
export const acceptedImageTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const

/** Title and sentence for each file that is refused (spec section 5). */
export const imageRefusals = {
  type: {
    title: 'Type de fichier non supporté',
    detail: 'Veuillez sélectionner une image (JPEG, PNG, GIF, WebP)',
  },
  size: { title: 'Fichier trop volumineux', detail: 'La taille maximale est de 5MB' },
  empty: { title: 'Fichier vide', detail: 'Ce fichier ne contient rien. Veuillez en choisir un autre.' },
  damaged: {
    title: 'Image illisible',
    detail: 'Ce fichier est abîmé ou incomplet. Veuillez en choisir un autre.',
  },
  pixels: {
    title: 'Image trop grande',
    detail: 'L’image compte trop de pixels\u00a0: 25 millions au plus.',
  },
  sides: {
    title: 'Image trop grande',
    detail: `L’image est trop longue ou trop haute\u00a0: ${frenchNumber(imageLimits.maxSide)}\u00a0pixels au plus de chaque côté.`,
  },
  animated: {
    title: 'Image animée',
    detail: 'Les images animées ne sont pas acceptées. Veuillez choisir une image fixe.',
  },
} as const

/** Why a file is refused. */
export type ImageRefusal = keyof typeof imageRefusals

const isAccepted = (type: string) => (acceptedImageTypes as readonly string[]).includes(type)

/** Type and size that a file says of itself: judged before a byte of it is sent or read. */
export const declaredImageRules = z.object({
  type: z
    .string({ error: imageRefusals.type.detail })
    .transform((type) => (type.split(';')[0] ?? '').trim().toLowerCase())
    .refine(isAccepted, imageRefusals.type.detail),
  /** Bytes; not always known beforehand. */
  size: z
    .number()
    .min(1, imageRefusals.empty.detail)
    .max(imageLimits.maxBytes, imageRefusals.size.detail)
    .optional(),
})

/** Why a file with these declarations is refused; null when its content may decide. */
export function refusalOf(declared: { type: string; size?: number }): ImageRefusal | null {
  const { error } = declaredImageRules.safeParse(declared)
  if (!error) return null
  if (error.issues.some(({ path }) => path[0] === 'type')) return 'type'
  return declared.size === 0 ? 'empty' : 'size'
}
