import 'reflect-metadata'
import { readEnv } from './env.ts'
import { createLogger } from './platform/logger.ts'
import { startShop } from './start-shop.ts'

/** Environment, then the shop, then a clean stop on the first signal, also while it opens; a second one cuts short. */
try {
  const env = readEnv()
  const log = createLogger(env.LOG_LEVEL)
  // A promise that nobody waited for is one request's fault: the others are not to pay for it.
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  const stopping = new AbortController()
  const opening = startShop(env, log, stopping.signal)
  let isOpen = false
  opening.then(
    () => (isOpen = true),
    () => {},
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      // A copy that waits for another's migration, or migrates itself, would not hear of it.
      if (stopping.signal.aborted && !isOpen) process.exit(1)
      stopping.abort()
      // What fails while opening is told below.
      opening.then(
        (shop) => shop.stop(),
        () => {},
      )
    })
  await opening.catch((error: unknown) => {
    if (stopping.signal.aborted) process.exit(0)
    throw error
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
