import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { TextLink } from '../../../ui/layout/links.tsx'
import { OwnerValue, ownerLabels } from '../owner-details.tsx'
import type { ShownOn } from './setting-groups.ts'

/** The pages that show a setting, each a link; nothing for one that no page shows. */
export function ShownOnLinks({ pages }: { pages: readonly ShownOn[] }) {
  if (pages.length === 0) return null
  return (
    <Flex align="center" wrap="wrap" columnGap="4" fontSize="sm">
      <Text color="fg.muted">Où ce texte se voit{'\u00a0'}:</Text>
      {pages.map(({ label, to }) => (
        <Flex key={label} align="center" minH={{ base: '11', md: '8' }}>
          <TextLink to={to}>{label}</TextLink>
        </Flex>
      ))}
    </Flex>
  )
}

const isOwnerDetail = (key: string): key is keyof typeof ownerLabels => key in ownerLabels

/** What stands beside the price, as the notes of a product name it. */
export const isDeliveryNote = (key: string): boolean =>
  key === 'delivery_info' || key === 'return_policy' || key === 'packaging_info'

interface SettingPreviewProps {
  settingKey: string
  value: string
  /** What is said beside the price, as shoppers will see it. */
  notes: ReactNode
}

/** A setting as its page will show it, while it is typed; nothing for those that nobody reads as they are. */
export function SettingPreview({ settingKey, value, notes }: SettingPreviewProps) {
  const typed = value.trim()
  const isNote = isDeliveryNote(settingKey)
  if (!typed || (!isNote && !isOwnerDetail(settingKey))) return null
  return (
    <Box role="group" aria-label="Aperçu" ps="4" borderStartWidth="2px" borderColor="border.emphasized">
      <Text fontSize="sm" color="fg.muted">
        {isNote ? 'Aperçu, à côté du prix' : 'Aperçu'}
      </Text>
      {isNote
        ? notes
        : isOwnerDetail(settingKey) && (
            <>
              <Text fontWeight="semibold">{ownerLabels[settingKey]}</Text>
              <Text color="fg.muted" overflowWrap="anywhere">
                <OwnerValue name={settingKey} value={typed} />
              </Text>
            </>
          )}
    </Box>
  )
}
