import { useEffect, useRef } from 'react'
import { signalUsage } from '../lib/usage-signals.ts'

/** How long a word must stand with its answer: somebody who types slowly searches once. */
const settledAfterMs = 500

/**
 * Signals a search with the number of its results, once: not again for another page or order of the same word.
 * `resultCount` is undefined until the answer to this very word is there.
 */
export function useTellSearch(term: string, resultCount: number | undefined): void {
  const told = useRef('')
  const tellNow = useRef<() => void>(undefined)
  // First, so that on leaving it runs before the other forgets: who follows a result at once has searched as well.
  useEffect(() => () => tellNow.current?.(), [])
  useEffect(() => {
    if (term === '') told.current = ''
    if (term === '' || resultCount === undefined || told.current === term) return
    tellNow.current = () => {
      tellNow.current = undefined
      told.current = term
      signalUsage({ type: 'search', term, resultCount })
    }
    const pause = setTimeout(() => tellNow.current?.(), settledAfterMs)
    return () => {
      clearTimeout(pause)
      tellNow.current = undefined
    }
  }, [term, resultCount])
}
