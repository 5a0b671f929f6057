import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { type ColorChoice, useColorChoice } from '../../lib/use-color-mode.ts'

const choices: [ColorChoice, string][] = [
  ['auto', 'Automatique'],
  ['light', 'Clair'],
  ['dark', 'Sombre'],
]

/** In which colours the shop is shown: those of the device, or always one of both. */
export function ColorModeChoice(props: HTMLChakraProps<'fieldset'>) {
  const { choice, choose } = useColorChoice()
  const name = useId()
  return (
    <Choices {...props}>
      <legend>Affichage</legend>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => choose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </Choices>
  )
}

/** One style for all that is in it. */
const Choices = chakra('fieldset', {
  base: {
    display: 'flex',
    // Nothing can be chosen without scripts: the device decides.
    '@media (scripting: none)': { display: 'none' },
    '& legend': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& label': { display: 'flex', alignItems: 'center', minH: '11', cursor: 'button' },
    '& input': { position: 'absolute', opacity: '0' },
    '& span': {
      px: { base: '2', md: '3' },
      py: '1',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'transparent',
      fontSize: { base: 'xs', md: 'sm' },
    },
    '& input:checked + span': { borderColor: 'currentColor', fontWeight: 'semibold' },
    '& label:hover span': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& input:focus-visible + span': { outline: '3px solid {colors.accent.focusRing}', outlineOffset: '2px' },
  },
})
