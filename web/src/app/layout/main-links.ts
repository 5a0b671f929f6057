import { paths } from '../paths.ts'

/** The links of the header, besides the departments. */
export const mainLinks = {
  ecoConsumption: { label: 'Consommer écologiquement', to: paths.ecoConsumption() },
  products: { label: 'Nos produits', to: paths.products() },
  mission: { label: 'Notre Mission', to: paths.mission() },
  help: { label: 'Aide et contacts', to: paths.help() },
  admin: { label: 'Administration', to: paths.admin() },
} as const
