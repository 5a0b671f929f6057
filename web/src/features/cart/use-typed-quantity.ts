import { useEffect, useState } from 'react'

const typingPauseMs = 400

/** A quantity that is taken at once from the buttons, and after a pause, on Enter or on leaving when it is typed. */
export function useTypedQuantity(quantity: number, commit: (quantity: number) => void) {
  const [draft, setDraft] = useState<number | null>(null)
  const settle = (next: number | null) => {
    setDraft(null)
    if (next !== null && next !== quantity) commit(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing restarts the pause, a render does not.
  useEffect(() => {
    if (draft === null) return
    const pause = setTimeout(() => settle(draft), typingPauseMs)
    return () => clearTimeout(pause)
  }, [draft])
  return {
    shown: draft ?? quantity,
    take: (next: number, isTyped: boolean) => (isTyped ? setDraft(next) : settle(next)),
    settle: () => settle(draft),
  }
}
