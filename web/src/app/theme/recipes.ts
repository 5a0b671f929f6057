import { defineRecipe } from '@chakra-ui/react/styled-system'
import {
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme'

/** Chakra's recipes for the components in use, and no other: each weighs on the first page. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
}

const twoLines = { h: 'auto', maxW: 'full', whiteSpace: 'normal' } as const

// A finger needs 44 px; a mouse does not.
const touchable = { '@media (pointer: coarse)': { minH: '11', minW: '11' } }

/** Where something can be typed, one line or many. */
const fieldFrame = { bg: 'bg.panel', borderColor: 'border.emphasized' }

/** What the shop changes in Chakra's recipes. */
export const ourRecipes = {
  button: defineRecipe({
    base: { borderRadius: 'full', fontWeight: 'semibold', transitionDuration: 'fast' },
    variants: {
      size: {
        xs: touchable,
        sm: { ...touchable, textStyle: 'sm' },
        // In letters twice as large their words take two lines.
        md: { ...twoLines, minH: '11', minW: '11', px: '5', textStyle: 'sm' },
        lg: { ...twoLines, minH: '12', minW: '12', px: '6', py: '2', textStyle: 'md', gap: '2' },
      },
    },
  }),
  container: defineRecipe({ base: { maxWidth: 'content', px: { base: '4', md: '8' } } }),
  heading: defineRecipe({ base: { fontWeight: '500', letterSpacing: 'tight', textWrap: 'balance' } }),
  input: defineRecipe({
    variants: {
      size: { md: { '--input-height': 'sizes.11', textStyle: 'md' } },
      variant: { outline: fieldFrame },
    },
  }),
  textarea: defineRecipe({
    variants: { size: { md: { textStyle: 'md' } }, variant: { outline: fieldFrame } },
  }),
  // What is awaited is paler than what comes: a page that loads stays calm.
  skeleton: defineRecipe({ variants: { variant: { pulse: { background: 'bg.muted' } } } }),
  // Chakra gives badges tabular figures, which widen hyphens as well.
  badge: defineRecipe({ base: { borderRadius: 'full', px: '2.5', fontVariantNumeric: 'normal' } }),
}

/**
 * Chakra's recipes for components of several parts, and no other than those of the first page. Those of dialogs, drawers
 * and messages come with them (ui/layout/overlay-recipes.ts), that of tabs with the few pages that have some.
 */
export const slotRecipes = { field: fieldSlotRecipe }
