/** Every test of the api. */
export const everyApiTest = ['api/src/**/*.test.ts']

/** About the folder of the embedded database, or a shop that never reaches any: a server has no part in it. */
export const embeddedTests = [
  'api/src/run-shop.test.ts',
  'api/src/start-shop.damage.test.ts',
  'api/src/start-shop.full-disk.test.ts',
  'api/src/start-shop.planned.test.ts',
]

/**
 * The tests that also run on the embedded database where there is a PostgreSQL server: of what can differ between the
 * two, and of every verb once (parity). All others prove a rule of the shop, which one engine proves as well as two.
 */
export const engineTests = [
  // Opening, closing, crashes, damage.
  ...embeddedTests,
  'api/src/{prepare-shop,housekeeping}.test.ts',
  'api/src/start-shop{,.crashes,.starved}.test.ts',
  'api/src/platform/database/**/*.test.ts',
  'api/src/platform/http/{http-server,session-store,rate-limit}*.test.ts',
  'api/src/seeders/**/*.test.ts',
  // Locks and transactions on the one connection.
  'api/src/features/cart/cart.api.test.ts',
  'api/src/features/favourites/favourites.test.ts',
  'api/src/features/orders/{place-order,idempotency}.test.ts',
  'api/src/features/media/collect-images.test.ts',
  'api/src/platform/mail/outbox.test.ts',
  // Extensions, search, constraints, triggers, partitions, arrays and documents in columns.
  'api/src/features/catalogue/{,listing/,passports/,prices/,suggestions/}*.test.ts',
  'api/src/features/catalogue/products/{products.graphql,product-changes.restore}.test.ts',
  'api/src/features/catalogue/assessments/*.test.ts',
  'api/src/features/content/post-search.test.ts',
  'api/src/features/analytics/{,visit/}*.test.ts',
  'api/src/features/engagement/waitlist/*.test.ts',
  'api/src/features/consent/consents.test.ts',
  // What is held of people, handed out and erased; jobs, the bell and the mail of the morning.
  'api/src/features/rights/{declarations,deletion}/{declarations,erased-by-verbs}.test.ts',
  'api/src/features/rights/register/retention-ages.test.ts',
  'api/src/features/operations/operations.test.ts',
  // Rows that are streamed.
  'api/src/edges/http/csv-exports.test.ts',
  // Every verb, over both edges.
  'api/src/edges/parity.test.ts',
]
