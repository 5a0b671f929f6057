import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { type SentFile, uploadImage } from './uploads.service.ts'

@ObjectType({ description: 'A picture that was just stored; nothing shows it yet.' })
class UploadedImage {
  @Field(() => String, { description: 'Its address; append ?w=320, 640 or 1280.' })
  imageUrl!: string

  @Field(() => Int, { description: 'Width in pixels of the largest kept size.' })
  width!: number

  @Field(() => Int, { description: 'Height in pixels of the largest kept size.' })
  height!: number
}

/** GraphQL edge of images. */
@Resolver(() => UploadedImage)
export class MediaResolver {
  @Mutation(() => UploadedImage, {
    description:
      'Stores a picture: JPEG, PNG, GIF or WebP, 5 MB at most, not animated. Sent as multipart/form-data (GraphQL multipart request) with the header Apollo-Require-Preflight; administrators only.',
  })
  uploadProductImage(
    @Ctx() ctx: RequestContext,
    @Arg('file', () => GraphQLUpload, { description: 'The file.' }) file: Promise<SentFile>,
  ): Promise<UploadedImage> {
    return uploadImage(ctx, file)
  }
}
