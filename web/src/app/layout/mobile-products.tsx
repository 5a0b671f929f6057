import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { MenuLink } from '../../ui/menu-link.tsx'
import { mainLinks } from './main-links.ts'
import { productShortcuts } from './product-shortcuts.ts'

const line = {
  display: 'flex',
  alignItems: 'center',
  minH: '11',
  w: 'full',
  px: '3',
  borderRadius: 'l2',
} as const

/** « Nos produits » in the drawer: a list that unfolds. */
export function MobileProducts({ onNavigate }: { onNavigate: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const links = [{ label: 'Tous nos produits', to: mainLinks.products.to }, ...productShortcuts]
  return (
    <div>
      <chakra.button
        type="button"
        {...line}
        justifyContent="space-between"
        fontWeight="medium"
        cursor="button"
        aria-expanded={isOpen}
        aria-controls="rayons-mobile"
        onClick={() => setOpen(!isOpen)}
      >
        {mainLinks.products.label}
        <Box as="span" transition="transform" transitionDuration="fast" rotate={isOpen ? '180deg' : '0deg'}>
          <ChevronDown size={20} aria-hidden />
        </Box>
      </chakra.button>
      <chakra.ul id="rayons-mobile" hidden={!isOpen} listStyleType="none" ps="3" fontSize="md">
        {links.map((link) => (
          <li key={link.to}>
            <MenuLink to={link.to} onClick={onNavigate}>
              {link.label}
            </MenuLink>
          </li>
        ))}
      </chakra.ul>
    </div>
  )
}
