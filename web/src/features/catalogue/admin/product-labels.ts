import { paths } from '../../../app/paths.ts'

// Pages of the server alone: said here, no visitor loads their addresses.

/** Where the labels of these products are printed, four on a sheet; at most 100, as that page says. */
export const labelsOf = (ids: readonly string[]): string => `/etiquettes?ids=${ids.join(',')}`

/** Where the label of one product is printed; a hidden one has none. */
export const labelOf = (id: string): string => `${paths.product(id)}/etiquette`
