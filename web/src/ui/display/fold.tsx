import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface FoldProps {
  /** What is read while it is folded. */
  summary: ReactNode
  /** Whether it is left open on a phone, too. */
  staysOpen?: boolean
  children: ReactNode
}

/** Where all of a page stands one below the other. */
const isPhone = () => innerWidth < 768

/** Where its style shows it open (app/theme/product-card.css), it is told as open, too. */
const openOnDesk = (details: HTMLDetailsElement | null) => {
  if (details && !isPhone()) details.open = true
}

/** What stays open on a desk is no stop for the keyboard. */
const skipOnDesk = (summary: HTMLElement | null) => {
  if (summary && !isPhone()) summary.tabIndex = -1
}

/** A text below what it is about: open on a desk; on a phone folded until it is pressed, from the first paint on. */
export const Fold = ({ summary, staysOpen, children }: FoldProps) => (
  <chakra.details open={staysOpen} ref={openOnDesk} className="fold">
    <summary ref={skipOnDesk}>{summary}</summary>
    {children}
  </chakra.details>
)
