import { Button } from '@chakra-ui/react/button'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { useWaitlist } from '../../features/engagement/use-waitlist.tsx'
import { DoneNote } from '../../ui/feedback/done-note.tsx'

interface RestockButtonProps {
  productId: string
  /** The page of the product. */
  returnTo: string
}

/** Where a product cannot be bought: the way to the waitlist, with this product. For customers, as the cart is. */
export function RestockButton({ productId, returnTo }: RestockButtonProps) {
  const { viewer } = useViewer()
  const [isNoted, setNoted] = useState(false)
  const waitlist = useWaitlist({
    person: viewer,
    productIds: [productId],
    noted: 'Ce produit noté avec votre demande',
    onJoined: () => setNoted(true),
    returnTo,
  })
  return (
    <>
      {isNoted ? (
        <DoneNote>C’est noté : vous serez prévenu.</DoneNote>
      ) : (
        <Button
          minH="12"
          w="full"
          aria-haspopup={viewer ? 'dialog' : undefined}
          onPointerEnter={waitlist.preload}
          onFocus={waitlist.preload}
          onClick={waitlist.open}
        >
          <BellRing aria-hidden />
          Me prévenir du retour
        </Button>
      )}
      {waitlist.dialog}
    </>
  )
}
