import { Box, type BoxProps } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** The sheet that hangs below a menu button. */
export function DropdownPanel(props: BoxProps) {
  return (
    <Box
      position="absolute"
      top="100%"
      mt="2"
      p="2"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="l3"
      boxShadow="soft"
      zIndex="dropdown"
      animationName="slide-from-top, fade-in"
      animationDuration="fast"
      {...props}
    />
  )
}

/** The look of a line in a menu, link or button: comfortable for a finger, plain for the eye. */
const MenuLine = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    py: '2',
    borderRadius: 'l2',
    fontWeight: 'medium',
    _hover: { bg: 'bg.subtle' },
  },
})

/** A line of a menu that leads somewhere. */
export function MenuLink(link: ComponentProps<typeof Link>) {
  return (
    <MenuLine asChild>
      <Link {...link} />
    </MenuLine>
  )
}

/** A line of a menu that does something instead of leading somewhere; looks like its neighbours. */
export function MenuButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <MenuLine asChild w="full" textAlign="start" cursor="button">
      <button type="button" onClick={onClick}>
        {children}
      </button>
    </MenuLine>
  )
}
