import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { ChevronDown } from 'lucide-react'
import { useDropdown } from '../../lib/use-dropdown.ts'
import { DropdownPanel } from '../../ui/dropdown-panel.tsx'
import { mainLinks } from './main-links.ts'
import { NavLink } from './nav-link.tsx'
import { productShortcuts } from './product-shortcuts.ts'
import { ShortcutLink } from './shortcut-link.tsx'

/** « Nos produits » on a wide screen: a link to them all, and a button for the shortcuts. */
export function ProductsMenu() {
  const { isOpen, setOpen, rootProps, triggerRef } = useDropdown()
  return (
    <Flex align="center" position="relative" {...rootProps}>
      <NavLink to={mainLinks.products.to}>{mainLinks.products.label}</NavLink>
      <IconButton
        ref={triggerRef}
        variant="ghost"
        size="sm"
        minW="8"
        ms="1"
        me="-2"
        aria-label="Rayons de nos produits"
        aria-expanded={isOpen}
        aria-controls="rayons"
        onClick={() => setOpen(!isOpen)}
      >
        <Box
          as="span"
          display="flex"
          transition="transform"
          transitionDuration="fast"
          rotate={isOpen ? '180deg' : '0deg'}
        >
          <ChevronDown size={16} aria-hidden />
        </Box>
      </IconButton>
      {isOpen && (
        <DropdownPanel id="rayons" as="ul" listStyleType="none" w="sm" insetStart="-4">
          {productShortcuts.map((shortcut) => (
            <li key={shortcut.to}>
              <ShortcutLink shortcut={shortcut} />
            </li>
          ))}
        </DropdownPanel>
      )}
    </Flex>
  )
}
