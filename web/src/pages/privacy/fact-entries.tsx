import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { Panel } from '../../ui/panel.tsx'

/** One thing, and what there is to know about it. */
export interface FactEntry {
  title: string
  facts: readonly Fact[]
}

// The rhythm of the running text around them is not theirs.
const noMargin = { '&&': { marginTop: '0' } }

/** Things with their facts, a sheet each. */
export function FactEntries({ entries }: { entries: readonly FactEntry[] }) {
  return (
    <Stack as="ul" gap="4" css={{ '&&': { paddingInlineStart: '0', listStyleType: 'none' } }}>
      {entries.map(({ title, facts }) => (
        <Panel as="li" key={title} p={{ base: '4', md: '6' }} css={noMargin}>
          <chakra.h3 fontSize="lg" mb="3" css={noMargin}>
            {title}
          </chakra.h3>
          <FactList facts={facts} />
        </Panel>
      ))}
    </Stack>
  )
}
