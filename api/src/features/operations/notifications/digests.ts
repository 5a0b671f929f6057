import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { Env } from '../../../env.ts'
import { type Clock, repeat } from '../../../platform/clock.ts'
import { isForeignKeyViolation } from '../../../platform/database/database-errors.ts'
import { type Mail, queueMail } from '../../../platform/mail/outbox.ts'
import { dayInFrance, timeInFrance } from '../../../platform/time-in-france.ts'
import { permissionsOf, type Role } from '../../accounts/team/permissions.rules.ts'
import { steadyJob } from '../jobs/run-job.ts'
import { digestHour } from './notification.rules.ts'
import { kindsFor, type NotificationKind, notificationKinds } from './notification-kinds.rules.ts'
import { type Notification, openNotifications } from './open-notifications.ts'

const pauseMs = 60_000

/**
 * From eight in the morning in France: a mail to each of the team with what they may see and have not read yet, once a day,
 * however many copies of the shop do this; to whom nothing waits, none.
 * @param now by the clock of the database, which all copies share.
 * @returns how many mails.
 */
export async function sendDigests(orm: MikroORM, env: Env, now: Date): Promise<number> {
  if (Number(timeInFrance(now).slice(11, 13)) < digestHour) return 0
  const day = dayInFrance(now)
  const people = await orm.em.fork().execute<Person[]>(
    `select id, email, roles from users left join notification_settings on user_id = users.id
     where is_admin and digest_day is distinct from ? order by id`,
    [day],
  )
  let sent = 0
  for (const person of people) if (await sendDigest(orm, env, person, day, now)) sent++
  return sent
}

interface Person {
  id: string
  email: string
  roles: Role[]
}

const sendDigest = (
  orm: MikroORM,
  env: Env,
  { id, email, roles }: Person,
  day: string,
  now: Date,
): Promise<boolean> =>
  orm.em
    .fork()
    .transactional(async (em) => {
      const [mine] = await em.execute<{ no_mail: NotificationKind[] }[]>(
        `insert into notification_settings (user_id, digest_day) values (?, ?)
         on conflict (user_id) do update set digest_day = excluded.digest_day
         where notification_settings.digest_day is distinct from excluded.digest_day returning no_mail`,
        [id, day],
      )
      if (!mine) return false
      const kinds = kindsFor(permissionsOf(roles)).filter((kind) => !mine.no_mail.includes(kind))
      const { items } = await openNotifications(em, id, kinds, now)
      const unread = items.filter(({ isRead }) => !isRead)
      if (unread.length === 0) return false
      queueMail(em, digestMail(email, unread, env.PUBLIC_URL), now, id)
      return true
    })
    // The account went meanwhile.
    .catch((error: unknown) => {
      if (isForeignKeyViolation(error)) return false
      throw error
    })

/** Things that a mail names; of more it tells the number. */
const named = 20

const wordsOf = ({ kind, label, title }: Notification) =>
  'namesPeople' in notificationKinds[kind] ? label : `${label}\u00a0: ${title}`

function digestMail(recipient: string, items: Notification[], publicUrl: string): Mail {
  // Several of which only the kind is told, in one place, are one line.
  const told = items.slice(0, named).map((item) => `- ${wordsOf(item)}\n  ${publicUrl}${item.path}`)
  const lines = [...new Set(told)]
  const more = items.length > named ? [`… et ${items.length - named} de plus.`] : []
  const things = items.length > 1 ? `${items.length} choses attendent` : '1 chose attend'
  return {
    recipient,
    subject: `Ramure\u00a0: ${things} l’équipe`,
    text: [
      'Bonjour,',
      'Voici ce que vous n’avez pas encore lu\u00a0:',
      ...[...lines, ...more],
      `Vous choisissez ce que vous recevez dans la cloche de l’administration\u00a0: ${publicUrl}/admin\n`,
    ].join('\n\n'),
  }
}

/** Looks every minute. @returns stops it, after the round in hand. */
export function startDigests(orm: MikroORM, clock: Clock, env: Env, log: Logger): () => Promise<void> {
  const note = steadyJob(orm, 'DIGESTS', clock, log)
  const round = async () => note(await sendDigests(orm, env, clock.now()))
  return repeat(round, pauseMs, (error) => {
    log.warn({ err: error }, 'digests not sent')
    void note(0, error)
  })
}
