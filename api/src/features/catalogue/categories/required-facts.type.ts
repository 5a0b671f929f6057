import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { passportFacts } from './required-facts.rules.ts'

export const PassportFactEnum = graphqlEnum(passportFacts, {
  name: 'PassportFact',
  description: 'A fact of a passport that a category can ask for.',
  values: {
    MANUFACTURER: 'The maker, with both addresses.',
    RESPONSIBLE_PERSON: 'Who answers for it in the European Union, with both addresses.',
    WARNINGS: 'Warnings and safety information.',
    MODEL: 'Its model.',
    GTIN: 'Its GTIN.',
    NET_QUANTITY: 'How much of it there is.',
    COMPOSITION: 'Materials or ingredients.',
    ALLERGENS: 'Allergens.',
    ENERGY_CLASS: 'The class of its energy label.',
    GUARANTEES: 'A commercial guarantee.',
    SPARE_PARTS: 'Parts that can be had.',
    ORIGIN: 'Where it was made.',
  },
})
