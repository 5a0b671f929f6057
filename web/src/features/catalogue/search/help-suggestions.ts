import { paths } from '../../../app/paths.ts'
import { matched, waysOf, wordsOf } from '../../../lib/phrase/phrase-words.ts'

/** A page that answers what is no question about products. */
export interface HelpSuggestion {
  label: string
  to: string
}

/** What people ask a shop, and where it is answered; ways as in `phrase-patterns.ts`. */
const answers: [label: string, to: string, ways: string][] = [
  [
    'Livraison, retours et remboursements',
    paths.help(),
    'livraison|livrer|frais de port|delai|colis|retour|retourner|renvoyer|rembourse|remboursement|echange|echanger|satisfait ou rembourse',
  ],
  [
    'Conditions de vente et garanties',
    paths.terms(),
    'garantie|sav|reclamation|arrive casse|recu casse|defaut|cgv|paiement|payer en',
  ],
  [
    'Mes commandes',
    paths.account('commandes'),
    'ma commande|mes commandes|suivi de commande|suivre une commande',
  ],
  ['Écrire au service client', `${paths.help()}#contact`, 'contact|contacter|service client|aide|question'],
  [
    'Comment une note se calcule',
    paths.method(),
    'methode|calcul de la note|calcul de l eco score|comment fonctionne l eco score|c est quoi l eco score|qu est ce que l eco score',
  ],
]

const known = answers.map(([label, to, ways]) => ({ label, to, ways: waysOf(ways) }))

/** The pages that answer what these words ask, in the order of the table; none for the name of a product. */
export function helpSuggestions(search: string): HelpSuggestion[] {
  const words = wordsOf(search)
  const isSaid = (ways: string[][]) =>
    ways.some((way) => words.some((_, at) => matched(words, at, way) !== null))
  return known.filter(({ ways }) => isSaid(ways)).map(({ label, to }) => ({ label, to }))
}
