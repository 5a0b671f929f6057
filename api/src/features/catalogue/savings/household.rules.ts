/** How the water of a household is heated. OTHER: unknown, and then no heat is counted. */
export const waterHeatings = ['ELECTRIC', 'GAS', 'OTHER'] as const

/** What savings depend on, of one household. It stays in its browser (web/src/lib/household). */
export interface Household {
  people: number
  /** A day. */
  showersPerPerson: number
  showerMinutes: number
  /** € a m³. */
  waterPrice: number
  /** € a kWh. */
  electricityPrice: number
  waterHeating: (typeof waterHeatings)[number]
}

/** The facts of a household that are numbers. */
export type HouseholdNumber = Exclude<keyof Household, 'waterHeating'>

/** What is allowed of each number, and with how many decimals. */
export const householdLimits: Record<HouseholdNumber, { min: number; max: number; decimals: 0 | 1 | 2 }> = {
  people: { min: 1, max: 12, decimals: 0 },
  showersPerPerson: { min: 0.1, max: 4, decimals: 1 },
  showerMinutes: { min: 1, max: 30, decimals: 0 },
  waterPrice: { min: 0.5, max: 20, decimals: 2 },
  electricityPrice: { min: 0.05, max: 1, decimals: 2 },
}

/** The household that the products' own figures are reckoned for. */
export const usualHousehold: Household = {
  people: 2,
  showersPerPerson: 1,
  showerMinutes: 5,
  waterPrice: 4.5,
  electricityPrice: 0.2,
  waterHeating: 'OTHER',
}

/** € a kWh of gas: an assumption of the shop, which nobody is asked for. */
export const gasPrice = 0.1

/** Whether a number is allowed for this fact. */
export function isAllowed(name: HouseholdNumber, value: unknown): value is number {
  const { min, max, decimals } = householdLimits[name]
  return (
    typeof value === 'number' && value >= min && value <= max && Number(value.toFixed(decimals)) === value
  )
}

/** A household out of anything that was kept: null unless each fact is there and allowed. */
export function readHousehold(kept: unknown): Household | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { people, showersPerPerson, showerMinutes, waterPrice, electricityPrice, waterHeating } =
    kept as Record<string, unknown>
  const heating = waterHeatings.find((each) => each === waterHeating)
  return isAllowed('people', people) &&
    isAllowed('showersPerPerson', showersPerPerson) &&
    isAllowed('showerMinutes', showerMinutes) &&
    isAllowed('waterPrice', waterPrice) &&
    isAllowed('electricityPrice', electricityPrice) &&
    heating
    ? { people, showersPerPerson, showerMinutes, waterPrice, electricityPrice, waterHeating: heating }
    : null
}
