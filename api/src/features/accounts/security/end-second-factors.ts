import type { EntityManager } from '@mikro-orm/postgresql'
import { FactorRemoval } from './factor-removal.entity.ts'
import { Passkey } from './passkeys/passkey.entity.ts'
import { RecoveryCode } from './recovery-code.entity.ts'
import { SecondFactor } from './second-factor/second-factor.entity.ts'

/**
 * Takes every passkey, the codes and the recovery codes from an account: whoever set them up was not its owner, or has
 * never shown to be.
 */
export async function endSecondFactors(em: EntityManager, user: string): Promise<void> {
  await em.nativeDelete(Passkey, { user })
  await em.nativeDelete(SecondFactor, { user })
  await em.nativeDelete(RecoveryCode, { user })
  await em.nativeDelete(FactorRemoval, { user })
}

/** Whether an account asks for more than its password. */
export const hasSecondFactor = async (em: EntityManager, user: string): Promise<boolean> =>
  (await em.count(SecondFactor, { user, confirmedAt: { $ne: null } })) > 0 ||
  (await em.count(Passkey, { user })) > 0
