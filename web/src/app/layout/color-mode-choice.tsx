import { useId } from 'react'
import { type ColorChoice, useColorChoice } from '../../lib/use-color-mode.ts'

const choices: [ColorChoice, string][] = [
  ['auto', 'Automatique'],
  ['light', 'Clair'],
  ['dark', 'Sombre'],
]

/** In which colours the shop is shown: those of the device, or always one of both. Its look: app/theme/page.css. */
export function ColorModeChoice() {
  const { choice, choose } = useColorChoice()
  const name = useId()
  return (
    <fieldset className="color-choice">
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
    </fieldset>
  )
}
