import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { BellRing } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useIsSignedIn, useViewer } from '../../features/accounts/use-viewer.ts'
import { useRestock } from '../../features/engagement/use-restock.ts'
import { useSignInFirst } from '../../graphql/session-ended.ts'
import { readPendingChoice } from '../../lib/session/pending-choice.ts'
import { DoneNote } from '../../ui/feedback/done-note.tsx'

interface RestockButtonProps {
  productId: string
  /** The page of the product. */
  returnTo: string
  /** It was pressed before it was there. */
  wasPressed: boolean
}

/**
 * Where a product cannot be bought: one press asks for one mail on the day it is back. For customers, as the cart is;
 * what was asked for before signing in is done on return.
 */
export function RestockButton({ productId, returnTo, wasPressed }: RestockButtonProps) {
  const { viewer } = useViewer()
  const isSignedIn = useIsSignedIn()
  const [isAsking, setBusy] = useState(false)
  const signInFirst = useSignInFirst()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { waits, ask, takeBack, isBusy } = useRestock(productId, viewer !== null)
  const wasWanted = state?.waitlist === true && viewer !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return.
  useEffect(() => {
    if (!wasWanted) return
    // Neither a reload nor Back asks again.
    void navigate(returnTo, { replace: true, preventScrollReset: true })
    ask()
  }, [wasWanted])
  const press = async () => {
    setBusy(true)
    if (await isSignedIn()) {
      setBusy(false)
      return ask()
    }
    // Busy until the sign-in page comes. A product chosen before is kept.
    const choice = { ...readPendingChoice(), returnTo, waitlist: true as const }
    signInFirst(choice, 'Vous devez vous connecter pour être prévenu du retour d’un produit.')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one press that came before, or while this took its place.
  useEffect(() => {
    if (wasPressed) void press()
  }, [wasPressed])
  if (waits && viewer)
    return (
      <Stack gap="0" data-private role="status">
        <DoneNote>
          C’est noté{'\u00a0'}: un e-mail partira à {viewer.email} le jour de son retour.
        </DoneNote>
        <Button variant="ghost" size="sm" minH="11" disabled={isBusy} onClick={takeBack}>
          Ne plus me prévenir
        </Button>
      </Stack>
    )
  return (
    <>
      <Button
        minH="12"
        w="full"
        disabled={isBusy}
        aria-busy={isAsking}
        onClick={() => isAsking || void press()}
      >
        <BellRing aria-hidden />
        Me prévenir du retour
      </Button>
      <Text fontSize="sm" color="fg.muted">
        {'Avec votre compte\u00a0: un seul e-mail, le jour de son retour, et rien d’autre.'}
      </Text>
    </>
  )
}
