import { defineRecipe } from '@chakra-ui/react/styled-system'

// A finger needs 44 px; a mouse does not.
const touchable = { '@media (pointer: coarse)': { minH: '11', minW: '11' } }

/** What the shop changes in Chakra's recipes. */
export const ourRecipes = {
  button: defineRecipe({
    base: { borderRadius: 'full', fontWeight: 'semibold', transitionDuration: 'fast' },
    variants: {
      size: {
        xs: touchable,
        sm: { ...touchable, textStyle: 'sm' },
        md: { h: '11', minW: '11', px: '5', textStyle: 'sm' },
        lg: { h: '12', minW: '12', px: '6', textStyle: 'md', gap: '2' },
      },
    },
  }),
  container: defineRecipe({ base: { maxWidth: 'content', px: { base: '4', md: '8' } } }),
  heading: defineRecipe({ base: { fontWeight: '500', letterSpacing: 'tight', textWrap: 'balance' } }),
  input: defineRecipe({
    variants: {
      size: { md: { '--input-height': 'sizes.11', textStyle: 'md' } },
      variant: { outline: { bg: 'bg.panel', borderColor: 'border.emphasized' } },
    },
  }),
  // Chakra sets badges with the figures of a table, which widen the hyphens of words.
  badge: defineRecipe({ base: { borderRadius: 'full', px: '2.5', fontVariantNumeric: 'normal' } }),
}
