import { Field, Int, ObjectType } from 'type-graphql'

/** A picture that was just stored. */
@ObjectType({ description: 'A picture that was just stored; nothing shows it yet.' })
export class UploadedImage {
  @Field(() => String, { description: 'Its address; append ?w=320, 640 or 1280.' })
  imageUrl!: string

  @Field(() => Int, { description: 'Width in pixels of the largest kept size.' })
  width!: number

  @Field(() => Int, { description: 'Height in pixels of the largest kept size.' })
  height!: number
}
