import { GraphQLDateTimeISO } from 'graphql-scalars'
import { Field, ID, InputType, Int } from 'type-graphql'
import { DecimalScalar } from '../../../platform/decimal-scalar.ts'
import { SavingsFormulaInput } from '../savings/savings-formula.type.ts'

/** What may be left out of a product; the rules are `product.rules.ts`. */
@InputType()
abstract class OptionalProductFields {
  @Field(() => String, { nullable: true, description: 'What it is, at most 5,000 characters.' })
  description?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the image of a product without pictures: /public-objects/products/… or https://…. Follows the primary picture, and is left alone here, as soon as there is one.',
  })
  imageUrl?: string | null

  @Field(() => ID, { nullable: true, description: 'Its category; null for none.' })
  categoryId?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: 'Mean rating, 0 to 5 with one decimal.' })
  rating?: string | null

  @Field(() => Int, { nullable: true, description: 'How many reviews, 0 or more.' })
  reviewCount?: number | null

  @Field(() => Boolean, { nullable: true, description: 'Whether it can be bought.' })
  inStock?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the shop shows it; a new product is shown unless this says otherwise.',
  })
  visible?: boolean | null

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description:
      'When the hidden product is to be shown by itself, within two years; null cancels that, and so does showing it.',
  })
  publishAt?: Date | null

  @Field(() => Boolean, { nullable: true, description: 'Whether the shop puts it forward.' })
  featured?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Whether it is one of the weekly specials.' })
  weeklySpecial?: boolean | null

  @Field(() => String, { nullable: true, description: 'What it changes in daily life.' })
  lifeBenefits?: string | null

  @Field(() => String, { nullable: true, description: 'What it changes for the planet.' })
  planetBenefits?: string | null

  @Field(() => String, { nullable: true, description: 'What it saves in money.' })
  moneySavings?: string | null

  @Field(() => String, { nullable: true, description: 'Why choose this product.' })
  whyChoose?: string | null

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'What it saves a year, in euros, at most two decimals.',
  })
  savingsPerYear?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'What the savings are measured against, at most 40 characters: « face au gel douche ».',
  })
  savingsComparison?: string | null

  @Field(() => Int, { nullable: true, description: 'In how many months it has paid for itself, rounded up.' })
  paybackMonths?: number | null

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Its effect as a number, at most two decimals; together with `impactUnit`.',
  })
  impactFigure?: string | null

  @Field(() => String, {
    nullable: true,
    description:
      'What the number counts, and what becomes of it, at most 60 characters: « L d’eau économisés par an ».',
  })
  impactUnit?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'When to keep what one has already, at most 300 characters.',
  })
  keepIf?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'How long it usually takes to come back, at most 40 characters: « trois semaines ».',
  })
  restockDelay?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'What it is for, at most 60 characters: products of one type can be compared.',
  })
  productType?: string | null

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Litres to fill in the test of what one has; together with `testKeepFlow` and `ownFlow`.',
  })
  testVolume?: string | null

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Litres a minute up to which what one has is worth keeping.',
  })
  testKeepFlow?: string | null

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Litres a minute that this product lets through; `testKeepFlow` at most.',
  })
  ownFlow?: string | null
  @Field(() => SavingsFormulaInput, {
    nullable: true,
    description: 'How the savings a year come about, for other households.',
  })
  savingsFormula?: SavingsFormulaInput | null
}

@InputType({ description: 'A picture of a new product.' })
class NewProductImageInput {
  @Field(() => String, {
    description: 'Address of an uploaded image, /public-objects/products/…, or an absolute https:// address.',
  })
  imageUrl!: string

  @Field(() => String, { nullable: true, description: 'What it shows; at most 300 characters on one line.' })
  altText?: string | null

  @Field(() => Boolean, { nullable: true, description: 'Whether it stands for the product.' })
  isPrimary?: boolean | null
}

@InputType({ description: 'A new product.' })
export class ProductInput extends OptionalProductFields {
  @Field(() => String, { description: 'French name, at most 200 characters on one line.' })
  name!: string

  @Field(() => DecimalScalar, { description: 'Price in euros, at most two decimals.' })
  price!: string

  @Field(() => DecimalScalar, { description: 'Eco-score, 0 to 10 with one decimal.' })
  ecoScore!: string

  @Field(() => [NewProductImageInput], {
    nullable: true,
    description: 'Its pictures in their order, 20 at most; the first is the primary one if none says so.',
  })
  images?: NewProductImageInput[] | null
}

@InputType({
  description:
    'Changes of a product: only what is given changes; null clears a text, the image or the category.',
})
export class ProductChanges extends OptionalProductFields {
  @Field(() => String, { nullable: true, description: 'French name, at most 200 characters on one line.' })
  name?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: 'Price in euros, at most two decimals.' })
  price?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: 'Eco-score, 0 to 10 with one decimal.' })
  ecoScore?: string | null
}

@InputType({ description: 'One change of several products: at least one of the five.' })
export class BulkProductChanges {
  @Field(() => Boolean, { nullable: true, description: 'Whether they can be bought.' })
  inStock?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Whether the shop shows them.' })
  visible?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Whether the shop puts them forward.' })
  featured?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Whether they are weekly specials.' })
  weeklySpecial?: boolean | null

  @Field(() => ID, { nullable: true, description: 'Their category; null for none.' })
  categoryId?: string | null
}
