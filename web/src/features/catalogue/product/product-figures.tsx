import { chakra } from '@chakra-ui/react/styled-system'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ProductFigures_ProductFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { formatEuros } from '../../../ui/display/price.tsx'

interface ProductFiguresProps {
  product: FragmentType<typeof ProductFigures_ProductFragmentDoc>
}

const number = new Intl.NumberFormat('fr-FR')

/** What a product changes, in up to three figures; those nobody has reckoned are left out. */
export function ProductFigures({ product }: ProductFiguresProps) {
  const facts = readFragment(ProductFigures_ProductFragmentDoc, product)
  const figures = [
    facts.savingsPerYear && { figure: formatEuros(facts.savingsPerYear), words: 'économisés par an' },
    facts.paybackMonths && { figure: `${facts.paybackMonths}\u00a0mois`, words: 'pour le rembourser' },
    facts.impactFigure && {
      figure: number.format(facts.impactFigure as Intl.StringNumericLiteral),
      words: facts.impactUnit,
    },
  ].filter((figure) => typeof figure === 'object' && figure !== null)
  if (figures.length === 0) return null
  return (
    <chakra.dl display="flex" gap="2" aria-label="En chiffres">
      {figures.map(({ figure, words }) => (
        <chakra.div
          key={words}
          display="flex"
          flexDirection="column-reverse"
          justifyContent="flex-end"
          flex="1"
          p="3"
          bg="accent.subtle"
          rounded="lg"
        >
          <chakra.dt fontSize="xs" lineHeight="short" color="fg.muted">
            {words}
          </chakra.dt>
          <chakra.dd fontFamily="heading" fontSize="xl" fontWeight="semibold" color="accent.fg">
            {figure}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
