import { useCallback, useEffect, useRef } from 'react'

/** Does something after a while, unless the component has gone by then. A second wish replaces the first. */
export function useLater(): (act: () => void, delayMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((act, delayMs) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delayMs)
  }, [])
}
