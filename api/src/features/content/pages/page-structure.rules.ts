/** Sections of one kind that follow each other on a page. */
export interface SectionGroup {
  name: string
  /** What the administration calls one of them. */
  label: string
  min: number
  max: number
  /** Whether a section has a title of the owner's. */
  hasTitle: boolean
  /** Its text is shown as it is, where nothing reads marks. */
  isPlain?: true
  /** Titles that are the shop's own, one for each section. */
  titles?: readonly string[]
}

/** What is fixed of a page: what it is called, where it is, and its groups of sections in their order. */
export interface PageStructure {
  title: string
  path: string
  groups: readonly SectionGroup[]
}

const group = (name: string, label: string, min: number, max = min): SectionGroup => ({
  ...{ name, label, min, max, hasTitle: true },
})

/** One text without a title. */
const words = (name: string, label: string): SectionGroup => ({ ...group(name, label, 1), hasTitle: false })

const titled = (name: string, label: string, titles: readonly string[]): SectionGroup => ({
  ...group(name, label, titles.length),
  ...{ titles, hasTitle: false },
})

const document = [group('parts', 'Partie', 1, 20)]

/** Every information page, by its slug. The five steps of the selection and the themes of the tips are fixed. */
export const pageStructures = {
  mission: {
    title: 'Notre Mission',
    path: '/qui-nous-sommes',
    groups: [
      words('intro', 'Présentation'),
      group('values', 'Valeur', 1, 8),
      group('history', 'Étape de l’histoire', 1, 10),
      { ...group('home', 'Résumé sur l’accueil', 1), isPlain: true },
    ],
  },
  trust: {
    title: 'Pourquoi nous faire confiance',
    path: '/pourquoi-nous-faire-confiance',
    groups: [
      group('reasons', 'Raison', 4),
      words('selection', 'Présentation de la sélection'),
      titled('steps', 'Étape', [
        'Audit du fournisseur',
        'Essai du produit',
        'Validation des certifications',
        'Calcul de l’impact',
        'Validation de l’équipe',
      ]),
    ],
  },
  help: {
    title: 'Aide et Contacts',
    path: '/aide-et-contacts',
    groups: [
      group('services', 'Service', 4),
      group('questions', 'Question fréquente', 1, 12),
      words('contact', 'Présentation des coordonnées'),
    ],
  },
  'quick-tips': {
    title: 'Cinq gestes rapides',
    path: '/consommer-ecologiquement',
    groups: [titled('tips', 'Geste', ['Maison', 'Eau', 'Recyclage', 'Alimentation', 'Mode'])],
  },
  'legal-notice': { title: 'Mentions légales', path: '/mentions-legales', groups: document },
  terms: { title: 'Conditions générales de vente', path: '/cgv', groups: document },
  privacy: { title: 'Politique de confidentialité', path: '/politique-confidentialite', groups: document },
} as const satisfies Record<string, PageStructure>

/** The slug of a page. */
export type PageSlug = keyof typeof pageStructures

/** The pages in the order in which the administration lists them. */
export const pageSlugs = Object.keys(pageStructures) as PageSlug[]

/** What is fixed of this page. */
export const structureOf = (slug: PageSlug): PageStructure => pageStructures[slug]

/** The texts of a page by the names of its fields: `lead`, `description`, `steps3Text`. */
export type PageTexts = Record<string, string>

/** A section as both edges tell it. */
export interface PageSection {
  group: string
  title: string
  text: string
}

/** The names of the fields of the `n`-th section of a group, from 1. */
export const fieldNames = (name: string, n: number) => ({
  title: `${name}${n}Title`,
  text: `${name}${n}Text`,
})

/** The sections that these texts make, in the order of the page; those without any text are left out. */
export function sectionsOf(slug: PageSlug, texts: PageTexts): PageSection[] {
  return structureOf(slug).groups.flatMap(({ name, max, titles }) =>
    Array.from({ length: max }, (_, index) => {
      const field = fieldNames(name, index + 1)
      const title = titles?.[index] ?? texts[field.title] ?? ''
      return { group: name, title, text: texts[field.text] ?? '', isEmpty: !texts[field.text] && !title }
    }).flatMap(({ isEmpty, ...section }) => (isEmpty ? [] : [section])),
  )
}

/** The texts that sections make; what belongs to no group of the page is told by its name. */
export function textsOf(slug: PageSlug, sections: readonly PageSection[]): PageTexts {
  const counts = new Map<string, number>()
  const texts: PageTexts = {}
  for (const { group: name, title, text } of sections) {
    const n = (counts.get(name) ?? 0) + 1
    counts.set(name, n)
    const field = fieldNames(name, n)
    const isFixed = structureOf(slug).groups.some((each) => each.name === name && !each.hasTitle)
    if (!isFixed) texts[field.title] = title
    texts[field.text] = text
  }
  return texts
}
