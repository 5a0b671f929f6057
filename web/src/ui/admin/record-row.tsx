import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { Panel } from '../panel.tsx'
import { RowActions } from './row-actions.tsx'

interface RecordRowProps {
  name: string
  /** The address that opens its form. */
  editHref: string
  onDelete: () => void
  badges?: ReactNode
  picture?: ReactNode
  /** What else is known of it. */
  children: ReactNode
}

/** A thing of a list of the administration, with what can be done to it. */
export function RecordRow({ name, editHref, onDelete, badges, picture, children }: RecordRowProps) {
  return (
    <Panel as="article" p={{ base: '4', md: '5' }}>
      <Flex gap="5" wrap={{ base: 'wrap', md: 'nowrap' }} align="start">
        {picture}
        <Stack gap="1.5" flex="1 1 16rem" minW="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Heading>
            {badges}
          </Flex>
          {children}
        </Stack>
        <Flex gap="1" ms="auto">
          <RowActions name={name} editHref={editHref} onDelete={onDelete} />
        </Flex>
      </Flex>
    </Panel>
  )
}
