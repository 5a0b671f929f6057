import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { paths } from '../../../app/paths.ts'
import {
  ProductUsage_PageFragmentDoc,
  type ProductUsageSort,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { formatCount, formatShare } from '../../../lib/format-number.ts'
import { PlaceLink } from '../../../ui/admin/access/place-link.tsx'
import { type Column, DataTable } from '../../../ui/admin/data-table.tsx'
import { ShopLink } from '../../../ui/admin/shop-link.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { AnalyticsPanel } from './analytics-panel.tsx'

interface ProductUsageProps {
  usage: FragmentType<typeof ProductUsage_PageFragmentDoc>
  isStale: boolean
  sort: ProductUsageSort
  onSort: (sort: ProductUsageSort) => void
  /** Shows those that are not shown yet. */
  onMore: () => void
}

interface Usage {
  productId: string
  name: string
  views: number
  added: number
  rate: number | null
  waiting: number
}

/** The numbers of a product, each an order of the list. */
const sorts: { value: ProductUsageSort; label: string; show: (usage: Usage) => string }[] = [
  { value: 'VIEWS', label: 'Vues', show: ({ views }) => formatCount(views) },
  { value: 'ADDED', label: 'Ajouts', show: ({ added }) => formatCount(added) },
  { value: 'RATE', label: 'Taux', show: ({ rate }) => (rate === null ? '—' : formatShare(rate)) },
  { value: 'WAITING', label: 'En attente', show: ({ waiting }) => formatCount(waiting) },
]

/** Product by product: seen, put into a cart, waited for. Each name leads to the product. */
export function ProductUsage({ sort, onSort, isStale, onMore, ...props }: ProductUsageProps) {
  const { items, totalCount } = readFragment(ProductUsage_PageFragmentDoc, props.usage)
  const columns: Column<Usage>[] = [
    {
      label: 'Produit',
      show: ({ productId, name }) => (
        <Flex as="span" align="center" gap="1">
          <PlaceLink to={paths.adminRecord(productId)}>{name}</PlaceLink>
          <ShopLink to={paths.product(productId, name)} name={name} />
        </Flex>
      ),
    },
    ...sorts.map(({ value, label, show }) => ({
      ...{ label, show, isNumber: true },
      sort: { isOn: sort === value, onSort: () => onSort(value) },
    })),
  ]
  return (
    <AnalyticsPanel
      title="Produits"
      note={
        'Taux\u00a0: ajouts au panier pour une fiche vue. En attente\u00a0: personnes qui l’attendent aujourd’hui.'
      }
    >
      {items.length === 0 ? (
        <Text color="fg.muted">Aucune fiche produit n’a encore été vue sur cette période.</Text>
      ) : (
        <>
          {/* Where rows are sheets the headings that sort are out of sight. */}
          <Box hideFrom="md" mb="3">
            <SelectField
              label="Trier par"
              value={sort}
              onChange={(chosen) => onSort(chosen as ProductUsageSort)}
            >
              {sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
          </Box>
          <DataTable
            caption="Produits, par leur usage"
            columns={columns}
            rows={items}
            keyOf={({ productId }) => productId}
            isStale={isStale}
            stacksBelow="md"
          />
        </>
      )}
      {items.length < totalCount && (
        <Button variant="ghost" mt="3" onClick={onMore}>
          {`Afficher plus (${items.length} sur ${formatCount(totalCount)})`}
        </Button>
      )}
    </AnalyticsPanel>
  )
}
