import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { paybackText } from '../../../../../api/src/features/catalogue/savings/payback.rules.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { formatEuros, formatPrice } from '../../../ui/display/price.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import {
  type Advice,
  adviceFor,
  type ComparedFacts,
  type Decision,
  decisionFor,
  listed,
  tellingName,
  wishWords,
} from './comparison-marks.ts'

type Product = ComparedFacts & { keepIf?: string | null }

interface ComparisonVerdictProps {
  products: readonly Product[]
  /** The way to the stopwatch, where there is one. */
  test: ReactNode
  /** The button that adds one to the cart. */
  quickAdd: (product: { id: string; name: string }) => ReactNode
  /** What else is to be said of the whole shop. */
  note?: ReactNode
}

/** When to keep what one has, said here alone; else which product for whom. */
export function ComparisonVerdict({ products, test, quickAdd, note }: ComparisonVerdictProps) {
  const keep = [...new Set(products.flatMap(({ keepIf }) => keepIf?.trim() || []))]
  const advice = adviceFor(products)
  const decision = decisionFor(products)
  const missing = products.filter(({ inStock }) => !inStock)
  const choice = missing.length < products.length ? products.filter(({ inStock }) => inStock) : products
  const alone = choice.length === 1 ? choice[0] : undefined
  // One answer, one button: below the table each has its own.
  const buttons = decision ? [decision.product] : choice
  return (
    <Panel as="section" aria-labelledby="verdict" p={{ base: '4', md: '6' }} bg="accent.subtle">
      <Heading as="h2" id="verdict" textStyle="display.sm" mb={{ base: '2', md: '3' }}>
        En bref
      </Heading>
      <Grid
        templateColumns={{ base: '1fr', md: '2fr 3fr' }}
        columnGap="10"
        rowGap="4"
        fontSize={{ base: 'sm', md: 'md' }}
        lineHeight={{ base: 'moderate', md: 'inherit' }}
      >
        <Part title="Gardez le vôtre" after={test}>
          {keep.length > 0 ? (
            keep.map((sentence) => <li key={sentence}>{sentence}</li>)
          ) : (
            <li>Si ce que vous avez fait l’affaire, gardez-le&nbsp;: vous n’avez rien à dépenser.</li>
          )}
        </Part>
        <Part
          title={products.length > 1 ? 'Ou choisissez' : 'Ou remplacez-le'}
          after={
            missing.length < products.length && (
              <Stack mt="3" gap="2">
                {buttons.map(({ id, name, price }) => (
                  <Flex key={id} align="center" justify="space-between" columnGap="3" rowGap="2" wrap="wrap">
                    <Text flex="1 0 6rem" lineHeight="short">
                      <strong>{tellingName(name)}</strong>
                      {` ${formatPrice(price)}`}
                    </Text>
                    <Box maxW="full">{quickAdd({ id, name })}</Box>
                  </Flex>
                ))}
              </Stack>
            )
          }
        >
          {alone && <Alone product={alone} />}
          {decision && <Decided {...decision} />}
          {advice
            .filter(({ product }) => product !== decision?.product)
            .map((each) => (
              <Advised key={each.product.id} {...each} isException={decision !== null} />
            ))}
          {!alone && advice.length === 0 && (
            <li>Ces produits se valent&nbsp;: prenez celui qui vous plaît.</li>
          )}
          {missing.map(({ id, name }) => (
            <Text as="li" key={id} color="fg.muted">
              {`${name} est en rupture de stock pour le moment.`}
            </Text>
          ))}
        </Part>
      </Grid>
      {note}
    </Panel>
  )
}

interface PartProps {
  title: string
  /** The sentences, as list items. */
  children: ReactNode
  after?: ReactNode
}

function Part({ title, children, after }: PartProps) {
  return (
    <div>
      <Heading as="h3" fontFamily="body" fontSize="md" fontWeight="semibold" color="accent.fg" mb="1.5">
        {title}
      </Heading>
      <chakra.ul display="grid" gap={{ base: '1.5', md: '2' }} listStyleType="none">
        {children}
      </chakra.ul>
      {after}
    </div>
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

function Advised({ product, wishes, isException }: Advice<Product> & { isException: boolean }) {
  return (
    <li>
      {`Pour ${listed(wishes.map((wish) => wishWords[wish]))}, prenez${isException ? ' plutôt' : ''}\u00a0: `}
      <strong>{tellingName(product.name)}</strong>
      {` (${numbersOf(product, wishes)}).`}
    </li>
  )
}

/** The one that pays for what it costs more, and what it saves. */
function Decided({ product, extra, months }: Decision<Product>) {
  const saved = `${formatEuros(product.savingsPerYear ?? '')} économisés par an`
  return (
    <li>
      {'Notre choix\u00a0: '}
      <strong>{product.name}</strong>
      {`, ${saved}\u202f; ses ${formatEuros(extra)} de plus reviennent en ${paybackText(months)}.`}
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
