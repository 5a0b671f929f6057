import { chakra } from '@chakra-ui/react/styled-system'

/** Four products side by side, two by two on a phone. */
export const ShelfGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', md: '6' },
    listStyleType: 'none',
  },
})
