import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ConsentAct } from './consent.rules.ts'
import { type ConsentKind, consentTexts } from './texts/consent-texts.rules.ts'
import { versionShownToday } from './texts/shown-texts.ts'

/** What somebody says to a wording. */
interface Consent {
  kind: ConsentKind
  act: ConsentAct
  /** The wording that was shown; that of today when it is not given. */
  textVersion?: string | undefined
  /** In lower case. */
  email: string
  /** The account that it is said from; none where anybody can have typed the address. */
  userId?: string
}

/**
 * Adds what somebody says to the ledger, within the transaction of the deed itself and as the last thing in it: others
 * of this kind wait until it ends. What somebody has said already, to the same wording, is not said twice.
 */
export async function recordConsent(em: EntityManager, consent: Consent, now: Date): Promise<void> {
  const { kind, act, email, userId = null } = consent
  // Also holds the row: two deeds of one person come one after the other.
  const [person] = await em.execute<{ pseudonym: string }[]>(
    `insert into consent_people (pseudonym, email, user_id, created_at) values (?, ?, ?, ?)
     on conflict ${userId ? '(user_id) where user_id is not null' : '(email) where user_id is null'}
       do update set email = excluded.email
     returning pseudonym`,
    [randomBytes(32).toString('hex'), email, userId, now],
  )
  const version = consent.textVersion ?? (await versionMeant(em, consent, person?.pseudonym))
  await em.execute(
    `insert into consent_entries (kind, act, text_version, person, recorded_at, place, previous_hash, hash)
     select cast(? as varchar), cast(? as varchar), cast(? as varchar), cast(? as varchar), cast(? as timestamptz), 0, '', ''
     where not coalesce((
       select act = ? and text_version = ? from consent_entries where person = ? and kind = ?
       order by place desc limit 1), false)`,
    [kind, act, version, person?.pseudonym, now, act, version, person?.pseudonym, kind],
  )
}

/** Whoever confirms or leaves by the link of a mail is shown no wording: they speak of the one that they asked under. */
async function versionMeant(
  em: EntityManager,
  { kind, act }: Consent,
  pseudonym: string | undefined,
): Promise<string> {
  const [last] =
    act === 'CONFIRMED' || act === 'LEFT'
      ? await em.execute<{ version: string }[]>(
          'select text_version as version from consent_entries where person = ? and kind = ? order by place desc limit 1',
          [pseudonym, kind],
        )
      : []
  return last?.version ?? versionShownToday(em, kind)
}

/** Counts a choice of the cookie banner by a visitor whom nothing names. @param day of France, as « 2026-11-21 ». */
export async function countMeasurementChoice(
  em: EntityManager,
  { act, textVersion }: Pick<Consent, 'act' | 'textVersion'>,
  day: string,
): Promise<void> {
  await em.execute(
    `insert into consent_counts as known (day, act, text_version, people) values (?, ?, ?, 1)
     on conflict (day, act, text_version) do update set people = known.people + 1`,
    [day, act, textVersion ?? consentTexts.MEASUREMENT.version],
  )
}

/** Moves the counts of the days that are over into the ledger: a row for each choice and wording of a day. */
export async function sealConsentCounts(em: EntityManager, today: string, now: Date): Promise<void> {
  await em.execute(
    `with ended as (delete from consent_counts where day < ? returning *)
     insert into consent_entries (kind, act, text_version, people, day, recorded_at, place, previous_hash, hash)
       select 'MEASUREMENT', act, text_version, people, day, cast(? as timestamptz), 0, '', '' from ended
       order by day, act, text_version`,
    [today, now],
  )
}

/** Whose words are asked for: those of an account, and of an address where it is proven or an administrator asks. */
export interface ConsentOwner {
  userId?: string
  email?: string
}

const ownerSql = `(user_id = cast(? as varchar) or email = cast(? as varchar))`
const ownerValues = ({ userId, email }: ConsentOwner) => [userId ?? null, email ?? null]

/** The pseudonyms under which somebody stands in the ledger. */
export async function pseudonymsOf(em: EntityManager, owner: ConsentOwner): Promise<string[]> {
  const rows = await em.execute<{ pseudonym: string }[]>(
    `select pseudonym from consent_people where ${ownerSql}`,
    ownerValues(owner),
  )
  return rows.map(({ pseudonym }) => pseudonym)
}

/**
 * Erases who somebody is in the ledger, for good: its rows stay, the chain still holds, and they speak of nobody.
 * Ask within the transaction that erases the rest of the person. @returns how many pseudonyms are gone.
 */
export async function forgetConsents(em: EntityManager, owner: ConsentOwner): Promise<number> {
  const gone = await em.execute<unknown[]>(
    `delete from consent_people where ${ownerSql} returning 1`,
    ownerValues(owner),
  )
  return gone.length
}
