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

const foldOnPhone = (details: HTMLDetailsElement | null) => {
  if (details && isPhone()) details.open = false
}

/** What stays open on a desk is no stop for the keyboard. */
const skipOnDesk = (summary: HTMLElement | null) => {
  if (summary && !isPhone()) summary.tabIndex = -1
}

/**
 * A text below what it is about: open on a desk and without scripts; on a phone folded, until it is pressed, once the
 * shop's code has taken over.
 */
export const Fold = ({ summary, staysOpen, children }: FoldProps) => (
  <chakra.details open ref={staysOpen ? undefined : foldOnPhone} className="fold">
    <summary ref={skipOnDesk}>{summary}</summary>
    {children}
  </chakra.details>
)
