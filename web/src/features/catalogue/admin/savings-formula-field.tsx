import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useDeferredValue } from 'react'
import { usualHousehold } from '../../../../../api/src/features/catalogue/savings/household.rules.ts'
import { householdSavings } from '../../../../../api/src/features/catalogue/savings/household-savings.rules.ts'
import { paybackText } from '../../../../../api/src/features/catalogue/savings/payback.rules.ts'
import type { SavingsFormula } from '../../../../../api/src/features/catalogue/savings/savings-formula.rules.ts'
import { readNumber } from '../../../lib/form/french-number.ts'
import { formatCount } from '../../../lib/format-number.ts'
import { formatEuros } from '../../../ui/display/price.tsx'
import { FormField, type FormFieldProps } from '../../../ui/form/form-field.tsx'
import { readFormula } from './formula-text.ts'

interface SavingsFormulaFieldProps extends FormFieldProps {
  /** What is typed now. */
  text: string
  /** As typed in their own fields. */
  price: string
  savingsPerYear: string
}

const example =
  '{ "impact": "LITRES", "terms": [{ "kind": "WATER", "label": "Robinet", "amount": 7, "times": 5, "per": "DAY", "people": 2, "source": "Fiche" }] }'

/** How the savings of a product come about, as JSON: what is wrong with it is said while it is typed, and what it gives is shown. */
export function SavingsFormulaField({
  text,
  price,
  savingsPerYear,
  error,
  ...field
}: SavingsFormulaFieldProps) {
  const { formula, refusal } = readFormula(useDeferredValue(text))
  return (
    <Stack gridColumn="1 / -1" gap="3">
      <FormField
        {...field}
        isLong
        rows={6}
        spellCheck={false}
        fontFamily="mono"
        fontSize="sm"
        placeholder={example}
        error={refusal ?? error}
        hint="En JSON. Elle recalcule les économies pour le foyer de chaque visiteur."
      />
      {formula && <Preview formula={formula} price={price} savingsPerYear={savingsPerYear} />}
    </Stack>
  )
}

/** What the usual household gets, and whether the product says the same. */
function Preview({ formula, price, savingsPerYear }: { formula: SavingsFormula } & Asked) {
  const usual = householdSavings(formula, usualHousehold, readNumber(price, 2) ?? '0')
  const said = readNumber(savingsPerYear, 2)
  return (
    <chakra.section aria-label="Aperçu de la formule" p="4" bg="bg.muted" rounded="md" fontSize="sm">
      <Text fontWeight="semibold">
        {`Aperçu, pour le foyer moyen\u00a0: ${formatEuros(usual.euros)} par an`}
        {usual.paybackMonths && `, remboursé en ${paybackText(usual.paybackMonths)}`}
        {usual.impact && `, impact ${formatCount(Number(usual.impact))}`}
      </Text>
      <chakra.ul ps="5" mt="1">
        {usual.steps.map(({ label, sum }) => (
          <li key={label + sum}>{`${label}\u00a0: ${sum}`}</li>
        ))}
      </chakra.ul>
      {said !== null && Number(said) !== Number(usual.euros) && (
        <Text color="danger.fg" mt="1">
          {`La fiche annonce ${formatEuros(said)} par an\u00a0: accordez les deux.`}
        </Text>
      )}
    </chakra.section>
  )
}

type Asked = Pick<SavingsFormulaFieldProps, 'price' | 'savingsPerYear'>
