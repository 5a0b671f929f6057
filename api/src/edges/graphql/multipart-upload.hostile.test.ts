import { once } from 'node:events'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '../../features/accounts/user.entity.ts'
import { StoredImage } from '../../features/media/stored-image.entity.ts'
import { createAdmin } from '../../test/data/factories.ts'
import { graphqlWithFile, image, type Parts, sendParts, uploadMutation } from '../../test/data/uploads.ts'
import { openTestShop } from '../../test/shop.ts'
import { watchTemporaryFiles } from '../../test/temporary-folder.ts'

const shop = openTestShop()
watchTemporaryFiles()

let admin: User
let file: Buffer
beforeEach(async () => {
  shop.storage.files.clear()
  admin = await createAdmin(shop)
  file = await image()
})

// Whatever was sent, an honest image is taken afterwards.
afterEach(async () => {
  expect(
    (await graphqlWithFile(shop, uploadMutation, { as: await createAdmin(shop) })).body.errors,
  ).toBeUndefined()
})

const operations = (variables: object = { file: null }) =>
  JSON.stringify({ query: uploadMutation, variables })
const blob = () => new Blob([file as BlobPart], { type: 'image/jpeg' })
const rows = () => shop.em().count(StoredImage, {})

type Part = Parts[number]
const operation = (): Part => ['operations', operations()]
const map = (places: unknown): Part => ['map', JSON.stringify(places)]
const sent = (name = '0'): Part => [name, blob()]
/** An honest operation and file under a map that is not. */
const under = (places: unknown): Parts => [operation(), map(places), sent()]
const honest = () => under({ 0: ['variables.file'] })

const thousand = Array.from({ length: 1_000 }, (_, i) => `variables.f${i}`)
const deep = `{"variables":${'['.repeat(40_000)}${']'.repeat(40_000)}}`

describe('hostile parts are refused', () => {
  test.each<[string, () => Parts]>([
    ['two files in the map', () => [...under({ 0: ['variables.file'], 1: ['variables.b'] }), sent('1')]],
    ['two files, one in the map', () => [...honest(), sent('1')]],
    ['a file for a thousand places', () => under({ 0: thousand })],
    ['a file in a list of four thousand million', () => under({ 0: ['variables.file.4294967294'] })],
    ['a file twice, once deep', () => under({ 0: ['variables.file', 'variables.a.b.c'] })],
    ['a file outside the variables', () => under({ 0: ['query'] })],
    ['__proto__', () => under({ 0: ['__proto__.polluted'] })],
    ['__proto__ of the variables', () => under({ 0: ['variables.__proto__.polluted'] })],
    ['constructor.prototype', () => under({ 0: ['constructor.prototype.polluted'] })],
    ['places that are none', () => under({ 0: [1] })],
    ['a map that is a list', () => under([])],
    ['a map that is no JSON', () => [operation(), ['map', '{'], sent()]],
    ['a file before the map', () => [operation(), sent(), map({ 0: ['variables.file'] })]],
    ['a map before the operations', () => [map({ 0: ['variables.file'] }), operation()]],
    ['no operations', () => [sent()]],
    ['no map', () => [operation()]],
    ['a file that never comes', () => honest().slice(0, 2)],
    ['a batch', () => [['operations', `[${operations()}]`], map({ 0: ['0.variables.file'] }), sent()]],
    ['operations that are a text', () => [['operations', '"text"'], map({})]],
    ['operations 40,000 deep', () => [['operations', deep], map({ 0: ['variables.file'] }), sent()]],
    ['operations of 200 kB', () => [['operations', operations({ file: 'x'.repeat(200_000) })], map({})]],
    ['a hundred fields', () => [...Array.from({ length: 100 }, (): Part => ['x', 'y']), ...honest()]],
  ])('%s', async (_what, parts) => {
    const { status, body } = await sendParts(shop, parts(), { as: admin })
    expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400)
    expect(status, JSON.stringify(body)).toBeLessThan(500)
    expect([await rows(), shop.storage.files.size]).toEqual([0, 0])
    expect('polluted' in {}).toBe(false)
  })

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['nothing between the boundaries', 'multipart/form-data; boundary=x', ''],
    [
      'a part that does not end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}',
    ],
    ['a broken head', 'multipart/form-data; boundary=x', '--x\r\nContent-\0Disposition\r\n\r\n{}\r\n--x--'],
  ])('a body with %s', async (_what, type, body) => {
    const { status } = await shop.post('/graphql', {
      ...{ as: admin, body, headers: { 'content-type': type, 'apollo-require-preflight': '1' } },
    })
    expect(status).toBe(400)
  })

  test('50 MB are refused, announced or not', async () => {
    const chunk = Buffer.alloc(1024 * 1024)
    for (const announced of [true, false]) {
      const post = await openPost(announced ? { 'content-length': 50 * chunk.length } : {})
      post.write(head)
      for (let i = 0; i < 50 && !announced; i++) post.write(chunk)
      const [response] = await once(post, 'response')
      expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
      expect(JSON.parse(await text(response)).message).toBe('Fichier trop volumineux')
      post.destroy()
    }
    expect(await rows()).toBe(0)
  })

  test('a hundred bodies that break off leave neither files nor descriptors', async () => {
    await Promise.all(
      Array.from({ length: 100 }, async () => {
        const post = await openPost({})
        post.write(head)
        post.write(Buffer.alloc(100_000))
        await once(post, 'socket')
        await new Promise<void>((done) => post.write(Buffer.alloc(100_000), () => done()))
        post.destroy()
      }),
    )
    expect(await rows()).toBe(0)
  })

  const part = (name: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
  const head = [
    `${part('operations')}${operations()}\r\n${part('map')}{"0":["variables.file"]}\r\n`,
    part('0', '; filename="a.jpg"\r\nContent-Type: image/jpeg'),
  ].join('')

  /** A POST whose body is written by hand. */
  async function openPost(headers: Record<string, string | number>) {
    const post = request(`${shop.origin}/graphql`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': '1' },
        ...{ cookie: await shop.cookieOf(admin), ...headers },
      },
    })
    post.on('error', () => {})
    return post
  }
})
