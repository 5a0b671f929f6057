import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { EyeOff } from 'lucide-react'
import { showsTotal } from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { paths } from '../../../app/paths.ts'
import {
  type AdminProductCard_ProductFragment,
  AdminProductCard_ProductFragmentDoc,
} from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { ClaimPoints } from '../../../ui/admin/claims/claim-points.tsx'
import { RowActions } from '../../../ui/admin/record-row.tsx'
import { Price } from '../../../ui/display/price.tsx'
import { ProductImage } from '../../../ui/display/product-image.tsx'
import { ecoBandColor } from '../../../ui/eco/eco-bands.ts'
import { PlannedBadge } from '../../../ui/form/planned-time.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { LabelLink } from './product-labels.tsx'

interface AdminProductCardProps {
  product: FragmentType<typeof AdminProductCard_ProductFragmentDoc>
  /** The address that opens its form. */
  editHref: string
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onDelete: (product: { id: string; name: string }) => void
  onDuplicate: (id: string) => void
}

/** A product of the administration's list: its fields, its flags, and what can be done with it. */
export function AdminProductCard(props: AdminProductCardProps) {
  const { editHref, isSelected, onSelect, onDelete, onDuplicate } = props
  const product = readFragment(AdminProductCard_ProductFragmentDoc, props.product)
  return (
    <Panel
      as="article"
      display="flex"
      flexDirection="column"
      height="full"
      overflow="hidden"
      position="relative"
      borderColor={isSelected ? 'accent.solid' : undefined}
    >
      <Box opacity={product.inStock && product.visible ? undefined : 0.7}>
        <ProductImage src={product.imageUrl} alt={product.name} sizes="(min-width: 64rem) 16rem, 45vw" />
      </Box>
      <chakra.label
        position="absolute"
        top="2"
        insetStart="2"
        display="grid"
        placeItems="center"
        boxSize="11"
        rounded="md"
        bg="bg.panel"
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          boxSize="5"
          accentColor="accent.solid"
          aria-label={`Sélectionner ${product.name}`}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </chakra.label>
      <Flex direction="column" flex="1" gap="2" p="4">
        <ProductFlags product={product} />
        <Heading as="h2" fontSize="md" fontWeight="semibold" lineHeight="1.3">
          {product.name}
        </Heading>
        <Text color="fg.muted" textStyle="sm" lineClamp={2}>
          {product.description}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {`Catégorie\u00a0: ${product.category?.name ?? 'Aucune'}`}
        </Text>
        <Flex mt="auto" pt="1" align="center" gap="1" wrap="wrap">
          <Price amount={product.price} fontSize="lg" fontWeight="semibold" />
          <Flex gap="1" ms="auto">
            <LabelLink product={product} />
            <RowActions
              name={product.name}
              editHref={editHref}
              shopHref={paths.product(product.id, product.name)}
              onDelete={() => onDelete(product)}
              onDuplicate={() => onDuplicate(product.id)}
            />
          </Flex>
        </Flex>
      </Flex>
    </Panel>
  )
}

function ProductFlags({ product }: { product: AdminProductCard_ProductFragment }) {
  return (
    <Flex gap="1.5" wrap="wrap">
      <Badge variant="outline" color={ecoBandColor[product.ecoBand]}>
        {`Éco-score ${formatScore(product.ecoScore)}${showsTotal(product) ? '' : ', non montré'}`}
      </Badge>
      {product.officialCostText && (
        <Badge variant="outline" whiteSpace="normal">
          {product.officialCostText}
        </Badge>
      )}
      {product.featured && <Badge bg="bg.plant">Vedette</Badge>}
      {product.weeklySpecial && (
        <Badge bg="offer.solid" color="offer.contrast">
          Spécial
        </Badge>
      )}
      {!product.visible && (
        <Badge variant="outline" color="fg.muted">
          <EyeOff aria-hidden size="1em" />
          Masqué
        </Badge>
      )}
      <ClaimPoints count={product.claimPoints} words={product.claimWords} />
      {product.publishAt && <PlannedBadge publishAt={product.publishAt} />}
      {!product.inStock && (
        <Badge bg="bg.inverted" color="fg.inverted">
          Rupture
        </Badge>
      )}
    </Flex>
  )
}
