import { registerEnumType } from 'type-graphql'
import { enumByName } from '../../platform/enum-by-name.ts'
import { productSorts } from './catalogue.rules.ts'
import { ecoBands } from './eco-band.ts'
import { priceBands } from './price-band.ts'

/** GraphQL enum of the list orders. */
export const ProductSortEnum = enumByName(productSorts)
registerEnumType(ProductSortEnum, {
  name: 'ProductSort',
  description: 'How a product list is ordered. Equal products keep a stable order.',
  valuesConfig: {
    RELEVANCE: { description: 'Best match of the search first; like NEWEST without a search.' },
    PRICE_ASC: { description: 'Cheapest first.' },
    PRICE_DESC: { description: 'Dearest first.' },
    ECO_SCORE: { description: 'Best eco-score first.' },
    RATING: { description: 'Best rated first, more reviews first among equals.' },
    NEWEST: { description: 'Newest first.' },
  },
})

/** GraphQL enum of the eco-score bands. */
export const EcoBandEnum = enumByName(ecoBands.map(({ band }) => band))
registerEnumType(EcoBandEnum, {
  name: 'EcoBand',
  description: 'Band of an eco-score out of 10.',
  valuesConfig: {
    EXCELLENT: { description: '8.5 and above.' },
    ECO_RESPONSIBLE: { description: 'From 7 to below 8.5.' },
    MODERATE: { description: 'From 5 to below 7.' },
    HIGH_IMPACT: { description: 'Below 5.' },
  },
})

/** GraphQL enum of the price bands. */
export const PriceBandEnum = enumByName(priceBands)
registerEnumType(PriceBandEnum, {
  name: 'PriceBand',
  description: 'Side of the 50 € threshold.',
  valuesConfig: {
    UNDER_50: { description: 'Below 50 €.' },
    FROM_50: { description: '50 € and above.' },
  },
})
