import { chakra } from '@chakra-ui/react/styled-system'

/** The look of a line in a menu, link or button: comfortable for a finger, plain for the eye. */
export const MenuLine = chakra('span', {
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
