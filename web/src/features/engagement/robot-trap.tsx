import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { ComponentProps } from 'react'

/** A field that no person meets: who fills it in is a program. */
export function RobotTrap(input: ComponentProps<'input'>) {
  return (
    <VisuallyHidden asChild>
      <div aria-hidden="true">
        <label>
          Ne remplissez pas ce champ
          <chakra.input type="text" name="website" tabIndex={-1} autoComplete="off" {...input} />
        </label>
      </div>
    </VisuallyHidden>
  )
}
