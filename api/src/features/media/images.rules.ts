import { z } from 'zod'
import { clearableText, frenchNumber } from '../../platform/field.rules.ts'

/** Limits of an image that is sent (specification, sections 5 and 9). */
export const imageLimits = {
  maxBytes: 5 * 1024 * 1024,
  /** Pixels, width by height: a small file can unfold into gigabytes. */
  maxPixels: 25_000_000,
  /**
   * Pixels of either side. An image four times as long as it is high reaches it just when it reaches `maxPixels`; a line
   * of 25 million pixels is no image, and takes a decoder five seconds.
   */
  maxSide: 10_000,
} as const

/** Types that a file may be sent as; what it is, its content decides. */
export const acceptedImageTypes = ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'] as const

/** Title and sentence for each file that is refused (specification, section 5). */
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
const declaredImageRules = z.object({
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

const share = (label: string, least: number) =>
  z
    .number({ error: `${label}\u00a0: nombre attendu.` })
    .min(least, tooNarrow)
    .max(1, tooNarrow)

const tooNarrow = 'Cadre\u00a0: il dépasse l’image, ou il est trop petit.'

/** A part of an image, as shares of its width and height, at least a twentieth of each. */
export const imageRegionRules = z
  .object({
    left: share('Bord gauche', 0),
    top: share('Bord haut', 0),
    width: share('Largeur', 0.05),
    height: share('Hauteur', 0.05),
  })
  // What a browser has reckoned may be a hair beyond.
  .refine(({ left, width }) => left + width <= 1.001, { error: tooNarrow, path: ['width'] })
  .refine(({ top, height }) => top + height <= 1.001, { error: tooNarrow, path: ['height'] })

/** A part of an image that keeps to the rules. */
export type ImageRegion = z.output<typeof imageRegionRules>

/** Longest address of an image, in characters. */
const imageUrlLength = 2_000

const ownImage = /^\/public-objects\/products\/[A-Za-z0-9][A-Za-z0-9._-]{0,119}\.webp$/

/** Whether this is an address in the shop's own storage. */
export const isOwnImage = (url: string) => ownImage.test(url)

/** With its two slashes: a page takes « https:savon.jpg » for a path of the shop. */
const isHttps = (url: string) => /^https:\/\/\S+$/i.test(url) && URL.canParse(url)

const expected = 'Image : adresse https:// complète ou image de la boutique attendue.'

/** Last parts of names that mean the reader's own machine or network, or nothing at all. */
const localEndings =
  /\.(localhost|local|localdomain|internal|intranet|private|corp|home|lan|arpa|test|invalid|onion)$/

/**
 * Whether every reader's browser may be sent there: a name in the public DNS, at the usual port, without credentials.
 * The parser writes each form of an IPv4 address (0x7f000001, 2130706433, 127.1) as four numbers.
 */
const isPublic = (url: string) => {
  const { username, password, port, hostname } = new URL(url)
  const name = hostname.replace(/\.$/, '')
  const isAddress = name.startsWith('[') || /^[\d.]+$/.test(name)
  const isName = /^[^.]+(\.[^.]+)+$/.test(name) && !localEndings.test(name)
  return isName && !isAddress && username + password + port === ''
}

const notPublic =
  'Image\u00a0: l’adresse doit mener à un site public désigné par son nom, sans mot de passe ni numéro de port.'

/** Address of an image: one of the shop's own, or elsewhere by https. It is shown, never fetched. */
export const clearableImageUrl = clearableText('Image', imageUrlLength).refine(
  (url) => url == null || isOwnImage(url) || isHttps(url),
  expected,
)

/** The same for an image that is chosen now: on a public site. Rows from before this rule keep their addresses. */
export const newImageUrlRules = z.object({
  imageUrl: clearableImageUrl.refine((url) => url == null || !isHttps(url) || isPublic(url), notPublic),
})
