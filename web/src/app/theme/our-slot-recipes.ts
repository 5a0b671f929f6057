import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { dialogSlotRecipe, drawerSlotRecipe, toastSlotRecipe } from '@chakra-ui/react/theme'

const tone = (name: 'accent' | 'danger') => ({
  bg: `${name}.solid`,
  color: `${name}.contrast`,
  '--toast-trigger-bg': 'transparent',
})

/** The name of what has come over the page. */
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
