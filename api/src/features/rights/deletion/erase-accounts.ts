import { type EntityManager, LockMode, raw } from '@mikro-orm/postgresql'
import { sql } from '../../../platform/database/sql.ts'
import { retrying } from '../../../platform/database/transaction.ts'
import { queueMail } from '../../../platform/mail/outbox.ts'
import { User } from '../../accounts/user.entity.ts'
import type { Person } from '../declarations/declaration.ts'
import { declarations } from '../declarations/declarations.ts'
import { nameOf, personOf } from '../declarations/person.ts'
import { AccountDeletion } from './account-deletion.entity.ts'
import { isLastOwner } from './account-deletion.service.ts'
import { deletionDoneMail } from './deletion-mails.ts'
import { scanForResidue } from './residue-scan.ts'

/**
 * Ends the accounts whose day has come, then looks for each in every text and writes down what was found.
 * @returns how many were ended.
 */
export async function eraseDueAccounts(em: EntityManager, now: Date): Promise<number> {
  let count = 0
  for (let after = 0; ; ) {
    const taken = await retrying(() => em.fork().transactional((one) => eraseNext(one, now, after)))
    if (taken === null) break
    after = taken.id
    if (taken.isErased) count += 1
  }
  await checkErased(em)
  return count
}

/** Several copies of the shop may do this at once: each takes a row that no other holds. @returns which one; null for none. */
async function eraseNext(
  em: EntityManager,
  now: Date,
  after: number,
): Promise<{ id: number; isErased: boolean } | null> {
  const [due] = await em.execute<{ id: number }[]>(
    `select id from account_deletions where state = 'PLANNED' and due_at <= ? and id > ?
     order by id limit 1 for update skip locked`,
    [now, after],
  )
  if (!due) return null
  const deletion = await em.findOneOrFail(AccountDeletion, due.id)
  const userId = deletion.userId ?? ''
  // Who has become the last to manage the shop meanwhile stays, and finds the plan on their page.
  if (await isLastOwner(em, userId)) return { id: due.id, isErased: false }
  const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  const name = user ? nameOf(user) : ''
  if (user) await erasePerson(em, user, now)
  em.assign(deletion, {
    state: 'ERASED',
    erasedAt: now,
    needles: { id: userId, email: user?.email ?? '', name: isTelling(name) ? name : '' },
  })
  await em.flush()
  return { id: due.id, isErased: true }
}

/** « Al » alone is found in every text. */
const isTelling = (name: string) => name.length >= 6 && name.includes(' ')

/** Takes somebody out of every table, as the declarations say; the last mail tells them. */
async function erasePerson(em: EntityManager, user: User, now: Date): Promise<void> {
  const person = personOf(user)
  const [kept] = await em.execute<{ orders: boolean }[]>(
    'select exists (select 1 from orders where user_id = ?) as orders',
    [user.id],
  )
  for (const [table, declared] of Object.entries(declarations))
    if ('holdings' in declared)
      for (const { rows, erase } of declared.holdings) await eraseRows(em, table, rows(person), erase, person)
  queueMail(em, deletionDoneMail(user.email, kept?.orders ?? false), now)
}

async function eraseRows(
  em: EntityManager,
  table: string,
  rows: ReturnType<typeof sql>,
  erase: 'DELETE' | 'KEEP' | ((person: Person) => ReturnType<typeof sql>),
  person: Person,
): Promise<void> {
  if (erase === 'KEEP') return
  const statement =
    erase === 'DELETE'
      ? sql`delete from ${raw(table)} where ${rows}`
      : sql`update ${raw(table)} set ${erase(person)} where ${rows}`
  await em.execute(statement.sql, [...statement.params])
}

/** Also of those whose process died between the end and the proof. */
async function checkErased(em: EntityManager): Promise<void> {
  const erased = await em.fork().find(AccountDeletion, { state: 'ERASED' }, { populate: ['needles'] })
  for (const { id, needles } of erased) {
    if (!needles) continue
    const report = await scanForResidue(em.fork(), needles)
    await em
      .fork()
      .nativeUpdate(
        AccountDeletion,
        { id, state: 'ERASED' },
        { state: 'CHECKED', report, needles: null, userId: null },
      )
  }
}
