import { lazy, Suspense, useState } from 'react'
import { useTimeout } from '../../lib/use-timeout.ts'

const QuickAdd = lazy(() => import('./quick-add.tsx').then((module) => ({ default: module.QuickAdd })))

/** How long the button says that it has worked. */
const addedMs = 1500

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
          <path d={isAdded ? 'M20 6 9 17l-5-5' : 'M5 12h14M12 5v14'} />
        </svg>
        {hasWords && (isAdded ? 'Ajouté' : 'Ajouter au panier')}
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
