import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'
import {
  badgeRecipe,
  buttonRecipe,
  containerRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textareaRecipe,
  toastSlotRecipe,
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
      variant: { outline: fieldFrame },
    },
  }),
  textarea: defineRecipe({
    variants: { size: { md: { textStyle: 'md' } }, variant: { outline: fieldFrame } },
  }),
  // Chakra gives badges tabular figures, which widen hyphens as well.
  badge: defineRecipe({ base: { borderRadius: 'full', px: '2.5', fontVariantNumeric: 'normal' } }),
}

const tone = (name: 'accent' | 'danger') => ({
  bg: `${name}.solid`,
  color: `${name}.contrast`,
  '--toast-trigger-bg': 'transparent',
})

/** The title of a dialog or drawer. */
const sheetTitle = { fontFamily: 'heading', textStyle: 'xl' }

/** What the shop changes in Chakra's recipes of several parts. */
export const ourSlotRecipes = {
  toast: defineSlotRecipe({
    slots: toastSlotRecipe.slots,
    base: {
      root: {
        borderRadius: 'l3',
        boxShadow: 'soft',
        '&[data-type=success]': tone('accent'),
        '&[data-type=error]': tone('danger'),
      },
      description: { opacity: '1' },
      closeTrigger: {
        color: 'currentColor',
        minW: '11',
        minH: '11',
        top: '0',
        insetEnd: '0',
        cursor: 'button',
      },
    },
  }),
  dialog: defineSlotRecipe({
    slots: dialogSlotRecipe.slots,
    base: {
      backdrop: { bg: 'scrim' },
      content: { bg: 'bg.canvas', textStyle: 'md', borderRadius: 'xl' },
      title: sheetTitle,
    },
  }),
  drawer: defineSlotRecipe({
    slots: drawerSlotRecipe.slots,
    base: {
      backdrop: { bg: 'scrim' },
      content: { bg: 'bg.canvas', textStyle: 'md' },
      title: sheetTitle,
    },
  }),
}

/**
 * Chakra's recipes for components of several parts, and no other than those in use. Tabs are on a few pages alone, which
 * bring their recipe themselves.
 */
export const slotRecipes = {
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  toast: toastSlotRecipe,
}
