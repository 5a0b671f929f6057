import { addressWords, paths } from '../../../app/paths.ts'
import { sortSlugs } from '../list/product-list-url.ts'

const words = addressWords.products

/** Ways into the catalogue across its departments. */
export const selections = [
  { label: 'Tous nos produits', to: paths.products() },
  { label: 'Coups de cœur', to: paths.products({ [words.featured]: 'true' }) },
  { label: 'Sélection de la semaine', to: paths.products({ [words.weeklySpecial]: 'true' }) },
  { label: 'Idées cadeaux', to: paths.products({ search: 'cadeau' }) },
  { label: 'Nouveautés', to: paths.products({ [words.sort]: sortSlugs.NEWEST }) },
] as const
