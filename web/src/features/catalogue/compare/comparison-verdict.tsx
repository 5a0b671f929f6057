import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { formatScore } from '../../../lib/format-number.ts'
import { formatEuros, formatPrice } from '../../../ui/display/price.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { type Advice, adviceFor, type ComparedFacts, listed, wishWords } from './comparison-marks.ts'

type Product = ComparedFacts & { keepIf?: string | null }

/** Which product for whom, and first of all when to keep what one has. */
export function ComparisonVerdict({ products }: { products: readonly Product[] }) {
  const keep = [...new Set(products.flatMap(({ keepIf }) => keepIf?.trim() || []))]
  const advice = adviceFor(products)
  const missing = products.filter(({ inStock }) => !inStock)
  const choice = missing.length < products.length ? products.filter(({ inStock }) => inStock) : products
  const alone = choice.length === 1 ? choice[0] : undefined
  return (
    <Panel as="section" aria-labelledby="verdict" p={{ base: '4', md: '6' }} bg="accent.subtle">
      <Heading as="h2" id="verdict" textStyle="display.sm" mb="3">
        En un mot
      </Heading>
      <chakra.ul display="grid" gap="2" listStyleType="none">
        {keep.length > 0 ? (
          keep.map((sentence) => <li key={sentence}>{sentence}</li>)
        ) : (
          <li>Si ce que vous avez fait l’affaire, gardez-le&nbsp;: vous n’avez rien à dépenser.</li>
        )}
        {alone && <Alone product={alone} />}
        {advice.map((each) => (
          <Advised key={each.product.id} {...each} />
        ))}
        {missing.map(({ id, name }) => (
          <Text as="li" key={id} color="fg.muted">
            {`${name} est en rupture de stock pour le moment.`}
          </Text>
        ))}
      </chakra.ul>
    </Panel>
  )
}

/** What speaks for it, in numbers. */
function numbersOf({ price, savingsPerYear, ecoScore }: ComparedFacts, wishes: Advice<Product>['wishes']) {
  const numbers = {
    savings: savingsPerYear && `${formatEuros(savingsPerYear)} par an`,
    price: formatPrice(price),
    ecoScore: `${formatScore(ecoScore)}/10`,
  }
  return wishes.map((wish) => numbers[wish] ?? '').join(', ')
}

function Advised({ product, wishes }: Advice<Product>) {
  return (
    <li>
      {`Si vous voulez ${listed(wishes.map((wish) => wishWords[wish]))}, prenez `}
      <strong>{product.name}</strong>
      {` (${numbersOf(product, wishes)}).`}
    </li>
  )
}

function Alone({ product: { name, price, savingsPerYear } }: { product: Product }) {
  const saves = savingsPerYear ? ` et fait économiser ${formatEuros(savingsPerYear)} par an` : ''
  return (
    <li>
      {'Sinon, '}
      <strong>{name}</strong>
      {` coûte ${formatPrice(price)}${saves}.`}
    </li>
  )
}
