import 'reflect-metadata'
import type { GraphQLSchema } from 'graphql'
import { buildSchemaSync } from 'type-graphql'
import { AccountsResolver } from '../features/accounts/accounts.resolver.ts'
import { CartResolver } from '../features/cart/cart.resolver.ts'
import { CategoriesResolver } from '../features/catalogue/categories.resolver.ts'
import { CategoryFacetResolver, ProductPageResolver } from '../features/catalogue/product-page.resolver.ts'
import { ProductsResolver } from '../features/catalogue/products.resolver.ts'
import { PostsResolver } from '../features/content/posts.resolver.ts'
import { ContactResolver } from '../features/engagement/contact.resolver.ts'
import { NewsletterResolver } from '../features/engagement/newsletter.resolver.ts'
import { WaitlistResolver } from '../features/engagement/waitlist.resolver.ts'
import { OrdersResolver } from '../features/orders/orders.resolver.ts'
import { SettingsResolver } from '../features/settings/settings.resolver.ts'

/** The GraphQL schema of the shop. Rules live in the services, so type-graphql validates nothing. */
export function graphqlSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      AccountsResolver,
      CategoriesResolver,
      ProductsResolver,
      ProductPageResolver,
      CategoryFacetResolver,
      CartResolver,
      OrdersResolver,
      WaitlistResolver,
      NewsletterResolver,
      ContactResolver,
      PostsResolver,
      SettingsResolver,
    ],
    validate: false,
  })
}
