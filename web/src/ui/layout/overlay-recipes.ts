import type { SlotRecipeConfig, SystemStyleObject } from '@chakra-ui/react/styled-system'
import { dialogSlotRecipe, drawerSlotRecipe, toastSlotRecipe } from '@chakra-ui/react/theme'

// Each comes with the dialog, drawer or message that uses it, as its `recipe`: the first page loads none of them.

/** A recipe of Chakra's with what the shop changes in it. */
const withBase = <R extends SlotRecipeConfig>(recipe: R, base: Record<string, SystemStyleObject>): R => ({
  ...recipe,
  base: Object.fromEntries(
    recipe.slots.map((slot) => [
      slot,
      { ...(recipe.base as Record<string, SystemStyleObject> | undefined)?.[slot], ...base[slot] },
    ]),
  ),
})

const tone = (name: 'accent' | 'danger') => ({
  bg: `${name}.solid`,
  color: `${name}.contrast`,
  '--toast-trigger-bg': 'transparent',
})

// What opens is read at once, on a slow phone too: it moves, briefly, and does not fade in (the second animation of each).
const sheet = {
  backdrop: { bg: 'scrim', _open: { animationName: 'fade-in', animationDuration: '200ms' } },
  content: {
    bg: 'bg.canvas',
    textStyle: 'md',
    _open: { animationDuration: '200ms, 0s', animationTimingFunction: 'ease-in-smooth' },
    _closed: { animationDuration: '150ms', animationTimingFunction: 'ease-in-smooth' },
  },
  title: { fontFamily: 'heading', textStyle: 'xl' },
}

/** How a dialog looks: the `recipe` of each `Dialog.Root`. */
export const dialogRecipe = withBase(dialogSlotRecipe, {
  ...sheet,
  content: { ...sheet.content, borderRadius: 'xl' },
})

/** How a drawer looks: the `recipe` of each `Drawer.Root`. */
export const drawerRecipe = withBase(drawerSlotRecipe, sheet)

/** How a short message looks. */
export const toastRecipe = withBase(toastSlotRecipe, {
  root: {
    borderRadius: 'l3',
    boxShadow: 'soft',
    // It says what was done at once: it moves in, and does not fade in.
    '&[data-state=open]': { opacity: '1' },
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
})
