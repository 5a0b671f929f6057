import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { embeddedTests, engineTests, everyApiTest } from './api/src/test/engine-tests.ts'

/** Under vitest, graphql is loaded twice (CommonJS and ESM) unless every import names one file. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/** A condition is waited for as long as a small, busy machine may need: the default of a second is a race with it. */
const patient = { expect: { poll: { timeout: 10_000 } } }

/** Without a server the embedded database proves everything itself. */
const hasServer = Boolean(process.env.TEST_DATABASE_URL)

/** The api tests on either database; each run prepares a template of its own. */
const api = (
  engine: 'embedded' | 'postgresql',
  include: string[],
  exclude: string[] = [],
): TestProjectConfiguration => ({
  resolve: oneGraphql,
  test: {
    name: `api-${engine}`,
    include,
    exclude,
    globalSetup: ['api/src/test/database/prepare-template.ts'],
    env: { API_TEST_ENGINE: engine, API_TEST_RUN: `${engine}_${process.pid}`, TZ: 'UTC' },
    ...patient,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Each file opens a shop and a database of its own: to load every module anew would only take its time.
    isolate: false,
  },
})

export default defineConfig({
  test: {
    reporters: ['default', './scripts/summary-reporter.ts'],
    // The default leaves one core free: half of a machine with two.
    maxWorkers: '100%',
    projects: [
      api('embedded', hasServer ? engineTests : everyApiTest),
      ...(hasServer ? [api('postgresql', everyApiTest, embeddedTests)] : []),
      {
        plugins: [react()],
        resolve: oneGraphql,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/test/setup.ts'],
          ...patient,
          // Whole pages in jsdom take seconds on a small, busy machine; nothing here measures time.
          testTimeout: 30_000,
          // To load every module anew for each file takes longer than its tests; the set-up leaves no trace of one.
          isolate: false,
        },
      },
      {
        test: { name: 'scripts', include: ['{bench,scripts}/**/*.test.ts'], ...patient, testTimeout: 20_000 },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          setupFiles: ['e2e/support/shop-is-ready.ts'],
          ...patient,
          // Three at a time, each has a third of a busy machine.
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // One shop, one browser and one worker for all files, of which each counts on the shop not to change
          // under it. Within a file those tests run beside each other that do not: one works while another waits.
          fileParallelism: false,
          isolate: false,
          sequence: { groupOrder: 1 },
          maxConcurrency: 3,
        },
      },
    ],
  },
})
