import { IconButton } from '@chakra-ui/react/button'
import { QrCode } from 'lucide-react'
import { paths } from '../../../app/paths.ts'

// Pages of the server alone: said here, no visitor loads their addresses.

/** Where the labels of these products are printed, four on a sheet; at most 100, as that page says. */
export const labelsOf = (ids: readonly string[]): string => `/etiquettes?ids=${ids.join(',')}`

/** Where the label of one product is printed; a hidden one has none. */
export const labelOf = (id: string): string => `${paths.product(id)}/etiquette`

interface LabelLinkProps {
  product: { id: string; name: string; visible: boolean }
  /** In a grid, whose cells are reached by arrows. */
  tabIndex?: number
}

/** Leads from a row to the label of its product, in a tab of its own: the list stays as it is. */
export function LabelLink({ product: { id, name, visible }, tabIndex }: LabelLinkProps) {
  if (!visible) return null
  return (
    <IconButton asChild variant="ghost" size="sm" color="fg.muted">
      <a
        href={labelOf(id)}
        target="_blank"
        rel="noopener"
        tabIndex={tabIndex}
        title="Étiquette"
        aria-label={`Étiquette de ${name} (nouvel onglet)`}
      >
        <QrCode aria-hidden />
      </a>
    </IconButton>
  )
}
