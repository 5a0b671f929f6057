import { chakra } from '@chakra-ui/react/styled-system'

/** A sheet that lies on the page: what belongs together, in a thin frame. */
export const Panel = chakra('div', {
  base: { bg: 'bg.panel', rounded: 'xl', borderWidth: '1px', borderColor: 'border.subtle' },
})
