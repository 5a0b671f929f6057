import { useApolloClient } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import type { Household } from '../../../../api/src/features/catalogue/savings/household.rules.ts'
import { formatEuros } from '../../ui/display/price.tsx'
import { eurosOf, loadFormulas, mostTelling, type Reckoned } from './reckon.ts'

interface HouseholdResultProps {
  /** The product of the page; where there is none, or it has no formula, another one is the example. */
  productId: string
  household: Household
}

/** What the answers come to, of one product, while they are typed. Reckoned here, as all of it. */
export function HouseholdResult({ productId, household }: HouseholdResultProps) {
  const client = useApolloClient()
  const [shown, setShown] = useState<Reckoned>()
  // Without the formulas there is no result: the fields do without it.
  useEffect(() => {
    loadFormulas(client).then(
      (products) => setShown(products.find(({ id }) => id === productId) ?? mostTelling(products)),
      () => undefined,
    )
  }, [client, productId])
  return (
    <chakra.output
      aria-label="Chez vous"
      flex="1"
      flexBasis={{ base: 'full', md: '0' }}
      minW="0"
      minH="12"
      lineHeight="short"
    >
      {shown && (
        <>
          <chakra.strong fontSize="lg" fontVariantNumeric="tabular-nums" color="accent.fg">
            {formatEuros(eurosOf(shown, household))}
          </chakra.strong>{' '}
          par an, chez vous
          <chakra.span display="block" fontSize="sm" color="fg.muted" truncate>
            {shown.name}
          </chakra.span>
        </>
      )}
    </chakra.output>
  )
}
