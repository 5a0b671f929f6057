import type { ConsentEntry } from './consent-entry.entity.ts'
import type { ConsentRegister } from './consent-register.type.ts'
import { wordingOf } from './consent-texts.rules.ts'

/** An entry of the ledger for REST, without the pseudonym of who it is about. */
export const presentConsent = (entry: ConsentEntry) => ({
  kind: entry.kind.toLowerCase(),
  act: entry.act.toLowerCase(),
  textVersion: entry.textVersion,
  text: wordingOf(entry.kind, entry.textVersion),
  people: entry.people,
  day: entry.day ?? null,
  recordedAt: entry.recordedAt.toISOString(),
  hash: entry.hash,
})

/** The whole ledger for REST. */
export const presentConsentRegister = ({ counts, lastCheck }: ConsentRegister) => ({
  counts: counts.map(({ kind, act, people }) => ({
    kind: kind.toLowerCase(),
    act: act.toLowerCase(),
    people,
  })),
  lastCheck: lastCheck && {
    checkedAt: lastCheck.checkedAt.toISOString(),
    entries: lastCheck.entries,
    broken: lastCheck.broken.map(({ kind, place, fault }) => ({
      kind: kind.toLowerCase(),
      place,
      fault: fault.toLowerCase(),
    })),
  },
})
