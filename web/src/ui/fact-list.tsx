import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** One fact: what it is called, and what it is. */
export type Fact = { term: string; detail: ReactNode }

/** Facts in two columns, one below the other on a phone. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '11rem 1fr' }}
      columnGap="6"
      rowGap={{ base: '1', md: '2' }}
      fontSize="sm"
    >
      {facts.map(({ term, detail }) => (
        <chakra.div key={term} display="grid" gridColumn="1 / -1" gridTemplateColumns="subgrid">
          <chakra.dt fontWeight="semibold">{term}</chakra.dt>
          <chakra.dd color="fg.muted">{detail}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
