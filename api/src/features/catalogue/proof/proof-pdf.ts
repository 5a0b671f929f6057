import { readableTimeInFrance } from '../../../platform/time-in-france.ts'
import { criterionNames } from '../assessments/criteria.rules.ts'
import { evidenceKindNames } from '../evidence/evidence-kinds.rules.ts'
import { officialCostText } from '../official-costs/official-cost.rules.ts'
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

/** Spaces as a font has them, narrow ones as ordinary ones that do not break. */
const plainSpaces = (text: string) =>
  text.replaceAll(/\u202f| (?=[:;!?»€])/g, '\u00a0').replaceAll('« ', '«\u00a0')

/** « 8,7 » from « 8.7 ». */
const french = (decimal: string) => decimal.replace('.', ',')

const moment = (iso: string) => readableTimeInFrance(new Date(iso))

/** A part of the file: its title, and its lines in the order of reading. */
type Part = [title: string, lines: string[]]

const displays: Record<ProofFile['display']['scoreDisplay'], string> = {
  SCORE: 'la note et les critères',
  CRITERIA: 'les critères, sans note',
  OFFICIAL_TEXTILE: 'le coût environnemental officiel et les critères, sans note',
  NONE: 'rien de l’éco-score',
}

const officialCostPart = (cost: ProofFile['officialCost']): Part => [
  'Coût environnemental officiel',
  [
    officialCostText(cost),
    ...(cost
      ? [
          `Déclaré par ${cost.declaredBy === 'BRAND' ? 'la marque' : 'un tiers'} le ${frenchDay(cost.declaredOn)}, ${cost.portalReference ? `référence ${cost.portalReference}` : 'sans référence'}`,
        ]
      : []),
  ],
]

const textNames: Record<string, string> = {
  ...{ name: 'nom', description: 'description', productType: 'type', whyChoose: 'pourquoi le choisir' },
  ...{ lifeBenefits: 'bénéfices au quotidien', planetBenefits: 'impact', moneySavings: 'économies' },
  ...{ savingsComparison: 'comparaison', impactUnit: 'unité d’impact', keepIf: 'à garder si' },
  ...{ images: 'textes des images', composition: 'composition', warnings: 'avertissements' },
  ...{ allergens: 'allergènes', origin: 'origine', guarantees: 'garanties', spareParts: 'pièces détachées' },
}

/** « 12/03/2026, ada@…, description : « … » devient « … ». */
const textChangeLine = ({ at, by, of, field, before, after }: ProofFile['textHistory'][number]): string => {
  const quoted = (text: string | null) => (text === null ? 'rien' : `« ${text.replaceAll('\n', ' ')} »`)
  const place = `${of === 'PASSPORT' ? 'passeport, ' : ''}${textNames[field] ?? field}`
  const told = before === null ? quoted(after) : `${quoted(before)} devient ${quoted(after)}`
  return `${moment(at)}, ${by}, ${place} : ${told}`
}

/** The points of an assessment, criterion by criterion, with what they rest on. */
const criteriaLines = ({ criteria }: ProofFile['assessments'][number]): string[] =>
  criteria.map(
    ({ criterion, points, reason, evidence }) =>
      `${criterionNames[criterion]} : ${french(points)} sur 2. ${reason} Preuves : ${evidence.map(({ id }) => `n° ${id}`).join(', ') || 'aucune'}.`,
  )

/** The file in French, part by part; a part without lines says so. */
function partsOf(file: ProofFile): Part[] {
  const { product, officialCost, passport, assessment, evidence, claims, scoreHistory, priceHistory } = file
  const named = new Map(evidence.map(({ id, title }) => [id, title]))
  const texts = [product.description, product.whyChoose, product.lifeBenefits, product.planetBenefits]
  return [
    [
      'Produit',
      [
        ...(file.isDeleted
          ? ['Ce produit n’est plus dans la boutique\u00a0: voici ce qu’il disait à la fin.']
          : []),
        `${product.name} (n° ${product.id}), ${french(product.price)} €, éco-score ${french(product.ecoScore)} sur 10`,
        ...(file.display.scoreDisplay === 'SCORE'
          ? []
          : [`La boutique montre : ${displays[file.display.scoreDisplay]}. Raison : ${file.display.reason}`]),
        ...[...texts, product.moneySavings].filter((text) => text != null),
      ],
    ],
    ...(officialCost || file.display.scoreDisplay === 'OFFICIAL_TEXTILE'
      ? [officialCostPart(officialCost)]
      : []),
    ['Passeport', passport?.lines.map(({ label, text }) => `${label} : ${text}`) ?? []],
    [
      `Évaluation, méthode version ${assessment?.methodVersion ?? file.methodVersion}`,
      assessment
        ? [
            `Total : ${french(assessment.total)} sur 10${assessment.decidedAt ? `, publiée le ${moment(assessment.decidedAt)}` : ''}${assessment.decidedBy ? ` par ${assessment.decidedBy}` : ''}`,
            ...criteriaLines(assessment),
          ]
        : [],
    ],
    ...file.assessments
      .filter(({ status }) => status === 'SUPERSEDED')
      .map(
        (past): Part => [
          `Évaluation remplacée, n° ${past.id}, méthode version ${past.methodVersion}`,
          [
            `Total : ${french(past.total)} sur 10${past.decidedAt ? `, publiée le ${moment(past.decidedAt)}` : ''}${past.decidedBy ? ` par ${past.decidedBy}` : ''}`,
            ...criteriaLines(past),
          ],
        ],
      ),
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
    ['Historique des textes', file.textHistory.map(textChangeLine)],
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

/** A part of a line that one font can write. */
interface Run {
  font: string
  text: string
}

/** A text as the fonts can write it, one after another; a sign that none has as what it resembles, else as « ? ». */
function runsOf(text: string, fonts: { letters: ReadonlySet<string>; name: string }[]): Run[] {
  const [usual] = fonts
  const fontOf = (sign: string) => fonts.find(({ letters }) => letters.has(sign))?.name
  const runs: Run[] = []
  const add = (sign: string) => {
    const last = runs.at(-1)
    // A space goes on in the font of the word before it.
    const font = last && /\s/.test(sign) ? last.font : (fontOf(sign) ?? usual?.name ?? '')
    if (last?.font === font) last.text += sign
    else runs.push({ font, text: sign })
  }
  for (const sign of plainSpaces(text).normalize('NFC'))
    if (/\s/.test(sign) || fontOf(sign)) add(sign)
    else for (const alike of sign.normalize('NFKC')) add(fontOf(alike) ? alike : '?')
  return runs
}

/** A proof file as PDF in the font of the shop, with text that can be selected and numbered pages. */
export async function proofPdf(file: ProofFile): Promise<Buffer> {
  // No other request needs them.
  const { default: PDFDocument } = await import('pdfkit')
  const { default: printFonts } = await import('./print-fonts.json', { with: { type: 'json' } })
  const title = `Dossier de preuve : ${file.product.name}`
  const info = { Title: title, CreationDate: new Date(file.madeAt) }
  const document = new PDFDocument({ size: 'A4', margin, bufferPages: true, lang: 'fr-FR', info })
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const fonts = printFonts.map(({ letters, file: ttf }, place) => {
    const name = `font-${place}`
    document.registerFont(name, Buffer.from(ttf, 'base64'))
    return { name, letters: new Set(letters) }
  })
  const usual = fonts[0]?.name ?? ''
  const write = (size: number, text: string, paragraphGap: number) => {
    const runs = runsOf(text, fonts)
    for (const [place, run] of runs.entries()) {
      const continued = place < runs.length - 1
      document.font(run.font).fontSize(size).text(run.text, { paragraphGap, continued })
    }
  }
  write(18, title, 6)
  write(10, `Établi le ${moment(file.madeAt)} par ${file.madeBy}`, 14)
  for (const [name, lines] of partsOf(file)) {
    document.font(usual).moveDown(0.4)
    write(13, name, 6)
    for (const line of lines.length > 0 ? lines : ['Rien à ce jour.']) write(10, line, 5)
    document.moveDown(0.8)
  }
  const { count } = document.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    document.switchToPage(page)
    // Below the margin a line would begin another page.
    document.page.margins.bottom = 0
    document.font(usual).fontSize(9)
    document.text(`Page ${page + 1} sur ${count}`, margin, document.page.height - 36, {
      width: document.page.width - 2 * margin,
      align: 'right',
      lineBreak: false,
    })
  }
  document.end()
  return whole
}
