import { expect, test } from 'vitest'
import { circleProblems } from './laws/circles.ts'
import { directionProblems } from './laws/directions.ts'
import { moduleOf } from './laws/source-tree.ts'
import { tableProblems, tablesIn } from './laws/tables.ts'

const imports = (...targets: string[]) => targets.map((target) => `import { a } from '${target}'`).join('\n')
const entity = (table: string) => `@Entity({ tableName: '${table}' })\nexport class Row {}`
const tables = { platform: ['sessions'], accounts: ['users'], catalogue: ['products'], cart: ['cart'] }

/** A tree that keeps every law, with the files that a test adds to it or puts in their place. */
const modulesWith = (files: Record<string, string> = {}) =>
  Object.entries({
    'api/src/env.ts': imports('zod', './env.rules.ts', './platform/field.rules.ts'),
    'api/src/env.rules.ts': imports('zod'),
    'api/src/platform/field.rules.ts': imports('zod'),
    'api/src/platform/session.entity.ts': `${imports('../env.ts')}\n${entity('sessions')}`,
    'api/src/features/accounts/accounts.rules.ts': imports('../../env.rules.ts'),
    'api/src/features/accounts/user.entity.ts': entity('users'),
    'api/src/features/catalogue/product.entity.ts': `${imports('../accounts/user.entity.ts')}\n${entity('products')}`,
    'api/src/features/cart/cart-line.entity.ts': `${imports('../catalogue/product.entity.ts')}\n${entity('cart')}`,
    'api/src/edges/http/router.ts': imports('express', '../../features/cart/cart-line.entity.ts'),
    'api/src/main.ts': imports('./edges/http/router.ts', './env.ts'),
    'api/src/migrations/foundation.ts': 'sql`create table "users" (id int)`',
    'web/src/lib/use-later.ts': imports('../../../api/src/platform/field.rules.ts', '../app/paths.ts'),
    'web/src/graphql/client.ts': imports('@apollo/client', '../lib/use-later.ts'),
    'web/src/ui/card.tsx': imports('../graphql/generated/graphql.ts', '../lib/use-later.ts'),
    'web/src/features/cart/cart-line.tsx': imports('../../ui/card.tsx', '../../app/paths.ts'),
    'web/src/pages/cart-page.tsx': imports('../features/cart/cart-line.tsx'),
    'web/src/app/router.tsx': "const page = () => import('../pages/cart-page.tsx')",
    'web/src/app/paths.ts': imports('../../../api/src/platform/word-address.rules.ts'),
    ...files,
  }).map(([path, text]) => moduleOf({ path, text }))

const problemsWith = (files: Record<string, string> = {}, owners: Record<string, string[]> = tables) => {
  const modules = modulesWith(files)
  return [...directionProblems(modules, 1), ...circleProblems(modules), ...tableProblems(modules, owners)]
}

test('a tree that keeps every law passes', () => {
  expect(problemsWith()).toEqual([])
})

test.each([
  ['api/src/env.ts', './features/accounts/accounts.rules.ts', 'put the value into env.ts'],
  ['api/src/platform/mail.ts', '../features/cart/cart.service.ts', 'The platform knows no shop words'],
  ['api/src/platform/mail.ts', '../entities.ts', 'The platform knows no shop words'],
  ['api/src/features/cart/purge.ts', '../../edges/http/router.ts', 'neither the edges nor the start'],
  ['api/src/features/cart/purge.ts', '../../housekeeping.ts', 'neither the edges nor the start'],
  ['api/src/edges/health.ts', '../app.ts', 'The start of the shop composes the edges'],
  ['api/src/features/catalogue/listing.ts', '../cart/cart.service.ts', 'in one order only'],
  ['api/src/features/engagement/export.ts', '../analytics/events.service.ts', 'in one order only'],
  ['api/src/features/cart/cart.service.ts', 'type-graphql', 'A service knows neither HTTP nor GraphQL'],
  ['api/src/features/cart/cart.service.ts', './cart.resolver.ts', 'A service knows neither HTTP nor GraphQL'],
  ['api/src/features/cart/cart.rules.ts', './cart.service.ts', 'zod and other rules alone'],
  ['api/src/features/cart/purge.ts', '../../test/shop.ts', 'does not import its tests'],
  ['api/src/edges/pages.ts', '../../../web/src/app/router.tsx', 'The api knows no screen'],
  ['web/src/ui/badge.tsx', '../../../api/src/platform/page.ts', '*.rules.ts alone'],
  ['web/src/lib/use-form.ts', '../graphql/client.ts', 'lib holds hooks and pure functions'],
  ['web/src/lib/use-form.ts', '@apollo/client', 'lib and ui fetch nothing'],
  ['web/src/graphql/errors.ts', '../ui/card.tsx', 'graphql holds the client and its policies'],
  ['web/src/ui/badge.tsx', '../features/cart/cart-line.tsx', 'ui holds components without a query'],
  ['web/src/ui/badge.tsx', '@apollo/client/react', 'lib and ui fetch nothing'],
  ['web/src/features/cart/bar.tsx', '../../pages/cart-page.tsx', 'A feature knows no page'],
  ['web/src/features/cart/bar.tsx', '../orders/order-card.tsx', 'let the page compose them'],
  ['web/src/pages/home-page.tsx', '../app/layout/header.tsx', 'Pages do not know the frame'],
  ['web/src/app/paths.ts', '../lib/use-later.ts', 'paths.ts is a leaf'],
  ['web/src/app/paths.ts', '../../../api/src/platform/field.rules.ts', 'paths.ts is a leaf'],
])('%s may not import %s', (path, target, advice) => {
  const problems = directionProblems(modulesWith({ [path]: imports(target) }), 1)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(`${path} imports `)
  expect(problems[0]).toContain(advice)
})

test.each([
  ['of a type', "import type { A } from '../edges/a.ts'"],
  ['of a type, where it is used', "let a: import('../edges/a.ts').A"],
  ['for an effect', "import '../edges/a.ts'"],
  ['on demand', "const a = await import('../edges/a.ts')"],
  ['passed on', "export { a } from '../edges/a.ts'"],
  ['passed on whole', "export * from '../edges/a.ts'"],
])('an import %s counts; one in a comment or a text does not', (_kind, text) => {
  const problems = (code: string) => directionProblems(modulesWith({ 'api/src/platform/mail.ts': code }), 1)
  expect(problems(text)).toEqual([expect.stringContaining('mail.ts imports api/src/edges/a.ts')])
  expect(problems(`// ${text}\nconst text = ${JSON.stringify(text)}`)).toEqual([])
})

test('engagement and analytics build on all that is sold', () => {
  const above = imports('../orders/orders.service.ts', '../catalogue/product.entity.ts', '../audit/audit.ts')
  expect(
    problemsWith({
      'api/src/features/engagement/waitlist.ts': above,
      'api/src/features/analytics/funnel.ts': above,
    }),
  ).toEqual([])
})

test('a feature without a place in the order is asked for one', () => {
  expect(problemsWith({ 'api/src/features/gifts/gift.rules.ts': '' })).toEqual([
    expect.stringMatching(/features\/gifts has no place.*\n.*Add it to foundations/),
  ])
})

test('folders of one feature that need each other are a circle, told with the imports that close it', () => {
  const problems = problemsWith({
    'api/src/features/catalogue/products/write.ts': imports('../images/gallery.ts'),
    'api/src/features/catalogue/images/gallery.ts': imports('../categories/tree.ts'),
    'api/src/features/catalogue/categories/tree.ts': imports('../products/write.ts'),
  })
  expect(problems).toEqual([
    expect.stringContaining(
      'api/src/features/catalogue/ has a circle: categories/ -> products/ -> images/ -> categories/',
    ),
  ])
  expect(problems[0]).toContain('categories/tree.ts -> api/src/features/catalogue/products/write.ts')
  expect(problems[0]).toContain('Turn the arrow with the fewest imports round')
})

test('a circle is seen through the files of the parent; parent and child alone are none', () => {
  const child = {
    'api/src/features/catalogue/bands.rules.ts': imports('zod'),
    'api/src/features/catalogue/catalogue.routes.ts': imports('./products/write.ts', './images/gallery.ts'),
    'api/src/features/catalogue/products/write.ts': imports('../bands.rules.ts', '../images/gallery.ts'),
    'api/src/features/catalogue/images/gallery.ts': imports('../bands.rules.ts'),
  }
  expect(problemsWith(child)).toEqual([])
  const through = { 'api/src/features/catalogue/images/gallery.ts': imports('../catalogue.routes.ts') }
  expect(problemsWith({ ...child, ...through })).toEqual([
    expect.stringContaining(
      'images/gallery.ts -> api/src/features/catalogue/catalogue.routes.ts -> api/src/features/catalogue/products/write.ts',
    ),
  ])
})

test('files of one folder may need each other: entities with two-sided relations', () => {
  expect(
    problemsWith({
      'api/src/features/cart/parcel.ts': imports('./label.ts'),
      'api/src/features/cart/label.ts': imports('./parcel.ts'),
    }),
  ).toEqual([])
})

test('the folders of the web and of the api are looked at from the top', () => {
  expect(
    problemsWith({
      'web/src/pages/home/hero.tsx': imports('../admin/list.tsx'),
      'web/src/pages/admin/list.tsx': '',
    }),
  ).toEqual([])
  const knot = {
    'api/src/env.ts': imports('./features/accounts/user.entity.ts'),
    'api/src/features/accounts/user.entity.ts': `${imports('../../platform/session.entity.ts')}\n${entity('users')}`,
  }
  expect(problemsWith(knot)).toContainEqual(
    expect.stringContaining('api/src/ has a circle: features/ -> platform/ -> features/'),
  )
})

test('names of tables are found where SQL has them', () => {
  expect(tablesIn('select 1 FROM "users" u, cart where a = ?')).toEqual(['users', 'cart'])
  expect(tablesIn('delete from only public.cart using products')).toEqual(['cart', 'products'])
  expect(tablesIn('insert into cart select 1 left join users on true')).toEqual(['cart', 'users'])
  expect(tablesIn('update cart set products = 1 -- as from users\nwhere id = 1')).toEqual(['cart'])
})

test('a table is named in its own feature, above it, and at the edges and the start alone', () => {
  const sql = (table: string) => `em.execute(\`select \${columns} from ${table} where id = ?\`)`
  expect(
    problemsWith({
      'api/src/features/cart/cart.service.ts': sql('products'),
      'api/src/features/analytics/events.ts': sql('users'),
      'api/src/features/accounts/logout.ts': sql('sessions'),
      'api/src/edges/health.ts': sql('products'),
      'api/src/housekeeping.ts': sql('cart'),
      'api/src/seeders/demo.ts': sql('products'),
      'api/src/features/accounts/user.inputs.ts': "field({ description: 'Taken from products' })",
      'web/src/lib/words.ts': sql('products'),
    }),
  ).toEqual([])
  expect(problemsWith({ 'api/src/features/catalogue/listing.ts': sql('cart') })).toEqual([
    expect.stringMatching(
      /catalogue\/listing\.ts names the table cart of cart in SQL\n.*call a service of cart/,
    ),
  ])
  expect(problemsWith({ 'api/src/platform/migrate.ts': sql('users') })).toEqual([
    expect.stringContaining('platform/migrate.ts names the table users of accounts'),
  ])
})

test('the list of tables, the entities and the migrations say the same', () => {
  const messages = (files: Record<string, string>, owners: Record<string, string[]> = tables) =>
    problemsWith(files, owners)
  expect(messages({ 'api/src/features/cart/gift.entity.ts': entity('gifts') })).toEqual([
    expect.stringMatching(/gift\.entity\.ts declares the table gifts, .* gives to nobody\n.*under cart/),
  ])
  expect(messages({ 'api/src/features/cart/user.entity.ts': entity('users') })).toEqual([
    expect.stringContaining('gives to accounts'),
  ])
  expect(messages({ 'api/src/features/cart/gift.entity.ts': '@Entity()\nexport class Gift {}' })).toEqual([
    expect.stringMatching(/entity without a table name\n.*tableName/),
  ])
  expect(messages({}, { ...tables, orders: ['orders'] })).toEqual([
    expect.stringMatching(/gives orders to orders, but no entity .*\n.*Remove it/),
  ])
  expect(messages({ 'api/src/migrations/search.ts': "['create table words (word text)']" })).toEqual([
    expect.stringMatching(/create the table words, .*\n.*Write it under its feature/),
  ])
  const settled =
    "['create table words ()', 'drop table words', 'create table users_1 partition of users default']"
  expect(messages({ 'api/src/migrations/search.ts': settled })).toEqual([])
})

test('a check that reads nothing fails', () => {
  expect(directionProblems([])).toEqual([
    expect.stringContaining('Only 0 files of api/src were read'),
    expect.stringContaining('Only 0 files of web/src were read'),
  ])
  expect(tableProblems([], {})).toEqual([expect.stringContaining('0 tables of entities and 0 of migrations')])
})
