import { IconButton } from '@chakra-ui/react/button'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'

interface ShopLinkProps {
  /** The address at which the shop shows it. */
  to: string
  /** What it leads to, for those who hear the button alone. */
  name: string
  /** In a grid, whose cells are reached by arrows. */
  tabIndex?: number
}

/** Leads from a row of the administration to what visitors see, in a tab of its own: the list stays as it is. */
export function ShopLink({ to, name, tabIndex }: ShopLinkProps) {
  return (
    <IconButton
      asChild
      variant="ghost"
      size="sm"
      color="fg.muted"
      // For a thumb, and above a row that is a link itself.
      minW={{ base: '11', md: '9' }}
      minH={{ base: '11', md: '9' }}
      position="relative"
      zIndex="1"
    >
      <Link
        to={to}
        target="_blank"
        tabIndex={tabIndex}
        title="Voir dans la boutique"
        aria-label={`Voir ${name} dans la boutique (nouvel onglet)`}
      >
        <ExternalLink aria-hidden />
      </Link>
    </IconButton>
  )
}
