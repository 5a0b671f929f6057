import { useEffect, useRef } from 'react'

/** When to move on: only while running, a full interval after the last change of `position`, whoever made it. */
export type AutoAdvanceOptions = {
  isRunning: boolean
  everyMs: number
  position: number
  advance: () => void
}

/** Moves on by itself, at a steady pace that starts anew with each change. */
export function useAutoAdvance({ isRunning, everyMs, position, advance }: AutoAdvanceOptions): void {
  const latest = useRef(advance)
  useEffect(() => {
    latest.current = advance
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position starts the wait anew.
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => latest.current(), everyMs)
    return () => clearTimeout(timer)
  }, [isRunning, everyMs, position])
}
