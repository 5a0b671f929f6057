import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../platform/request-context.ts'
import { categoryLoader } from './catalogue.loaders.ts'
import { Category } from './category.entity.ts'
import { countProductFacets, countProducts } from './product-counts.service.ts'
import type { FacetCounts } from './product-facets.ts'
import { CategoryFacet, ProductFacets, ProductPage } from './product-page.type.ts'
import type { ProductList } from './products.service.ts'

/** Counts of a product list: made only when a query asks for them. */
@Resolver(() => ProductPage)
export class ProductPageResolver {
  @FieldResolver(() => Int)
  totalCount(@Ctx() ctx: RequestContext, @Root() list: ProductList): Promise<number> {
    return countProducts(ctx, list)
  }

  @FieldResolver(() => ProductFacets)
  facets(@Ctx() ctx: RequestContext, @Root() list: ProductList): Promise<FacetCounts> {
    return countProductFacets(ctx, list)
  }
}

/** The category of a facet, through the request's loader. */
@Resolver(() => CategoryFacet)
export class CategoryFacetResolver {
  @FieldResolver(() => Category)
  category(
    @Ctx() ctx: RequestContext,
    @Root() { categoryId }: FacetCounts['categories'][number],
  ): Promise<Category | null> {
    return ctx.load(categoryLoader).load(categoryId)
  }
}
