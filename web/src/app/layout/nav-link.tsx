import { chakra } from '@chakra-ui/react/styled-system'
import { NavLink as RouterNavLink } from 'react-router-dom'

/** A link of the header, underlined in the colour of the shop where one is. */
export function NavLink({ to, children }: { to: string; children: string }) {
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      minH="11"
      fontSize="sm"
      fontWeight="medium"
      whiteSpace="nowrap"
      transition="colors"
      _hover={{ color: 'accent.fg' }}
      _currentPage={{ color: 'accent.fg', boxShadow: 'current' }}
    >
      <RouterNavLink to={to}>{children}</RouterNavLink>
    </chakra.span>
  )
}
