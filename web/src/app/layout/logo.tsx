import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { shopName } from '../../ui/layout/page-heading.tsx'
import { paths } from '../paths.ts'

/** The name of the shop and its sprig: the way home from anywhere. Drawn in the page, it cannot fail to load. */
export function Logo() {
  return (
    <Flex asChild align="center" gap="2" minH="11" borderRadius="l1" color="accent.fg">
      <Link to={paths.home()} aria-label={`${shopName}, accueil`}>
        {/* The narrowest phones have room for the icons or for the sprig. */}
        <SprigIcon boxSize={{ base: '7', md: '8' }} css={{ '@media (width < 22rem)': { display: 'none' } }} />
        <chakra.span
          fontFamily="heading"
          fontSize={{ base: 'xl', md: '2xl' }}
          fontWeight="semibold"
          letterSpacing="tight"
          lineHeight="1"
          // As wide in the font that stands in: the menu beside it stays when the shop's own comes late.
          minW="3.84em"
        >
          {shopName}
        </chakra.span>
      </Link>
    </Flex>
  )
}
