import { useApolloClient } from '@apollo/client/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useOwnFigure, useOwnFigures } from '../../lib/household/own-figures.ts'
import { readLocal } from '../../lib/session/browser-storage.ts'

const load = () => import('./household-parts.tsx')
const HouseholdParts = lazy(async () => ({ default: (await load()).HouseholdParts }))

/**
 * « Adapter à mon foyer »: opens the card of the household, whose code comes with the press.
 * @param productId of one product: how its own figures come about is told beside the button.
 * @param label what the button says, where it stands among links.
 */
export function HouseholdButton({ productId = '', label }: { productId?: string; label?: string }) {
  const isTold = useOwnFigures() !== null
  const own = useOwnFigure(productId)
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <div className="household-line">
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? (isTold ? 'Modifier mon foyer' : 'Adapter à mon foyer')}
      </button>
      {(own || isOpen !== undefined) && (
        <Suspense>
          <HouseholdParts
            productId={productId}
            own={own}
            isOpen={isOpen === true}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Shows the figures of the visitor's household, where they told of one: the code for it comes for them alone. */
export function useHousehold(): void {
  const client = useApolloClient()
  useEffect(() => {
    if (readLocal('household') === null) return
    // Without it, the products show what they say of themselves.
    load()
      .then((module) => module.showFiguresOfHousehold(client))
      .catch(() => undefined)
  }, [client])
}
