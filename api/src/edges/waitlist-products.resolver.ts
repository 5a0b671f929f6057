import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { productLoader } from '../features/catalogue/catalogue.loaders.ts'
import { Product } from '../features/catalogue/product.entity.ts'
import type { ProductFacts } from '../features/catalogue/product-facts.ts'
import { WaitlistDemand } from '../features/engagement/inbox-pages.type.ts'
import { WaitlistEntry } from '../features/engagement/waitlist-entry.entity.ts'
import type { RequestContext } from '../platform/request-context.ts'

/** The product that people wait for: the waitlist knows its id alone, the catalogue the rest. */
@Resolver(() => WaitlistDemand)
export class WaitlistDemandProductResolver {
  @FieldResolver(() => Product, { nullable: true, description: 'The product; null when it is gone.' })
  product(@Ctx() ctx: RequestContext, @Root() { productId }: WaitlistDemand): Promise<ProductFacts | null> {
    return ctx.load(productLoader).load(Number(productId))
  }
}

/** The products that one person waits for. */
@Resolver(() => WaitlistEntry)
export class WaitlistEntryProductsResolver {
  @FieldResolver(() => [Product], { description: 'The products that are not gone.' })
  async products(@Ctx() ctx: RequestContext, @Root() { productIds }: WaitlistEntry): Promise<ProductFacts[]> {
    const products = await Promise.all(productIds.map((id) => ctx.load(productLoader).load(Number(id))))
    return products.filter((product) => product !== null)
  }
}
