import { Stack, type StackProps } from '@chakra-ui/react/stack'
import { useShopFrame } from './use-shop-frame.ts'

/** A line in which one of the two may be missing. */
const oneLine = { columnGap: '1rem', display: 'flex', minWidth: '0', flexWrap: 'wrap' } as const

/** How to reach the people behind the shop, as its owner says; nothing where that is not said. */
export function ShopContact(place: StackProps) {
  const { shop_email, shop_phone, shop_hours, shop_address } = useShopFrame().texts
  if (!shop_email && !shop_phone) return null
  return (
    <Stack
      as="address"
      fontStyle="normal"
      fontSize="sm"
      gap="1"
      overflowWrap="anywhere"
      css={{
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          minH: { base: '11', md: '7' },
          textDecoration: 'underline',
          textUnderlineOffset: '3px',
        },
      }}
      {...place}
    >
      <span style={oneLine}>
        {shop_email && <a href={`mailto:${shop_email}`}>{shop_email}</a>}
        {shop_phone && <a href={`tel:${shop_phone.replace(/[^\d+]/g, '')}`}>{shop_phone}</a>}
      </span>
      {shop_hours && <span>{shop_hours}</span>}
      {shop_address && <span>{shop_address}</span>}
    </Stack>
  )
}
