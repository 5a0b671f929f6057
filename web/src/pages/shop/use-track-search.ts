import { useEffect, useRef } from 'react'
import { track } from '../../lib/track.ts'

/** How long a word must stand with its answer: somebody who types slowly searches once. */
const settledAfterMs = 500

/**
 * Tracks a search with the number of its results, once: not again for another page or order of the same word.
 * `resultCount` is undefined until the answer to this very word is there.
 */
export function useTrackSearch(term: string, resultCount: number | undefined): void {
  const reported = useRef('')
  const reportNow = useRef<() => void>(undefined)
  // Declared first, so that its cleanup runs first: a search whose result is followed at once still counts.
  useEffect(() => () => reportNow.current?.(), [])
  useEffect(() => {
    if (term === '') reported.current = ''
    if (term === '' || resultCount === undefined || reported.current === term) return
    reportNow.current = () => {
      reportNow.current = undefined
      reported.current = term
      track({ type: 'search', term, resultCount })
    }
    const pause = setTimeout(() => reportNow.current?.(), settledAfterMs)
    return () => {
      clearTimeout(pause)
      reportNow.current = undefined
    }
  }, [term, resultCount])
}
