import type { EntityManager } from '@mikro-orm/postgresql'
import { mostRetries } from '../../../platform/mail/outbox.ts'
import { dayInFrance } from '../../../platform/time-in-france.ts'
import { evidenceLimits, renewalDays } from '../../catalogue/evidence/evidence.rules.ts'
import { expiringUntil } from '../../catalogue/evidence/evidence.service.ts'
import { overdueBefore } from '../../engagement/contact/reply-deadline.ts'
import { type JobName, jobs } from '../jobs/job.rules.ts'
import { type NotificationKind, notificationKinds } from './notification-kinds.rules.ts'

/** Something that somebody of the team should see to. */
export interface Notification {
  kind: NotificationKind
  /** Which thing, by its id; with the kind, it is there once. */
  subject: string
  /** What happened, in French. */
  label: string
  /** What it happened to. */
  title: string
  /** The place where one sees to it. */
  path: string
  since: Date
  isRead: boolean
}

/** Where the notifications of a kind come from: rows of `subject`, `title` and `since`, and the place of each. */
interface Source {
  sql: string
  values: (now: Date) => unknown[]
  path: (subject: string) => string
  title?: (subject: string) => string
}

const sources: Record<NotificationKind, Source> = {
  OVERDUE_MESSAGE: {
    sql: `select id::text as subject, concat(first_name, ' ', last_name, ', ', subject) as title,
        created_at + interval '24 hours' as since
      from contact_messages where replied_at is null and created_at < ?`,
    values: (now) => [overdueBefore(now)],
    path: (id) => `/admin/messages?fiche=${id}`,
  },
  EXPIRING_EVIDENCE: {
    // Told anew at each stage: it ends soon, it has ended, its points are no longer kept.
    sql: `select id::text as subject, title, (live_until + case when live_until + ${renewalDays} < ?::date
        then ${renewalDays + 1} when live_until < ?::date then 1 else -${evidenceLimits.soonDays} end
        )::timestamp at time zone 'Europe/Paris' as since
      from evidence where live_until <= ?`,
    values: (now) => [dayInFrance(now), dayInFrance(now), expiringUntil(now)],
    path: (id) => `/admin?onglet=preuves&fiche=${id}`,
  },
  FALLEN_SCORE: {
    // Until somebody assesses it anew, or types a score.
    sql: `select p.id::text as subject, p.name as title, h.at as since from products p
      join score_history h on h.id = (select max(last.id) from score_history as last where last.product_id = p.id)
      where h.cause = 'EVIDENCE_EXPIRED'`,
    values: () => [],
    path: (id) => `/admin?onglet=produits&fiche=${id}`,
  },
  FAILED_MAIL: {
    // The last attempt holds the mail for a while longer, as every one does.
    sql: `select id::text as subject, subject as title, due_at - interval '5 minutes' as since
      from outgoing_mails where sent_at is null and attempts > ?`,
    values: () => [mostRetries],
    path: () => '/admin/e-mails?etat=echecs',
  },
  FAILED_JOB: {
    // The first failure since it last went well: the same trouble is told once.
    sql: `select job as subject, job as title, min(slot) as since from job_runs
      where failure is not null and slot > coalesce((select max(good.slot) from job_runs as good
        where good.job = job_runs.job and good.ended_at is not null and good.failure is null), '-infinity')
      group by job`,
    values: () => [],
    path: () => '/admin/sante',
    title: (job) => jobs[job as JobName]?.label ?? job,
  },
  BROKEN_LEDGER: {
    // For as long as the last check says so, whatever became of the round that found it.
    sql: `select 'consents' as subject, jsonb_array_length(broken)::text as title,
        (select min(bad.checked_at) from consent_checks as bad where bad.id >
          coalesce((select max(good.id) from consent_checks as good where good.broken = '[]'), 0)) as since
      from consent_checks where id = (select max(id) from consent_checks) and broken <> '[]'`,
    values: () => [],
    path: () => '/admin/registre',
    title: (links) =>
      links === '1'
        ? 'une ligne n’est plus ce qu’elle était'
        : `${links} lignes ne sont plus ce qu’elles étaient`,
  },
}

/** As many as anybody looks at; the count is of all. */
const told = 100

/** What is open now, of these kinds, and whether this person has read it since it began; the newest first. */
export async function openNotifications(
  em: EntityManager,
  userId: string,
  kinds: readonly NotificationKind[],
  now: Date,
): Promise<{ items: Notification[]; unreadCount: number }> {
  if (kinds.length === 0) return { items: [], unreadCount: 0 }
  const all = kinds.map((kind) => `select '${kind}' as kind, * from (${sources[kind].sql}) as ${kind}`)
  const rows = await em.execute<
    {
      kind: NotificationKind
      subject: string
      title: string
      since: Date | string
      isRead: boolean
      unread: number
    }[]
  >(
    `select found.*, found.read as "isRead", count(*) filter (where not read) over ()::float8 as unread from (
       select open.*, coalesce(read_at >= since, false) as read from (${all.join(' union all ')}) as open
       left join notification_reads as r on r.user_id = ? and r.kind = open.kind and r.subject = open.subject
     ) as found order by since desc, kind, subject limit ${told}`,
    [...kinds.flatMap((kind) => sources[kind].values(now)), userId],
  )
  return {
    items: rows.map(({ kind, subject, title, since, isRead }) => ({
      ...{ kind, subject, isRead, since: new Date(since), label: notificationKinds[kind].label },
      title: sources[kind].title?.(title) ?? title,
      path: sources[kind].path(subject),
    })),
    unreadCount: rows[0]?.unread ?? 0,
  }
}
