import { type ComponentType, useEffect, useState } from 'react'
import { toastStore } from '../../lib/toaster.ts'

/** What shows messages, once it is there. */
let Fetched: ComponentType | undefined

async function fetchRegion(): Promise<ComponentType> {
  Fetched ??= (await import('./toast-region.tsx')).ToastRegion
  return Fetched
}

/** The first events of a visitor: they come before any message. */
const firstEvents = ['pointerdown', 'keydown'] as const

/**
 * Shows messages from the first one on. What shows them is fetched with the first press or key, while the server
 * thinks about its answer. Without `lazy`: React holds back what follows a fallback for 300 ms, and a message with it.
 */
export function ToastHost() {
  const [Region, setRegion] = useState<ComponentType>()
  useEffect(() => {
    const stop = () => {
      for (const act of firstEvents) removeEventListener(act, prepare)
    }
    const prepare = () => {
      stop()
      // Without a connection it is asked for again with the first message.
      fetchRegion().catch(() => {})
    }
    for (const act of firstEvents) addEventListener(act, prepare)
    const show = (region: ComponentType) => setRegion(() => region)
    const unsubscribe = toastStore.subscribe((message) => {
      if (!message) return
      if (Fetched) show(Fetched)
      else fetchRegion().then(show, () => {})
    })
    return () => {
      stop()
      unsubscribe()
    }
  }, [])
  return Region ? <Region /> : null
}
