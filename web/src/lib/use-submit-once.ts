import type { FormEvent } from 'react'
import { useOneAtATime } from './use-one-at-a-time.ts'

/** `onSubmit` of a form that goes out once, however often it is pressed before the answer is there. */
export function useSubmitOnce(submit: (event: FormEvent) => Promise<void>) {
  const { isBusy, run } = useOneAtATime()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => submit(event))
  }
  return { isBusy, onSubmit }
}
