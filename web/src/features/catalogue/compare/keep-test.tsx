import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Timer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ComparisonTable_ProductFragment } from '../../../graphql/generated/further/graphql.ts'
import { Fold } from '../../../ui/display/fold.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { tellingName } from './comparison-marks.ts'
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

interface TestedProduct {
  name: string
  test: FlowTest
}

/**
 * What one has already, on one stopwatch for all products that are tested by the same bottle or bucket; on a phone
 * folded until it is pressed or linked to.
 */
export function KeepTests({ products }: { products: readonly Tested[] }) {
  const tested = products.flatMap((product): TestedProduct[] => {
    const test = testOf(product)
    return test ? [{ name: product.name, test }] : []
  })
  const byVolume = [...Map.groupBy(tested, ({ test }) => Number(test.testVolume))]
  const section = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells one press on the same link from the next.
  useEffect(() => {
    const fold = section.current?.querySelector('details')
    if (fold && hash === `#${keepTestsId}`) fold.open = true
  }, [hash, key])
  return (
    <chakra.section ref={section} aria-labelledby={keepTestsId} scrollMarginTop="24">
      <Fold
        summary={
          <Heading as="h2" id={keepTestsId} textStyle="display.sm">
            Tester le vôtre
          </Heading>
        }
      >
        <Text color="fg.muted" mb="4">
          Une bouteille ou un seau, un chronomètre, et vous savez s’il faut le changer.
        </Text>
        <SimpleGrid columns={{ base: 1, md: Math.min(byVolume.length, 2) }} gap="4">
          {byVolume.map(([volume, alike]) => (
            <Panel key={volume} p={{ base: '4', md: '5' }}>
              <Text fontWeight="semibold" mb="2">{`Face à\u00a0: ${namesOf(alike)}`}</Text>
              <KeepTest tested={alike} />
            </Panel>
          ))}
        </SimpleGrid>
      </Fold>
    </chakra.section>
  )
}

const list = new Intl.ListFormat('fr-FR', { type: 'conjunction' })
const namesOf = (tested: readonly TestedProduct[]) => list.format(tested.map(({ name }) => tellingName(name)))

/** How often the clock on the screen moves. */
const tickMs = 100

const clock = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** What the test says of each product; once, where it says the same of all. */
function verdictsOf(tested: readonly TestedProduct[], seconds: number): string[] {
  const words = tested.map(({ test }) => flowWords(test, seconds))
  if (new Set(words).size < 2) return words.slice(0, 1)
  return tested.map(({ name, test }) => `${name}\u00a0: ${flowWords(test, seconds)}`)
}

/** A stopwatch for a bottle or a bucket under what one has already: says whether it is worth keeping. */
function KeepTest({ tested }: { tested: readonly TestedProduct[] }) {
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
        {`Ouvrez à fond et remplissez ${shownLitres(tested[0]?.test.testVolume ?? '')}\u00a0L\u00a0: démarrez à l’ouverture, arrêtez quand c’est plein.`}
      </Text>
      <Flex align="center" gap="4" wrap="wrap">
        <Button
          minH="11"
          variant={isRunning ? 'solid' : 'outline'}
          aria-label={`${isRunning ? 'Arrêter' : 'Démarrer'} le test face à ${namesOf(tested)}`}
          onClick={press}
        >
          <Timer aria-hidden />
          {isRunning ? 'Arrêter' : 'Démarrer'}
        </Button>
        <Text
          aria-hidden
          fontFamily="heading"
          fontSize="xl"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
        >
          {`${clock.format(seconds)}\u00a0s`}
        </Text>
      </Flex>
      <Stack gap="1" role="status" fontWeight="semibold" color="accent.fg">
        {isDone && verdictsOf(tested, seconds).map((words) => <Text key={words}>{words}</Text>)}
      </Stack>
    </Stack>
  )
}
