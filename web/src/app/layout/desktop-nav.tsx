import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import { lazy, type MouseEvent, type PointerEvent, Suspense, useEffect, useRef } from 'react'
import { NavLink as RouterNavLink } from 'react-router-dom'
import { useDropdown } from '../../lib/use-dropdown.ts'
import { mainLinks } from './main-links.ts'

/** The menu of a wide screen, on one line. */
export function DesktopNav() {
  return (
    <Flex as="nav" aria-label="Menu principal" hideBelow="xl" align="center" gap="5">
      <NavLink to={mainLinks.ecoConsumption.to}>{mainLinks.ecoConsumption.label}</NavLink>
      <ProductsMenu />
      <NavLink to={mainLinks.mission.to}>{mainLinks.mission.label}</NavLink>
      <NavLink to={mainLinks.help.to}>{mainLinks.help.label}</NavLink>
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

const loadPanel = () => import('../../features/catalogue/departments/department-panel.tsx')
const DepartmentPanel = lazy(async () => ({ default: (await loadPanel()).DepartmentPanel }))

/** How long a mouse rests on the words before the panel opens, and how long it may be gone before it closes. */
const hoverMs = { open: 150, close: 250 }

/**
 * « Nos produits » on a wide screen: a link to them all, and a panel of the departments. It opens when a mouse rests
 * there, and by the button; what the button has opened, the mouse does not close.
 */
function ProductsMenu() {
  const { isOpen, setOpen, rootProps, triggerRef } = useDropdown()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isByHover = useRef(false)
  const later = (ms: number, work: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(work, ms)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  const enter = ({ pointerType }: PointerEvent) => {
    void loadPanel()
    if (pointerType !== 'mouse') return
    later(hoverMs.open, () => {
      if (!isOpen) isByHover.current = true
      setOpen(true)
    })
  }
  const leave = () => later(hoverMs.close, () => isByHover.current && setOpen(false))
  // Who presses does not wait for the panel: it would open over the page that comes.
  const click = (event: MouseEvent) => {
    clearTimeout(timer.current)
    rootProps.onClick(event)
  }
  const press = () => {
    // Who presses what the mouse has just opened wants it to stay.
    setOpen(!isOpen || isByHover.current)
    isByHover.current = false
  }
  return (
    <Flex
      align="center"
      position="relative"
      {...rootProps}
      onClick={click}
      onPointerEnter={enter}
      onPointerLeave={leave}
    >
      <NavLink to={mainLinks.products.to}>{mainLinks.products.label}</NavLink>
      {/* Plain: a style of Chakra's buttons would weigh on every page, also on a phone that does not show it. */}
      <chakra.button
        ref={triggerRef}
        type="button"
        display="grid"
        placeItems="center"
        w="8"
        h="11"
        ms="1"
        me="-2"
        borderRadius="l1"
        cursor="pointer"
        _hover={{ bg: 'accent.subtle' }}
        aria-label="Rayons de nos produits"
        aria-expanded={isOpen}
        aria-controls="rayons"
        onFocus={() => void loadPanel()}
        onClick={press}
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
      </chakra.button>
      {isOpen && (
        <Suspense>
          <DepartmentPanel id="rayons" />
        </Suspense>
      )}
    </Flex>
  )
}
