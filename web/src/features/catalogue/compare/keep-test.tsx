import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ComparisonTable_ProductFragment } from '../../../graphql/generated/further/graphql.ts'
import { Panel } from '../../../ui/layout/card.tsx'
import { type FlowTest, flowWords, shownLitres } from './measured-flow.ts'

/** A product with all that the comparison says of it. */
type Tested = Pick<ComparisonTable_ProductFragment, 'id' | 'name' | keyof FlowTest>

/** The flow test of a product that has one. */
const testOf = ({ testVolume, testKeepFlow, ownFlow }: Tested): FlowTest | null =>
  testVolume && testKeepFlow && ownFlow ? { testVolume, testKeepFlow, ownFlow } : null

/** Whether what one has can be held against one of these. */
export const hasTest = (products: readonly Tested[]): boolean =>
  products.some((each) => testOf(each) !== null)

/** The place of the stopwatches on the page. */
export const keepTestsId = 'tester'

/** What one has already, on the stopwatch, against each product that can be measured so. */
export function KeepTests({ products }: { products: readonly Tested[] }) {
  return (
    <Stack as="section" aria-labelledby={keepTestsId} gap="4" scrollMarginTop="24">
      <Stack gap="1">
        <Heading as="h2" id={keepTestsId} textStyle="display.sm">
          Tester le vôtre
        </Heading>
        <Text color="fg.muted">
          Une bouteille ou un seau, un chronomètre, et vous savez s’il faut le changer.
        </Text>
      </Stack>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {products.map((product) => {
          const test = testOf(product)
          return (
            test && (
              <Panel key={product.id} p={{ base: '4', md: '5' }}>
                <Text fontWeight="semibold" mb="2">{`Face à\u00a0: ${product.name}`}</Text>
                <KeepTest test={test} name={product.name} />
              </Panel>
            )
          )
        })}
      </SimpleGrid>
    </Stack>
  )
}

interface KeepTestProps {
  test: FlowTest
  /** Of the product, for who does not see its column. */
  name: string
}

/** How often the clock on the screen moves. */
const tickMs = 100

const clock = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A stopwatch for a bottle or a bucket under what one has already: says whether it is worth keeping. */
function KeepTest({ test, name }: KeepTestProps) {
  const [startedAt, setStartedAt] = useState<number | null>(null)
  const [seconds, setSeconds] = useState(0)
  const isRunning = startedAt !== null
  useEffect(() => {
    if (startedAt === null) return
    const timer = setInterval(() => setSeconds((performance.now() - startedAt) / 1000), tickMs)
    return () => clearInterval(timer)
  }, [startedAt])
  const press = () => {
    const now = performance.now()
    setSeconds(startedAt === null ? 0 : (now - startedAt) / 1000)
    setStartedAt(startedAt === null ? now : null)
  }
  const isDone = !isRunning && seconds > 0
  return (
    <Stack gap="2" align="flex-start">
      <Text fontSize="sm">
        {`Ouvrez à fond et remplissez ${shownLitres(test.testVolume)}\u00a0L\u00a0: démarrez à l’ouverture, arrêtez quand c’est plein.`}
      </Text>
      <Text
        aria-hidden
        fontFamily="heading"
        fontSize="xl"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {`${clock.format(seconds)}\u00a0s`}
      </Text>
      <Button
        minH="11"
        variant={isRunning ? 'solid' : 'outline'}
        aria-label={`${isRunning ? 'Arrêter' : 'Démarrer'} le test face à ${name}`}
        onClick={press}
      >
        <Timer aria-hidden />
        {isRunning ? 'Arrêter' : 'Démarrer'}
      </Button>
      <Text role="status" fontWeight="semibold" color="accent.fg">
        {isDone && flowWords(test, seconds)}
      </Text>
    </Stack>
  )
}
