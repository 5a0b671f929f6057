import { z } from 'zod'
import { clearableText } from '../../platform/text.rules.ts'

/** Longest address of a picture, in characters. */
export const imageUrlLength = 2_000

const ownPicture = /^\/public-objects\/products\/[A-Za-z0-9][A-Za-z0-9._-]{0,119}\.webp$/

/** Whether this is an address in the shop's own storage. */
export const isOwnPicture = (url: string) => ownPicture.test(url)

/** With its two slashes: a page takes « https:savon.jpg » for a path of the shop. */
const isHttps = (url: string) => /^https:\/\/\S+$/i.test(url) && URL.canParse(url)

const expected = 'Image : adresse https:// complète ou image de la boutique attendue.'

/** Address of a picture: one of the shop's own, or elsewhere by https. It is shown, never fetched. */
export const clearableImageUrl = clearableText('Image', imageUrlLength).refine(
  (url) => url == null || isOwnPicture(url) || isHttps(url),
  expected,
)

/** The same for those who have nothing but the address. */
export const imageUrlRules = z.object({ imageUrl: clearableImageUrl })
