import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type FormEvent, useState } from 'react'
import {
  type Household,
  householdLimits,
  usualHousehold,
  waterHeatings,
} from '../../../../api/src/features/catalogue/savings/household.rules.ts'
import { keepHousehold, keptHousehold } from '../../lib/household/kept-household.ts'
import { toaster } from '../../lib/toaster.ts'
import { NumberField } from '../../ui/form/number-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import {
  type HouseholdRefusals,
  type HouseholdTexts,
  heatingWords,
  hintOf,
  householdFacts,
  readTexts,
  toTexts,
} from './household-facts.ts'
import { HouseholdResult } from './household-result.tsx'
import { showFiguresOfHousehold } from './reckon.ts'

/** Keeps a household, or none, and shows its figures. */
function useTellHousehold(onDone: () => void) {
  const client = useApolloClient()
  return (household: Household | null) => {
    keepHousehold(household)
    onDone()
    showFiguresOfHousehold(client, { isCountedUp: true }).then(
      () =>
        toaster.success({
          title: household ? 'Économies calculées pour votre foyer' : 'Votre foyer est effacé',
          description: household
            ? 'Elles sont marquées «\u00a0chez vous\u00a0» dans toute la boutique.'
            : 'Les fiches montrent de nouveau leurs propres chiffres.',
        }),
      () =>
        toaster.error({
          title: 'Erreur',
          description: 'Vos économies n’ont pas pu être calculées. Rechargez la page pour réessayer.',
        }),
    )
  }
}

/**
 * The fields, each with its limits and its usual value, above a foot that stays in sight: what the answers come to
 * while they are typed, and the buttons.
 */
export function HouseholdForm({ productId, onDone }: { productId: string; onDone: () => void }) {
  const [kept] = useState(keptHousehold)
  const [texts, setTexts] = useState(() => toTexts(kept ?? usualHousehold))
  // The last answers that made sense: what they come to stays while a number is half typed.
  const [told, setTold] = useState(kept ?? usualHousehold)
  const [refusals, setRefusals] = useState<HouseholdRefusals>({})
  const tell = useTellHousehold(onDone)
  const change = (changed: HouseholdTexts) => {
    setTexts(changed)
    setTold((before) => readTexts(changed).household ?? before)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { household, refusals } = readTexts(texts)
    setRefusals(refusals)
    const bad = householdFacts.find(({ name }) => refusals[name])
    if (household) tell(household)
    else if (bad) event.currentTarget.querySelector<HTMLInputElement>(`[name="${bad.name}"]`)?.focus()
  }
  return (
    <chakra.form
      noValidate
      onSubmit={submit}
      aria-label="Mon foyer"
      display="flex"
      flexDirection="column"
      minH="0"
    >
      <Dialog.Body pt="1" pb="4">
        <Text textStyle="xs" color="fg.muted" mb="3">
          Les valeurs par défaut sont des hypothèses de la boutique.
        </Text>
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="5" rowGap="4" alignItems="start">
          {householdFacts.map((fact) => (
            <NumberField
              key={fact.name}
              name={fact.name}
              label={fact.label}
              decimals={householdLimits[fact.name].decimals}
              value={texts[fact.name]}
              error={refusals[fact.name]}
              hint={hintOf(fact)}
              onChange={(text) => change({ ...texts, [fact.name]: text })}
            />
          ))}
          <Stack gap="1.5">
            <SelectField
              label="Chauffage de l’eau"
              value={texts.waterHeating}
              onChange={(chosen) =>
                change({ ...texts, waterHeating: waterHeatings.find((each) => each === chosen) ?? 'OTHER' })
              }
            >
              {waterHeatings.map((heating) => (
                <option key={heating} value={heating}>
                  {heatingWords[heating]}
                </option>
              ))}
            </SelectField>
            <Text textStyle="xs" color="fg.muted">
              Avec «{'\u00a0'}Autre{'\u00a0'}», seule l’eau est comptée. Le gaz est compté à 0,10{'\u00a0'}
              €/kWh.
            </Text>
          </Stack>
        </Grid>
        <Button
          variant="plain"
          mt="2"
          px="0"
          minH="11"
          color="accent.fg"
          textDecoration="underline"
          textUnderlineOffset="4px"
          onClick={() => {
            change(toTexts(usualHousehold))
            setRefusals({})
          }}
        >
          Revenir aux valeurs par défaut
        </Button>
      </Dialog.Body>
      <Dialog.Footer
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        py="3"
        gap="2"
        borderTopWidth="1px"
        borderColor="border.muted"
      >
        <HouseholdResult productId={productId} household={told} />
        {kept && (
          <Button variant="ghost" minH="12" onClick={() => tell(null)}>
            Effacer
          </Button>
        )}
        <SubmitButton isBusy={false} busyText="Calcul…" size="md" minH="12" flex={{ base: '1', md: 'none' }}>
          Enregistrer
        </SubmitButton>
      </Dialog.Footer>
    </chakra.form>
  )
}
