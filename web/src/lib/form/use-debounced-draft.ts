import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

interface DraftOptions {
  /** The value held by the URL. */
  value: string
  /** What the URL would hold for a draft. */
  normalise: (draft: string) => string
  commit: (value: string) => void
  /** How a value of the URL is shown for editing. */
  format?: (value: string) => string
  delayMs?: number
}

/** The location of the last navigation that was a visit, not the replacement made by typing. */
function useVisit(): string {
  const { key } = useLocation()
  const type = useNavigationType()
  const [visit, setVisit] = useState(key)
  if (type !== 'REPLACE' && key !== visit) setVisit(key)
  return visit
}

const asIs = (value: string) => value

/**
 * What is being typed, taken into the URL after a pause, on Enter or on leaving the field.
 * A visit (Back, a link, a reset) always wins over a draft; the echo of our own commit never does.
 */
export function useDebouncedDraft({ value, normalise, commit, format = asIs, delayMs = 300 }: DraftOptions) {
  const visit = useVisit()
  const [draft, setDraft] = useState(format(value))
  const [seenVisit, setSeenVisit] = useState(visit)
  if (seenVisit !== visit) {
    setSeenVisit(visit)
    if (value === '' || normalise(draft) !== value) setDraft(format(value))
  }
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const flush = () => {
    clearTimeout(pause.current)
    if (normalise(draft) !== value) commit(normalise(draft))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing and visits restart the pause, a render does not.
  useEffect(() => {
    pause.current = setTimeout(flush, delayMs)
    return () => clearTimeout(pause.current)
  }, [draft, visit])
  return { draft, setDraft, flush, isInvalid: draft.trim() !== '' && normalise(draft) === '' }
}
