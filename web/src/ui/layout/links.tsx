import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

/** A link that leads on: words, and an arrow that leans forward under the pointer. */
export function ArrowLink({ to, children }: { to: string; children: string }) {
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="11"
      fontWeight="semibold"
      color="accent.fg"
      css={{
        '& svg': { flexShrink: '0', transition: 'translate', transitionDuration: 'fast' },
        '&:hover svg': { translate: '4px 0' },
        '&:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
      }}
    >
      <Link to={to}>
        {children}
        <ArrowRight size={18} aria-hidden />
      </Link>
    </chakra.span>
  )
}

/** A link within running text. */
export function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <chakra.span asChild textDecoration="underline" textUnderlineOffset="3px">
      <Link to={to}>{children}</Link>
    </chakra.span>
  )
}

/** A link that looks like a button: the next step of a page. */
export function ButtonLink({ to, children, ...look }: { to: string } & ButtonProps) {
  return (
    <Button asChild {...look}>
      <Link to={to}>{children}</Link>
    </Button>
  )
}
