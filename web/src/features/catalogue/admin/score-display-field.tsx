import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import {
  type GoodsKind,
  goodsKinds,
  type ScoreDisplay,
  scoreDisplays,
} from '../../../../../api/src/features/catalogue/categories/score-display.rules.ts'
import { DateText } from '../../../ui/display/date-text.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'

interface ScoreDisplayFieldProps {
  /** Clothing and food have laws of their own. */
  goods: GoodsKind
  onGoods: (goods: GoodsKind) => void
  /** Who chose the display that is kept. */
  decision: { by: string; at: string } | null | undefined
  display: ScoreDisplay
  onChange: (display: ScoreDisplay, reason?: string) => void
}

/** What a category shows of the eco-score, and who chose so; beside clothing and food, what the law asks for. */
export function ScoreDisplayField({ goods, onGoods, decision, display, onChange }: ScoreDisplayFieldProps) {
  const law = laws.find((each) => each.goods === goods)
  return (
    <Stack gap="2">
      <SelectField
        label="Nature de ses produits"
        value={goods}
        onChange={(chosen) => onGoods(goodsKinds.find((each) => each === chosen) ?? 'OTHER')}
      >
        {goodsKinds.map((each) => (
          <option key={each} value={each}>
            {goodsWords[each]}
          </option>
        ))}
      </SelectField>
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
      {decision && (
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          Affichage choisi par {decision.by} le <DateText date={decision.at} />.
        </Text>
      )}
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

const goodsWords: Record<GoodsKind, string> = {
  OTHER: 'Autres produits',
  CLOTHING: 'Vêtements',
  FOOD: 'Alimentation',
}

const displayWords: Record<ScoreDisplay, string> = {
  SCORE: 'Note sur 10 et critères',
  CRITERIA: 'Critères et raisons, sans note',
  OFFICIAL_TEXTILE: 'Coût environnemental officiel et critères, sans note',
  NONE: 'Rien',
}

const choices: Partial<Record<string, Record<string, string>>> = {
  goods: goodsWords,
  scoreDisplay: displayWords,
}

/** The choices as the history of a category tells them. */
export const showDisplay = (field: string, value: unknown): string | undefined =>
  choices[field]?.[String(value)]

/** Why the law asks for another display, and the reason that is kept when it is applied. */
const laws = [
  {
    goods: 'CLOTHING',
    display: 'OFFICIAL_TEXTILE',
    apply: 'Montrer le coût environnemental',
    why: 'Vêtements\u00a0: qui communique une note environnementale globale doit aussi donner le coût environnemental officiel (décret 2025-957). Montrez-le à la place de la note\u202f; tant qu’il manque, la page dit «\u00a0pas encore déclaré\u00a0».',
    reason: 'Décret 2025-957\u00a0: pas de note globale sans le coût environnemental officiel.',
  },
  {
    goods: 'FOOD',
    display: 'CRITERIA',
    apply: 'Montrer les critères sans note',
    why: 'Alimentation\u00a0: le terme «\u00a0éco\u00a0» est réservé aux produits issus de l’agriculture biologique (règlement UE 2018/848). Pour les autres, montrez les critères sans note.',
    reason: 'Règlement UE 2018/848\u00a0: «\u00a0éco\u00a0» réservé aux produits biologiques.',
  },
] as const
