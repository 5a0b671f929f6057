import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Check, ChevronRight } from 'lucide-react'
import { counted } from '../../../lib/format-number.ts'
import { Card, CardLink, Panel } from '../../../ui/layout/card.tsx'
import type { TodayTask } from './today-tasks.ts'

/** What there is to do, each line leading to where it is done; what is in order says so, more quietly. */
export function TaskList({ tasks }: { tasks: TodayTask[] }) {
  const open = tasks.filter(({ to }) => to !== undefined)
  const calm = tasks.filter(({ to }) => to === undefined)
  return (
    <Box as="section" aria-labelledby="a-faire">
      <Heading as="h2" id="a-faire" textStyle="2xl" mb="4">
        {open.length === 0
          ? 'Rien ne vous attend aujourd’hui.'
          : `${counted(open.length, 'chose vous attend', 'choses vous attendent')}.`}
      </Heading>
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {open.map(({ key, text, detail, to = '' }) => (
          <li key={key}>
            <Card>
              <Flex align="center" gap="3" px={{ base: '4', md: '5' }} py="4" minH="16">
                <Box flex="1" minW="0" overflowWrap="anywhere">
                  <Text as="div" fontWeight="semibold">
                    <CardLink to={to}>{text}</CardLink>
                  </Text>
                  {detail && (
                    <Text color="fg.muted" textStyle="sm" lineClamp={2}>
                      {detail}
                    </Text>
                  )}
                </Box>
                <ChevronRight aria-hidden size="1.25em" />
              </Flex>
            </Card>
          </li>
        ))}
      </chakra.ul>
      {calm.length > 0 && (
        <Panel
          as="ul"
          listStyleType="none"
          px={{ base: '4', md: '5' }}
          py="3"
          mt={open.length > 0 ? '4' : '0'}
        >
          {calm.map(({ key, text }) => (
            <Flex as="li" key={key} gap="3" align="center" color="fg.muted" py="1.5" textStyle="sm">
              <chakra.span color="fg.plant" flex="none">
                <Check aria-hidden size="1.25em" />
              </chakra.span>
              {text}
            </Flex>
          ))}
        </Panel>
      )}
    </Box>
  )
}
