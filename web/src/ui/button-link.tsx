import { Button, type ButtonProps } from '@chakra-ui/react/button'
import { Link } from 'react-router-dom'

/** A link that looks like a button: the next step of a page. */
export function ButtonLink({ to, children, ...look }: { to: string } & ButtonProps) {
  return (
    <Button asChild {...look}>
      <Link to={to}>{children}</Link>
    </Button>
  )
}
