import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FragmentDefinitionNode, Kind, parse, specifiedRules, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { productLimits } from '../../features/catalogue/products/product.rules.ts'
import { postLimits } from '../../features/content/post.rules.ts'
import { contactLimits } from '../../features/engagement/contact/contact.rules.ts'
import { settingLength } from '../../features/settings/settings.rules.ts'
import { cpuMsOf } from '../../test/cpu-time.ts'
import { createAdmin, createPost, createProduct } from '../../test/data/factories.ts'
import { openTestShop } from '../../test/shop.ts'
import { costOf, maxCost } from './graphql-cost.ts'
import { graphqlSchema } from './graphql-schema.ts'

const shop = openTestShop({ ANSWER_LIMIT_BYTES: '1000000' })
const schema = graphqlSchema()

/** Cost of each operation of a document. */
function costs(source: string, variables: Record<string, unknown> = {}): number[] {
  const document = parse(source)
  expect(validate(schema, document, specifiedRules).map(({ message }) => message)).toEqual([])
  const fragments = document.definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  )
  return document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? [costOf(schema, node, fragments, variables)] : [],
  )
}
const cost = (source: string, variables?: Record<string, unknown>) => costs(source, variables)[0] ?? 0
const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ')

describe('the cost of an operation', () => {
  test('is one for each value of its answer', () => {
    expect(cost('{ me { id email } }')).toBe(3)
    expect(cost('{ products(limit: 100) { items { id name } } }')).toBe(1 + 100 * 3)
    expect(cost('{ products(limit: 100) { totalCount } }')).toBe(2)
    expect(cost('{ cart { lines { product { id } } } }')).toBe(1 + 20 * 3)
  })

  test.each([
    ['as written', '{ products(limit: 100) { items { id } } }', {}],
    ['as a variable', 'query ($n: Int!) { products(limit: $n) { items { id } } }', { n: 100 }],
    [
      'in a fragment',
      '{ ...F } fragment F on Query { products(limit: 100) { ...I } } fragment I on ProductPage { items { id } }',
      {},
    ],
    [
      'in a fragment without a name',
      '{ ... on Query { products(limit: 100) { ... { items { id } } } } }',
      {},
    ],
    ['beyond what a list gives', '{ products(limit: 2000000000) { items { id } } }', {}],
    ['left out with a directive', '{ products(limit: 100) { items @skip(if: true) { id } } }', {}],
  ])('counts the rows of a page, %s', (_how, source, variables) => {
    expect(cost(source, variables)).toBe(201)
  })

  test('counts the rows that a list without « limit » usually has, and a default one', () => {
    expect(cost('{ products { items { id } } }')).toBe(1 + 24 * 2)
    expect(cost('{ products { items { images { id } } } }')).toBe(1 + 24 * (1 + 20 * 2))
    expect(cost('query ($n: Int = 50) { orders(limit: $n) { items { items { id } } } }', { n: 50 })).toBe(
      1 + 50 * (1 + 20 * 2),
    )
  })

  test('counts as many rows as ids are given', () => {
    const query =
      'mutation ($ids: [ID!]!) { changeProducts(ids: $ids, changes: { featured: true }) { products { id } } }'
    expect(cost(query, { ids: Array(500).fill('1') })).toBe(1 + 1_000)
    expect(cost(query.replace('{ id }', '{ images { id } }'), { ids: ['1', '2'] })).toBe(1 + 2 * (1 + 20 * 2))
  })

  test('leaves what stands beside the rows of a page out of its « limit »', () => {
    const facets = cost('{ products(limit: 1) { facets { categories { count } } } }')
    expect(cost('{ products(limit: 100) { facets { categories { count } } } }')).toBe(facets)
  })

  test.each([
    ['Post', 'content', postLimits.contentLength],
    ['Product', 'whyChoose', productLimits.textLength],
    ['Product', 'description', productLimits.textLength],
    ['ContactMessage', 'message', contactLimits.messageLength],
    ['SiteSetting', 'value', settingLength],
  ])('counts %s.%s for each hundred characters that it may have', (type, field, length) => {
    const found = schema.getType(type) as unknown as { getFields(): Record<string, { extensions: object }> }
    expect(found.getFields()[field]?.extensions).toMatchObject({ complexity: length / 100 })
  })

  test('is counted at once, however often fragments spread each other', async () => {
    const spread = times(60, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`)
    const source = parse(`{ ...F0 } ${spread} fragment F60 on Query { me { id } }`)
    const [operation, ...fragments] = source.definitions
    const used = await cpuMsOf(async () => {
      expect(costOf(schema, operation as never, fragments as never, {})).toBe(2 ** 61)
    })
    expect(used).toBeLessThan(500)
  })
})

describe('what costs too much', () => {
  const refused: [what: string, query: string, variables?: Record<string, unknown>][] = [
    [
      'fifteen pages of long articles',
      `{ ${times(15, (i) => `a${i}: posts(limit: 100) { items { content } }`)} }`,
    ],
    [
      'their teasers',
      `{ ${times(15, (i) => `a${i}: posts(limit: 100) { items { teaser readingMinutes } }`)} }`,
    ],
    ['a page of long articles', 'query ($n: Int!) { posts(limit: $n) { items { content } } }', { n: 100 }],
    ['fifteen searches', `{ ${times(15, (i) => `a${i}: posts(search: "x${i}") { totalCount }`)} }`],
    [
      'searches of products',
      `{ ${times(15, (i) => `a${i}: products(filter: { search: "x${i}" }) { totalCount }`)} }`,
    ],
    [
      'fifteen pages with all texts',
      `{ ${times(15, (i) => `a${i}: products(limit: 100) { items { description whyChoose lifeBenefits planetBenefits moneySavings } }`)} }`,
    ],
    [
      'lists in lists',
      '{ orders(limit: 100) { items { items { id price quantity productName productEcoScore } statusChanges { id toStatus fromStatus changedAt } items2: items { id price quantity productName productEcoScore } items3: items { id price quantity productName productEcoScore } items4: items { id price quantity productName productEcoScore } } } }',
    ],
    ['the schema six times', `{ ${times(6, (i) => `a${i}: __schema { types { name } }`)} }`],
  ]

  test.each(refused)('%s: 400 in French, before any statement', async (_what, query, variables) => {
    const statements = await shop.statementsOf(async () => {
      const { status, body } = await shop.graphql(query, variables)
      expect([status, body.data, body.errors.length]).toEqual([400, undefined, 1])
      expect(body.errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT' })
      expect(body.errors[0].message).toMatch(
        /^Cette requête demande trop à la fois\u00a0: son coût est de [\d\u202f]+, au plus 50\u202f000 sont permis\. /,
      )
    })
    expect(statements).toEqual([])
  })

  test('a whole page of products with all that there is of them is answered', async () => {
    await createProduct(shop)
    const { status, body } = await shop.graphql(`{ products(limit: 100) { totalCount items {
      id name description price imageUrl ecoScore ecoBand rating reviewCount inStock featured weeklySpecial whyChoose
      lifeBenefits planetBenefits moneySavings createdAt updatedAt version category { id name slug }
      images { id imageUrl altText displayOrder isPrimary createdAt } }
      facets { categories { count category { id name } } ecoBands { band count } priceBands { band count } inStock } } }`)
    expect([status, body.errors]).toEqual([200, undefined])
  })
})

describe('the documents of the web client', () => {
  const folder = join(import.meta.dirname, '../../../../web/src')
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')

  test('cost less than three quarters of what is allowed, with their longest lists', () => {
    const largest = {
      limit: 50,
      ids: Array(productLimits.bulkSize).fill('1'),
      search: 'x',
      filter: { search: 'x' },
    }
    const found = costs(source, largest)
    expect(found.length).toBeGreaterThan(50)
    expect(Math.max(...found)).toBeLessThan(maxCost * 0.75)
  })
})

describe('an answer above ANSWER_LIMIT_BYTES', () => {
  const long = 'é'.repeat(50_000)
  const tooLarge = {
    code: 'BAD_USER_INPUT',
    message: 'Cette réponse dépasserait 1\u00a0Mo. Demandez moins de lignes à la fois («\u00a0limit\u00a0»).',
  }
  const write = async () => {
    for (let i = 0; i < 11; i++) await createPost(shop, { content: long })
  }

  test('is refused by both edges, and given in parts', async () => {
    await write()
    const query = 'query ($limit: Int!) { posts(limit: $limit) { totalCount items { content } } }'
    const { status, body } = await shop.graphql(query, { limit: 40 })
    expect([status, body]).toEqual([
      400,
      { errors: [{ message: tooLarge.message, extensions: { code: tooLarge.code } }] },
    ])
    expect(await shop.get('/api/posts')).toMatchObject({ status: 400, body: tooLarge })
    expect((await shop.graphql(query, { limit: 9 })).body.data.posts.items).toHaveLength(9)
    expect((await shop.get('/api/posts?limit=9')).body).toHaveLength(9)
    expect((await shop.get('/api/posts?limit=9&offset=9')).body).toHaveLength(2)
  })

  test('of a change is sent: it is done', async () => {
    const as = await createAdmin(shop)
    const content = 'x'.repeat(100_000)
    const { body } = await shop.graphql(
      `mutation ($content: String!) { ${times(11, (i) => `a${i}: createPost(input: { title: "T", content: $content }) { content }`)} }`,
      { content },
      { as },
    )
    expect(Object.keys(body.data)).toHaveLength(11)
  })
})

describe('a list of long articles', () => {
  test('brings the contents that are asked for, once, and no others', async () => {
    for (let i = 0; i < 3; i++) await createPost(shop, { content: `Texte ${i}` })
    const heads = await shop.statementsOf(() => shop.graphql('{ posts { items { id title } } }'))
    expect(heads.join('\n')).not.toMatch(/content/)
    const statements = await shop.statementsOf(async () => {
      const { body } = await shop.graphql(
        '{ a: posts(limit: 5) { items { content teaser } } b: posts(limit: 5) { items { readingMinutes content } } post(id: 1) { content } }',
      )
      expect(body.data.a.items.map(({ content }: { content: string }) => content)).toEqual([
        'Texte 2',
        'Texte 1',
        'Texte 0',
      ])
      expect(body.data.b.items[0]).toEqual({ readingMinutes: 1, content: 'Texte 2' })
      expect(body.data.post).toEqual({ content: 'Texte 0' })
    })
    expect(statements.filter((sql) => sql.includes('select id, content'))).toHaveLength(1)
  })
})
