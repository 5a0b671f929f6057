import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'

/** What a link in a message needs. */
export type ToastLinkProps = { to: string; label: string; onFollow: () => void }

/** The way on from a message, in the colour of its words. */
export function ToastLink({ to, label, onFollow }: ToastLinkProps) {
  return (
    <chakra.span
      asChild
      alignSelf="flex-start"
      py="1"
      fontWeight="semibold"
      textDecoration="underline"
      textUnderlineOffset="4px"
    >
      <Link to={to} onClick={onFollow}>
        {label}
      </Link>
    </chakra.span>
  )
}
