import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import type { Row } from '../../../platform/database/read-rows.ts'
import { pageOf } from '../../../platform/page.ts'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { ReadRowArgs, RestoreArgs } from '../../audit/audit.inputs.ts'
import { categoryLoader } from '../categories/categories.loaders.ts'
import { Category } from '../categories/category.entity.ts'
import type { ScoreDisplay } from '../categories/score-display.rules.ts'
import { ScoreDisplayEnum } from '../categories/score-display.type.ts'
import { type EcoBand, ecoBandOf } from '../listing/bands.rules.ts'
import { countProductFacets, countProducts, type FacetCounts } from '../listing/counts.service.ts'
import { CategoryFacet, EcoBandEnum, ProductFacets } from '../listing/facets.type.ts'
import { ProductsArgs } from '../listing/listing.inputs.ts'
import { firstMention } from '../listing/mentions.service.ts'
import { createProduct, duplicateProduct } from './new-products.service.ts'
import { Product } from './product.entity.ts'
import { BulkProductChanges, ProductChanges, ProductInput } from './product.inputs.ts'
import {
  type ChangedProducts,
  changeProducts,
  deleteProduct,
  restoreProduct,
  updateProduct,
} from './product-changes.service.ts'
import { ProductImage } from './product-image.entity.ts'
import {
  comparableTypeLoader,
  findProduct,
  listProducts,
  listProductTypes,
  type ProductList,
  type ProductRow,
  productImagesLoader,
} from './products.service.ts'

/** One part of a product list, as the schema tells it. */
export const ProductPage = pageOf<ProductRow>(() => Product, {
  name: 'ProductPage',
  description: 'One part of a product list.',
  items: 'The products of this part, in order.',
  totalCount: 'How many products the filter lets through in all.',
})

@ObjectType({ description: 'Several products after the same change.' })
class ProductsChange {
  @Field(() => ID, {
    nullable: true,
    description:
      'The change in the history, for `undoProducts`; null unless several products were given and one changed.',
  })
  entryId!: number | null

  @Field(() => [Product], { description: 'The products as they now are, by id.' })
  products!: ProductRow[]
}

/** GraphQL edge of the products. */
@Resolver(() => Product)
export class ProductsResolver {
  @Query(() => ProductPage, { description: 'A filtered and ordered part of the catalogue.' })
  products(
    @Ctx() ctx: RequestContext,
    @Args(() => ProductsArgs) { filter, ...window }: ProductsArgs,
  ): Promise<ProductList> {
    return listProducts(ctx, omitNull(filter), omitNull(window))
  }

  @Query(() => Product, { nullable: true, description: 'One product; NOT_FOUND when the id is unknown.' })
  product(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'Identifier of the product.' }) id: string,
  ): Promise<ProductRow> {
    return findProduct(ctx, { id })
  }

  @Query(() => [String], { description: 'The product types in use, in alphabetical order, each once.' })
  productTypes(@Ctx() ctx: RequestContext): Promise<string[]> {
    return listProductTypes(ctx)
  }

  @FieldResolver(() => Category, { nullable: true, description: 'Its category, if it has one.' })
  category(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<Category | null> | null {
    return product.category ? ctx.load(categoryLoader).load(product.category.id) : null
  }

  @FieldResolver(() => ScoreDisplayEnum, {
    description: 'What is shown of its eco-score, as its category says; without one, SCORE.',
  })
  async scoreDisplay(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<ScoreDisplay> {
    const category = product.category && (await ctx.load(categoryLoader).load(product.category.id))
    return category?.scoreDisplay ?? 'SCORE'
  }

  @FieldResolver(() => EcoBandEnum, { description: 'Band of the eco-score.' })
  ecoBand(@Root() product: ProductRow): EcoBand {
    return ecoBandOf(product.ecoScore)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Its `productType` where other products have the same; null where there is nothing to compare.',
  })
  async comparableType(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<string | null> {
    const type = product.productType ?? null
    return type !== null && (await ctx.load(comparableTypeLoader).load(type)) ? type : null
  }

  @FieldResolver(() => [ProductImage], { description: 'Its pictures, primary first.' })
  images(@Ctx() ctx: RequestContext, @Root() product: ProductRow): Promise<Row<ProductImage>[]> {
    return ctx.load(productImagesLoader).load(product.id)
  }
}

/** GraphQL edge of what administrators change of the products. */
@Resolver(() => Product)
export class ProductChangesResolver {
  @Mutation(() => Product, { description: 'Administrators: a new product.' })
  createProduct(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ProductInput, { description: 'Its facts.' }) input: ProductInput,
  ): Promise<ProductRow> {
    return createProduct(ctx, input)
  }

  @Mutation(() => Product, {
    description:
      'Administrators: a hidden copy of a product, « … (copie) », with its texts, facts and pictures. NOT_FOUND.',
  })
  duplicateProduct(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The product that is copied.' }) id: string,
  ): Promise<ProductRow> {
    return duplicateProduct(ctx, { id })
  }

  @Mutation(() => Product, {
    description:
      'Administrators: changes a product. NOT_FOUND, or CONFLICT when its version is no longer the one given.',
  })
  updateProduct(
    @Ctx() ctx: RequestContext,
    @Args(() => ReadRowArgs) product: ReadRowArgs,
    @Arg('input', () => ProductChanges, { description: 'What changes.' }) input: ProductChanges,
  ): Promise<ProductRow> {
    return updateProduct(ctx, { ...input, ...product })
  }

  @Mutation(() => ID, {
    description:
      'Administrators: deletes a product with its pictures and cart lines; orders keep their history. Its id. NOT_FOUND, CONFLICT.',
  })
  deleteProduct(@Ctx() ctx: RequestContext, @Args(() => ReadRowArgs) product: ReadRowArgs): Promise<number> {
    return deleteProduct(ctx, product)
  }

  @Mutation(() => ProductsChange, {
    description:
      'Administrators: the same change of 1 to 500 products, in one transaction. One unknown id: NOT_FOUND, and nothing changes.',
  })
  changeProducts(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'The products.' }) ids: string[],
    @Arg('changes', () => BulkProductChanges, { description: 'What changes.' }) changes: BulkProductChanges,
  ): Promise<ChangedProducts> {
    return changeProducts(ctx, { ...changes, ids })
  }

  @Mutation(() => Product, {
    description:
      'Administrators: puts a product back into the state in which a change left it, or found it; a deleted one comes back with its id and pictures. NOT_FOUND.',
  })
  restoreProduct(
    @Ctx() ctx: RequestContext,
    @Args(() => RestoreArgs) args: RestoreArgs,
  ): Promise<ProductRow> {
    return restoreProduct(ctx, args)
  }
}

/** Counts of a product list: made only when a query asks for them. */
@Resolver(() => ProductPage)
export class ProductPageResolver {
  @FieldResolver(() => Int)
  totalCount(@Ctx() ctx: RequestContext, @Root() list: ProductList): Promise<number> {
    return countProducts(ctx, list)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The words that were searched in place of those typed, when no product has these; null otherwise. Ask for the typed ones with `exactWords`.',
  })
  correctedSearch(@Root() list: ProductList): string | null {
    return list.correctedSearch
  }

  @FieldResolver(() => Boolean, { description: 'No product has all the searched words: these have some.' })
  isPartialMatch(@Root() { filter }: ProductList): boolean {
    return filter.isPartialMatch ?? false
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'By RELEVANCE: the place in `items` from which on products have the searched words in their texts alone, not in their name or category; null where there is none.',
  })
  mentionsFrom(@Ctx() ctx: RequestContext, @Root() list: ProductList): Promise<number | null> {
    return firstMention(ctx, list)
  }

  @FieldResolver(() => ProductFacets, { description: 'Counts by category, price, eco-score and stock.' })
  facets(@Ctx() ctx: RequestContext, @Root() list: ProductList): Promise<FacetCounts> {
    return countProductFacets(ctx, list)
  }
}

/** The category of a facet, through the request's loader. */
@Resolver(() => CategoryFacet)
export class CategoryFacetResolver {
  @FieldResolver(() => Category)
  category(@Ctx() ctx: RequestContext, @Root() facet: { categoryId: number }): Promise<Category | null> {
    return ctx.load(categoryLoader).load(facet.categoryId)
  }
}
