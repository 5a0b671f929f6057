import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { AccountsResolver } from '../features/accounts/accounts.resolver.ts'
import { AnalyticsResolver } from '../features/analytics/analytics.resolver.ts'
import { AuditResolver } from '../features/audit/audit.resolver.ts'
import { CartResolver } from '../features/cart/cart.resolver.ts'
import { CategoriesResolver } from '../features/catalogue/categories.resolver.ts'
import { ProductImagesResolver } from '../features/catalogue/product-images.resolver.ts'
import { CategoryFacetResolver, ProductPageResolver } from '../features/catalogue/product-page.resolver.ts'
import { ProductWriteResolver } from '../features/catalogue/product-write.resolver.ts'
import { ProductsResolver } from '../features/catalogue/products.resolver.ts'
import { PostsResolver } from '../features/content/posts.resolver.ts'
import { ContactResolver } from '../features/engagement/contact.resolver.ts'
import {
  ContactMessagePageResolver,
  ContactMessagesResolver,
} from '../features/engagement/contact-messages.resolver.ts'
import { NewsletterResolver } from '../features/engagement/newsletter.resolver.ts'
import { SubscribersResolver } from '../features/engagement/subscribers.resolver.ts'
import { WaitlistResolver } from '../features/engagement/waitlist.resolver.ts'
import { WaitlistEntriesResolver } from '../features/engagement/waitlist-entries.resolver.ts'
import { MediaResolver } from '../features/media/media.resolver.ts'
import { AdminOrdersResolver } from '../features/orders/admin-orders.resolver.ts'
import { OrdersResolver } from '../features/orders/orders.resolver.ts'
import { SettingsResolver } from '../features/settings/settings.resolver.ts'
import { ProductDependentsResolver } from './product-dependents.resolver.ts'
import { WaitlistDemandProductResolver, WaitlistEntryProductsResolver } from './waitlist-products.resolver.ts'

/** The GraphQL schema of the shop. Rules live in the services, so type-graphql validates nothing. */
export function graphqlSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      AccountsResolver,
      CategoriesResolver,
      ProductsResolver,
      ProductPageResolver,
      CategoryFacetResolver,
      ProductWriteResolver,
      ProductImagesResolver,
      ProductDependentsResolver,
      CartResolver,
      OrdersResolver,
      AdminOrdersResolver,
      WaitlistResolver,
      NewsletterResolver,
      ContactResolver,
      ContactMessagesResolver,
      ContactMessagePageResolver,
      WaitlistEntriesResolver,
      WaitlistEntryProductsResolver,
      WaitlistDemandProductResolver,
      SubscribersResolver,
      PostsResolver,
      SettingsResolver,
      AuditResolver,
      AnalyticsResolver,
      MediaResolver,
    ],
    validate: false,
  })
}
