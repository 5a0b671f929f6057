import { ArgsType, Field, ID, InputType, Int } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { pageArgs } from '../../../platform/page.ts'
import {
  type ProductGap,
  type ProductSort,
  type ProductVisibility,
  productGaps,
  productSorts,
  productVisibilities,
} from './listing.rules.ts'

/** GraphQL enum of the list orders. */
const ProductSortEnum = graphqlEnum(productSorts, {
  name: 'ProductSort',
  description: 'How a product list is ordered. Equal products keep a stable order.',
  values: {
    RELEVANCE: 'Best match of the search first; like NEWEST without a search.',
    NAME_ASC: 'By name, A to Z, as a French dictionary does: accents and capitals count for nothing.',
    NAME_DESC: 'By name, Z to A.',
    CATEGORY_ASC: 'By the name of the category, A to Z; products without one come last.',
    CATEGORY_DESC: 'By the name of the category, Z to A; products without one come last.',
    PRICE_ASC: 'Cheapest first.',
    PRICE_DESC: 'Dearest first.',
    ECO_SCORE: 'Best eco-score first.',
    ECO_SCORE_ASC: 'Lowest eco-score first.',
    STOCK_ASC: 'What is out of stock first.',
    STOCK_DESC: 'What is in stock first.',
    FLAGS_ASC: 'What is neither put forward nor hidden first.',
    FLAGS_DESC: 'What is put forward first, then weekly specials, then what is hidden.',
    RATING: 'Best rated first, more reviews first among equals.',
    SAVINGS:
      'What saves most a year first, then what a habit saves, then the products of which that is not known.',
    NEWEST: 'Newest first.',
    UPDATED_ASC: 'What was not changed for longest first.',
    UPDATED_DESC: 'What was changed last first.',
  },
})

/** GraphQL enum of what a list has of hidden products. */
const ProductVisibilityEnum = graphqlEnum(productVisibilities, {
  name: 'ProductVisibility',
  description: 'Which products a list has, by whether the shop shows them.',
  values: {
    VISIBLE: 'Those that the shop shows.',
    HIDDEN: 'Administrators: those that the shop does not show.',
    PLANNED: 'Administrators: hidden ones that will be shown at a planned time.',
    STALE: 'Administrators: hidden ones that nobody has changed or planned for 14 days.',
    ALL: 'Administrators: all of them.',
  },
})

/** GraphQL enum of what a product may lack. */
const ProductGapEnum = graphqlEnum(productGaps, {
  name: 'ProductGap',
  description: 'What a product may lack.',
  values: {
    IMAGE: 'A picture.',
    TEXT: 'A description.',
    SCORE: 'An eco-score: it is 0 until somebody gives it one.',
    CATEGORY: 'A category.',
  },
})

/** Shape of a product filter; the rules are `productFilterRules`. */
@InputType({ description: 'Narrows a product list down; every given key must match.' })
export class ProductFilterInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Free text in French, at most 200 characters. Accents, plurals, elisions and typing errors are forgiven.',
  })
  search?: string | null

  @Field(() => [ID], {
    nullable: true,
    description: 'These products, at most 100; unknown ids are left out.',
  })
  ids?: string[] | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: a word of the search that no product has is left out, not taken for its nearest.',
  })
  exactWords?: boolean | null

  @Field(() => ID, { nullable: true, description: 'Products of this category.' })
  categoryId?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Products of the category with this slug; an unknown slug gives an empty list.',
  })
  categorySlug?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'Products whose `productType` has one of these words, in any of its forms: « graines jardin » for a gardener. Of those without a type, the name of their category.',
  })
  typeWords?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Products whose passport names all of these words as where they are from: « France ».',
  })
  origin?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros; this price or more.' })
  minPrice?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: 'Euros; this price or less.' })
  maxPrice?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: 'Eco-score out of 10; this or better.' })
  minEcoScore?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: 'Eco-score out of 10; this or less.' })
  maxEcoScore?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Only products put forward (true) or not (false).' })
  featured?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only weekly specials (true) or none of them (false).',
  })
  weeklySpecial?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only products in stock (true) or out of stock (false).',
  })
  inStock?: boolean | null

  @Field(() => Int, {
    nullable: true,
    description: 'Only products that have paid for themselves in so many months.',
  })
  maxPaybackMonths?: number | null

  @Field(() => ProductVisibilityEnum, {
    nullable: true,
    description: 'VISIBLE when left out, for administrators too; only they may ask for another.',
  })
  visibility?: ProductVisibility | null

  @Field(() => ProductGapEnum, {
    nullable: true,
    description: 'Only products that lack this: what is left to do in the administration.',
  })
  missing?: ProductGap | null
}

/** Shape of the arguments of `products`. */
@ArgsType()
export class ProductsArgs extends pageArgs('products', 24) {
  @Field(() => ProductFilterInput, { nullable: true, description: 'What to keep; everything when left out.' })
  filter?: ProductFilterInput | null

  @Field(() => ProductSortEnum, {
    nullable: true,
    description: 'Order; RELEVANCE with a search, else NEWEST, when left out.',
  })
  sort?: ProductSort | null

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whatever the order, what is in stock comes before what is not; by RELEVANCE, among what matches equally well.',
  })
  inStockFirst?: boolean | null
}
