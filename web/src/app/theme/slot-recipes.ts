import {
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  tabsSlotRecipe,
  toastSlotRecipe,
} from '@chakra-ui/react/theme'

/** Chakra's recipes for components of several parts, and no other than those in use. */
export const slotRecipes = {
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  tabs: tabsSlotRecipe,
  toast: toastSlotRecipe,
}
