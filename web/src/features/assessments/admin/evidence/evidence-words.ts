import {
  ceilingOf,
  daysLater,
  evidenceLimits,
  renewalDays,
  statementMonths,
} from '../../../../../../api/src/features/catalogue/evidence/evidence.rules.ts'
import { evidenceKindNames } from '../../../../../../api/src/features/catalogue/evidence/evidence-kinds.rules.ts'
import type { EvidenceFacts_EvidenceFragment } from '../../../../graphql/generated/admin/graphql.ts'
import { counted, formatScore } from '../../../../lib/format-number.ts'
import { formatShortDay } from '../../../../ui/display/date-text.tsx'
import { wallTimeInParis } from '../../../../ui/form/paris-time.ts'

export type EvidenceFacts = EvidenceFacts_EvidenceFragment

/** « Certificat « GOTS » n° A-12 ». */
export const evidenceName = ({ kind, title, number }: EvidenceFacts): string =>
  `${evidenceKindNames[kind]} «\u00a0${title}\u00a0»${number ? ` n°\u00a0${number}` : ''}`

/** Until when it counts, and where that stands: « jusqu’au 12/03/2027 », « à renouveler : finie le … ». */
export function evidenceTime({ liveUntil, state }: EvidenceFacts): string {
  if (!liveUntil) return 'sans date de fin'
  if (state === 'LIVE') return `jusqu’au ${formatShortDay(liveUntil)}`
  return state === 'RENEW'
    ? `preuve à renouveler\u00a0: finie le ${formatShortDay(liveUntil)}`
    : `expirée le ${formatShortDay(liveUntil)}`
}

/** How soon somebody must look after it: what is over, what keeps its points for a while, what ends soon; else null. */
export function evidenceUrgency({
  liveUntil,
  state,
}: EvidenceFacts): { words: string; isOver: boolean } | null {
  if (!liveUntil) return null
  if (state === 'EXPIRED') return { words: 'Expirée\u00a0: ne compte plus', isOver: true }
  if (state === 'RENEW')
    return {
      words: `À renouveler\u00a0: points gardés jusqu’au ${formatShortDay(daysLater(liveUntil, renewalDays))}`,
      isOver: true,
    }
  const today = wallTimeInParis(new Date()).slice(0, 10)
  const days = (Date.parse(liveUntil) - Date.parse(today)) / 86_400_000
  if (days > evidenceLimits.soonDays) return null
  return { words: days < 1 ? 'Dernier jour' : `Expire dans ${counted(days, 'jour', 'jours')}`, isOver: false }
}

const why = ({ kind, protocol, fileUrl }: EvidenceFacts): string => {
  if (kind === 'SUPPLIER_STATEMENT') return `déclaration du fournisseur de moins de ${statementMonths} mois`
  if (kind === 'CERTIFICATE') return 'certificat d’un organisme indépendant'
  if (kind === 'TEST_REPORT') return 'rapport d’essai d’un laboratoire'
  if (kind === 'INVOICE') return 'une facture prouve un achat, et rien d’autre'
  return protocol || fileUrl ? 'mesure de la boutique avec son protocole' : 'mesure sans protocole'
}

/** Tenths of points that evidence supports together at most, and why in words. */
export function ceilingOfAll(evidence: readonly EvidenceFacts[]): { tenths: number; words: string } {
  const counted = evidence
    .filter(({ state }) => state !== 'EXPIRED')
    .map((each) => ({
      each,
      tenths: ceilingOf({ kind: each.kind, protocol: each.protocol, fileName: each.fileUrl }),
    }))
    .toSorted((a, b) => b.tenths - a.tenths)
  const [best] = counted
  if (!best)
    return {
      tenths: 0,
      words: evidence.length > 0 ? 'Plafond 0\u00a0: preuve expirée' : 'Plafond 0\u00a0: sans preuve',
    }
  const renewed =
    best.each.state === 'RENEW' ? ', à renouveler\u00a0: les points publiés restent, pas un de plus' : ''
  const most = best.tenths === 0 ? '0' : formatScore(String(best.tenths / 10))
  return { tenths: best.tenths, words: `Plafond ${most}\u00a0: ${why(best.each)}${renewed}` }
}
