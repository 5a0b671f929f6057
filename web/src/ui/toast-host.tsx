import { lazy, Suspense, useEffect, useState } from 'react'
import { toastStore } from './toaster.tsx'

const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then((module) => ({ default: module.ToastRegion })),
)

/** Fetches what shows messages when there is a first message to show. */
export function ToastHost() {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => toastStore.subscribe((message) => message && setNeeded(true)), [])
  return isNeeded ? (
    <Suspense>
      <ToastRegion />
    </Suspense>
  ) : null
}
