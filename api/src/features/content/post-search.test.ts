import { beforeEach, describe, expect, test } from 'vitest'
import { createPost } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'

const shop = openTestShop()
const day = (date: number) => new Date(Date.UTC(2026, 5, date))

beforeEach(async () => {
  await createPost(shop, { title: 'Économies d’énergie', content: '100 % utile', createdAt: day(2) })
  await createPost(shop, { title: 'eau de pluie', content: 'Récupérer_la', createdAt: day(3) })
  await createPost(shop, {
    title: 'Compost',
    excerpt: 'Un cœur de pomme',
    content: 'C:\\a',
    createdAt: day(1),
  })
  await createPost(shop, { title: 'Brouillon secret', content: 'pluie', published: false, createdAt: day(4) })
})

/** Titles as both edges tell them, which must be the same. */
async function found(args: Record<string, string>) {
  const rest = await shop.get(`/api/posts?${new URLSearchParams(args)}`)
  const { body } = await shop.graphql(
    `query ($search: String, $sort: PostSort) { posts(search: $search, sort: $sort) { totalCount items { title } } }`,
    { ...args, ...(args.sort && { sort: args.sort.toUpperCase() }) },
  )
  const titles = body.data.posts.items.map(({ title }: { title: string }) => title)
  expect(rest.body.map(({ title }: { title: string }) => title)).toEqual(titles)
  expect([rest.headers.get('x-total-count'), body.data.posts.totalCount]).toEqual([
    `${titles.length}`,
    titles.length,
  ])
  return titles
}

describe('the search among articles', () => {
  test.each([
    ['ECONOMIES', ['Économies d’énergie']],
    ['énergie', ['Économies d’énergie']],
    ['coeur de POMME', ['Compost']],
    ['recuperer', ['eau de pluie']],
    [' compost ', ['Compost']],
    // The draft has the word too, and stays unseen.
    ['pluie', ['eau de pluie']],
    ['%', ['Économies d’énergie']],
    ['_', ['eau de pluie']],
    ['\\', ['Compost']],
    // What looks like these signs is another one of the text, and means nothing either.
    ['％', ['Économies d’énergie']],
    ['＿', ['eau de pluie']],
    ["' OR 1=1--", []],
    ['"); drop table posts;', []],
    ['introuvable', []],
    ['?', []],
  ])('%j', async (search, titles) => {
    expect(await found({ search })).toEqual(titles)
  })

  test('a blank one is none', async () => {
    expect(await found({ search: '  ' })).toHaveLength(3)
  })
})

describe('the order of articles', () => {
  test.each([
    ['newest', ['eau de pluie', 'Économies d’énergie', 'Compost']],
    ['OLDEST', ['Compost', 'Économies d’énergie', 'eau de pluie']],
    ['title', ['Compost', 'eau de pluie', 'Économies d’énergie']],
  ])('%s', async (sort, titles) => {
    expect(await found({ sort })).toEqual(titles)
  })

  test('equal titles come by id, so that pages do not overlap', async () => {
    for (const title of ['ananas', 'Ananas', 'ANANAS']) await createPost(shop, { title })
    const page = async (query: string) =>
      (await shop.get(`/api/posts?sort=title&limit=2${query}`)).body.map(
        ({ title }: { title: string }) => title,
      )
    expect([await page(''), await page('&offset=2')]).toEqual([
      ['ananas', 'Ananas'],
      ['ANANAS', 'Compost'],
    ])
  })
})
