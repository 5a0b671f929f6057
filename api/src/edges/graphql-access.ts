import type { Access } from '../platform/routes.ts'

/** One GraphQL operation: who may call it, and arguments with which the access matrix test calls it. */
export interface GraphqlOperation {
  access: Access
  /** In GraphQL's own notation. Ids « 1 » name the rows of `test/small-world.ts`, which belong to the customer. */
  args?: string
}

/**
 * Who may call each field of Query and Mutation. The access matrix test refuses a field without a row here,
 * and holds each to its row as visitor, customer and administrator.
 */
export const graphqlAccess: Record<`${'Query' | 'Mutation'}.${string}`, GraphqlOperation> = {
  'Query.cart': { access: 'customer' },
  'Query.categories': { access: 'visitor' },
  'Query.category': { access: 'visitor', args: 'id: 1' },
  // Nobody signed in is an answer of its own: null.
  'Query.me': { access: 'visitor' },
  'Query.order': { access: 'customer', args: 'id: 1' },
  'Query.orders': { access: 'customer' },
  'Query.post': { access: 'visitor', args: 'id: 1' },
  'Query.posts': { access: 'visitor', args: 'limit: 5' },
  'Query.product': { access: 'visitor', args: 'id: 1' },
  'Query.products': { access: 'visitor', args: 'limit: 5' },
  'Query.settings': { access: 'visitor' },
  'Mutation.addOrderItem': { access: 'customer', args: 'orderId: 1, productId: 1, quantity: 1' },
  'Mutation.addToCart': { access: 'customer', args: 'productId: 1' },
  'Mutation.changeCartLine': { access: 'customer', args: 'id: 1, quantity: 2' },
  'Mutation.clearCart': { access: 'customer' },
  'Mutation.joinWaitlist': {
    access: 'visitor',
    args: 'input: { firstName: "Ana", lastName: "Petit", email: "ana@exemple.fr" }',
  },
  'Mutation.login': {
    access: 'visitor',
    args: 'input: { email: "connue@exemple.fr", password: "mot de passe" }',
  },
  'Mutation.logout': { access: 'visitor' },
  'Mutation.placeOrder': { access: 'customer' },
  'Mutation.register': {
    access: 'visitor',
    args: 'input: { email: "a@exemple.fr", password: "secret!", firstName: "Ana", lastName: "Petit" }',
  },
  'Mutation.removeCartLine': { access: 'customer', args: 'id: 1' },
  'Mutation.setOrderStatus': { access: 'administrator', args: 'id: 1, status: "processing"' },
  'Mutation.sendContactMessage': {
    access: 'visitor',
    args: 'input: { firstName: "Ana", lastName: "Petit", email: "ana@exemple.fr", subject: "Colis", message: "Bonjour" }',
  },
  'Mutation.subscribeToNewsletter': { access: 'visitor', args: 'email: "ana@exemple.fr"' },
  'Mutation.unsubscribeFromNewsletter': { access: 'visitor', args: 'token: "jeton-de-la-lettre-0001"' },
}
