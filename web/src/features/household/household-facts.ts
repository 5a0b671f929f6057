import {
  type Household,
  type HouseholdNumber,
  householdLimits,
  isAllowed,
  usualHousehold,
} from '../../../../api/src/features/catalogue/savings/household.rules.ts'
import { readNumber } from '../../lib/form/french-number.ts'

/** The numbers that are asked for, in order; `own` is where the visitor finds theirs. */
export const householdFacts: readonly { name: HouseholdNumber; label: string; own?: string }[] = [
  { name: 'people', label: 'Personnes dans le foyer' },
  { name: 'showersPerPerson', label: 'Douches par personne et par jour' },
  { name: 'showerMinutes', label: 'Minutes par douche' },
  { name: 'waterPrice', label: 'Prix de l’eau (€/m³)', own: 'Le vôtre figure sur votre facture.' },
  {
    name: 'electricityPrice',
    label: 'Prix de l’électricité (€/kWh)',
    own: 'Le vôtre figure sur votre contrat.',
  },
]

/** How the water is heated, as the card asks it. */
export const heatingWords: Record<Household['waterHeating'], string> = {
  ELECTRIC: 'Électrique',
  GAS: 'Gaz',
  OTHER: 'Autre, ou je ne sais pas',
}

/** The fields of the card: numbers as they are typed. */
export type HouseholdTexts = Record<HouseholdNumber, string> & Pick<Household, 'waterHeating'>

const french = (number: number, decimals: number) =>
  number.toLocaleString('fr-FR', {
    minimumFractionDigits: decimals === 2 ? 2 : 0,
    maximumFractionDigits: decimals,
  })

/** A household as the card shows it. */
export const toTexts = (household: Household): HouseholdTexts => ({
  people: french(household.people, 0),
  showersPerPerson: french(household.showersPerPerson, 1),
  showerMinutes: french(household.showerMinutes, 0),
  waterPrice: french(household.waterPrice, 2),
  electricityPrice: french(household.electricityPrice, 2),
  waterHeating: household.waterHeating,
})

/** « de 1 à 12 » */
function rangeOf(name: HouseholdNumber): string {
  const { min, max, decimals } = householdLimits[name]
  return `de ${french(min, decimals)} à ${french(max, decimals)}`
}

/** « Par défaut : 4,50 (de 0,50 à 20,00). Le vôtre figure sur votre facture. » */
export const hintOf = ({ name, own }: (typeof householdFacts)[number]): string =>
  `Par défaut\u00a0: ${toTexts(usualHousehold)[name]} (${rangeOf(name)}).${own ? ` ${own}` : ''}`

/** What is wrong with the numbers, by name; empty when nothing is. */
export type HouseholdRefusals = Partial<Record<HouseholdNumber, string>>

/** The household that the card says, or what is wrong with it. */
export function readTexts(texts: HouseholdTexts): { household?: Household; refusals: HouseholdRefusals } {
  const household: Household = { ...usualHousehold, waterHeating: texts.waterHeating }
  const refusals: HouseholdRefusals = {}
  for (const { name } of householdFacts) {
    const number = readNumber(texts[name], householdLimits[name].decimals)
    if (number !== null && isAllowed(name, Number(number))) household[name] = Number(number)
    else refusals[name] = `Indiquez un nombre ${rangeOf(name)}.`
  }
  return Object.keys(refusals).length > 0 ? { refusals } : { household, refusals }
}
