import type { ClaimKind } from '../../../../../../api/src/features/claims/guard/claim-rule.rules.ts'
import {
  type ClaimDecision,
  type ClaimState,
  type ClaimSubject,
  claimPageSize,
} from '../../../../../../api/src/features/claims/register/claim-register.rules.ts'
import {
  pageSlugs,
  structureOf,
} from '../../../../../../api/src/features/content/pages/page-structure.rules.ts'
import { paths } from '../../../../app/paths.ts'
import type { ClaimRow_ClaimFragment } from '../../../../graphql/generated/admin/graphql.ts'
import { adminList, choiceParam, type ParamsOf, partOf } from '../../../../lib/list/list-url.ts'
import type { Choice } from '../../../../ui/admin/phone/list-filters.tsx'

export type ClaimFacts = ClaimRow_ClaimFragment

/** Where a claim stands, in one word. */
export const stateWords: Record<ClaimState, string> = {
  OPEN: 'Ouverte',
  JUSTIFIED: 'Justifiée',
  QUOTED: 'Citée',
  REWRITTEN: 'Réécrite',
}

/** What each decision says. */
export const stateHints: Record<ClaimDecision, string> = {
  OPEN: 'Rien n’est décidé\u00a0: réécrivez la phrase sur sa fiche, et l’allégation disparaît d’ici.',
  JUSTIFIED:
    'Une preuve de la bibliothèque montre que la phrase est vraie\u00a0; le dossier de preuves la nomme.',
  QUOTED: 'La phrase nomme le mot sans l’affirmer\u00a0: mise en garde, nom d’un barème, titre d’un texte.',
}

/** What a claim can stand in. */
const subjectWords: Record<ClaimSubject, string> = {
  PRODUCT: 'Produit',
  CATEGORY: 'Catégorie',
  POST: 'Article',
  PAGE: 'Page',
  SETTING: 'Paramètre',
}

const fieldWords: Record<string, string> = {
  ...{ name: 'nom', title: 'titre', description: 'description', content: 'texte', excerpt: 'extrait' },
  ...{ productType: 'type', whyChoose: 'pourquoi le choisir', lifeBenefits: 'bienfaits au quotidien' },
  ...{ planetBenefits: 'bienfaits pour la planète', moneySavings: 'économies', value: 'texte' },
  ...{ savingsComparison: 'comparaison', impactUnit: 'unité d’impact', keepIf: 'à garder si' },
}

/** Of what is said of a product outside its own texts. */
const partWords: Record<string, string> = {
  ...{ passport: 'passeport', reason: 'raison d’une note', image: 'image', evidence: 'preuve' },
}

/** Of the passport, after its own word. */
const passportWords: Record<string, string> = {
  ...{ composition: 'composition', warnings: 'avertissements', allergens: 'allergènes', origin: 'origine' },
  ...{ guarantees: 'garanties', spareParts: 'pièces détachées' },
}

/** A field of an information page as its form calls it: « Service 3, titre » of `services3Title`. */
function pageWords(slug: string, field: string): string | undefined {
  if (field === 'lead') return 'introduction'
  const known = pageSlugs.find((each) => each === slug)
  const [, name, number, part] = /^(\D+)(\d+)(Title|Text)$/.exec(field) ?? []
  const group = known && structureOf(known).groups.find((each) => each.name === name)
  if (!group) return undefined
  const called =
    group.titles?.[Number(number) - 1] ?? (group.max > 1 ? `${group.label}\u00a0${number}` : group.label)
  return group.hasTitle ? `${called}, ${part === 'Title' ? 'titre' : 'texte'}` : called
}

/** « Produit, description ». */
export function placeOf({ subjectType, subjectId, field }: ClaimFacts): string {
  const [part = '', of = ''] = field.split('.')
  const within = partWords[part] && [partWords[part], passportWords[of]].filter(Boolean).join(', ')
  const page = subjectType === 'PAGE' ? pageWords(subjectId, field) : undefined
  return `${subjectWords[subjectType]}, ${page ?? fieldWords[field] ?? within ?? field}`
}

/** The address of the form that the sentence is changed in. */
export function formOf({ subjectType, subjectId }: ClaimFacts): string {
  if (subjectType === 'SETTING') return paths.admin('parametres')
  if (subjectType === 'PAGE') return paths.adminRecord(subjectId, 'pages')
  if (subjectType === 'CATEGORY') return paths.adminRecord(subjectId, 'categories')
  return subjectType === 'POST' ? paths.adminArticle(subjectId) : paths.adminRecord(subjectId)
}

/** Where visitors read it; of a category, whose address has another name, empty. */
export function shopAddressOf({ subjectType, subjectId }: ClaimFacts): string {
  if (subjectType === 'SETTING') return paths.home()
  if (subjectType === 'POST') return paths.article(subjectId)
  if (subjectType === 'PRODUCT') return paths.product(subjectId)
  const slug = pageSlugs.find((each) => subjectType === 'PAGE' && each === subjectId)
  return slug ? structureOf(slug).path : ''
}

/** What the address of the register carries: the noun where other lists have a category. */
export const claimList = adminList({
  state: choiceParam<ClaimState>({
    ...{ OPEN: 'ouvertes', JUSTIFIED: 'justifiees', QUOTED: 'citees', REWRITTEN: 'reecrites' },
  }),
  status: choiceParam<ClaimKind>({ FORBIDDEN: 'interdit', PRECISE: 'a-preciser', PROVE: 'a-prouver' }),
  category: choiceParam<ClaimSubject>({
    ...{ PRODUCT: 'produits', CATEGORY: 'categories', POST: 'articles' },
    ...{ PAGE: 'pages', SETTING: 'parametres' },
  }),
})

const choices = <V extends string>(words: Record<V, string>): Choice<V>[] =>
  (Object.keys(words) as V[]).map((value) => ({ value, label: words[value] }))

export const claimStateChoices = choices(stateWords)
export const claimSubjectChoices = choices(subjectWords)

/** The question that the address of the register asks. */
export const claimVariables = ({ search, state, status, category, page }: ParamsOf<typeof claimList>) => ({
  ...{ search, state, kind: status, subjectType: category },
  ...partOf(page, claimPageSize),
})

/** Names of what was decided, for the history. */
export const claimLabels = { decision: 'État', evidenceId: 'Preuve', reason: 'Motif' }

/** A field of a decision in words. */
export function showDecision(field: string, value: unknown): string | undefined {
  if (field === 'decision') return stateWords[value as ClaimState]
  return field === 'evidenceId' && value ? `Preuve n°\u00a0${value}` : undefined
}
