import type { HTMLInputAutoCompleteAttribute } from 'react'
import { paths } from '../../../app/paths.ts'

/** A page that shows a setting. */
export interface ShownOn {
  label: string
  to: string
}

/** How a setting of one line is typed. */
interface LineInput {
  type: 'text' | 'email' | 'tel' | 'url' | 'date'
  autoComplete: HTMLInputAutoCompleteAttribute
}

interface KnownField {
  shownOn: readonly ShownOn[]
  /** Absent where several lines may be written. */
  line?: LineInput
}

/** What stands together in the tab, under one heading. */
interface SettingGroup<S> {
  title: string
  settings: readonly S[]
}

const product: ShownOn = { label: 'Fiches produit', to: paths.products() }
const help: ShownOn = { label: 'Aide et contacts', to: paths.help() }
const legal: ShownOn = { label: 'Mentions légales', to: paths.legalNotice() }
const terms: ShownOn = { label: 'CGV', to: paths.terms() }
const privacy: ShownOn = { label: 'Confidentialité', to: paths.privacy() }
const footer: ShownOn = { label: 'Pied de chaque page', to: paths.home() }

const everyPageAndProduct = [{ label: 'Haut de chaque page', to: paths.home() }, product]
const productAndHelp = { shownOn: [product, help] }
const network: KnownField = { shownOn: [footer], line: { type: 'url', autoComplete: 'url' } }

/** The groups and, in each, its settings in the order in which they are read. */
const groups: Readonly<Record<string, Readonly<Record<string, KnownField>>>> = {
  'Ouverture de la boutique': {
    sales_open: { shownOn: everyPageAndProduct },
    demonstration_note: {
      shownOn: [footer, { label: 'Comparer', to: paths.compare() }],
      line: { type: 'text', autoComplete: 'off' },
    },
    opening_day: { shownOn: everyPageAndProduct, line: { type: 'date', autoComplete: 'off' } },
  },
  'Livraison et retours': {
    delivery_info: productAndHelp,
    return_policy: productAndHelp,
    packaging_info: productAndHelp,
  },
  Recherche: {
    search_synonyms: { shownOn: [{ label: 'Résultats de recherche', to: paths.products() }] },
  },
  Coordonnées: {
    shop_email: {
      shownOn: [help, legal, terms, privacy],
      line: { type: 'email', autoComplete: 'work email' },
    },
    shop_phone: { shownOn: [help, legal, terms], line: { type: 'tel', autoComplete: 'work tel' } },
    shop_address: { shownOn: [help, legal, terms, privacy] },
    shop_hours: { shownOn: [help] },
    social_instagram: network,
    social_pinterest: network,
    social_youtube: network,
  },
  'Mentions légales': {
    shop_company: { shownOn: [legal, terms, privacy], line: { type: 'text', autoComplete: 'off' } },
    shop_director: { shownOn: [legal], line: { type: 'text', autoComplete: 'name' } },
    shop_registration: { shownOn: [legal, terms, privacy] },
    shop_host: { shownOn: [legal] },
    accessibility_audit: {
      shownOn: [{ label: 'Accessibilité', to: paths.accessibility() }, footer],
    },
  },
}

const unknownField: KnownField = { shownOn: [] }
const fields = new Map(Object.values(groups).flatMap((group) => Object.entries(group)))

/** How a setting is typed and where it is seen; one that this screen does not know has several lines. */
export const fieldOf = (key: string): KnownField => fields.get(key) ?? unknownField

/** The settings under their headings, the unknown ones last; no heading without a setting. */
export function groupSettings<S extends { key: string }>(settings: readonly S[]): SettingGroup<S>[] {
  const byKey = new Map(settings.map((setting) => [setting.key, setting]))
  const known = Object.entries(groups).map(([title, group]) => ({
    title,
    settings: Object.keys(group).flatMap((key) => byKey.get(key) ?? []),
  }))
  const unknown = { title: 'Autres textes', settings: settings.filter(({ key }) => !fields.has(key)) }
  return [...known, unknown].filter((group) => group.settings.length > 0)
}
