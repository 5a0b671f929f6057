import type { VisitOfBrowserQuery } from '../../../graphql/generated/further/graphql.ts'
import { pageLabel } from '../admin/page-label.ts'

export type KeptEvent = VisitOfBrowserQuery['visit']['events'][number]

/** What somebody did, as they would say it themselves: « Clic sur « Ajouter au panier » ». */
export function eventWords({ eventType, elementText, metadata }: KeptEvent): string {
  const quoted = (text: unknown) => `«\u00a0${String(text)}\u00a0»`
  switch (eventType) {
    case 'view':
      return 'Page ouverte'
    case 'scroll':
      return `Page lue jusqu’à ${String(metadata.scrollPercentage ?? '?')}\u00a0%`
    case 'submit':
      return 'Formulaire envoyé, sans son contenu'
    case 'search':
      return `Recherche de ${quoted(metadata.searchTerm ?? '…')}`
    case 'add_to_cart':
      return 'Produit mis au panier'
    case 'waitlist':
      return 'Inscription à la liste d’attente'
    default:
      return elementText ? `Clic sur ${quoted(elementText)}` : 'Clic'
  }
}

/** Where it was done: « Liste des produits (/produits) ». */
export const placeWords = ({ pageName, pageUrl }: KeptEvent): string => `${pageLabel(pageName)} (${pageUrl})`

const metadataWords: Record<string, string> = {
  referrer: 'Page d’où vous veniez',
  searchTerm: 'Mots cherchés',
  scrollPercentage: 'Part de la page lue',
  productId: 'Produit',
  timeOnPage: 'Temps passé',
}

/** Everything else that the row holds, column by column. */
export function rowWords(event: KeptEvent) {
  const { pageUrl, pageName, elementType, elementId, elementText, metadata } = event
  const facts: [string, unknown][] = [
    ['Adresse de la page', pageUrl],
    ['Nom de la page', pageName],
    ['Genre d’élément', elementType],
    ['Élément', elementId],
    ['Texte de l’élément', elementText],
    ...Object.entries(metadata).map(([key, value]): [string, unknown] => [metadataWords[key] ?? key, value]),
    ...visitorWords(event).map(({ term, detail }): [string, unknown] => [term, detail]),
  ]
  return facts.flatMap(([term, value]) =>
    value == null || value === ''
      ? []
      : [{ term, detail: typeof value === 'object' ? JSON.stringify(value) : String(value) }],
  )
}

/** Who it was done by, as far as the rows tell; each fact with its name. */
export function visitorWords({ ipAddress, userAgent, country, city, userId }: KeptEvent) {
  const place = [city, country].filter(Boolean).join(', ')
  const facts: [string, string | null][] = [
    ['Adresse IP', ipAddress],
    ['Navigateur', userAgent],
    ['Lieu, d’après notre hébergeur', place],
    ['Compte', userId && 'le vôtre, car vous étiez connecté'],
  ]
  return facts.flatMap(([term, detail]) => (detail ? [{ term, detail }] : []))
}
