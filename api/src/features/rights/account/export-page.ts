import { cutText } from '../../../platform/cut-text.rules.ts'
import { Markup, markup } from '../../../platform/http/markup.ts'
import { readableTimeInFrance } from '../../../platform/time-in-france.ts'
import type { Person } from '../declarations/declaration.ts'
import type { OwnRow } from './own-rows.ts'

/** The first rows of one kind. */
export interface ShownRows {
  label: string
  withheld: Record<string, string>
  /** All of them. */
  count: number
  rows: OwnRow[]
}

/** Longer texts stand in the JSON alone. */
const shownLength = 2_000

/** What the columns that most tables have are called; the others keep their own name. */
const columnNames: Record<string, string> = {
  id: 'Numéro',
  email: 'Adresse e-mail',
  first_name: 'Prénom',
  last_name: 'Nom',
  created_at: 'Créé le',
  updated_at: 'Modifié le',
  expires_at: 'Expire le',
  product_id: 'Produit',
  product_name: 'Produit',
  quantity: 'Quantité',
  price: 'Prix',
  total: 'Total',
  status: 'État',
  shipping_address: 'Adresse de livraison',
  subject: 'Objet',
  message: 'Message',
  text: 'Texte',
  user_id: 'Compte',
  ip_address: 'Adresse IP',
  user_agent: 'Navigateur',
  page_url: 'Page',
  email_confirmed_at: 'Adresse confirmée le',
}

const nameOf = (column: string) => columnNames[column] ?? column.replaceAll('_', ' ')

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/

const shownValue = (value: unknown): string => {
  if (value === null) return '—'
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'string' && instant.test(value)) return readableTimeInFrance(new Date(value))
  return cutText(typeof value === 'object' ? JSON.stringify(value) : String(value), shownLength)
}

/** What a row says, in words. */
export const factsOf = (row: OwnRow): { name: string; value: string }[] =>
  Object.entries(row).map(([column, value]) => ({ name: nameOf(column), value: shownValue(value) }))

const sheet = (row: OwnRow): Markup =>
  markup`<dl>${factsOf(row).map(({ name, value }) => markup`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`

const section = ({ label, withheld, count, rows }: ShownRows): Markup => {
  const hidden = Object.entries(withheld)
  const more =
    count > rows.length
      ? [markup`<p>Les ${rows.length} premières lignes\u00a0; toutes sont dans le fichier JSON.</p>`]
      : []
  const without =
    hidden.length > 0
      ? [
          markup`<p class="note">Sans${' '}${hidden.map(([column, why]) => `${nameOf(column)} (${why.replace(/\.$/, '')})`).join(', ')}.</p>`,
        ]
      : []
  return markup`<section><h2>${label} <span>${count}</span></h2>${count === 0 ? 'Rien.' : ''}${rows.map(sheet)}${more}${count > 0 ? without : []}</section>`
}

const styles =
  new Markup(`body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#20261f}
h2{margin-top:2.5rem;border-bottom:2px solid #dde8da}h2 span{color:#5c645a;font-weight:400}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.2rem 1rem;padding:1rem;background:#f5f8f4;border-radius:.5rem}
dt{color:#5c645a}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}.note{color:#5c645a;font-size:.9em}`)

/** Everything that is held of somebody, to be read. Opens by itself, without anything from elsewhere. */
export function exportPage(now: Date, { ownsEmail }: Person, kinds: ShownRows[]): string {
  const unconfirmed = ownsEmail
    ? []
    : [
        markup`<p class="note">Votre adresse e-mail n’est pas confirmée\u00a0: ce qui n’est relié qu’à elle (lettre d’information, messages, e-mails) manque ici.</p>`,
      ]
  const [held, none] = [kinds.filter(({ count }) => count > 0), kinds.filter(({ count }) => count === 0)]
  return markup`<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mes données</title><style>${styles}</style></head><body><h1>Mes données</h1><p>Tout ce que la boutique garde de vous, le ${readableTimeInFrance(now)}. Le fichier mes-donnees.json contient la même chose pour les machines.</p>${unconfirmed}${held.map(section)}<section><h2>Rien dans</h2><p>${none.map(({ label }) => label).join(' · ')}</p></section></body></html>`
    .text
}
