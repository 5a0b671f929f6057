import sharp, { type Create, type Sharp } from 'sharp'
import type { User } from '../../features/accounts/user.entity.ts'
import type { Answer, Ask, TestShop } from '../shop.ts'

/** Pixels of one colour. */
const plain = (facts: Partial<Create> = {}): Sharp =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#3f7d4e', ...facts } })

/** An image of one colour in one of the accepted formats. */
export const image = (format: 'jpeg' | 'png' | 'gif' | 'webp' = 'jpeg', facts: Partial<Create> = {}) =>
  plain(facts).toFormat(format).toBuffer()

/** An image whose pixels are all different: nothing about it can be packed small. */
export function noisyImage(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width, height, channels: 3, background: '#777777', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** An image that moves. */
export function animatedImage(format: 'gif' | 'webp', frames = 3): Promise<Buffer> {
  const size = 16
  const pixels = Buffer.alloc(size * size * frames * 3, 0)
  for (let frame = 0; frame < frames; frame++)
    pixels.fill((frame * 97) % 256, frame * size * size * 3, (frame + 1) * size * size * 3)
  const raw = { width: size, height: size * frames, channels: 3 as const, pageHeight: size }
  return sharp(pixels, { raw }).toFormat(format).toBuffer()
}

/** Asks for an address to send an image to; a path when it is the shop's own. */
export async function askUploadUrl(shop: TestShop, as: User): Promise<string> {
  const { body } = await shop.post('/api/upload/product-image', { as })
  const url = new URL(body.uploadURL)
  return url.origin === new URL(shop.env.PUBLIC_URL).origin ? url.pathname + url.search : url.href
}

/** Name of the image to come: the last segment of the address. */
export const nameIn = (url: string) => new URL(url, 'http://x').pathname.split('/').at(-1) ?? ''

/** Public address of the image to come. */
export const addressIn = (url: string) => `/public-objects/products/${nameIn(url)}`

/** Sends a file to its address. */
export async function putFile(
  shop: TestShop,
  url: string,
  file: Uint8Array,
  { as, headers }: Ask = {},
): Promise<Answer> {
  const cookie = as ? { cookie: await shop.cookieOf(as) } : undefined
  return answerOf(
    await fetch(new URL(url, shop.origin), {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg', ...cookie, ...headers },
      body: file as BodyInit,
    }),
  )
}

/** An image as an administrator sends it. @returns its public address. */
export async function uploadImage(shop: TestShop, as: User, file?: Buffer): Promise<string> {
  const url = await askUploadUrl(shop, as)
  const { status, text } = await putFile(shop, url, file ?? (await image()), { as })
  if (status !== 200) throw new Error(text)
  return addressIn(url)
}

/** Parts of a GraphQL multipart request in the order given; a Blob is a file. */
export type Parts = [name: string, value: string | Blob][]

/** Sends parts to /graphql as a client that follows the specification does. */
export async function sendParts(shop: TestShop, parts: Parts, { as, headers }: Ask = {}): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of parts)
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, 'image.jpg')
  const cookie = as ? { cookie: await shop.cookieOf(as) } : undefined
  return answerOf(
    await fetch(`${shop.origin}/graphql`, {
      method: 'POST',
      headers: { 'apollo-require-preflight': '1', ...cookie, ...headers },
      body: form,
    }),
  )
}

/** The mutation that stores an image. */
export const uploadMutation =
  'mutation ($file: Upload!) { uploadProductImage(file: $file) { imageUrl width height } }'

/** One operation with one image in its variable `$file`. */
export async function graphqlWithFile(
  shop: TestShop,
  query: string,
  ask: Ask,
  file?: Uint8Array,
  type = 'image/jpeg',
): Promise<Answer> {
  return sendParts(
    shop,
    [
      ['operations', JSON.stringify({ query, variables: { file: null } })],
      ['map', '{"0":["variables.file"]}'],
      ['0', new Blob([(file ?? (await image())) as BlobPart], { type })],
    ],
    ask,
  )
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response
  const text = await response.text()
  const isJson = headers.get('content-type')?.includes('json') ?? false
  return { status, headers, text, body: isJson && text ? JSON.parse(text) : undefined }
}
