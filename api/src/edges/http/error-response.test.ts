import { afterEach, describe, expect, test, vi } from 'vitest'
import { openTestShop } from '../../test/shop.ts'
import { toShopError } from './error-response.ts'

const shop = openTestShop()
afterEach(() => vi.restoreAllMocks())

const image = '/public-objects/products/savon.webp'

describe('a fault in one request', () => {
  test('is that request’s alone: masked, logged, and the others are served', async () => {
    vi.spyOn(shop.storage, 'open').mockRejectedValueOnce(new Error('secret of the store'))
    const answers = await Promise.all([shop.get(image), shop.get('/api/products'), shop.get('/healthz')])
    expect(answers.map(({ status }) => status)).toEqual([500, 200, 200])
    expect(answers[0]?.body).toEqual({
      message: 'Une erreur est survenue. Veuillez réessayer.',
      code: 'INTERNAL_SERVER_ERROR',
    })
    expect(shop.errors.splice(0).join()).toContain('secret of the store')
    expect((await shop.get(image)).status).toBe(404)
  })
})

describe('a disk without room', () => {
  test('is « come back in a moment »', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    vi.spyOn(shop.storage, 'open').mockRejectedValueOnce(full)
    const { status, body, headers } = await shop.get(image)
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'SERVICE_UNAVAILABLE', '5'])
    expect(shop.errors.splice(0).join()).not.toContain('unexpected error')
  })

  test.each(['ENOSPC', 'EDQUOT', 'EROFS', '53100', '25006'])('%s', (code) => {
    expect(toShopError(Object.assign(new Error('no room'), { code })).code).toBe('SERVICE_UNAVAILABLE')
  })
})
