import type { Access } from '../platform/http/routes.ts'

/** One GraphQL operation: who may call it, and arguments with which the access matrix test calls it. */
interface GraphqlOperation {
  access: Access
  /** In GraphQL's own notation. Ids « 1 » name the rows of `test/data/small-world.ts`, which belong to the customer. */
  args?: string
  /** Whether it takes a file, in the variable `$file`. */
  takesFile?: boolean
}

/**
 * Who may call each field of Query and Mutation. The access matrix test refuses a field without a row here,
 * and holds each to its row as visitor, customer and administrator.
 */
export const graphqlAccess: Record<`${'Query' | 'Mutation'}.${string}`, GraphqlOperation> = {
  'Query.adminOrder': { access: 'administrator', args: 'id: 1' },
  'Query.adminOrders': { access: 'administrator', args: 'status: "pending", search: "n° 1"' },
  'Query.administrators': { access: 'administrator' },
  'Query.adminSearch': { access: 'administrator', args: 'search: "savon"' },
  'Query.analyticsEvents': { access: 'administrator', args: 'limit: 5' },
  'Query.analyticsSummary': { access: 'administrator', args: 'period: LAST_7_DAYS' },
  'Query.cart': { access: 'customer' },
  'Query.categories': { access: 'visitor' },
  'Query.category': { access: 'visitor', args: 'id: 1' },
  'Query.contactMessage': { access: 'administrator', args: 'id: 1' },
  'Query.contactMessages': { access: 'administrator', args: 'limit: 5' },
  'Query.favourites': { access: 'customer' },
  'Query.history': { access: 'administrator', args: 'subjectType: PRODUCT, subjectId: 1' },
  'Query.internalSettings': { access: 'administrator' },
  'Query.libraryImages': { access: 'administrator', args: 'limit: 5, filter: UNUSED, search: "savon"' },
  // Nobody signed in is an answer of its own: null.
  'Query.lowestPriceOf30Days': { access: 'visitor', args: 'id: 1, before: "2026-11-21T09:00:00Z"' },
  'Query.me': { access: 'visitor' },
  'Query.newsletterSubscribers': { access: 'administrator', args: 'limit: 5' },
  'Query.order': { access: 'customer', args: 'id: 1' },
  'Query.orders': { access: 'customer' },
  'Query.outgoingMails': { access: 'administrator', args: 'limit: 5' },
  'Query.post': { access: 'visitor', args: 'id: 1' },
  'Query.posts': { access: 'visitor', args: 'limit: 5' },
  'Query.priceHistory': { access: 'administrator', args: 'id: 1' },
  'Query.product': { access: 'visitor', args: 'id: 1' },
  'Query.productDependents': { access: 'administrator', args: 'ids: [1]' },
  'Query.productTypes': { access: 'visitor' },
  'Query.productUsage': { access: 'administrator', args: 'period: LAST_7_DAYS, sort: RATE' },
  'Query.products': { access: 'visitor', args: 'limit: 5' },
  'Query.savedViews': { access: 'administrator' },
  'Query.searchSuggestions': { access: 'visitor', args: 'filter: { search: "savon" }' },
  'Query.previewLinks': { access: 'administrator', args: 'subject: PRODUCT, subjectId: 1' },
  'Query.settings': { access: 'visitor' },
  'Query.today': { access: 'administrator' },
  'Query.waitlistDemand': { access: 'administrator', args: 'limit: 5' },
  'Query.waitlistPlace': { access: 'customer' },
  'Query.waitlistEntries': { access: 'administrator', args: 'limit: 5' },
  'Mutation.answerContactMessage': {
    access: 'administrator',
    args: 'id: 1, text: "Il arrive demain.", seenReplies: 0',
  },
  'Mutation.assignContactMessage': { access: 'administrator', args: 'id: 1, to: null' },
  'Mutation.createSavedView': {
    access: 'administrator',
    args: 'list: PRODUCTS, name: "En rupture", query: "etat=rupture"',
  },
  'Mutation.updateSavedView': { access: 'administrator', args: 'id: 1, name: "Rupture"' },
  'Mutation.deleteSavedView': { access: 'administrator', args: 'id: 1' },
  'Mutation.deleteContactMessage': { access: 'administrator', args: 'id: 1' },
  'Mutation.createPreviewLink': { access: 'administrator', args: 'subject: POST, subjectId: 1' },
  'Mutation.openPreview': { access: 'visitor', args: 'token: "jeton-de-l-apercu-0001"' },
  'Mutation.revokePreviewLink': { access: 'administrator', args: 'id: 1' },
  'Mutation.addFavourite': { access: 'customer', args: 'productId: 1' },
  'Mutation.addFavouritesToCart': { access: 'customer' },
  'Mutation.addOrderItem': { access: 'customer', args: 'orderId: 1, productId: 1, quantity: 1' },
  'Mutation.addProductImage': {
    access: 'administrator',
    args: 'productId: 1, input: { imageUrl: "https://exemple.fr/savon.jpg" }',
  },
  'Mutation.addToCart': { access: 'customer', args: 'productId: 1' },
  'Mutation.buyAgain': { access: 'customer', args: 'orderId: 1' },
  'Mutation.changeCartLine': { access: 'customer', args: 'id: 1, quantity: 2' },
  'Mutation.changeProducts': { access: 'administrator', args: 'ids: [1], changes: { featured: true }' },
  'Mutation.clearCart': { access: 'customer' },
  'Mutation.confirmNewsletter': { access: 'visitor', args: 'token: "jeton-de-la-lettre-0001"' },
  'Mutation.createCategory': {
    access: 'administrator',
    args: 'input: { name: "Zéro déchet", slug: "zero-dechet" }',
  },
  'Mutation.createPost': {
    access: 'administrator',
    args: 'input: { title: "Le compost", content: "Simple." }',
  },
  'Mutation.cropImage': {
    access: 'administrator',
    args: 'name: "1", region: { left: 0, top: 0, width: 1, height: 0.5 }',
  },
  'Mutation.createDrafts': { access: 'administrator', args: 'names: ["Gourde"]' },
  'Mutation.changePrices': {
    access: 'administrator',
    args: 'input: { products: [{ id: 1 }], percent: 5 }',
  },
  'Mutation.createProduct': {
    access: 'administrator',
    args: 'input: { name: "Savon", price: "4.50", ecoScore: "8.5" }',
  },
  'Mutation.deleteCategory': { access: 'administrator', args: 'id: 1' },
  'Mutation.deletePost': { access: 'administrator', args: 'id: 1' },
  'Mutation.deleteProduct': { access: 'administrator', args: 'id: 1' },
  'Mutation.deleteProductImage': { access: 'administrator', args: 'productId: 1, imageId: 1' },
  'Mutation.deleteProducts': { access: 'administrator', args: 'ids: [1]' },
  'Mutation.describeProductImage': {
    access: 'administrator',
    args: 'productId: 1, imageId: 1, altText: "De face"',
  },
  'Mutation.deleteImage': { access: 'administrator', args: 'name: "1"' },
  'Mutation.duplicateProduct': { access: 'administrator', args: 'id: 1' },
  'Mutation.joinWaitlist': {
    access: 'visitor',
    args: 'input: { firstName: "Ana", lastName: "Petit", email: "ana@exemple.fr" }',
  },
  'Mutation.login': {
    access: 'visitor',
    args: 'input: { email: "connue@exemple.fr", password: "mot de passe" }',
  },
  // For everybody to try; whom it lets in, its own tests say.
  'Mutation.loginAdministrator': {
    access: 'visitor',
    args: 'input: { email: "patronne@exemple.fr", password: "mot de passe" }',
  },
  'Mutation.noteOnContactMessage': { access: 'administrator', args: 'id: 1, text: "Je rappelle."' },
  'Mutation.logout': { access: 'visitor' },
  'Mutation.markContactMessage': { access: 'administrator', args: 'id: 1, isRead: true' },
  'Mutation.importProducts': { access: 'administrator', args: 'csv: "Nom;Prix\\nSavon;4,50"' },
  'Mutation.markWaitlistNotified': { access: 'administrator', args: 'ids: [1], notified: true' },
  'Mutation.mergeFavourites': { access: 'customer', args: 'productIds: [1]' },
  'Mutation.placeOrder': { access: 'customer' },
  'Mutation.register': {
    access: 'visitor',
    args: 'input: { email: "a@exemple.fr", password: "secret!", firstName: "Ana", lastName: "Petit" }',
  },
  'Mutation.removeCartLine': { access: 'customer', args: 'id: 1' },
  'Mutation.removeFavourite': { access: 'customer', args: 'productId: 1' },
  'Mutation.reorderProductImages': { access: 'administrator', args: 'productId: 1, imageIds: [1]' },
  'Mutation.resendMail': { access: 'administrator', args: 'id: 1' },
  'Mutation.restoreCategory': { access: 'administrator', args: 'entryId: 1' },
  'Mutation.restorePost': { access: 'administrator', args: 'entryId: 2' },
  'Mutation.restoreProduct': { access: 'administrator', args: 'entryId: 4' },
  'Mutation.restoreSetting': { access: 'administrator', args: 'entryId: 3' },
  'Mutation.saveDrafts': { access: 'administrator', args: 'products: [{ id: 1, name: "Gourde" }]' },
  'Mutation.setOrderStatus': { access: 'administrator', args: 'id: 1, status: "processing"' },
  'Mutation.sendContactMessage': {
    access: 'visitor',
    args: 'input: { firstName: "Ana", lastName: "Petit", email: "ana@exemple.fr", subject: "Colis", message: "Bonjour" }',
  },
  'Mutation.setPrimaryImage': { access: 'administrator', args: 'productId: 1, imageId: 1' },
  'Mutation.subscribeToNewsletter': { access: 'visitor', args: 'email: "ana@exemple.fr"' },
  'Mutation.undoProducts': { access: 'administrator', args: 'entryId: 5' },
  'Mutation.unsubscribeFromNewsletter': { access: 'visitor', args: 'token: "jeton-de-la-lettre-0001"' },
  'Mutation.updateCategory': { access: 'administrator', args: 'id: 1, input: { name: "Cuisine" }' },
  'Mutation.updatePost': { access: 'administrator', args: 'id: 1, input: { published: false }' },
  'Mutation.updateProduct': { access: 'administrator', args: 'id: 1, input: { inStock: false }' },
  'Mutation.updateSetting': { access: 'administrator', args: 'key: "1", value: "Sous 48 h."' },
  'Mutation.uploadProductImage': { access: 'administrator', args: 'file: $file', takesFile: true },
}
