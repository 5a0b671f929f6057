import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

/** A sheet that lies on the page: what belongs together, in a thin frame. */
export const Panel = chakra('div', {
  base: { bg: 'bg.panel', rounded: 'xl', borderWidth: '1px', borderColor: 'border.subtle' },
})

/** The whole card shows that its link has the focus, as the whole card answers to the pointer. */
const withFocusedLink = {
  '&:has(a:focus-visible)': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  '& a:focus-visible': { outline: 'none' },
}

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
      css={withFocusedLink}
      {...props}
    />
  )
}

/** A link that covers all of its card, or of whatever else around it is `position: relative`. */
export function CardLink({ children, ...link }: LinkProps) {
  return (
    <Link {...link}>
      {children}
      <chakra.span position="absolute" inset="0" aria-hidden />
    </Link>
  )
}
