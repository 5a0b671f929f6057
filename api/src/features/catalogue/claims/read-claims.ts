import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '../../../env.ts'
import type { Clock } from '../../../platform/clock.ts'
import { transactionally } from '../../../platform/database/transaction.ts'
import { claimRulesVersion } from '../../claims/guard/claim-rule.rules.ts'
import { Claim, ClaimReading } from '../../claims/register/claim.entity.ts'
import { type ClaimTexts, pointKey, pointsIn } from '../../claims/register/claim-points.ts'
import type { ClaimSubject } from '../../claims/register/claim-register.rules.ts'
import { claimedTextsSql } from './claim-sources.ts'

// The register follows the texts by reading those that have changed since it read them last, whatever has changed
// them: a form, an import, a restore or plain SQL. Nobody who writes a text waits for it.

/** Things that are read in one transaction. */
const partSize = 100

/** Something whose texts are to be read; without texts it is gone. */
interface Unread {
  type: ClaimSubject
  id: string
  name: string | null
  texts: ClaimTexts | null
  digest: string | null
  /** The last change of it that the register knows, and the last that there is. */
  knownEntry: number
  lastEntry: number
}

/** The next things whose texts are not those that the register has read, held against every other reader. */
async function unreadThings(em: EntityManager): Promise<Unread[]> {
  await em.execute(`select pg_advisory_xact_lock(hashtext('claims'))`)
  return em.execute<Unread[]>(
    `select coalesce(t.type, r.subject_type) as type, coalesce(t.id, r.subject_id) as id, t.name, t.texts, t.digest,
       coalesce(r.entry_id, 0) as "knownEntry",
       coalesce((select max(e.id) from audit_entries e where e.subject_type = coalesce(t.type, r.subject_type)
         and e.subject_id = coalesce(t.id, r.subject_id)), 0) as "lastEntry"
     from (select *, md5(name || texts::text) as digest from (${claimedTextsSql}) as given) as t
       full join claim_readings r on r.subject_type = t.type and r.subject_id = t.id
     where t.digest is distinct from r.digest or r.rules_version <> ? order by 1, 2 limit ?`,
    [claimRulesVersion, partSize],
  )
}

/**
 * Brings the register up to the texts: new claims are open, those whose sentence is gone are rewritten, by whom the
 * history says. Nothing where the guard is off. Any copy of the shop may do it, at any time.
 * @returns how many things were read.
 */
export async function readClaims(
  em: EntityManager,
  { CLAIMS_GUARD }: Pick<Env, 'CLAIMS_GUARD'>,
  clock: Clock,
): Promise<number> {
  if (CLAIMS_GUARD === 'off') return 0
  for (let read = 0; ; ) {
    const part = await transactionally({ em }, async (held) => {
      const things = await unreadThings(held)
      for (const thing of things) await readThing(held, thing, clock.now())
      return things.length
    })
    read += part
    if (part < partSize) return read
  }
}

async function readThing(em: EntityManager, thing: Unread, now: Date): Promise<void> {
  const { type: subjectType, id: subjectId, texts, digest, lastEntry } = thing
  const subject = { subjectType, subjectId }
  const points = new Map(pointsIn(texts ?? {}).map((point) => [pointKey(point), point]))
  const known = await em.find(Claim, subject)
  const gone: Claim[] = []
  for (const claim of known) {
    const point = points.get(pointKey(claim))
    if (point) em.assign(claim, { kind: point.kind, goneAt: null, goneBy: null })
    else if (!claim.goneAt) gone.push(claim)
    if (thing.name !== null) claim.subjectName = thing.name
    points.delete(pointKey(claim))
  }
  if (gone.length > 0) await tellWhoRewrote(em, thing, gone, now)
  for (const point of points.values())
    em.create(Claim, { ...subject, ...point, subjectName: thing.name ?? '', foundAt: now })
  await em.flush()
  if (digest === null) await em.nativeDelete(ClaimReading, subject)
  else
    await em.upsert(ClaimReading, {
      ...{ ...subject, digest, rulesVersion: claimRulesVersion, entryId: lastEntry },
    })
}

/** Who took each sentence out, and when: the first change since the last reading that left the text without it. */
async function tellWhoRewrote(em: EntityManager, thing: Unread, gone: Claim[], now: Date): Promise<void> {
  const entries = await em.execute<{ by: string; at: string; texts: ClaimTexts | null }[]>(
    `select actor_email as by, created_at as at, after as texts from audit_entries
     where subject_type = ? and subject_id = ? and id > ? order by id`,
    [thing.type, thing.id, thing.knownEntry],
  )
  const left = entries.map((entry) => ({
    ...entry,
    points: new Set(entry.texts ? pointsIn(shared(entry.texts, gone)).map(pointKey) : []),
  }))
  for (const claim of gone) {
    const change = left.find(
      ({ texts, points }) => texts === null || (claim.field in texts && !points.has(pointKey(claim))),
    )
    claim.goneAt = change ? new Date(change.at) : now
    claim.goneBy = change?.by || null
  }
}

/** Those of the texts that some claims stand in: no other need be read. */
const shared = (texts: ClaimTexts, claims: readonly Claim[]): ClaimTexts =>
  Object.fromEntries(
    claims.flatMap(({ field }) => (typeof texts[field] === 'string' ? [[field, texts[field]]] : [])),
  )
