import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A term and what there is to say of it. */
export type Description = { term: string; detail: ReactNode }

/** Terms and descriptions in two columns, one below the other on a phone. */
export function DescriptionList({ details }: { details: readonly Description[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '11rem 1fr' }}
      columnGap="6"
      rowGap={{ base: '1', md: '2' }}
      fontSize="sm"
    >
      {details.map(({ term, detail }) => (
        <chakra.div key={term} display="grid" gridColumn="1 / -1" gridTemplateColumns="subgrid">
          <chakra.dt fontWeight="semibold">{term}</chakra.dt>
          <chakra.dd color="fg.muted">{detail}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
