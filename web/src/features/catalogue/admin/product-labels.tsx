import { Button, IconButton } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'
import { QrCode } from 'lucide-react'
import { labelLimits } from '../../../../../api/src/features/catalogue/labels/labels.rules.ts'
import { paths } from '../../../app/paths.ts'
import { HiddenAmongDocument } from '../../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { counted } from '../../../lib/format-number.ts'

// Pages of the server alone: said here, no visitor loads their addresses.

/** Where the labels of these products are printed, four on a sheet. */
const labelsOf = (ids: readonly string[]): string => `/etiquettes?ids=${ids.join(',')}`

/** Where the label of one product is printed; a hidden one has none. */
export const labelOf = (id: string): string => `${paths.product(id)}/etiquette`

/** Prints the labels of these products, of those that the shop shows; says beforehand what it cannot print, and why. */
export function PrintLabels({ ids }: { ids: readonly string[] }) {
  const isTooMany = ids.length > labelLimits.products
  const { data } = useAdminQuery(HiddenAmongDocument, {
    maxAgeMs: 0,
    variables: { ids: [...ids] },
    skip: isTooMany,
  })
  const hidden = isTooMany ? 0 : (data?.products.totalCount ?? 0)
  const shown = ids.length - hidden
  const words = `Imprimer les étiquettes (${shown})`
  const why = isTooMany
    ? `${labelLimits.products} étiquettes au plus à la fois`
    : hidden > 0 && `${counted(hidden, 'produit masqué', 'produits masqués')}, sans étiquette`
  return (
    <>
      {isTooMany || shown === 0 ? (
        <Button variant="outline" disabled>
          {words}
        </Button>
      ) : (
        <Button asChild variant="outline">
          <a href={labelsOf(ids)} target="_blank" rel="noopener">
            {words}
          </a>
        </Button>
      )}
      {why && (
        <Text color="fg.muted" textStyle="sm">
          {why}
        </Text>
      )}
    </>
  )
}

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
