const nbsp = '\u00a0'

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr-FR') + text.slice(1)

/** « L d’eau économisés par an »: measure, what is measured, what becomes of it (which not all say), and when. */
const measured =
  /^(L|kWh|Wh|m|m²|m³|g|kg|t)(?: (?:de |d’|d')(.+?))?(?: (économisés?|produits?|en moins|évités?))?(?: (par .+))?$/

const feminine = /^(eau|énergie|électricité|lessive|nourriture|lumière|chaleur|matière|viande|farine)\b/

/** A participle after a noun: « eau économisée », « déchets évités ». */
function agreed(noun: string, participle: string): string {
  const [first = ''] = noun.split(' ')
  const stem = participle.replace(/s$/, '')
  if (/[sx]$/.test(first)) return `${stem}s`
  return feminine.test(noun.toLocaleLowerCase('fr-FR')) ? `${stem}e` : stem
}

/**
 * A figure of a product as a line of the receipt: « 21 900 » of « L d’eau économisés par an » is « Eau économisée par
 * an », « 21 900 L ». What is counted without a measure gives the line its name: « Bouteilles en moins par an », « 120 ».
 * @returns what the line is called, and what follows its figure.
 */
export function impactWords(unit: string): { term: string; after: string } {
  const [, measure, thing = '', change = '', when] = measured.exec(unit) ?? []
  if (!measure) return { term: capital(unit), after: '' }
  const noun = thing || (measure.endsWith('Wh') ? 'énergie' : '')
  if (!noun) return { term: capital(unit.slice(measure.length + 1)), after: `${nbsp}${measure}` }
  const changed = change && change !== 'en moins' ? agreed(noun, change) : change
  return { term: capital([noun, changed, when].filter(Boolean).join(' ')), after: `${nbsp}${measure}` }
}
