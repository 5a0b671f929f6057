import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMayOpen } from './permissions.ts'

interface PlaceLinkProps {
  to: string
  children: ReactNode
  /** Stands alone on its line: as high as a finger. */
  isTall?: boolean
}

/** Leads within the administration; for whoever may not open that place, its words alone. */
export function PlaceLink({ to, children, isTall = false }: PlaceLinkProps) {
  const mayOpen = useMayOpen()
  if (!mayOpen(to)) return <span>{children}</span>
  return (
    <chakra.span
      asChild
      textDecoration="underline"
      textUnderlineOffset="3px"
      {...(isTall && { display: 'inline-flex', alignItems: 'center', minH: '11' })}
    >
      <Link to={to}>{children}</Link>
    </chakra.span>
  )
}
