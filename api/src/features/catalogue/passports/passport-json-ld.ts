import type { Passport } from './passport.entity.ts'
import { type Guarantee, guarantorInSentence, type NetUnit } from './passport.rules.ts'
import { comparedBy, unitPriceToShow } from './unit-price.ts'

/** Units by the codes of UN/CEFACT, as schema.org asks for. */
const codes: Record<NetUnit, string> = {
  ...{ G: 'GRM', KG: 'KGM', ML: 'MLT', CL: 'CLT', L: 'LTR', M: 'MTR', M2: 'MTK', PIECE: 'C62' },
}

const quantityOf = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode })

const organization = (name?: string | null, address?: string | null, email?: string | null) =>
  name
    ? {
        '@type': 'Organization',
        name,
        ...(address && { address }),
        ...(email?.includes('@') && { email }),
      }
    : undefined

const energyClass = (letter: string) => `https://schema.org/EUEnergyEfficiencyCategory${letter}`

/** The class with its scale: a letter alone says nothing. */
const energyDetails = (own: string) => ({
  '@type': 'EnergyConsumptionDetails',
  hasEnergyEfficiencyCategory: energyClass(own),
  energyEfficiencyScaleMin: energyClass('G'),
  energyEfficiencyScaleMax: energyClass('A'),
})

const warrantyOf = ({ by, months, covers }: Guarantee) => ({
  '@type': 'WarrantyPromise',
  name: `${covers}, par ${guarantorInSentence(by)}`,
  durationOfWarranty: quantityOf(months, 'MON'),
})

/** What is offered: the price by the measure, and the commercial guarantees. */
function offerFacts({ netQuantity, netUnit, guarantees }: Passport, price: string) {
  const unitPrice = unitPriceToShow(price, netQuantity, netUnit)
  return {
    ...(unitPrice &&
      netUnit && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: unitPrice.amount,
          priceCurrency: 'EUR',
          referenceQuantity: quantityOf(1, codes[comparedBy(netUnit)]),
        },
      }),
    ...(guarantees.length > 0 && { warranty: guarantees.map(warrantyOf) }),
  }
}

/**
 * The facts of a passport in the words of schema.org, for the page of the product and for its own alike: what there is
 * of it, and nothing else.
 * @param price of the product in euros; null where it is no longer offered.
 */
export function passportThing(passport: Passport, price: string | null): Record<string, unknown> {
  const { netQuantity, netUnit, gtin, model, composition, energyClass: own } = passport
  const manufacturer = organization(
    passport.manufacturerName,
    passport.manufacturerAddress,
    passport.manufacturerContact,
  )
  const offer = price === null ? {} : offerFacts(passport, price)
  const measure = netQuantity && netUnit ? quantityOf(Number(netQuantity), codes[netUnit]) : null
  return {
    ...(gtin && { gtin }),
    ...(model && { model }),
    ...(composition && { material: composition }),
    ...(manufacturer && { manufacturer }),
    ...(measure && { [netUnit === 'G' || netUnit === 'KG' ? 'weight' : 'size']: measure }),
    ...(own && { hasEnergyConsumptionDetails: energyDetails(own) }),
    ...(Object.keys(offer).length > 0 && { offers: offer }),
  }
}
