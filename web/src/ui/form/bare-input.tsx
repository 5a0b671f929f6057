import type { InputProps } from '@chakra-ui/react/input'
import { createRecipeContext } from '@chakra-ui/react/styled-system'

const { withContext } = createRecipeContext({ key: 'input' })

/**
 * An input with the look of the theme and none of the code of a field with label and error (`FormField`): what stands
 * on every page is light.
 */
export const BareInput = withContext<HTMLInputElement, InputProps>('input')
