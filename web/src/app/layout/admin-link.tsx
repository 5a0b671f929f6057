import { IconButton } from '@chakra-ui/react/button'
import { LayoutDashboard } from 'lucide-react'
import { Link } from 'react-router-dom'
import { mainLinks } from './main-links.ts'

/** To the administration, as a sign: a fifth word in the menu would leave the search of the shop no room. */
export function AdminLink() {
  const { label, to } = mainLinks.admin
  return (
    <IconButton asChild variant="ghost" hideBelow="xl" aria-label={label}>
      <Link to={to} title={label}>
        <LayoutDashboard aria-hidden />
      </Link>
    </IconButton>
  )
}
