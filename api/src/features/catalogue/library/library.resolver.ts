import { GraphQLDateTimeISO } from 'graphql-scalars'
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  Float,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql'
import { graphqlEnum } from '../../../platform/graphql-enum.ts'
import { type Page, pageArgs, pageOf } from '../../../platform/page.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { type ImageFilter, imageFilters, libraryLimits } from './library.rules.ts'
import {
  cropImage,
  deleteImage,
  type ImageUse,
  type LibraryImage,
  listLibraryImages,
} from './library.service.ts'

const ImageFilterEnum = graphqlEnum(imageFilters, {
  name: 'ImageFilter',
  description: 'Which images of the library.',
  values: {
    ALL: 'All of them.',
    USED: 'Those that something shows.',
    UNUSED: 'Those that nothing shows.',
    NO_ALT: 'Those in a gallery that does not say what they show.',
  },
})

const ImageUseKindEnum = graphqlEnum(['PRODUCT', 'CATEGORY', 'POST'] as const, {
  name: 'ImageUseKind',
  description: 'What shows an image.',
  values: { PRODUCT: 'A product.', CATEGORY: 'A category.', POST: 'An article.' },
})

@ObjectType('ImageUse', { description: 'What shows an image.' })
class ImageUseType {
  @Field(() => ImageUseKindEnum, { description: 'What it is.' })
  kind!: ImageUse['kind']

  @Field(() => ID, { description: 'Of the product, category or article.' })
  subjectId!: number

  @Field(() => String, { description: 'Its name or title.' })
  title!: string

  @Field(() => ID, {
    nullable: true,
    description: 'Of the picture in the gallery of a product, if it is one.',
  })
  imageId!: number | null

  @Field(() => String, { nullable: true, description: 'What the gallery says that it shows.' })
  altText!: string | null
}

@ObjectType('LibraryImage', { description: 'An image of the shop, and what shows it.' })
class LibraryImageType {
  @Field(() => ID, { description: 'The last part of its address.' })
  name!: string

  @Field(() => String, { description: 'Its address; append ?w=320, 640 or 1280.' })
  imageUrl!: string

  @Field(() => Int, { nullable: true, description: 'Width in pixels of the largest kept size.' })
  width!: number | null

  @Field(() => Int, { nullable: true, description: 'Height in pixels of the largest kept size.' })
  height!: number | null

  @Field(() => Int, { nullable: true, description: 'Bytes of all kept sizes together.' })
  byteSize!: number | null

  @Field(() => GraphQLDateTimeISO, { description: 'When it was sent (ISO 8601, UTC).' })
  createdAt!: Date

  @Field(() => [ImageUseType], { description: 'What shows it.' })
  uses!: ImageUse[]
}

const LibraryImagePage = pageOf(() => LibraryImageType, {
  name: 'LibraryImagePage',
  description: 'One part of the images of the shop.',
  items: 'The images of this part, the newest first.',
})

@ArgsType()
class LibraryArgs extends pageArgs('images', libraryLimits.pageSize) {
  @Field(() => ImageFilterEnum, { defaultValue: 'ALL', description: 'Which of them.' })
  filter!: ImageFilter

  @Field(() => String, {
    nullable: true,
    description: 'Words of what shows them, of their texts or of their names.',
  })
  search?: string | null
}

@InputType({ description: 'A part of an image, as shares of its sides from 0 to 1.' })
class ImageRegionInput {
  @Field(() => Float, { description: 'From its left edge.' })
  left!: number

  @Field(() => Float, { description: 'From its upper edge.' })
  top!: number

  @Field(() => Float, { description: 'Of its width, at least 0.05.' })
  width!: number

  @Field(() => Float, { description: 'Of its height, at least 0.05.' })
  height!: number
}

/** GraphQL edge of all images of the shop. */
@Resolver()
export class LibraryResolver {
  @Query(() => LibraryImagePage, {
    description: 'Administrators: the images of the shop, and what shows each.',
  })
  libraryImages(
    @Ctx() ctx: RequestContext,
    @Args(() => LibraryArgs) { search, ...args }: LibraryArgs,
  ): Promise<Page<LibraryImage>> {
    return listLibraryImages(ctx, { ...args, search: search ?? '' })
  }

  @Mutation(() => ID, {
    description:
      'Administrators: deletes an image that nothing shows. Its name. NOT_FOUND, CONFLICT when something does.',
  })
  deleteImage(
    @Ctx() ctx: RequestContext,
    @Arg('name', () => ID, { description: 'The last part of its address.' }) name: string,
  ): Promise<string> {
    return deleteImage(ctx, { name })
  }

  @Mutation(() => LibraryImageType, {
    description: 'Administrators: a new image made of a part of another, which stays as it is. NOT_FOUND.',
  })
  cropImage(
    @Ctx() ctx: RequestContext,
    @Arg('name', () => ID, { description: 'The last part of its address.' }) name: string,
    @Arg('region', () => ImageRegionInput, { description: 'The part.' }) region: ImageRegionInput,
  ): Promise<LibraryImage> {
    return cropImage(ctx, { ...region, name })
  }
}
