// What a text of an information page may hold beside the marks of articles: `{{contact_email}}`, a fact of the settings;
// `{{stored_items}}` alone on a line, a part that the shop makes itself; `[démonstration : …]`, a fact of the demo.

/** Facts of the settings that a text may name: what the administration calls each, and its setting. */
export const pagePlaceholders = {
  contact_email: { label: 'Adresse e-mail', setting: 'shop_email' },
  contact_phone: { label: 'Téléphone', setting: 'shop_phone' },
  contact_address: { label: 'Adresse postale', setting: 'shop_address' },
  contact_hours: { label: 'Horaires', setting: 'shop_hours' },
  company: { label: 'Raison sociale', setting: 'shop_company' },
  registration: { label: 'Immatriculation', setting: 'shop_registration' },
  director: { label: 'Direction de la publication', setting: 'shop_director' },
  host: { label: 'Hébergeur', setting: 'shop_host' },
  delivery_info: { label: 'Livraison', setting: 'delivery_info' },
  return_policy: { label: 'Retours', setting: 'return_policy' },
  packaging_info: { label: 'Emballage', setting: 'packaging_info' },
  shop_name: { label: 'Nom de la boutique', setting: null },
} as const

/** One of them. */
export type PagePlaceholder = keyof typeof pagePlaceholders

/** Parts that the shop makes itself, each alone on its line. */
export const pageBlocks = {
  company_details: 'Fiche de la société',
  publisher_details: 'Fiche de l’éditeur',
  host_details: 'Fiche de l’hébergeur',
  data_uses: 'Tableau des usages de données',
  stored_items: 'Tableau de ce qui est enregistré sur l’appareil',
} as const

/** One of them. */
export type PageBlock = keyof typeof pageBlocks

/** Parts without which a page may not be. */
export const requiredBlocks: Readonly<Record<string, readonly PageBlock[]>> = {
  privacy: ['data_uses', 'stored_items'],
}

export const isPlaceholder = (name: string): name is PagePlaceholder => Object.hasOwn(pagePlaceholders, name)
export const isBlock = (name: string): name is PageBlock => Object.hasOwn(pageBlocks, name)

/** The part that a line stands for, if it stands for one. */
export function blockOfLine(line: string): PageBlock | null {
  const name = /^\{\{([a-z_]{1,30})\}\}$/.exec(line.trim())?.[1] ?? ''
  return isBlock(name) ? name : null
}

/** A piece of a line: words, a fact of the settings, or a fact of the demo with the pieces of its words. */
export type PagePiece =
  | string
  | { kind: 'placeholder'; name: PagePlaceholder }
  | { kind: 'demonstration'; pieces: PagePiece[] }

const pieceMark = /\{\{([a-z_]{1,30})\}\}|\[démonstration\s?:\s?([^[\]\n]{1,2000})\]/gi

/** The pieces of words without marks. */
export function piecesOf(words: string): PagePiece[] {
  const pieces: PagePiece[] = []
  let at = 0
  const add = (text: string) => text !== '' && pieces.push(text)
  for (const { 0: mark, 1: name = '', 2: fact, index } of words.matchAll(pieceMark)) {
    if (fact === undefined && !isPlaceholder(name)) continue
    add(words.slice(at, index))
    if (fact !== undefined) pieces.push({ kind: 'demonstration', pieces: piecesOf(fact.trim()) })
    else if (isPlaceholder(name)) pieces.push({ kind: 'placeholder', name })
    at = index + mark.length
  }
  add(words.slice(at))
  return pieces
}

/** The facts of a text that are marked as the demo's. */
export const demonstrationFactsOf = (text: string): string[] =>
  [...text.matchAll(pieceMark)].flatMap(({ 2: fact }) => (fact === undefined ? [] : [fact.trim()]))

const quoted = (text: string) => `«\u00a0${text}\u00a0»`

/** What is wrong with the placeholders and demo facts of a text, in French; null when nothing is. */
export function markProblem(text: string): string | null {
  for (const line of text.split('\n')) {
    if (blockOfLine(line)) continue
    const rest = line.replace(pieceMark, (mark, name: string | undefined, fact: string | undefined) => {
      if (fact !== undefined) return /\*\*/.test(fact) ? mark : markProblem(fact) === null ? '' : fact
      return name && isPlaceholder(name) ? '' : mark
    })
    const [, name = ''] = /\{\{([^{}]{0,40})\}\}/.exec(rest) ?? []
    if (isBlock(name)) return `${quoted(`{{${name}}}`)} doit être seul sur sa ligne.`
    if (name) {
      const known = Object.keys(pagePlaceholders).map((each) => `{{${each}}}`)
      return `${quoted(`{{${name}}}`)} n’est pas un champ connu. Champs possibles\u00a0: ${known.join(', ')}.`
    }
    if (rest.includes('{{') || rest.includes('}}'))
      return 'Un champ s’écrit entre deux accolades de chaque côté, par exemple {{contact_email}}.'
    if (/^\{produit:\d{1,9}\}$/.test(rest.trim()))
      return 'Une page ne montre pas de produit\u00a0: mettez un lien.'
    if (/\[démonstration/i.test(rest))
      return 'Un fait de démonstration s’écrit sur une ligne, ni gras ni lien\u00a0: [démonstration\u00a0: le fait].'
  }
  return null
}
