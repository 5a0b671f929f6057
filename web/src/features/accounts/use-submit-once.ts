import { type SubmitEvent, useRef, useState } from 'react'

/** Lets one submission through at a time: the second press of a double click falls on deaf ears. */
export function useSubmitOnce() {
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const submitOnce = (submit: (event: SubmitEvent) => Promise<void>) => async (event: SubmitEvent) => {
    event.preventDefault()
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await submit(event)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { isBusy, submitOnce }
}
