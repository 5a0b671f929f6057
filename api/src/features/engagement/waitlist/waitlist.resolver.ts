import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { type Page, pageOf } from '../../../platform/page.ts'
import { omitNull } from '../../../platform/parse-input.ts'
import type { RequestContext } from '../../../platform/request-context.ts'
import { Product } from '../../catalogue/products/product.entity.ts'
import { type ProductRow, productLoader } from '../../catalogue/products/products.service.ts'
import { JoinWaitlistInput, WaitlistEntriesArgs } from './waitlist.inputs.ts'
import {
  findWaitlistPlace,
  joinWaitlist,
  listWaitlistDemand,
  listWaitlistEntries,
  markWaitlistNotified,
} from './waitlist.service.ts'
import { WaitlistDemand, WaitlistEntry, WaitlistPlace } from './waitlist-entry.entity.ts'

const WaitlistEntryPage = pageOf(() => WaitlistEntry, {
  name: 'WaitlistEntryPage',
  description: 'One part of the waitlist; told to administrators alone.',
  items: 'The people of this part, newest first.',
  totalCount: 'How many match in all.',
})

/** GraphQL edge of the waitlist. */
@Resolver()
export class WaitlistResolver {
  @Query(() => WaitlistPlace, {
    nullable: true,
    description: 'The signed-in person’s place on the waitlist; null unless they joined from their account.',
  })
  waitlistPlace(@Ctx() ctx: RequestContext): Promise<WaitlistPlace | null> {
    return findWaitlistPlace(ctx)
  }

  @Mutation(() => Boolean, {
    description:
      'Joins the waitlist; the same address again gains the products, and other names only from its own account. Always true.',
  })
  joinWaitlist(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => JoinWaitlistInput, { description: 'The person and the products.' })
    input: JoinWaitlistInput,
  ): Promise<boolean> {
    return joinWaitlist(ctx, omitNull(input)).then(() => true)
  }
}

/** GraphQL edge of the people on the waitlist, for administrators. */
@Resolver()
export class WaitlistEntriesResolver {
  @Query(() => WaitlistEntryPage, { description: 'Administrators: the people on the waitlist.' })
  waitlistEntries(
    @Ctx() ctx: RequestContext,
    @Args(() => WaitlistEntriesArgs) args: WaitlistEntriesArgs,
  ): Promise<Page<WaitlistEntry>> {
    return listWaitlistEntries(ctx, omitNull(args))
  }

  @Query(() => [WaitlistDemand], {
    description:
      'Administrators: products by how many people wait for them, then by how many have put them aside.',
  })
  waitlistDemand(
    @Ctx() ctx: RequestContext,
    @Arg('limit', () => Int, { defaultValue: 10, description: 'How many products, 1 to 100.' })
    limit: number,
    @Arg('outOfStock', () => Boolean, {
      defaultValue: false,
      description: 'Only products that are out of stock.',
    })
    outOfStock: boolean,
  ): Promise<WaitlistDemand[]> {
    return listWaitlistDemand(ctx, { limit, outOfStock })
  }

  @Mutation(() => [WaitlistEntry], {
    description: 'Administrators: notes that people were told of the opening; answers those still there.',
  })
  markWaitlistNotified(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'The people, at most 100.' }) ids: string[],
    @Arg('notified', () => Boolean, { description: 'Told, or not.' }) notified: boolean,
  ): Promise<WaitlistEntry[]> {
    return markWaitlistNotified(ctx, { ids, notified })
  }
}

/** The product that people wait for; an entry holds its id alone. */
@Resolver(() => WaitlistDemand)
export class WaitlistDemandProductResolver {
  @FieldResolver(() => Product, { nullable: true, description: 'The product; null when it is gone.' })
  product(@Ctx() ctx: RequestContext, @Root() { productId }: WaitlistDemand): Promise<ProductRow | null> {
    return ctx.load(productLoader).load(Number(productId))
  }
}

/** The products that one person waits for. */
@Resolver(() => WaitlistEntry)
export class WaitlistEntryProductsResolver {
  @FieldResolver(() => [Product], { description: 'The products that are not gone.' })
  async products(@Ctx() ctx: RequestContext, @Root() { productIds }: WaitlistEntry): Promise<ProductRow[]> {
    const products = await Promise.all(productIds.map((id) => ctx.load(productLoader).load(Number(id))))
    return products.filter((product) => product !== null)
  }
}
