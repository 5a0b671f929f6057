import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { UploadedImage } from './uploaded-image.type.ts'
import { type SentFile, uploadImage } from './uploads.service.ts'

/** GraphQL edge of pictures. */
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
