import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { engineTests, everyApiTest } from '../api/src/test/engine-tests.ts'

const listed = new Set(engineTests.flatMap((pattern) => globSync(pattern)))

/** How a test says that it, or a part of it, is for the embedded database. */
const forEmbedded = /skipIf\(onPostgres|runIf\(!onPostgres|if \(!onPostgres/

test('a test for the embedded database alone is among those that always run on it', () => {
  const embeddedOnly = everyApiTest
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => forEmbedded.test(readFileSync(file, 'utf8')))
  expect(embeddedOnly).not.toEqual([])
  expect(embeddedOnly.filter((file) => !listed.has(file))).toEqual([])
})

test.each(engineTests)('%s names tests that are there', (pattern) => {
  expect(globSync(pattern)).not.toEqual([])
})
