import { chakra } from '@chakra-ui/react/styled-system'
import { Link, type LinkProps } from 'react-router-dom'

/** A link that covers all of its card, or of whatever else around it is `position: relative`. */
export function CardLink({ children, ...link }: LinkProps) {
  return (
    <Link {...link}>
      {children}
      <chakra.span position="absolute" inset="0" aria-hidden />
    </Link>
  )
}
