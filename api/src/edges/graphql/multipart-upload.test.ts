import { beforeEach, describe, expect, test } from 'vitest'
import type { User } from '../../features/accounts/user.entity.ts'
import { imageLimits, imageRefusals } from '../../features/media/images.rules.ts'
import { StoredImage } from '../../features/media/stored-image.entity.ts'
import { createAdmin, createUser } from '../../test/data/factories.ts'
import { graphqlWithFile, image, sendParts, uploadMutation } from '../../test/data/uploads.ts'
import { type Ask, openTestShop } from '../../test/shop.ts'
import { watchTemporaryFiles } from '../../test/temporary-folder.ts'

const shop = openTestShop({ UPLOADS_KEPT_MAX: '3' })
const temporaryFiles = watchTemporaryFiles()

let admin: User
let file: Buffer
beforeEach(async () => {
  shop.storage.files.clear()
  admin = await createAdmin(shop)
  file = await image()
})

const rows = () => shop.em().count(StoredImage, {})
const upload = (ask: Ask, sent?: Buffer, type?: string) =>
  graphqlWithFile(shop, uploadMutation, ask, sent ?? file, type)

describe('uploadProductImage', () => {
  test('stores an image as the address of REST does', async () => {
    const { status, body } = await upload({ as: admin })
    const { imageUrl } = body.data.uploadProductImage
    expect([status, body.data.uploadProductImage]).toEqual([200, { imageUrl, width: 800, height: 600 }])
    expect((await shop.get(`${imageUrl}?w=320`)).headers.get('content-type')).toBe('image/webp')
    expect(await shop.em().find(StoredImage, {})).toMatchObject([
      { state: 'stored', lastNeededAt: null, width: 800 },
    ])
  })

  test('takes five megabytes, as REST does', async () => {
    const five = Buffer.concat([file, Buffer.alloc(imageLimits.maxBytes - file.length)])
    expect((await upload({ as: admin }, five)).body.errors).toBeUndefined()
  })

  test.each([
    ['a text', () => Buffer.from('<script>'), 'image/jpeg', 'UNSUPPORTED_MEDIA_TYPE'],
    ['an image sent as text', () => file, 'text/html', 'UNSUPPORTED_MEDIA_TYPE'],
    ['an empty file', () => Buffer.alloc(0), 'image/png', 'BAD_USER_INPUT'],
    ['half an image', () => file.subarray(0, 400), 'image/jpeg', 'BAD_USER_INPUT'],
    [
      'one byte more than 5 MB',
      () => Buffer.concat([file, Buffer.alloc(imageLimits.maxBytes + 1 - file.length)]),
      'image/jpeg',
      'PAYLOAD_TOO_LARGE',
    ],
  ])('refuses %s in the words of REST, without a trace', async (_what, make, type, code) => {
    const { body } = await upload({ as: admin }, make(), type)
    expect(body.errors[0].extensions).toMatchObject({ code, fields: { file: expect.any(String) } })
    expect([await rows(), shop.storage.files.size]).toEqual([0, 0])
  })

  test('refuses a line of pixels as REST does', async () => {
    const { body } = await upload({ as: admin }, await image('png', { width: 1, height: 10_001 }))
    expect(body.errors[0]).toMatchObject({
      message: 'Image trop grande',
      extensions: { code: 'BAD_USER_INPUT', fields: { file: imageRefusals.sides.detail } },
    })
    expect(imageRefusals.sides.detail).toContain('10\u202f000\u00a0pixels au plus')
    expect([await rows(), shop.storage.files.size]).toEqual([0, 0])
  })

  test('refuses more images than UPLOADS_KEPT_MAX', async () => {
    for (let i = 0; i < 3; i++) expect((await upload({ as: admin })).body.errors).toBeUndefined()
    const { status, body } = await upload({ as: admin })
    expect([status, body.errors[0].extensions.code, await rows()]).toEqual([429, 'TOO_MANY_REQUESTS', 3])
  })

  test('takes no file that is none: a text, an object, an address', async () => {
    for (const value of ['image.jpg', { promise: {} }, null]) {
      const { body } = await shop.graphql(uploadMutation, { file: value }, { as: admin })
      expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
    }
  })
})

describe('before a byte is read', () => {
  const five = Buffer.alloc(5 * 1024 * 1024, 1)

  /** Names of the temporary files that there are while something is asked. */
  async function meanwhileInFolder(work: () => Promise<unknown>): Promise<string[]> {
    const seen = new Set<string>()
    const timer = setInterval(() => {
      for (const name of temporaryFiles()) seen.add(name)
    }, 1)
    await work()
    clearInterval(timer)
    return [...seen]
  }

  test('visitors and customers are refused, and no temporary file was there', async () => {
    const customer = await createUser(shop)
    const seen = await meanwhileInFolder(async () => {
      for (const [ask, status, code] of [
        [{}, 401, 'UNAUTHENTICATED'],
        [{ as: customer }, 403, 'FORBIDDEN'],
      ] as const) {
        const answer = await upload(ask, five)
        expect([answer.status, answer.body.code]).toEqual([status, code])
      }
    })
    expect(seen).toEqual([])
    // The same look finds the file of somebody who may.
    expect(await meanwhileInFolder(() => upload({ as: admin }, five))).toHaveLength(1)
  })

  test('another operation does not open the door', async () => {
    const { status } = await sendParts(shop, [
      ['operations', '{"query":"{ __typename }"}'],
      ['map', '{}'],
    ])
    expect(status).toBe(401)
  })

  test('the header that no form can send is demanded', async () => {
    const { status, body } = await upload({ as: admin, headers: { 'apollo-require-preflight': '' } })
    expect([status, body.code, await rows()]).toEqual([400, 'BAD_USER_INPUT', 0])
  })
})
