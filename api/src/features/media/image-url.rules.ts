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

/** Address of a picture: one of the shop's own, or elsewhere by https. It is shown, never fetched. */
export const clearableImageUrl = clearableText('Image', imageUrlLength).refine(
  (url) => url == null || isOwnPicture(url) || isHttps(url),
  expected,
)

/** The same for a picture that is chosen now: on a public site. Rows from before this rule keep their addresses. */
export const newImageUrlRules = z.object({
  imageUrl: clearableImageUrl.refine((url) => url == null || !isHttps(url) || isPublic(url), notPublic),
})
