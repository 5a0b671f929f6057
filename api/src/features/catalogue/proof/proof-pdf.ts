import { readableTimeInFrance } from '../../../platform/time-in-france.ts'
import { criterionNames } from '../assessments/criteria.rules.ts'
import { evidenceKindNames } from '../evidence/evidence-kinds.rules.ts'
import type { readProofFile } from './proof-file.service.ts'

type ProofFile = Awaited<ReturnType<typeof readProofFile>>

/** Points of a page: A4 with margins. */
const margin = 56

/** « 12/03/2027 » of `2027-03-12`. */
const frenchDay = (isoDay: string): string => isoDay.split('-').reverse().join('/')

const claimStates: Record<ProofFile['claims'][number]['state'], string> = {
  OPEN: 'ouverte',
  JUSTIFIED: 'justifiée',
  QUOTED: 'citée',
  REWRITTEN: 'réécrite',
}

const causes: Record<ProofFile['scoreHistory'][number]['cause'], string> = {
  ASSESSED: 'évaluation publiée',
  EVIDENCE_EXPIRED: 'preuve expirée',
  METHOD_CHANGED: 'méthode changée',
  TYPED: 'note saisie',
}

/** What the fonts of every reader of PDF can write: signs of Windows-1252, others as what they resemble. */
const writable = (text: string) =>
  [...text.replaceAll(/\u202f| (?=[:;!?»€])/g, '\u00a0').replaceAll('« ', '«\u00a0')]
    .map((sign) => (/[\n -~\u00a0-\u00ff’‘“”«»…–—€œŒ•]/.test(sign) ? sign : sign.normalize('NFKC')))
    .map((sign) => (/^[\n -~\u00a0-\u00ff’‘“”«»…–—€œŒ•]+$/.test(sign) ? sign : '?'))
    .join('')

/** « 8,7 » from « 8.7 ». */
const french = (decimal: string) => decimal.replace('.', ',')

const moment = (iso: string) => readableTimeInFrance(new Date(iso))

/** A part of the file: its title, and its lines in the order of reading. */
type Part = [title: string, lines: string[]]

/** The file in French, part by part; a part without lines says so. */
function partsOf(file: ProofFile): Part[] {
  const { product, passport, assessment, evidence, claims, scoreHistory, priceHistory } = file
  const named = new Map(evidence.map(({ id, title }) => [id, title]))
  const texts = [product.description, product.whyChoose, product.lifeBenefits, product.planetBenefits]
  return [
    [
      'Produit',
      [
        `${product.name} (n° ${product.id}), ${french(product.price)} €, éco-score ${french(product.ecoScore)} sur 10`,
        ...[...texts, product.moneySavings].filter((text) => text != null),
      ],
    ],
    ['Passeport', passport?.lines.map(({ label, text }) => `${label} : ${text}`) ?? []],
    [
      `Évaluation, méthode version ${assessment?.methodVersion ?? file.methodVersion}`,
      assessment
        ? [
            `Total : ${french(assessment.total)} sur 10${assessment.decidedAt ? `, publiée le ${moment(assessment.decidedAt)}` : ''}${assessment.decidedBy ? ` par ${assessment.decidedBy}` : ''}`,
            ...assessment.criteria.map(
              ({ criterion, points, reason, evidence: proofs }) =>
                `${criterionNames[criterion]} : ${french(points)} sur 2. ${reason} Preuves : ${proofs.map(({ id }) => `n° ${id}`).join(', ') || 'aucune'}.`,
            ),
          ]
        : [],
    ],
    [
      'Preuves',
      evidence.map((each) =>
        [
          `n° ${each.id} : ${evidenceKindNames[each.kind]} « ${each.title} »`,
          each.issuer && `émetteur ${each.issuer}`,
          each.number && `numéro ${each.number}`,
          each.validFrom && `valable depuis le ${frenchDay(each.validFrom)}`,
          each.liveUntil && `compte jusqu’au ${frenchDay(each.liveUntil)}`,
          each.sha256 ? `SHA-256 du fichier ${each.sha256}` : 'sans fichier',
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ],
    [
      'Allégations',
      claims.map((claim) =>
        [
          `« ${claim.words} » dans « ${claim.sentence} » : ${claimStates[claim.state]}`,
          claim.state === 'JUSTIFIED' &&
            `par la preuve n° ${claim.evidenceId} (${named.get(claim.evidenceId ?? 0)})`,
          claim.reason && `motif : ${claim.reason}`,
          claim.decidedAt && `décidé le ${moment(claim.decidedAt)} par ${claim.decidedBy}`,
          claim.goneAt && `réécrite le ${moment(claim.goneAt)}${claim.goneBy ? ` par ${claim.goneBy}` : ''}`,
          claim.law,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ],
    [
      'Historique de la note',
      scoreHistory.map(
        ({ at, oldScore, newScore, cause, by }) =>
          `${moment(at)} : ${oldScore ? `${french(oldScore)} devient ` : ''}${french(newScore)}, ${causes[cause]}${by ? `, ${by}` : ''}`,
      ),
    ],
    [
      'Historique du prix',
      priceHistory.map(
        ({ changedAt, price, formerPrice }) =>
          `${moment(changedAt)} : ${formerPrice ? `${french(formerPrice)} € devient ` : ''}${french(price)} €`,
      ),
    ],
  ]
}

/** A proof file as PDF, with text that can be selected and numbered pages. */
export async function proofPdf(file: ProofFile): Promise<Buffer> {
  // No other request needs it.
  const { default: PDFDocument } = await import('pdfkit')
  const title = `Dossier de preuve : ${file.product.name}`
  const info = { Title: title, CreationDate: new Date(file.madeAt) }
  const document = new PDFDocument({ size: 'A4', margin, bufferPages: true, lang: 'fr-FR', info })
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const write = (font: string, size: number, text: string, gap: number) =>
    document.font(font).fontSize(size).text(writable(text), { paragraphGap: gap })
  write('Helvetica-Bold', 18, title, 6)
  write('Helvetica', 10, `Établi le ${moment(file.madeAt)} par ${file.madeBy}`, 14)
  for (const [name, lines] of partsOf(file)) {
    write('Helvetica-Bold', 13, name, 6)
    for (const line of lines.length > 0 ? lines : ['Rien à ce jour.']) write('Helvetica', 10, line, 5)
    document.moveDown(0.8)
  }
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(page)
    // Below the margin a line would begin another page.
    document.page.margins.bottom = 0
    document.font('Helvetica').fontSize(9)
    document.text(`Page ${page + 1} sur ${count}`, margin, document.page.height - 36, {
      width: document.page.width - 2 * margin,
      align: 'right',
      lineBreak: false,
    })
  }
  document.end()
  return whole
}
