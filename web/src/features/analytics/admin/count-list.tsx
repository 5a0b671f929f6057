import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'

interface CountRow {
  key: string
  label: ReactNode
  detail?: string | null
  count: number
  /** The count in words: « 12 clics ». */
  text: string
}

interface CountListProps {
  rows: readonly CountRow[]
  /** Said when there is no line. */
  empty: string
}

/** Things by how often they happened, each with a bar beside the most frequent one's. Texts of visitors are rendered as text. */
export function CountList({ rows, empty }: CountListProps) {
  // A list of nothing but zeros has empty bars, not broken ones.
  const most = Math.max(1, ...rows.map(({ count }) => count))
  if (rows.length === 0) return <Text color="fg.muted">{empty}</Text>
  return (
    <Stack as="ol" listStyleType="none" gap="3.5">
      {rows.map(({ key, label, detail, count, text }) => (
        <li key={key}>
          <Flex justify="space-between" align="start" gap="4">
            <Box minW="0" overflowWrap="anywhere">
              <chakra.bdi display="block" fontWeight="medium" lineClamp={2}>
                {label}
              </chakra.bdi>
              {detail && (
                <chakra.bdi display="block" color="fg.muted" textStyle="xs" lineClamp={1}>
                  {detail}
                </chakra.bdi>
              )}
            </Box>
            <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums" color="fg.muted">
              {text}
            </chakra.span>
          </Flex>
          <Box h="1.5" rounded="full" bg="bg.muted" overflow="hidden" aria-hidden mt="1.5">
            <Box h="full" rounded="full" bg="accent.solid" style={{ width: `${(100 * count) / most}%` }} />
          </Box>
        </li>
      ))}
    </Stack>
  )
}
