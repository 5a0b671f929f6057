import { Heading } from '@chakra-ui/react/heading'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Panel } from '../../ui/panel.tsx'
import type { Service } from './services.ts'

/** One service. */
export function ServiceCard({ icon: Icon, title, text, isLoading }: Service & { isLoading: boolean }) {
  return (
    <Panel as="li" display="flex" gap="5" p={{ base: '5', md: '7' }}>
      <chakra.span color="fg.plant" flexShrink="0" mt="1">
        <Icon size={28} strokeWidth={1.5} aria-hidden />
      </chakra.span>
      <Stack gap="2" flex="1" minW="0">
        <Heading as="h3" textStyle="display.sm">
          {title}
        </Heading>
        {isLoading ? (
          <Skeleton h="20" />
        ) : (
          <Text color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
            {text}
          </Text>
        )}
      </Stack>
    </Panel>
  )
}
