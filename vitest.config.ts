import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

/** Under vitest, graphql is loaded twice (CommonJS and ESM) unless every import names one file. */
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

/** The same api tests on either database; each run prepares a template of its own. */
const api = (engine: 'embedded' | 'postgresql'): TestProjectConfiguration => ({
  resolve: oneGraphql,
  test: {
    name: `api-${engine}`,
    include: ['api/src/**/*.test.ts'],
    globalSetup: ['api/src/test/prepare-template.ts'],
    env: { API_TEST_ENGINE: engine, API_TEST_RUN: `${engine}_${process.pid}`, TZ: 'UTC' },
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
      api('embedded'),
      ...(process.env.TEST_DATABASE_URL ? [api('postgresql')] : []),
      {
        plugins: [react()],
        resolve: oneGraphql,
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/test/setup.ts'],
          // Whole pages in jsdom take seconds on a small, busy machine; nothing here measures time.
          testTimeout: 30_000,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Two browsers at once on two cores only wait for each other.
          fileParallelism: false,
        },
      },
    ],
  },
})
