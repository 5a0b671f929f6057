import type { EntityManager } from '@mikro-orm/postgresql'
import { deviceOf } from '../../../platform/http/client-info.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import type { User } from '../user.entity.ts'
import { FactorRemoval } from './factor-removal.entity.ts'
import { securityMail } from './security-mails.ts'
import { noteInHistory } from './sessions/sign-ins.service.ts'

/**
 * Keeps the second factor of an account that was to lose it, in the caller's transaction; a mail says so, and the
 * history of the account. Of two at once, and of the job that is about to take it, one alone finds the row.
 * @returns false when it was to lose nothing.
 */
export async function stopFactorRemoval(
  { client, clock, env }: Pick<RequestContext, 'client' | 'clock' | 'env'>,
  em: EntityManager,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<boolean> {
  if ((await em.nativeDelete(FactorRemoval, { user: id })) === 0) return false
  const now = clock.now()
  queueMail(em, securityMail(email, 'REMOVAL_STOPPED', env.PUBLIC_URL), now, id)
  await noteInHistory(em, id, 'CANCELLED', now, deviceOf(client.userAgent))
  await em.flush()
  return true
}
