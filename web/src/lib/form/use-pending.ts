import { type FormEvent, useRef, useState } from 'react'

/** Runs one piece of work at a time: the second press of a double click does nothing. */
export function usePending() {
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

/** `onSubmit` of a form that goes out once, however often it is pressed before the answer is there. */
export function useSubmitOnce(submit: (event: FormEvent) => Promise<void>) {
  const { isBusy, run } = usePending()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => submit(event))
  }
  return { isBusy, onSubmit }
}
