import { Flex } from '@chakra-ui/react/flex'
import { mainLinks } from './main-links.ts'
import { NavLink } from './nav-link.tsx'
import { ProductsMenu } from './products-menu.tsx'

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
