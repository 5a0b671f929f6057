import { Flex } from '@chakra-ui/react/flex'
import { Link } from '@chakra-ui/react/link'
import { Text } from '@chakra-ui/react/text'
import { type FragmentType, readFragment } from '../../graphql/generated/fragment-masking.ts'
import { SocialLinks_SettingFragmentDoc } from '../../graphql/generated/graphql.ts'

const networks = [
  { key: 'social_instagram', label: 'Instagram' },
  { key: 'social_pinterest', label: 'Pinterest' },
  { key: 'social_youtube', label: 'YouTube' },
]

/** The settings of the shop, once they are known. */
export type SocialLinksProps = { settings?: FragmentType<typeof SocialLinks_SettingFragmentDoc>[] }

/**
 * Where else to follow the shop, as its owner says; nothing without a page there. It comes when the rest is read:
 * below the image on a phone, or in room that a desk has left beside it, so that it moves nothing.
 */
export function SocialLinks(props: SocialLinksProps) {
  const settings = readFragment(SocialLinks_SettingFragmentDoc, props.settings)
  const pages = networks.flatMap(({ key, label }) => {
    const href = settings?.find((setting) => setting.key === key)?.value
    return href ? [{ label, href }] : []
  })
  if (pages.length === 0) return null
  return (
    <Flex
      align="center"
      wrap="wrap"
      columnGap={{ base: '3', md: '5' }}
      fontSize="sm"
      gridArea={{ lg: '1 / 1' }}
      alignSelf={{ lg: 'end' }}
    >
      <Text color="fg.muted">Nous suivre</Text>
      {pages.map(({ label, href }) => (
        <Link
          key={label}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          variant="underline"
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
