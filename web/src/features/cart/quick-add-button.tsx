import { lazy, Suspense, useState } from 'react'
import { useTimeout } from '../../lib/use-timeout.ts'

const QuickAdd = lazy(() => import('./quick-add.tsx').then((module) => ({ default: module.QuickAdd })))

/** How long the button says that it has worked. */
const addedMs = 1500

/** The bag of the header, with a plus: understood also where a card has no room for the word. */
const bag = 'M5 8h14l1 13H4zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8M12 11.5v6M9 14.5h6'

interface QuickAddButtonProps {
  productId: string
  name: string
  isSignedIn: () => Promise<boolean>
  /** It says in words what it does. */
  hasWords?: boolean
}

/** Adds one of a product to the cart, from its card. What it does comes with the first press. */
export function QuickAddButton({ productId, name, isSignedIn, hasWords = false }: QuickAddButtonProps) {
  const [state, setState] = useState<'idle' | 'adding' | 'added'>('idle')
  const later = useTimeout()
  const finish = (isAdded: boolean) => {
    setState(isAdded ? 'added' : 'idle')
    if (isAdded) later(() => setState('idle'), addedMs)
  }
  const isAdded = state === 'added'
  return (
    <>
      <button
        type="button"
        className={`quick-add${isAdded ? ' is-added' : ''}${hasWords ? ' has-words' : ''}`}
        aria-label={labelOf(name, isAdded, hasWords)}
        aria-busy={state === 'adding'}
        onClick={() => state !== 'adding' && setState('adding')}
      >
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d={isAdded ? 'M20 6 9 17l-5-5' : bag} />
        </svg>
        <span>{isAdded ? 'Ajouté' : hasWords ? 'Ajouter au panier' : 'Ajouter'}</span>
      </button>
      {state === 'adding' && (
        <Suspense>
          <QuickAdd productId={productId} isSignedIn={isSignedIn} onDone={finish} />
        </Suspense>
      )}
    </>
  )
}

/** The words that are seen come first: who speaks to the page says those. */
function labelOf(name: string, isAdded: boolean, hasWords: boolean): string {
  if (isAdded) return `Ajouté\u00a0: ${name}`
  return hasWords ? `Ajouter au panier\u00a0: ${name}` : `Ajouter ${name} au panier`
}
