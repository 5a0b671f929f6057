import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/layout/card.tsx'

interface AnalyticsPanelProps {
  title: string
  /** What should be known before reading the numbers. */
  note?: string
  /** What can be done with it, beside its title. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the dashboard under its title. */
export function AnalyticsPanel({ title, note, action, children }: AnalyticsPanelProps) {
  return (
    <Panel as="section" aria-label={title} p={{ base: '4', md: '6' }} minW="0">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <div>
          <Heading as="h2" textStyle="xl">
            {title}
          </Heading>
          {note && (
            <Text color="fg.muted" textStyle="sm" mt="1">
              {note}
            </Text>
          )}
        </div>
        {action}
      </Flex>
      {children}
    </Panel>
  )
}
