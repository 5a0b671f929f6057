import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Check } from 'lucide-react'
import { paths } from '../../../../app/paths.ts'
import { AdminProductCard_ProductFragmentDoc } from '../../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import { usePending } from '../../../../lib/form/use-pending.ts'
import { ShopLink } from '../../../../ui/admin/shop-link.tsx'
import { Price } from '../../../../ui/display/price.tsx'
import { ProductImage } from '../../../../ui/display/product-image.tsx'
import { Switch } from '../../../../ui/form/switch-field.tsx'
import { CardLink } from '../../../../ui/layout/card.tsx'
import { useBulkProducts } from '../bulk/use-bulk-products.ts'

interface ProductPhoneRowProps {
  product: FragmentType<typeof AdminProductCard_ProductFragmentDoc>
  /** The address that opens its form. */
  editHref: string
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** A product on a phone: its picture, which selects it, name and price, which open it, the shop, and whether it is in stock. */
export function ProductPhoneRow({ editHref, isSelected, onSelect, ...props }: ProductPhoneRowProps) {
  const product = readFragment(AdminProductCard_ProductFragmentDoc, props.product)
  return (
    <Flex
      as="article"
      position="relative"
      align="center"
      gap="3"
      py="2"
      bg={isSelected ? 'bg.plant' : undefined}
      borderBottomWidth="1px"
      borderColor="border.muted"
    >
      <SelectingThumb
        name={product.name}
        imageUrl={product.imageUrl}
        isFaded={!product.visible}
        isSelected={isSelected}
        onSelect={onSelect}
      />
      <Box flex="1" minW="0">
        <Text asChild fontSize="sm" fontWeight="medium" lineHeight="1.3" lineClamp={2}>
          <h2>
            <CardLink to={editHref} preventScrollReset>
              {product.name}
            </CardLink>
          </h2>
        </Text>
        <Flex gap="2" align="baseline" textStyle="sm" color="fg.muted">
          <Price amount={product.price} fontSize="sm" fontWeight="semibold" color="fg" />
          {!product.visible && <span>Masqué</span>}
        </Flex>
      </Box>
      <ShopLink to={paths.product(product.id, product.name)} name={product.name} />
      <StockSwitch id={product.id} name={product.name} inStock={product.inStock} />
    </Flex>
  )
}

interface SelectingThumbProps {
  name: string
  imageUrl: string | null
  isFaded: boolean
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

/** The picture of a product; pressed, it is selected. */
function SelectingThumb({ name, imageUrl, isFaded, isSelected, onSelect }: SelectingThumbProps) {
  return (
    <chakra.label
      position="relative"
      zIndex="1"
      flex="none"
      w="16"
      h="12"
      rounded="md"
      overflow="hidden"
      cursor="pointer"
      css={{ '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'accent.focusRing' } }}
    >
      <Box opacity={isFaded ? 0.6 : undefined}>
        <ProductImage src={imageUrl} alt="" sizes="4rem" />
      </Box>
      <chakra.input
        type="checkbox"
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
        aria-label={`Sélectionner ${name}`}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      {isSelected && (
        <Flex
          position="absolute"
          inset="0"
          align="center"
          justify="center"
          bg="accent.solid"
          color="accent.contrast"
        >
          <Check aria-hidden />
        </Flex>
      )}
    </chakra.label>
  )
}

/** In stock or not, changed with one press: it shows what was pressed while the server thinks. */
function StockSwitch({ id, name, inStock }: { id: string; name: string; inStock: boolean }) {
  const { changeProducts } = useBulkProducts()
  const { isBusy, run } = usePending()
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is one
    <chakra.label
      position="relative"
      zIndex="1"
      flex="none"
      display="flex"
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      gap="1"
      minW="16"
      minH="14"
      cursor="pointer"
      fontSize="xs"
      color="fg.muted"
    >
      <Switch
        aria-label={`En stock\u00a0: ${name}`}
        checked={isBusy ? !inStock : inStock}
        onChange={() => void run(async () => void (await changeProducts([id], { inStock: !inStock })))}
      />
      <span aria-hidden>{inStock ? 'En stock' : 'Rupture'}</span>
    </chakra.label>
  )
}
