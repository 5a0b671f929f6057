import { useRef, useState } from 'react'

/** Lets one piece of work through at a time: the second press of a double click falls on deaf ears. */
export function useOneAtATime() {
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { isBusy, run }
}
