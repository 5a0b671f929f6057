import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import {
  createSystem,
  defineConfig,
  defineGlobalStyles,
  defineLayerStyles,
} from '@chakra-ui/react/styled-system'
import { breakpoints } from '@chakra-ui/react/theme'
import { semanticColors } from './palette.ts'
import { ourRecipes, recipes, slotRecipes } from './recipes.ts'
import { textStyles } from './text-styles.ts'
import { standIns, tokens } from './tokens.ts'

/** What holds everywhere: page colours, focus ring, anchors clear of the header. What needs no token is in page.css. */
const globalCss = defineGlobalStyles({
  '*': { '--global-font-body': 'fonts.body', '--global-color-border': 'colors.border' },
  html: {
    color: 'fg',
    bg: 'bg.canvas',
    lineHeight: 'tall',
    colorPalette: 'accent',
    scrollPaddingTop: '24',
    // Chakra's recipes draw their focus marks this wide.
    '--focus-ring-width': '3px',
    '--sticky': 'sticky',
    // Added to where something sticks: in letters twice as large it would hide what it belongs to, and goes along.
    '--unstick': 'min(0px, (100vw - 18rem) * 99)',
    // At 400 % zoom bars that stay would hide what they belong to.
    '@media (max-height: 399px)': { '--sticky': 'static', scrollPaddingTop: '4' },
  },
  '.light': { colorScheme: 'light' },
  '.dark': { colorScheme: 'dark' },
  // Fonts that were not there for the first paint (index.html).
  '.late-fraunces': { '--shop-fonts-heading': `${standIns.heading} !important` },
  '.late-inter': { '--shop-fonts-body': `${standIns.body} !important` },
  body: { minH: 'dvh', overflowX: 'clip' },
  ':focus-visible': { outline: '3px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  '*::placeholder': { color: 'fg.subtle', opacity: '1' },
  '*::selection': { bg: 'accent.emphasized' },
  '*, *::before, *::after': {
    _motionReduce: {
      // Nothing for an instant either: the browser can lose the end of a movement of 1 ms, and paint its beginning.
      animationName: 'none !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})

/** What Chakra's recipes in use name. Their movements are in page.css. */
const layerStyles = defineLayerStyles({
  disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
  'indicator.bottom': {
    value: {
      position: 'relative',
      _before: {
        content: '""',
        position: 'absolute',
        bottom: 'var(--indicator-offset-y, 0)',
        insetInline: '0',
        height: '2px',
        background: 'var(--indicator-color)',
      },
    },
  },
})

const chakraParts = defineConfig({
  preflight: true,
  cssVarsPrefix: 'shop',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: { breakpoints, layerStyles, recipes, slotRecipes },
})

const ours = defineConfig({
  theme: {
    tokens,
    textStyles,
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
      // Bright pictures would glare on a dark page.
      opacity: { picture: { value: { _light: '1', _dark: '0.88' } } },
      shadows: {
        soft: {
          value: {
            _light: '0 1px 2px rgb(32 38 31 / 0.05), 0 12px 32px -8px rgb(32 38 31 / 0.12)',
            _dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 12px 32px -8px rgb(0 0 0 / 0.6)',
          },
        },
        // Chakra's recipes use these names; the shop has one shadow.
        xs: { value: '{shadows.soft}' },
        sm: { value: '{shadows.soft}' },
        md: { value: '{shadows.soft}' },
        lg: { value: '{shadows.soft}' },
        current: { value: 'inset 0 -2px 0 {colors.accent.solid}' },
      },
    },
    recipes: ourRecipes,
  },
})

/** The look of the shop, for Chakra. */
export const system = createSystem(defaultBaseConfig, chakraParts, ours)
