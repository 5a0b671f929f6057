import { beforeEach, describe, expect, test } from 'vitest'
import { openAdministration } from '../../test/administrator.ts'
import { createPost, createProduct } from '../../test/data/factories.ts'
import { rawRequest } from '../../test/raw-request.ts'
import { openTestShop } from '../../test/shop.ts'
import { createWebFolder } from '../../test/web-folder.ts'
import { listedPages } from './known-pages.ts'

const shop = openTestShop({ WEB_FOLDER: createWebFolder() })
const admin = openAdministration(shop)

const answerTo = async (path: string) => {
  const { status, headers } = await shop.get(path)
  return [status, headers.get('location')]
}

beforeEach(async () => {
  await createProduct(shop, { name: 'Gourde isotherme' })
  await createPost(shop, { title: 'Laver moins', published: true })
  await createPost(shop, { title: 'Un brouillon', published: false })
})

describe('an address', () => {
  test.each([
    ...listedPages,
    '/produits/',
    '/produits?category=eau&page=2',
    '/panier',
    '/newsletter/merci',
    '/admin/commandes',
    '/produit/1',
    '/produit/1?utm=x',
    '/produit/1-gourde-isotherme',
    '/article/1',
    '/article/1-laver-moins',
  ])('%s is a page', async (path) => {
    expect(await answerTo(path)).toEqual([200, null])
  })

  test.each([
    ['/produit/1-ancien-nom', '/produit/1-gourde-isotherme'],
    ['/produit/1-', '/produit/1-gourde-isotherme'],
    ['/produit/1-GOURDE-isotherme?taille=2&x=%C3%A9', '/produit/1-gourde-isotherme?taille=2&x=%C3%A9'],
    ['/article/1-laver', '/article/1-laver-moins'],
    ['/connexion', '/auth'],
    ['/connexion/?retour=%2Fpanier', '/auth?retour=%2Fpanier'],
    ['/inscription', '/auth?onglet=inscription'],
    ['/inscription?retour=%2Fpanier', '/auth?onglet=inscription&retour=%2Fpanier'],
    ['/contact', '/aide-et-contacts'],
    ['/article/1-laver?retour=//evil.example', '/article/1-laver-moins?retour=//evil.example'],
  ])('%s has moved to %s', async (path, to) => {
    expect(await answerTo(path)).toEqual([301, to])
  })

  test.each(['/compte', '/boutique', '/blog', '/notre-mission', '/a-propos', '/aide', '/livraison'])(
    '%s, typed by heart, leads to a page',
    async (path) => {
      const [status, to] = await answerTo(path)
      expect(status).toBe(301)
      expect(await answerTo(String(to))).toEqual([200, null])
    },
  )

  test('that has moved is asked for again each time: a name may be given back', async () => {
    expect((await shop.get('/produit/1-ancien')).headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    ...['/produit/2', '/produit/2-gourde', '/produit/9999999999', '/produit/gourde-1', '/produit/0'],
    ...['/produit/01-gourde', '/produit/1/avis', '/produit/', '/produit', '/PRODUITS', '/inconnu'],
    ...['/article/2', '/article/2-un-brouillon', '/article/3', '/admin/inconnu', '/newsletter'],
  ])('%s is not there', async (path) => {
    expect(await answerTo(path)).toEqual([404, null])
  })
})

describe('what was deleted', () => {
  test('is gone, under every address that it had; brought back, it is there again', async () => {
    await admin.rest('DELETE', '/products/1')
    await admin.rest('DELETE', '/posts/1')
    for (const path of ['/produit/1', '/produit/1-gourde-isotherme', '/produit/1-autre', '/article/1'])
      expect([path, ...(await answerTo(path))]).toEqual([path, 410, null])
    const [deletion] = await admin.history()
    await admin.rest('POST', '/products/restore', { entryId: deletion?.id })
    expect(await answerTo('/produit/1-gourde-isotherme')).toEqual([200, null])
  })

  test('as a draft was never there, and an article that became one is not there', async () => {
    await admin.rest('DELETE', '/posts/2')
    await admin.rest('PUT', '/posts/1', { published: false })
    expect(await answerTo('/article/2')).toEqual([404, null])
    expect(await answerTo('/article/1-laver-moins')).toEqual([404, null])
  })

  test('tells nothing of a product to who asks for an article', async () => {
    await createProduct(shop)
    await createProduct(shop)
    await admin.rest('DELETE', '/products/3')
    expect(await answerTo('/article/3')).toEqual([404, null])
  })
})

describe('a hostile address', () => {
  test.each(
    [
      '/produit/%00',
      '/produit/1%00',
      '/produit/12-%3Cscript%3E',
      '/produit/1-%3Cscript%3E',
      '/produit/%ED%A0%80',
      '/produit/1-%ED%A0%80',
      '/produit/%',
      '/produit/1%2F..%2Fadmin',
      '/produit/%2531',
      `/produit/${'9'.repeat(5_000)}`,
      '//',
      '//evil.example',
      '//evil.example/produit/1-x',
      '/produit//1',
      '/\\evil.example',
      '/produit/1\\@evil.example',
      "/produit/1' or 1=1",
      '/produit/constructor',
      '/__proto__/1',
      '/constructor/1',
    ].map((path) => [path.slice(0, 40), path]),
  )('%j is no page, and leads nowhere', async (_name, path) => {
    const { status, text } = await rawRequest(shop.origin, `GET ${path.replaceAll(' ', '%20')} HTTP/1.1`)
    expect([400, 404]).toContain(status)
    expect(text).not.toMatch(/^location:/im)
  })

  test.each(
    [
      `/produit/1-${'x'.repeat(5_000)}`,
      '/produit/1-x?//evil.example',
      '/produit/%31-x',
      'http://evil.example/produit/1-x',
    ].map((path) => [path.slice(0, 40), path]),
  )('%s leads to the product, in this shop', async (_name, path) => {
    const { status, text } = await rawRequest(shop.origin, `GET ${path} HTTP/1.1`)
    expect(status).toBe(301)
    expect(/^location: (.*)\r$/im.exec(text)?.[1]).toMatch(
      /^\/produit\/1-gourde-isotherme(\?\/\/evil\.example)?$/,
    )
  })
})
