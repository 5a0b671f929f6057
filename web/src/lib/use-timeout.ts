import { useCallback, useEffect, useRef } from 'react'

/** Does something after a delay, unless the component has unmounted by then. A second call replaces the first. */
export function useTimeout(): (act: () => void, delayMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback((act, delayMs) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delayMs)
  }, [])
}
