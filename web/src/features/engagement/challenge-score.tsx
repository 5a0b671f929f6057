import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { lazy, Suspense, useState } from 'react'

const ChallengeForm = lazy(async () => ({ default: (await import('./challenge-form.tsx')).ChallengeForm }))

/** « Contester cette note »: opens the form below the score. Its code comes when it is asked for. */
export function ChallengeScore({ productId }: { productId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" px="3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Contester cette note
      </Button>
      {isOpen && (
        <Box flexBasis="100%">
          <Suspense fallback={<Box h="24rem" />}>
            <ChallengeForm productId={productId} onSent={() => setOpen(false)} />
          </Suspense>
        </Box>
      )}
    </>
  )
}
