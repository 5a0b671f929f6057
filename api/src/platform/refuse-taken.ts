import { brokenUniqueConstraint } from './database-errors.ts'
import type { ShopError } from './errors.ts'

/**
 * What `work` gives; when it breaks a unique constraint named in `refusals`, that refusal. Of two that take a name at
 * once, the second hears it.
 */
export async function refuseTaken<T>(work: Promise<T>, refusals: Record<string, ShopError>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw refusals[brokenUniqueConstraint(error) ?? ''] ?? error
  }
}
