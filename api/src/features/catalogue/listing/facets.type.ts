import { Field, Int, ObjectType } from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { Category } from '../categories/category.entity.ts'
import { type EcoBand, ecoBands, type PriceBand, priceBands } from './bands.rules.ts'

/** GraphQL enum of the eco-score bands. */
export const EcoBandEnum = graphqlEnum(
  ecoBands.map(({ band }) => band),
  {
    name: 'EcoBand',
    description: 'Band of an eco-score out of 10.',
    values: {
      EXCELLENT: '8.5 and above.',
      ECO_RESPONSIBLE: 'From 7 to below 8.5.',
      MODERATE: 'From 5 to below 7.',
      HIGH_IMPACT: 'Below 5.',
    },
  },
)

/** GraphQL enum of the price bands. */
const PriceBandEnum = graphqlEnum(priceBands, {
  name: 'PriceBand',
  description: 'Side of the 50 € threshold.',
  values: {
    UNDER_50: 'Below 50 €.',
    FROM_50: '50 € and above.',
  },
})

@ObjectType({ description: 'How many products a category holds.' })
export class CategoryFacet {
  @Field(() => Category, { description: 'The category.' })
  category!: Category

  @Field(() => Int, { description: 'Products in it that match the rest of the filter.' })
  count!: number
}

@ObjectType({ description: 'How many products lie on one side of the 50 € threshold.' })
class PriceBandFacet {
  @Field(() => PriceBandEnum, { description: 'The side.' })
  band!: PriceBand

  @Field(() => Int, { description: 'Products on it that match the rest of the filter.' })
  count!: number
}

@ObjectType({ description: 'How many products lie in a band of the eco-score.' })
class EcoBandFacet {
  @Field(() => EcoBandEnum, { description: 'The band.' })
  band!: EcoBand

  @Field(() => Int, { description: 'Products in it that match the rest of the filter.' })
  count!: number
}

@ObjectType({
  description:
    'Counts beside a product list. Each facet leaves its own choice aside, so that the alternatives show.',
})
export class ProductFacets {
  @Field(() => [CategoryFacet], { description: 'Categories with at least one product.' })
  categories!: CategoryFacet[]

  @Field(() => [PriceBandFacet], { description: 'Both sides of the 50 € threshold.' })
  priceBands!: PriceBandFacet[]

  @Field(() => [EcoBandFacet], { description: 'The four bands of the eco-score, best first.' })
  ecoBands!: EcoBandFacet[]

  @Field(() => Int, {
    description:
      'Products whose category shows no total: last by eco-score, in no band, and in no list from a score up.',
  })
  withoutTotal!: number

  @Field(() => Int, { description: 'Products in stock.' })
  inStock!: number
}
