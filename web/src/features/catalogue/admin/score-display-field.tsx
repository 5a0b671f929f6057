import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import {
  type ScoreDisplay,
  scoreDisplays,
} from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'

interface ScoreDisplayFieldProps {
  /** The slug of the category: clothing and food have laws of their own. */
  category: string
  display: ScoreDisplay
  onChange: (display: ScoreDisplay, reason?: string) => void
}

/** What a category shows of the eco-score; beside clothing and food, what the law asks for. */
export function ScoreDisplayField({ category, display, onChange }: ScoreDisplayFieldProps) {
  const law = laws.find(({ slugs }) => slugs.test(category))
  return (
    <Stack gap="2">
      <SelectField
        label="Affichage de l’éco-score de ses produits"
        value={display}
        onChange={(chosen) => onChange(scoreDisplays.find((each) => each === chosen) ?? 'SCORE')}
      >
        {scoreDisplays.map((each) => (
          <option key={each} value={each}>
            {displayWords[each]}
          </option>
        ))}
      </SelectField>
      {law && display === 'SCORE' && (
        <Stack gap="2" p="3" rounded="lg" bg="bg.subtle" fontSize="sm" align="start">
          <Text>{law.why}</Text>
          <Button type="button" variant="outline" minH="11" onClick={() => onChange(law.display, law.reason)}>
            {law.apply}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

const displayWords: Record<ScoreDisplay, string> = {
  SCORE: 'Note sur 10 et critères',
  CRITERIA: 'Critères et raisons, sans note',
  OFFICIAL_TEXTILE: 'Coût environnemental officiel et critères, sans note',
  NONE: 'Rien',
}

/** Why the law asks for another display, and the reason that is kept when it is applied. */
const laws = [
  {
    slugs: /vetement|textile|mode|linge/i,
    display: 'OFFICIAL_TEXTILE',
    apply: 'Montrer le coût environnemental',
    why: 'Vêtements\u00a0: qui communique une note environnementale globale doit aussi donner le coût environnemental officiel (décret 2025-957). Montrez-le à la place de la note\u202f; tant qu’il manque, la page dit «\u202fpas encore déclaré\u202f».',
    reason: 'Décret 2025-957\u00a0: pas de note globale sans le coût environnemental officiel.',
  },
  {
    slugs: /aliment|epicerie/i,
    display: 'CRITERIA',
    apply: 'Montrer les critères sans note',
    why: 'Alimentation\u00a0: le terme «\u202féco\u202f» est réservé aux produits issus de l’agriculture biologique (règlement UE 2018/848). Pour les autres, montrez les critères sans note.',
    reason: 'Règlement UE 2018/848\u00a0: «\u202féco\u202f» réservé aux produits biologiques.',
  },
] as const
