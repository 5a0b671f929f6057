import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'

interface MetricCardProps {
  title: string
  value: ReactNode
  icon: ReactNode
  /** What goes with the number. */
  children: ReactNode
}

/** One number that counts, its name above, what goes with it below. */
export function MetricCard({ title, value, icon, children }: MetricCardProps) {
  return (
    <Panel as="section" aria-label={title} p={{ base: '4', md: '5' }}>
      <Stack gap="2">
        <Heading as="h2" textStyle="sm" fontFamily="body" fontWeight="semibold" color="fg.muted">
          <chakra.span display="flex" justifyContent="space-between" alignItems="center" gap="2">
            {title}
            <chakra.span color="fg.plant">{icon}</chakra.span>
          </chakra.span>
        </Heading>
        <Text textStyle="3xl" fontFamily="heading" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
          {value}
        </Text>
        <Stack gap="1.5" textStyle="sm" color="fg.muted">
          {children}
        </Stack>
      </Stack>
    </Panel>
  )
}
