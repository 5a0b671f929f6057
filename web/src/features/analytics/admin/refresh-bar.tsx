import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePending } from '../../../lib/form/use-pending.ts'
import { TimeText } from '../../../ui/display/date-text.tsx'
import { LiveRegion } from '../../../ui/feedback/live-region.tsx'

interface RefreshBarProps {
  /** When the numbers on screen came; absent while there are none of this period. */
  refreshedAt: Date | undefined
  /** Whether they could not be renewed since. */
  hasFailed: boolean
  /** Resolves to whether it went well. */
  onRefresh: () => Promise<boolean>
  /** What else can be done with them. */
  children?: ReactNode
}

/** How old the numbers are, and a way to renew them. What renews itself every 30 s is not read out each time. */
export function RefreshBar({ refreshedAt, hasFailed, onRefresh, children }: RefreshBarProps) {
  const { isBusy, run } = usePending()
  const [attempt, setAttempt] = useState({ count: 0, isDone: false })
  const refresh = () =>
    run(async () => {
      const isDone = await onRefresh()
      setAttempt(({ count }) => ({ count: count + 1, isDone }))
    })
  return (
    <Flex align="center" columnGap="4" rowGap="2" wrap="wrap">
      <Box order={{ base: '1', md: '0' }} w={{ base: 'full', md: 'auto' }} textStyle="sm">
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          {'Dernière mise à jour\u00a0: '}
          {refreshedAt ? <TimeText date={refreshedAt} /> : '…'}
        </Text>
        <Text as="output" display="block" aria-live="polite">
          {hasFailed && 'L’actualisation n’aboutit pas\u202f; nouvel essai dans les 30\u00a0secondes.'}
        </Text>
      </Box>
      <Button variant="outline" minH="12" onClick={() => void refresh()} aria-disabled={isBusy}>
        <RefreshCw aria-hidden />
        Actualiser
      </Button>
      {children}
      <LiveRegion>{attempt.isDone && <span key={attempt.count}>Les chiffres sont à jour.</span>}</LiveRegion>
    </Flex>
  )
}
