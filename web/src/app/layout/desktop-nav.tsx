import { Box } from '@chakra-ui/react/box'
import { IconButton } from '@chakra-ui/react/button'
import { Center } from '@chakra-ui/react/center'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import { NavLink as RouterNavLink } from 'react-router-dom'
import { useDropdown } from '../../lib/use-dropdown.ts'
import { DropdownPanel, MenuLink } from '../../ui/layout/menu.tsx'
import { mainLinks, type ProductShortcut, productShortcuts } from './main-links.ts'

/** The menu of a wide screen, on one line. */
export function DesktopNav({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Flex as="nav" aria-label="Menu principal" hideBelow="xl" align="center" gap="7">
      <NavLink to={mainLinks.ecoConsumption.to}>{mainLinks.ecoConsumption.label}</NavLink>
      <ProductsMenu />
      <NavLink to={mainLinks.mission.to}>{mainLinks.mission.label}</NavLink>
      <NavLink to={mainLinks.help.to}>{mainLinks.help.label}</NavLink>
      {isAdmin && <NavLink to={mainLinks.admin.to}>{mainLinks.admin.label}</NavLink>}
    </Flex>
  )
}

/** A link of the header, underlined on the current page. */
function NavLink({ to, children }: { to: string; children: string }) {
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

/** A shortcut into the catalogue: its sign, what it answers, and what is in it. */
function ShortcutLink({ shortcut }: { shortcut: ProductShortcut }) {
  return (
    <MenuLink to={shortcut.to}>
      <Center boxSize="10" borderRadius="full" bg="accent.subtle" color="accent.fg" flexShrink="0">
        <shortcut.icon size={18} aria-hidden />
      </Center>
      <Flex as="span" direction="column" lineHeight="short">
        <span>{shortcut.label}</span>
        <chakra.span fontSize="xs" fontWeight="normal" color="fg.muted">
          {shortcut.hint}
        </chakra.span>
      </Flex>
    </MenuLink>
  )
}

/** « Nos produits » on a wide screen: a link to them all, and a button for the shortcuts. */
function ProductsMenu() {
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
