import { ArgsType, Field, ID, InputType, Int } from 'type-graphql'

/** Shape of a new image of a product; the rules are `product-image.rules.ts`. */
@InputType({ description: 'A new picture of a product.' })
export class ProductImageInput {
  @Field(() => String, {
    description: 'Address of an uploaded image, /public-objects/products/…, or an absolute https:// address.',
  })
  imageUrl!: string

  @Field(() => String, {
    nullable: true,
    description: 'What the picture shows, for those who do not see it; at most 300 characters on one line.',
  })
  altText?: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'Place in the gallery, smallest first; the number of pictures so far when left out.',
  })
  displayOrder?: number | null
}

/** Shape of the arguments that name one image of one product. */
@ArgsType()
export class ProductImageArgs {
  @Field(() => ID, { description: 'The product.' })
  productId!: string

  @Field(() => ID, { description: 'The picture; NOT_FOUND when it is another product’s.' })
  imageId!: string
}
