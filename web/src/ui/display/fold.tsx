import type { ReactNode } from 'react'

interface FoldProps {
  /** What is read while it is folded. */
  summary: ReactNode
  /** Whether it is left open on a phone, too. */
  staysOpen?: boolean
  children: ReactNode
}

/** On a desk, where its style shows it open (app/theme/product-card.css), it is told as open, and no stop for the keyboard. */
const openOnDesk = (details: HTMLDetailsElement | null) => {
  if (!details || innerWidth < 768) return
  details.open = true
  const summary = details.firstElementChild as HTMLElement
  summary.tabIndex = -1
}

/** A text below what it is about: open on a desk; on a phone folded until it is pressed, from the first paint on. */
export const Fold = ({ summary, staysOpen, children }: FoldProps) => (
  <details open={staysOpen} ref={openOnDesk} className="fold">
    <summary>{summary}</summary>
    {children}
  </details>
)
