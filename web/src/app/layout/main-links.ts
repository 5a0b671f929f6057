import { Droplets, Leaf, type LucideIcon, Salad, Zap } from 'lucide-react'
import { paths } from '../paths.ts'

/** The links of the header, besides the products and their dropdown. */
export const mainLinks = {
  ecoConsumption: { label: 'Consommer écologiquement', to: paths.ecoConsumption() },
  products: { label: 'Nos produits', to: paths.products() },
  mission: { label: 'Notre Mission', to: paths.mission() },
  help: { label: 'Aide et contacts', to: paths.help() },
  admin: { label: 'Administration', to: paths.admin() },
} as const

/** A way into the catalogue from the header. */
export type ProductShortcut = { label: string; hint: string; to: string; icon: LucideIcon }

/** The four needs the header offers to answer. */
export const productShortcuts: readonly ProductShortcut[] = [
  {
    label: 'Gérer sa consommation d’eau',
    hint: 'Douche, robinets, récupération',
    to: paths.products({ category: 'gestion-de-la-consommation-deau' }),
    icon: Droplets,
  },
  {
    label: 'Optimiser son énergie',
    hint: 'Mesurer, isoler, éclairer',
    to: paths.products({ category: 'Energie' }),
    icon: Zap,
  },
  {
    label: 'Produits du quotidien',
    hint: 'Réutiliser plutôt que jeter',
    to: paths.products({ category: 'produits-zero-dechet' }),
    icon: Leaf,
  },
  {
    label: 'Réduire le gaspillage alimentaire',
    hint: 'Conserver, composter',
    to: paths.products({ category: 'gestion-des-dechets-alimentaires' }),
    icon: Salad,
  },
]
