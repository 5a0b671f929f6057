import { createHash, randomInt } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { RecoveryCode } from './recovery-code.entity.ts'

const count = 10
const length = 10
/** Letters and digits that nobody mistakes for one another (RFC 4648, base 32). */
const letters = 'abcdefghijklmnopqrstuvwxyz234567'

const newCode = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

const hashOf = (userId: string, code: string) =>
  createHash('sha256').update(`${userId}\n${code}`).digest('hex')

/** Ten new codes in the place of all older ones. @returns them, in two groups each: they are known to nobody afterwards. */
export async function replaceRecoveryCodes(em: EntityManager, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode)
  await em.nativeDelete(RecoveryCode, { user: userId })
  await em.insertMany(
    RecoveryCode,
    codes.map((code) => ({ user: userId, codeHash: hashOf(userId, code) })),
  )
  return codes.map((code) => `${code.slice(0, length / 2)}-${code.slice(length / 2)}`)
}

/** Uses a code up. @returns false for one that there is not, or not any more: of two at once, one alone gets it. */
export const spendRecoveryCode = async (em: EntityManager, userId: string, code: string): Promise<boolean> =>
  (await em.nativeDelete(RecoveryCode, { user: userId, codeHash: hashOf(userId, code) })) > 0

/** Forgets the recovery codes of an account that has neither codes of an application nor passkeys any more. */
export const forgetIdleRecoveryCodes = (em: EntityManager, userId: string): Promise<unknown> =>
  em.execute(
    `delete from recovery_codes where user_id = ?
       and not exists (select from second_factors where user_id = recovery_codes.user_id and confirmed_at is not null)
       and not exists (select from passkeys where user_id = recovery_codes.user_id)`,
    [userId],
  )
