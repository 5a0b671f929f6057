import { lazy, Suspense } from 'react'
import { useComparedText } from '../../../lib/session/compared-text.ts'

const CompareBar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }))

/** The bar of the comparison, while something is chosen. */
export function CompareBarPlace() {
  const text = useComparedText()
  return (
    text && (
      <Suspense>
        <CompareBar text={text} />
      </Suspense>
    )
  )
}
