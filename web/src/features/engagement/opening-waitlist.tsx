import { useState } from 'react'
import { chosenProducts, readPendingChoice } from '../../lib/session/pending-choice.ts'
import { noteJoined } from '../../lib/session/waitlist-joined.ts'
import { WaitlistDialog } from './waitlist-dialog.tsx'
import type { WaitlistPerson } from './waitlist-form.tsx'

const nobody: WaitlistPerson = { id: '', firstName: null, lastName: null, email: '' }

interface OpeningWaitlistProps {
  /** Who is signed in, if somebody is: the form knows them then. */
  person: WaitlistPerson | null
  /** What is in their cart. */
  cart: { lines: { product: { id: string } }[] } | undefined
  /** It has closed. */
  onClosed: () => void
}

/** The form of the waitlist from the announcement of the opening: for visitors, too, with what they have chosen here. */
export function OpeningWaitlist({ person, cart, onClosed }: OpeningWaitlistProps) {
  const [chosen] = useState(() => chosenProducts(readPendingChoice()).map(({ productId }) => productId))
  return (
    <WaitlistDialog
      isOpen
      onClose={onClosed}
      onJoined={() => {
        noteJoined(person?.id)
        onClosed()
      }}
      person={person ?? nobody}
      productIds={cart?.lines.map(({ product }) => product.id) ?? chosen}
    />
  )
}
