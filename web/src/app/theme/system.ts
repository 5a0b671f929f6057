import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { animationStyles, breakpoints, keyframes, layerStyles } from '@chakra-ui/react/theme'
import { globalCss } from './global-css.ts'
import { ourRecipes } from './our-recipes.ts'
import { ourSlotRecipes } from './our-slot-recipes.ts'
import { recipes } from './recipes.ts'
import { semanticColors } from './semantic-colors.ts'
import { slotRecipes } from './slot-recipes.ts'
import { textStyles } from './text-styles.ts'
import { tokens } from './tokens.ts'

const chakraParts = defineConfig({
  preflight: true,
  cssVarsPrefix: 'shop',
  cssVarsRoot: ':where(html)',
  globalCss,
  theme: { breakpoints, keyframes, layerStyles, animationStyles, recipes, slotRecipes },
})

const ours = defineConfig({
  theme: {
    tokens,
    textStyles,
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
      shadows: {
        soft: {
          value: {
            _light: '0 1px 2px rgb(32 38 31 / 0.05), 0 12px 32px -8px rgb(32 38 31 / 0.12)',
            _dark: '0 1px 2px rgb(0 0 0 / 0.4), 0 12px 32px -8px rgb(0 0 0 / 0.6)',
          },
        },
        // Chakra's recipes ask for these: there is one shadow in the shop.
        xs: { value: '{shadows.soft}' },
        sm: { value: '{shadows.soft}' },
        md: { value: '{shadows.soft}' },
        lg: { value: '{shadows.soft}' },
        current: { value: 'inset 0 -2px 0 {colors.accent.solid}' },
      },
    },
    recipes: ourRecipes,
    slotRecipes: ourSlotRecipes,
  },
})

/** The look of the shop, for Chakra. */
export const system = createSystem(defaultBaseConfig, chakraParts, ours)
