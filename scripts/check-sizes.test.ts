import { expect, test } from 'vitest'
import { sizeProblems } from './laws/sizes.ts'
import type { SourceFile } from './laws/source-tree.ts'

const lines = (count: number, first = '') => [first, ...Array(count - 1).fill('const a = 1')].join('\n')

/** A tree that keeps every law, with the files that a test adds to it or puts in their place. */
const treeWith = (files: Record<string, string> = {}): SourceFile[] =>
  Object.entries({
    'api/src/platform/errors.ts': lines(60),
    'api/src/features/cart/cart.service.ts': lines(200),
    'api/src/features/cart/cart.rules.ts': lines(50),
    'api/src/features/cart/cart.resolver.ts': lines(60),
    'web/src/features/cart/cart-line.tsx': lines(60),
    'web/src/features/cart/cart.graphql': lines(75),
    'web/src/pages/cart-page.tsx': lines(60),
    'web/src/pages/cart-page.graphql': 'query CartPage { cart { id } }',
    'web/src/pages/home-page.tsx': lines(60),
    'web/src/pages/home-page.graphql': 'query HomePage { shelf { id } }',
    ...files,
  }).map(([path, text]) => ({ path, text }))

const problemsOf = (files: Record<string, string>) => sizeProblems(treeWith(files), 1)

test('a tree that keeps every law passes', () => {
  expect(problemsOf({})).toEqual([])
})

test.each([
  ['api/src/platform/money.ts', 250],
  ['web/src/ui/card.test.tsx', 400],
  ['api/src/migrations/foundation.ts', 900],
  ['api/src/seeders/demo/food.ts', 900],
])('%s may have %i lines', (path, count) => {
  expect(problemsOf({ [path]: lines(count) })).toEqual([])
})

test.each([
  ['api/src/platform/money.ts', 251, 'at most 250', 'move one, with all that serves only it'],
  ['web/src/ui/card.test.tsx', 401, 'at most 400', 'Give each subject a test file of its own'],
])('%s fails with %i lines', (path, count, limit, advice) => {
  expect(problemsOf({ [path]: lines(count) })).toEqual([
    expect.stringContaining(`${path} has ${count} lines`),
  ])
  expect(problemsOf({ [path]: lines(count) })[0]).toContain(limit)
  expect(problemsOf({ [path]: lines(count) })[0]).toContain(advice)
})

const importing = (target: string) => lines(60, `import type { a } from '${target}'`)

test('a small file that only one neighbour imports fails, and is told whose part it is', () => {
  const small = {
    'web/src/ui/tile.tsx': lines(29),
    'web/src/ui/board.tsx': importing('./tile.tsx'),
    'web/src/ui/board.test.tsx': importing('./tile.tsx'),
  }
  expect(problemsOf(small)).toEqual([
    expect.stringMatching(
      /^web\/src\/ui\/tile\.tsx has 29 lines and only board\.tsx .*\n.*part of web\/src\/ui\/board/,
    ),
  ])
})

test.each<[string, Record<string, string>]>([
  ['thirty lines', { 'web/src/ui/tile.tsx': lines(30) }],
  ['a test of its own', { 'web/src/ui/tile.colours.test.tsx': lines(9) }],
  ['a second neighbour', { 'web/src/ui/wall.tsx': importing('./tile.tsx') }],
  ['a reader elsewhere', { 'web/src/lib/wall.tsx': importing('../ui/tile.tsx') }],
  ['a test elsewhere', { 'web/src/lib/wall.test.tsx': importing('../ui/tile.tsx') }],
  ['a lazy import', { 'web/src/ui/board.tsx': lines(60, "const tile = () => import('./tile.tsx')") }],
])('a small file is excused by %s', (_reason, files) => {
  expect(
    problemsOf({
      'web/src/ui/tile.tsx': lines(29),
      'web/src/ui/board.tsx': importing('./tile.tsx'),
      ...files,
    }),
  ).toEqual([])
})

test('a small file is excused by the role in its name', () => {
  const files = {
    'api/src/features/cart/cart.presenter.ts': lines(12),
    'api/src/features/cart/cart.routes.ts': importing('./cart.presenter.ts'),
  }
  expect(problemsOf(files)).toEqual([])
})

const folderOf = (count: number, path: (place: number) => string) =>
  Object.fromEntries([...Array(count).keys()].map((place) => [path(place), lines(60)]))

test('a folder holds sixteen source files; tests, documents and migrations are not counted', () => {
  expect(
    problemsOf({
      ...folderOf(16, (place) => `web/src/ui/part-${place}.tsx`),
      ...folderOf(16, (place) => `web/src/ui/part-${place}.test.tsx`),
      ...folderOf(17, (place) => `web/src/ui/part-${place}.graphql`),
      ...folderOf(17, (place) => `api/src/migrations/migration-${place}.ts`),
    }),
  ).toEqual([])
  expect(problemsOf(folderOf(17, (place) => `web/src/ui/part-${place}.tsx`))).toEqual([
    expect.stringMatching(/^web\/src\/ui\/ holds 17 source files.*\n.*Give each aggregate in it a folder/),
  ])
  // The helpers of tests are read as much as any other code.
  expect(problemsOf(folderOf(17, (place) => `api/src/test/helper-${place}.ts`))).toEqual([
    expect.stringContaining('api/src/test/ holds 17 source files'),
  ])
})

test('nine small documents beside one another fail; they belong to their noun or screen', () => {
  const names = ['add', 'put', 'clear', 'remove', 'change', 'summary', 'line', 'contents', 'bar']
  const nine = names.map((name) => [
    `web/src/features/cart/${name}.graphql`,
    `mutation ${name} {\n  a\n}\n\n# five`,
  ])
  const problems = problemsOf(Object.fromEntries(nine))
  expect(problems).toHaveLength(9)
  expect(problems[0]).toMatch(
    /add\.graphql holds one document of 5 lines, beside 9 more .*\n.*join it to the documents/,
  )
})

test('a document file may be small when it is alone, when it holds a noun, or when it is the query of a screen', () => {
  const lone = { 'web/src/app/admin/inbox-count.graphql': 'query Inbox { inbox }' }
  const noun = { 'web/src/features/cart/gift.graphql': 'mutation Add { a }\n\nmutation Remove { b }' }
  expect(problemsOf({ ...lone, ...noun })).toEqual([])
  const fragment = { 'web/src/pages/home-page.graphql': 'fragment HomePage_shelf on Query { shelf }' }
  expect(problemsOf(fragment)).toEqual([expect.stringContaining('web/src/pages/home-page.graphql')])
  const nameless = { 'web/src/pages/shelf.graphql': 'query Shelf { shelf }' }
  expect(problemsOf(nameless)).toEqual([expect.stringContaining('web/src/pages/shelf.graphql')])
})

test.each([
  [44, 'Stories are cut too finely: join'],
  [91, 'Files tell several stories each: split'],
])('a median of %i lines fails, for each tree by itself', (count, advice) => {
  const api = treeWith().filter(({ path }) => path.startsWith('api/'))
  const web = { path: 'web/src/ui/card.tsx', text: lines(count) }
  const apart = [
    { path: 'web/src/ui/card.test.tsx', text: lines(60) },
    { path: 'web/src/test/render.tsx', text: lines(60) },
  ]
  const problems = sizeProblems([...api, web, ...apart, ...apart], 1)
  expect(problems).toEqual([expect.stringContaining(`The median of web/src is ${count} lines`)])
  expect(problems[0]).toContain(advice)
})

test('a check that reads nothing fails', () => {
  expect(sizeProblems([])).toEqual([
    expect.stringContaining('Only 0 files of api/src were read'),
    expect.stringContaining('Only 0 files of web/src were read'),
  ])
})
