import type { ComponentProps } from 'react'
import { Panel } from './panel.tsx'

/** A thing in a list that leads to its page: the whole card answers to the pointer. Its one link is a `CardLink`. */
export function Card(props: ComponentProps<typeof Panel>) {
  return (
    <Panel
      as="article"
      display="flex"
      flexDirection="column"
      position="relative"
      height="full"
      overflow="hidden"
      transition="shadow, border-color"
      transitionDuration="moderate"
      _hover={{ shadow: 'soft', borderColor: 'border.emphasized' }}
      _focusWithin={{ borderColor: 'accent.solid' }}
      {...props}
    />
  )
}
