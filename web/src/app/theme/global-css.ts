import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

/** What holds everywhere: page colours, focus ring, anchors clear of the header, no motion for who wants none. */
export const globalCss = defineGlobalStyles({
  '*': { '--global-font-body': 'fonts.body', '--global-color-border': 'colors.border' },
  html: { color: 'fg', bg: 'bg.canvas', lineHeight: 'tall', colorPalette: 'accent', scrollPaddingTop: '24' },
  '.light': { colorScheme: 'light' },
  '.dark': { colorScheme: 'dark' },
  body: { minH: 'dvh', overflowX: 'clip' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  // Focus is sent to the heading of a new page so that it is read; nobody typed their way there.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '*::placeholder': { color: 'fg.subtle', opacity: '1' },
  '*::selection': { bg: 'accent.emphasized' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
