import { Field, Int, ObjectType } from 'type-graphql'
import { EcoBandEnum, PriceBandEnum } from './catalogue.enums.ts'
import { Category } from './category.entity.ts'
import type { EcoBand } from './eco-band.ts'
import type { PriceBand } from './price-band.ts'
import { Product } from './product.entity.ts'

/** How many products a category holds. */
@ObjectType({ description: 'How many products a category holds.' })
export class CategoryFacet {
  @Field(() => Category, { description: 'The category.' })
  category!: Category

  @Field(() => Int, { description: 'Products in it that match the rest of the filter.' })
  count!: number
}

/** How many products lie on one side of the 50 € threshold. */
@ObjectType({ description: 'How many products lie on one side of the 50 € threshold.' })
export class PriceBandFacet {
  @Field(() => PriceBandEnum, { description: 'The side.' })
  band!: PriceBand

  @Field(() => Int, { description: 'Products on it that match the rest of the filter.' })
  count!: number
}

/** How many products lie in a band of the eco-score. */
@ObjectType({ description: 'How many products lie in a band of the eco-score.' })
export class EcoBandFacet {
  @Field(() => EcoBandEnum, { description: 'The band.' })
  band!: EcoBand

  @Field(() => Int, { description: 'Products in it that match the rest of the filter.' })
  count!: number
}

/** Counts beside a product list. Each facet leaves its own choice aside, so that the alternatives show. */
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

  @Field(() => Int, { description: 'Products in stock.' })
  inStock!: number
}

/** One part of a product list. */
@ObjectType({ description: 'One part of a product list.' })
export class ProductPage {
  @Field(() => [Product], { description: 'The products of this part, in order.' })
  items!: Product[]

  @Field(() => Int, { description: 'How many products the filter lets through in all.' })
  totalCount!: number

  @Field(() => ProductFacets, { description: 'Counts by category, price, eco-score and stock.' })
  facets!: ProductFacets
}
