import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { Avatar } from '../../ui/avatar.tsx'
import type { Viewer } from './use-viewer.ts'
import { viewerInitial } from './viewer-initial.ts'

/** Whose account this is, at a glance. */
export function AccountHeading({ viewer }: { viewer: Viewer }) {
  const name = [viewer.firstName, viewer.lastName].filter((part) => part?.trim()).join(' ')
  return (
    <Flex align="center" gap={{ base: '4', md: '6' }}>
      <Avatar size="lg" src={viewer.profileImageUrl} initial={viewerInitial(viewer)} />
      <Box minW="0">
        <Heading as="h1" textStyle="display.md">
          Mon compte
        </Heading>
        <Text color="fg.muted" fontSize={{ md: 'lg' }} overflowWrap="anywhere">
          {name || viewer.email}
        </Text>
      </Box>
    </Flex>
  )
}
