import { Flex } from '@chakra-ui/react/flex'
import { Link } from '@chakra-ui/react/link'
import { useShopFrame } from './use-shop-frame.ts'

const networks = [
  { key: 'social_instagram', label: 'Instagram' },
  { key: 'social_pinterest', label: 'Pinterest' },
  { key: 'social_youtube', label: 'YouTube' },
]

/** Where else to follow the shop, as its owner says; nothing without a page there. */
export function SocialLinks() {
  const { texts: addresses } = useShopFrame()
  const pages = networks.flatMap(({ key, label }) => {
    const href = addresses[key]
    return href ? [{ label, href }] : []
  })
  if (pages.length === 0) return null
  return (
    <Flex align="center" wrap="wrap" columnGap="4" fontSize="sm" color="deep.muted">
      <span>Nous suivre</span>
      {pages.map(({ label, href }) => (
        <Link
          key={label}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          variant="underline"
          color="deep.fg"
          minH="11"
          fontWeight="medium"
          aria-label={`${label} (nouvel onglet)`}
        >
          {label}
        </Link>
      ))}
    </Flex>
  )
}
