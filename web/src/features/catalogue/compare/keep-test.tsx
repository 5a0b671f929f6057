import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type FlowTest, flowWords, shownLitres } from './measured-flow.ts'

interface KeepTestProps {
  test: FlowTest
  /** Of the product, for who does not see its column. */
  name: string
}

/** How often the clock on the screen moves. */
const tickMs = 100

const clock = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A stopwatch for a bottle or a bucket under what one has already: says whether it is worth keeping. */
export function KeepTest({ test, name }: KeepTestProps) {
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
