import { createHash } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { withoutDeadline } from '../../platform/database/request-deadline.ts'
import { consentKinds } from './consent.rules.ts'
import { type BrokenLink, type ChainEnd, ConsentCheck } from './consent-check.entity.ts'
import type { ConsentKind } from './texts/consent-texts.rules.ts'

const pageRows = 2_000
const mostBroken = 20
const keptChecks = 400
const noHash = '0'.repeat(64)

/** A row of the ledger as it is sealed. */
interface Link {
  place: number
  facts: string
  previousHash: string
  hash: string
}

/**
 * Reads the whole ledger again and keeps what it finds: each row sealed with its own facts, following the one before
 * it, and each chain still holding what the check before found at its end. Copies of the shop take turns.
 * @param leastAgeMs does nothing while the last check is younger.
 * @returns the check; null when there was no need.
 */
export async function checkConsents(
  em: EntityManager,
  now: Date,
  leastAgeMs = 0,
): Promise<ConsentCheck | null> {
  return em.fork().transactional(async (em) => {
    await em.execute(`select pg_advisory_xact_lock(hashtext('consent checks'))`)
    const [last] = await em.find(ConsentCheck, {}, { orderBy: { id: 'desc' }, limit: 1 })
    if (last && now.getTime() - last.checkedAt.getTime() < leastAgeMs) return null
    const readings = []
    for (const kind of consentKinds) readings.push(await readChain(em, kind, endOf(last, kind)))
    const entries = readings.reduce((sum, { entries }) => sum + entries, 0)
    // Nothing was ever said: there is nothing to keep of it each day.
    if (leastAgeMs > 0 && !last && entries === 0) return null
    const check = em.create(ConsentCheck, {
      checkedAt: now,
      entries,
      broken: readings.flatMap(({ broken }) => broken).slice(0, mostBroken),
      ends: readings.flatMap(({ end }) => end ?? []),
    })
    await em.flush()
    await em.execute('delete from consent_checks where id <= ?', [check.id - keptChecks])
    return check
  })
}

const endOf = (check: ConsentCheck | undefined, kind: ConsentKind) =>
  check?.ends.find((end) => end.kind === kind)

/** Reads one chain. @param known where it ended at the last check. */
async function readChain(em: EntityManager, kind: ConsentKind, known: ChainEnd | undefined) {
  const broken: BrokenLink[] = []
  const find = (place: number, fault: BrokenLink['fault']) => {
    if (broken.length < mostBroken) broken.push({ kind, place, fault })
  }
  let entries = 0
  let isKnown = true
  let last = { place: 0, hash: noHash }
  for await (const link of linksOf(em, kind)) {
    entries++
    if (link.place !== last.place + 1) find(last.place + 1, 'MISSING')
    else if (link.previousHash !== last.hash) find(link.place, 'UNLINKED')
    const isWhole =
      createHash('sha256').update(`${link.previousHash}|${link.facts}`).digest('hex') === link.hash
    if (!isWhole) find(link.place, 'CHANGED')
    if (link.place === known?.place && link.hash !== known.hash) {
      isKnown = false
      if (isWhole) find(link.place, 'REWRITTEN')
    }
    last = link
  }
  const { place, hash } = last
  if (known && place < known.place) {
    isKnown = false
    find(place + 1, 'MISSING')
  }
  // What was found there once is asked for again each time: a chain that is cut or written anew never becomes whole.
  const end = known && !isKnown ? known : { kind, place, hash }
  return { entries, broken, end: end.place > 0 ? end : undefined }
}

/** The links of a chain in their order, a page at a time. */
async function* linksOf(em: EntityManager, kind: ConsentKind): AsyncGenerator<Link> {
  for (let after = 0; ; ) {
    const page: Link[] = await withoutDeadline(() =>
      em.execute<Link[]>(
        `select place, previous_hash as "previousHash", hash,
           concat_ws('|', kind, place, act, text_version, coalesce(person, ''), people,
             coalesce(to_char(day, 'YYYY-MM-DD'), ''), (extract(epoch from recorded_at) * 1000)::bigint) as facts
         from consent_entries where kind = ? and place > ? order by place limit ?`,
        [kind, after, pageRows],
      ),
    )
    yield* page
    after = page.at(-1)?.place ?? after
    if (page.length < pageRows) return
  }
}

const dayMs = 24 * 3_600_000

/** The check of the day, by whichever copy of the shop comes first. @throws Error that names the links that are broken. */
export async function checkConsentsDaily(em: EntityManager, now: Date): Promise<void> {
  const check = await checkConsents(em, now, dayMs)
  if (!check || check.broken.length === 0) return
  const links = check.broken.map(({ kind, place, fault }) => `${kind} ${place} ${fault}`)
  throw new Error(`The ledger of consents does not hold: ${links.join(', ')}`)
}
