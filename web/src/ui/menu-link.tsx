import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { MenuLine } from './menu-line.tsx'

/** A line of a menu that leads somewhere. */
export function MenuLink(link: ComponentProps<typeof Link>) {
  return (
    <MenuLine asChild>
      <Link {...link} />
    </MenuLine>
  )
}
