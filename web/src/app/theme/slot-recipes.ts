import {
  breadcrumbSlotRecipe,
  checkboxSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  nativeSelectSlotRecipe,
  numberInputSlotRecipe,
  toastSlotRecipe,
} from '@chakra-ui/react/theme'

/** Chakra's recipes for components of several parts, and no other than those in use. */
export const slotRecipes = {
  breadcrumb: breadcrumbSlotRecipe,
  checkbox: checkboxSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  numberInput: numberInputSlotRecipe,
  toast: toastSlotRecipe,
}
