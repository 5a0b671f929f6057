import type { FilterQuery } from '@mikro-orm/postgresql'
import { requirePermission } from '../../platform/authorize.ts'
import { containsText } from '../../platform/database/text-search.ts'
import { lockRow, transactionally } from '../../platform/database/transaction.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { mailFailure } from '../../platform/mail/mail-failure.ts'
import { type MailState, mailState } from '../../platform/mail/mail-state.ts'
import { hasEndedLink, mostRetries } from '../../platform/mail/outbox.ts'
import { OutgoingMail } from '../../platform/mail/outgoing-mail.entity.ts'
import type { Page } from '../../platform/page.ts'
import { parseInput } from '../../platform/parse-input.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import { type AuditedEntity, audited } from '../audit/audit.service.ts'
import { mailIdRules, mailListRules } from './mails.rules.ts'

/** What administrators see of a mail: never what it says, for some carry a key. */
export interface MailFacts {
  id: number
  recipient: string
  subject: string
  state: MailState
  attempts: number
  /** Why the last attempt failed. */
  lastError: string | null
  /** The same for people, in French. */
  failure: string | null
  /** Whether sending it anew would do something: it has not gone out, and its link still works. */
  canResend: boolean
  sentAt: Date | null
  createdAt: Date
}

const factsOf = (mail: OutgoingMail, now: Date): MailFacts => {
  const { id, recipient, subject, attempts, createdAt } = mail
  const lastError = mail.lastError ?? null
  return {
    ...{ id, recipient, subject, state: mailState(mail), attempts, createdAt },
    ...{ lastError, failure: lastError && mailFailure(lastError), sentAt: mail.sentAt ?? null },
    canResend: !mail.sentAt && isStuck(mail, now) && !hasEndedLink(mail, now),
  }
}

/** Whether it waits for a later attempt, or for none; whoever had it in hand at the last one has died with it. */
const isStuck = ({ lastError, attempts, dueAt }: OutgoingMail, now: Date) =>
  !!lastError || (attempts > mostRetries && dueAt <= now)

const inState: Record<MailState, FilterQuery<OutgoingMail>> = {
  SENT: { sentAt: { $ne: null } },
  FAILED: { sentAt: null, attempts: { $gt: mostRetries } },
  RETRYING: { sentAt: null, attempts: { $lte: mostRetries }, lastError: { $ne: null } },
  WAITING: { sentAt: null, attempts: { $lte: mostRetries }, lastError: null },
}

/**
 * Mails of the outbox, newest first: what has gone out in thirty days, what waits, and what was given up.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
 */
export async function listMails(ctx: RequestContext, input: unknown): Promise<Page<MailFacts>> {
  requirePermission(ctx, 'mails')
  const { state, search, ...window } = parseInput(mailListRules, input)
  const now = ctx.clock.now()
  const found = containsText<OutgoingMail>(['recipient', 'subject'], search)
  const [items, totalCount] = await ctx.em.findAndCount(
    OutgoingMail,
    { $and: [state ? inState[state] : {}, found] },
    { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...window },
  )
  return { items: items.map((mail) => factsOf(mail, now)), totalCount }
}

const auditedMail: AuditedEntity<OutgoingMail> = {
  subjectType: 'MAIL',
  subjectIdOf: ({ id }) => id,
  fieldsOf: (mail) => ({ state: mailState(mail) }),
}

/**
 * Sends a mail anew that could not be handed over, at once. One that was sent, that waits already or that is on its way
 * right now (it has no error then) stays as it is: pressed twice, it goes out once.
 * @throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, CONFLICT for one whose link has ended.
 */
export async function resendMail(ctx: RequestContext, input: unknown): Promise<MailFacts> {
  requirePermission(ctx, 'mails')
  const { id } = parseInput(mailIdRules, input)
  const now = ctx.clock.now()
  return transactionally(ctx, async (em) => {
    const mail = await lockRow(em, OutgoingMail, { id }, notFound('E-mail introuvable'))
    if (mail.sentAt || !isStuck(mail, now)) return factsOf(mail, now)
    if (hasEndedLink(mail, now))
      throw conflict('Le lien de cet e-mail n’est plus valable\u00a0: il faut en demander un nouveau.')
    const changes = { attempts: 0, lastError: null, dueAt: now }
    return factsOf(await audited(ctx, em, auditedMail).change(mail, changes), now)
  })
}
