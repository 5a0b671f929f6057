import type { CsvColumn } from '../../platform/http/csv.ts'
import { actLabels, kindLabels } from './consent.rules.ts'
import type { ConsentEntry } from './consent-entry.entity.ts'
import type { ConsentRegister, ShownText } from './consent-register.type.ts'
import { wordingOf } from './texts/consent-texts.rules.ts'

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

/** What people are asked for, for REST. */
export const presentShownText = ({ kind, textVersion, text }: ShownText) => ({
  kind: kind.toLowerCase(),
  textVersion,
  text,
})

/** An entry of the ledger as a row of a table. */
export const consentColumns: CsvColumn<ConsentEntry>[] = [
  { heading: 'Enregistré le', cell: ({ recordedAt }) => recordedAt },
  { heading: 'Sujet', cell: ({ kind }) => kindLabels[kind] },
  { heading: 'Choix', cell: ({ act }) => actLabels[act] },
  { heading: 'Version du texte', cell: ({ textVersion }) => textVersion },
  { heading: 'Texte affiché', cell: ({ kind, textVersion }) => wordingOf(kind, textVersion) },
  { heading: 'Sceau', cell: ({ hash }) => hash },
]

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
