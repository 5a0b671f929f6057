import 'reflect-metadata'
import { readEnv } from './env.ts'
import { createLogger } from './platform/logger.ts'
import { startShop } from './start-shop.ts'

/** Environment, then the shop, then a clean stop on the first signal; a second one cuts short. */
try {
  const env = readEnv()
  const shop = await startShop(env, createLogger(env.LOG_LEVEL))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shop.stop())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
