import { criterionNames } from '../../../features/catalogue/assessments/criteria.rules.ts'
import {
  type Labels,
  type ProductLabel,
  warningsLabel,
} from '../../../features/catalogue/labels/labels.service.ts'
import { ecoBandLabel, ecoBandOf } from '../../../features/catalogue/listing/bands.rules.ts'
import { paybackText } from '../../../features/catalogue/savings/payback.rules.ts'
import { type Markup, markup } from '../../../platform/http/markup.ts'
import { formatEuros, formatPrice } from '../../../platform/reading/french-euros.rules.ts'
import { leafRing, qrCode } from './label-drawings.ts'
import { labelStyles, sheetStyles, singleStyles } from './label-styles.ts'

/** Labels that one A4 sheet holds. */
const labelsPerSheet = 4

const score = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** The page of one label, A6. */
export const labelPage = (label: ProductLabel): string =>
  page(
    `Étiquette\u00a0: ${label.name}`,
    singleStyles,
    markup`<p>${howToPrint} en A6, échelle 100\u00a0%, puis pliez en deux\u00a0: l’étiquette devant, la fiche d’entretien derrière.</p>
<p><a href="${label.address}">Revenir au produit</a></p>`,
    markup`<div class="sheet">${labelOf(label)}</div>`,
  )

/** The page of several labels, four on each A4 sheet. */
export function labelSheets({ labels, missing }: Labels): string {
  const count = labels.length
  const sheets = Array.from({ length: Math.ceil(count / labelsPerSheet) }, (_, index) => {
    const four = labels.slice(index * labelsPerSheet, (index + 1) * labelsPerSheet)
    return markup`<div class="sheet">${four.map(labelOf)}</div>\n`
  })
  const left = markup`<p>${missing > 1 ? `${missing} produits masqués ou inconnus n’ont` : 'Un produit masqué ou inconnu n’a'} pas d’étiquette.</p>`
  return page(
    count > 1 ? `${count} étiquettes` : '1 étiquette',
    sheetStyles,
    markup`<p>${howToPrint} en A4 paysage, échelle 100\u00a0%\u00a0: quatre étiquettes par feuille, à couper puis à plier en deux.</p>
${missing > 0 ? left : ''}`,
    markup`${sheets}`,
  )
}

/** The page that says why there is no label. */
export const labelRefusal = (message: string): string =>
  page('Pas d’étiquette', singleStyles, markup`<p role="alert">${message}</p>`, markup``)

const howToPrint = markup`<strong>Imprimer</strong>\u00a0: <kbd>Ctrl</kbd>\u00a0<kbd>P</kbd> (<kbd>Cmd</kbd>\u00a0<kbd>P</kbd> sur Mac),`

const page = (title: string, styles: Markup, lead: Markup, sheets: Markup): string =>
  markup`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} — Ramure</title>
<style>${labelStyles}${styles}</style>
</head>
<body>
<header>
<h1>${title}</h1>
${lead}
</header>
<main>
${sheets}</main>
</body>
</html>
`.text

const labelOf = (label: ProductLabel): Markup =>
  markup`<article class="label">
${frontOf(label)}
${backOf(label)}
</article>`

function frontOf({ id, name, category, price, ecoScore, address, ...facts }: ProductLabel): Markup {
  const { officialCost, points, unitPrice } = facts
  return markup`<div class="side">
<p class="kind">${category ?? 'Ramure'}</p>
<h2 class="${nameSizeOf(name)}">${name}</h2>
${ecoScore === null ? '' : scoreOf(ecoScore, id)}
${officialCost === null ? '' : markup`<p class="cost">${officialCost}</p>`}
<p class="price">${formatPrice(price)}${unitPrice === null ? '' : markup` <small>${unitPrice}</small>`}</p>
<div class="room">
${points.length === 0 ? '' : pointsOf(points)}
${savingsOf(facts)}</div>
<div class="way">${qrCode(address, 'Code QR vers la page du produit')}<p>Tout savoir sur ce produit\u00a0:<br><a href="${address}">${address.replace(/^https?:\/\//, '')}</a></p></div>
</div>`
}

/** A longer name is smaller, so that it stands whole: 200 letters in capitals leave what must be there its place. */
function nameSizeOf({ length }: string): string {
  if (length <= 44) return 'large'
  if (length <= 80) return 'medium'
  return length <= 120 ? 'small' : length <= 160 ? 'smaller' : 'smallest'
}

/** The total with its band. */
function scoreOf(ecoScore: string, id: number): Markup {
  const band = ecoBandOf(ecoScore)
  return markup`<div class="score ${band}">${leafRing(Number(ecoScore), `cut-${id}`)}<p>Éco-score<strong>${score.format(Number(ecoScore))} sur 10</strong>${ecoBandLabel[band]}</p></div>`
}

/** The five criteria, each with its points. */
const pointsOf = (points: ProductLabel['points']): Markup =>
  markup`<p class="points">${points.map(({ criterion, points }) => markup`<span>${criterionNames[criterion]}\u00a0<b>${score.format(Number(points))}</b></span> `)}<span>(sur 2 chacun)</span></p>`

type SavingsFacts = Pick<ProductLabel, 'savingsPerYear' | 'savingsComparison' | 'paybackMonths'>

/** What it saves, as the product's page says it; nothing where nobody has reckoned it. */
function savingsOf({ savingsPerYear, savingsComparison, paybackMonths }: SavingsFacts): Markup | '' {
  if (!savingsPerYear) return ''
  const compared = savingsComparison ? `, ${savingsComparison}` : ''
  const repaid = paybackMonths ? ` Remboursé en ${paybackText(paybackMonths)}.` : ''
  return markup`<p class="savings"><strong>${formatEuros(savingsPerYear)}</strong> économisés par an${compared}.${repaid}</p>`
}

/** What is worth keeping of it: why, its parts and guarantee, how it ends, and lines for one's own notes. */
const backOf = ({ name, category, whyChoose, keepIf, kept }: ProductLabel): Markup =>
  markup`<div class="side back">
<h3>Fiche d’entretien</h3>
<p class="name">${name}${category ? ` · ${category}` : ''}</p>
${whyChoose ? markup`<h4>Pourquoi le choisir</h4><p class="text why">${whyChoose}</p>` : ''}
${keepIf ? markup`<h4>Quand garder ce que vous avez</h4><p class="text keep">${keepIf}</p>` : ''}
<div class="facts">
${kept.map(({ label, text }) => markup`<p class="text fact${label === warningsLabel ? ' whole' : ''}"><b>${label}\u00a0:</b> ${text}</p>\n`)}</div>
<div class="notes"><p>Acheté le</p><p>Entretenu le</p><p>Mes notes</p></div>
</div>`
