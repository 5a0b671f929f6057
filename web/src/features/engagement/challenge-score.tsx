import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { lazy, Suspense, useState } from 'react'
import type { Writer } from './challenge-form.tsx'

const ChallengeForm = lazy(async () => ({ default: (await import('./challenge-form.tsx')).ChallengeForm }))

interface ChallengeScoreProps {
  productId: string
  writer: Writer | null
  /** Where the five criteria stand without a total, it is their points that one contests. */
  hasTotal: boolean
}

/** « Contester cette note »: opens the form below the score. Its code comes when it is asked for. */
export function ChallengeScore({ productId, writer, hasTotal }: ChallengeScoreProps) {
  const label = hasTotal ? 'Contester cette note' : 'Contester ces points'
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        px="3"
        ms={{ base: '-3', sm: '0' }}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <Box flexBasis="100%">
          <Suspense fallback={<Box h="24rem" />}>
            {/* Anew for whom it learns of late. */}
            <ChallengeForm
              key={writer?.email}
              productId={productId}
              writer={writer}
              hasTotal={hasTotal}
              label={label}
              onSent={() => setOpen(false)}
            />
          </Suspense>
        </Box>
      )}
    </>
  )
}
