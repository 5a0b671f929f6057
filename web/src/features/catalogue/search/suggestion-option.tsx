import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { matchedParts } from './matched-parts.ts'

interface SuggestionOptionProps {
  /** Unlike any other's in the list. */
  id: string
  to: string
  activeId: string | null
  children: ReactNode
}

/** One line to choose: a link for the pointer, an option for the keys of the field, which keeps the focus. */
export function SuggestionOption({ id, to, activeId, children }: SuggestionOptionProps) {
  return (
    <chakra.span
      asChild
      display="flex"
      alignItems="center"
      gap="3"
      minH="11"
      px="3"
      py="1.5"
      borderRadius="l2"
      _hover={{ bg: 'bg.subtle' }}
      _selected={{ bg: 'accent.subtle' }}
    >
      <Link id={id} to={to} role="option" aria-selected={id === activeId} tabIndex={-1}>
        {children}
      </Link>
    </chakra.span>
  )
}

/** Options under a heading. */
export function SuggestionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <chakra.div role="group" aria-labelledby={id}>
      <chakra.span
        id={id}
        display="flex"
        alignItems="center"
        h="9"
        px="3"
        fontSize="xs"
        fontWeight="semibold"
        color="fg.muted"
      >
        {title}
      </chakra.span>
      {children}
    </chakra.div>
  )
}

/** A text with what was typed in bold. */
export function Matched({ text, search }: { text: string; search: string }) {
  return (
    <chakra.span flex="1" minW="0" lineHeight="short" lineClamp={2}>
      {matchedParts(text, search).map(({ text: part, isMatch }, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which have nothing but their place.
        isMatch ? <b key={place}>{part}</b> : part,
      )}
    </chakra.span>
  )
}
