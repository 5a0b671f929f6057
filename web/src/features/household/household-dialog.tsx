import { useApolloClient } from '@apollo/client/react'
import { Button, CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
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
import { dialogRecipe } from '../../ui/layout/overlay-recipes.ts'
import {
  type HouseholdRefusals,
  heatingWords,
  hintOf,
  householdFacts,
  readTexts,
  toTexts,
} from './household-facts.ts'
import { showFiguresOfHousehold } from './reckon.ts'

interface HouseholdDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** « Votre foyer »: what the savings of a household depend on. A sheet from the bottom on a phone. */
export function HouseholdDialog({ isOpen, onClose }: HouseholdDialogProps) {
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      open={isOpen}
      onOpenChange={(change) => !change.open && onClose()}
      placement={{ base: 'bottom', md: 'center' }}
      motionPreset={{ base: 'slide-in-bottom', md: 'scale' }}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            data-private
            roundedBottom={{ base: 'none', md: 'xl' }}
            roundedTop="xl"
            css={{ '--dialog-margin': { base: '0px', md: 'auto' } }}
          >
            <Dialog.Header>
              <Stack gap="1" pe="8">
                <Dialog.Title>Votre foyer</Dialog.Title>
                <Dialog.Description>
                  Les économies sont recalculées pour vous. Ces réponses restent dans ce navigateur{'\u202f'}:
                  elles ne nous sont jamais envoyées.
                </Dialog.Description>
              </Stack>
            </Dialog.Header>
            <Dialog.Body>
              <HouseholdForm onDone={onClose} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label="Fermer" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

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
            ? 'Elles sont marquées «\u202fchez vous\u202f» dans toute la boutique.'
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

/** The card itself: each number with its limits and where its usual value is from. */
function HouseholdForm({ onDone }: { onDone: () => void }) {
  const [kept] = useState(keptHousehold)
  const [texts, setTexts] = useState(() => toTexts(kept ?? usualHousehold))
  const [refusals, setRefusals] = useState<HouseholdRefusals>({})
  const tell = useTellHousehold(onDone)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { household, refusals } = readTexts(texts)
    setRefusals(refusals)
    const bad = householdFacts.find(({ name }) => refusals[name])
    if (household) tell(household)
    else if (bad) event.currentTarget.querySelector<HTMLInputElement>(`[name="${bad.name}"]`)?.focus()
  }
  return (
    <form noValidate onSubmit={submit} aria-label="Votre foyer">
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
        {householdFacts.map((fact) => (
          <NumberField
            key={fact.name}
            name={fact.name}
            label={fact.label}
            decimals={householdLimits[fact.name].decimals}
            value={texts[fact.name]}
            error={refusals[fact.name]}
            hint={hintOf(fact)}
            onChange={(text) => setTexts((before) => ({ ...before, [fact.name]: text }))}
          />
        ))}
        <Stack gap="1.5">
          <SelectField
            label="Chauffage de l’eau"
            value={texts.waterHeating}
            onChange={(chosen) => {
              const waterHeating = waterHeatings.find((each) => each === chosen) ?? 'OTHER'
              setTexts((before) => ({ ...before, waterHeating }))
            }}
          >
            {waterHeatings.map((heating) => (
              <option key={heating} value={heating}>
                {heatingWords[heating]}
              </option>
            ))}
          </SelectField>
          <Text fontSize="xs" color="fg.muted">
            Si vous ne le savez pas, l’énergie qui chauffe l’eau n’est pas comptée. Le gaz l’est à 0,10 €/kWh,
            hypothèse de la boutique.
          </Text>
        </Stack>
      </Grid>
      <Flex wrap="wrap" gap="2" mt="6" justify="flex-end">
        {kept && (
          <Button variant="ghost" minH="12" onClick={() => tell(null)}>
            Effacer
          </Button>
        )}
        <Button
          variant="outline"
          minH="12"
          onClick={() => {
            setTexts(toTexts(usualHousehold))
            setRefusals({})
          }}
        >
          Revenir aux valeurs de départ
        </Button>
        <SubmitButton isBusy={false} busyText="Calcul…" size="md" minH="12">
          Enregistrer
        </SubmitButton>
      </Flex>
    </form>
  )
}
