/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query InboxCount {\n  contactMessages(limit: 1) {\n    unreadCount\n  }\n}": typeof types.InboxCountDocument,
    "mutation LoginAdministrator($input: LoginInput!) {\n  loginAdministrator(input: $input) {\n    ...Viewer_user\n  }\n}": typeof types.LoginAdministratorDocument,
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer_user\n  }\n}": typeof types.LoginDocument,
    "mutation Logout {\n  logout\n}": typeof types.LogoutDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    ...Viewer_user\n  }\n}": typeof types.RegisterDocument,
    "fragment Viewer_user on User {\n  id\n  email\n  firstName\n  lastName\n  profileImageUrl\n  isAdmin\n  createdAt\n}\n\nquery Viewer {\n  me {\n    ...Viewer_user\n  }\n}": typeof types.Viewer_UserFragmentDoc,
    "fragment Activity_summary on AnalyticsSummary {\n  activity {\n    startsAt\n    views\n    clicks\n  }\n}": typeof types.Activity_SummaryFragmentDoc,
    "fragment DailyActivity_summary on AnalyticsSummary {\n  dailyStats {\n    date\n    clicks\n  }\n}": typeof types.DailyActivity_SummaryFragmentDoc,
    "fragment EmptySearches_summary on AnalyticsSummary {\n  emptySearches {\n    term\n    count\n  }\n}": typeof types.EmptySearches_SummaryFragmentDoc,
    "fragment Funnel_summary on AnalyticsSummary {\n  funnel {\n    productViews\n    addedToCart\n    waitlist\n  }\n}": typeof types.Funnel_SummaryFragmentDoc,
    "fragment MetricCards_summary on AnalyticsSummary {\n  totalClicks\n  totalViews\n  uniqueUsers\n  signedInUsers\n  estimatedVisits\n  activePages\n  recentEvents\n  previous {\n    totalClicks\n    totalViews\n    uniqueUsers\n  }\n}": typeof types.MetricCards_SummaryFragmentDoc,
    "fragment RecentEvents_event on AnalyticsEvent {\n  id\n  eventType\n  pageName\n  elementId\n  elementText\n  userId\n  ipAddress\n  createdAt\n}": typeof types.RecentEvents_EventFragmentDoc,
    "fragment TopElements_summary on AnalyticsSummary {\n  topElements {\n    elementId\n    elementText\n    count\n  }\n}": typeof types.TopElements_SummaryFragmentDoc,
    "fragment TopPages_summary on AnalyticsSummary {\n  topPages {\n    pageName\n    count\n  }\n}": typeof types.TopPages_SummaryFragmentDoc,
    "fragment AddToCart_product on Product {\n  id\n  name\n  price\n  inStock\n}": typeof types.AddToCart_ProductFragmentDoc,
    "fragment CartContents_cart on Cart {\n  totalQuantity\n  total\n  lines {\n    id\n    quantity\n    product {\n      id\n      name\n    }\n    ...CartLineItem_line\n  }\n  ...CartSummary_cart\n}": typeof types.CartContents_CartFragmentDoc,
    "fragment CartLineItem_line on CartLine {\n  id\n  quantity\n  lineTotal\n  product {\n    id\n    name\n    description\n    price\n    imageUrl\n    ecoScore\n    ecoBand\n    inStock\n  }\n}": typeof types.CartLineItem_LineFragmentDoc,
    "fragment CartSummary_cart on Cart {\n  subtotal\n  shipping\n  total\n  missingForFreeShipping\n}": typeof types.CartSummary_CartFragmentDoc,
    "query Cart {\n  cart {\n    ...CartContents_cart\n  }\n}": typeof types.CartDocument,
    "mutation ChangeCartLine($id: ID!, $quantity: Int!) {\n  changeCartLine(id: $id, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}": typeof types.ChangeCartLineDocument,
    "mutation ClearCart {\n  clearCart {\n    ...CartContents_cart\n  }\n}": typeof types.ClearCartDocument,
    "mutation PutInCart($productId: ID!, $quantity: Int!) {\n  addToCart(productId: $productId, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}": typeof types.PutInCartDocument,
    "mutation RemoveCartLine($id: ID!) {\n  removeCartLine(id: $id) {\n    ...CartContents_cart\n  }\n}": typeof types.RemoveCartLineDocument,
    "fragment AdminProductCard_product on Product {\n  id\n  name\n  description\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n  inStock\n  featured\n  weeklySpecial\n  category {\n    id\n    name\n  }\n}": typeof types.AdminProductCard_ProductFragmentDoc,
    "fragment CategoryFormDialog_category on Category {\n  id\n  version\n  name\n  slug\n  description\n  productCount\n}\n\nmutation CreateCategory($input: CategoryInput!) {\n  createCategory(input: $input) {\n    ...CategoryFormDialog_category\n  }\n}\n\nmutation UpdateCategory($id: ID!, $input: CategoryChanges!, $version: Int) {\n  updateCategory(id: $id, input: $input, version: $version) {\n    ...CategoryFormDialog_category\n  }\n}\n\nmutation DeleteCategory($id: ID!) {\n  deleteCategory(id: $id)\n}\n\nmutation RestoreCategory($entryId: ID!, $state: HistoryState!) {\n  restoreCategory(entryId: $entryId, state: $state) {\n    ...CategoryFormDialog_category\n  }\n}": typeof types.CategoryFormDialog_CategoryFragmentDoc,
    "mutation ChangeProducts($ids: [ID!]!, $changes: BulkProductChanges!) {\n  changeProducts(ids: $ids, changes: $changes) {\n    id\n    ...AdminProductCard_product\n  }\n}\n\nmutation DeleteProducts($ids: [ID!]!) {\n  deleteProducts(ids: $ids)\n}\n\nquery ProductDependents($ids: [ID!]!) {\n  productDependents(ids: $ids) {\n    images\n    cartLines\n    orderItems\n    waitlistEntries\n  }\n}": typeof types.ChangeProductsDocument,
    "fragment ProductFormDialog_product on Product {\n  id\n  version\n  name\n  description\n  price\n  ecoScore\n  rating\n  reviewCount\n  inStock\n  featured\n  weeklySpecial\n  lifeBenefits\n  planetBenefits\n  moneySavings\n  whyChoose\n  category {\n    id\n  }\n}": typeof types.ProductFormDialog_ProductFragmentDoc,
    "fragment ProductImages_product on Product {\n  id\n  version\n  imageUrl\n  images {\n    id\n    imageUrl\n    altText\n    displayOrder\n    isPrimary\n  }\n}\n\nmutation AddProductImage($productId: ID!, $input: ProductImageInput!) {\n  addProductImage(productId: $productId, input: $input) {\n    ...ProductImages_product\n  }\n}\n\nmutation DeleteProductImage($productId: ID!, $imageId: ID!) {\n  deleteProductImage(productId: $productId, imageId: $imageId) {\n    ...ProductImages_product\n  }\n}\n\nmutation SetPrimaryImage($productId: ID!, $imageId: ID!) {\n  setPrimaryImage(productId: $productId, imageId: $imageId) {\n    ...ProductImages_product\n  }\n}\n\nmutation ReorderProductImages($productId: ID!, $imageIds: [ID!]!) {\n  reorderProductImages(productId: $productId, imageIds: $imageIds) {\n    ...ProductImages_product\n  }\n}\n\nmutation DescribeProductImage($productId: ID!, $imageId: ID!, $altText: String) {\n  describeProductImage(\n    productId: $productId\n    imageId: $imageId\n    altText: $altText\n  ) {\n    ...ProductImages_product\n  }\n}": typeof types.ProductImages_ProductFragmentDoc,
    "mutation CreateProduct($input: ProductInput!) {\n  createProduct(input: $input) {\n    id\n    ...AdminProductCard_product\n  }\n}\n\nmutation UpdateProduct($id: ID!, $input: ProductChanges!, $version: Int) {\n  updateProduct(id: $id, input: $input, version: $version) {\n    ...AdminProductCard_product\n    ...ProductFormDialog_product\n  }\n}\n\nmutation RestoreProduct($entryId: ID!, $state: HistoryState!) {\n  restoreProduct(entryId: $entryId, state: $state) {\n    ...AdminProductCard_product\n    ...ProductFormDialog_product\n    ...ProductImages_product\n  }\n}\n\nquery ProductName($id: ID!) {\n  product(id: $id) {\n    id\n    name\n    price\n  }\n}": typeof types.CreateProductDocument,
    "fragment EcoScorePanel_product on Product {\n  id\n  ecoScore\n  ecoBand\n}": typeof types.EcoScorePanel_ProductFragmentDoc,
    "fragment ProductBuyBox_product on Product {\n  id\n  name\n  price\n  inStock\n  featured\n  weeklySpecial\n  rating\n  reviewCount\n  description\n  ecoScore\n  ecoBand\n}": typeof types.ProductBuyBox_ProductFragmentDoc,
    "fragment ProductCard_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n  rating\n  reviewCount\n  inStock\n  featured\n  weeklySpecial\n  category {\n    id\n    name\n  }\n}": typeof types.ProductCard_ProductFragmentDoc,
    "fragment ProductFilters_facets on ProductFacets {\n  categories {\n    count\n    category {\n      id\n      slug\n    }\n  }\n  ecoBands {\n    band\n    count\n  }\n  inStock\n}": typeof types.ProductFilters_FacetsFragmentDoc,
    "fragment ProductGallery_product on Product {\n  id\n  name\n  imageUrl\n  images {\n    id\n    imageUrl\n    altText\n    displayOrder\n    isPrimary\n  }\n}": typeof types.ProductGallery_ProductFragmentDoc,
    "fragment ProductShelf_products on ProductPage {\n  items {\n    id\n    ...ProductCard_product\n  }\n}": typeof types.ProductShelf_ProductsFragmentDoc,
    "fragment WhyChooseSections_product on Product {\n  id\n  whyChoose\n  lifeBenefits\n  planetBenefits\n  moneySavings\n}": typeof types.WhyChooseSections_ProductFragmentDoc,
    "fragment PostFormDialog_post on Post {\n  id\n  version\n  title\n  excerpt\n  imageUrl\n  content\n  published\n  featured\n}\n\nmutation CreatePost($input: PostInput!) {\n  createPost(input: $input) {\n    id\n    ...PostRow_post\n  }\n}\n\nmutation UpdatePost($id: ID!, $input: PostChanges!, $version: Int) {\n  updatePost(id: $id, input: $input, version: $version) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}\n\nmutation DeletePost($id: ID!) {\n  deletePost(id: $id)\n}\n\nmutation RestorePost($entryId: ID!, $state: HistoryState!) {\n  restorePost(entryId: $entryId, state: $state) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}": typeof types.PostFormDialog_PostFragmentDoc,
    "fragment PostRow_post on Post {\n  id\n  title\n  excerpt\n  published\n  featured\n  createdAt\n}": typeof types.PostRow_PostFragmentDoc,
    "fragment ArticleView_post on Post {\n  id\n  title\n  excerpt\n  content\n  imageUrl\n  published\n  createdAt\n  readingMinutes\n}": typeof types.ArticleView_PostFragmentDoc,
    "fragment PostCard_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}": typeof types.PostCard_PostFragmentDoc,
    "fragment PostCarousel_posts on PostPage {\n  items {\n    id\n    ...PostSlide_post\n  }\n}": typeof types.PostCarousel_PostsFragmentDoc,
    "fragment PostList_posts on PostPage {\n  totalCount\n  items {\n    id\n    ...PostCard_post\n  }\n}": typeof types.PostList_PostsFragmentDoc,
    "fragment PostSlide_post on Post {\n  id\n  title\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}": typeof types.PostSlide_PostFragmentDoc,
    "fragment ContactMessage_message on ContactMessage {\n  id\n  firstName\n  lastName\n  email\n  subject\n  message\n  isRead\n  repliedAt\n  replyDueAt\n  overdue\n  createdAt\n}\n\nmutation MarkContactMessage($id: ID!, $isRead: Boolean, $replied: Boolean) {\n  markContactMessage(id: $id, isRead: $isRead, replied: $replied) {\n    ...ContactMessage_message\n  }\n}": typeof types.ContactMessage_MessageFragmentDoc,
    "fragment WaitlistTable_entry on WaitlistEntry {\n  id\n  firstName\n  lastName\n  email\n  notified\n  createdAt\n  products {\n    id\n    name\n  }\n}\n\nmutation MarkWaitlistNotified($ids: [ID!]!, $notified: Boolean!) {\n  markWaitlistNotified(ids: $ids, notified: $notified) {\n    ...WaitlistTable_entry\n  }\n}": typeof types.WaitlistTable_EntryFragmentDoc,
    "mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}": typeof types.SendContactMessageDocument,
    "mutation JoinWaitlist($input: JoinWaitlistInput!) {\n  joinWaitlist(input: $input)\n}": typeof types.JoinWaitlistDocument,
    "mutation ConfirmNewsletter($token: String!) {\n  confirmNewsletter(token: $token)\n}": typeof types.ConfirmNewsletterDocument,
    "mutation SubscribeToNewsletter($email: String!, $website: String) {\n  subscribeToNewsletter(email: $email, website: $website)\n}": typeof types.SubscribeToNewsletterDocument,
    "mutation UnsubscribeFromNewsletter($token: String!) {\n  unsubscribeFromNewsletter(token: $token)\n}": typeof types.UnsubscribeFromNewsletterDocument,
    "fragment OrderStatusButtons_order on Order {\n  id\n  status\n  allowedStatuses\n}\n\nmutation SetOrderStatus($id: ID!, $status: String!) {\n  setOrderStatus(id: $id, status: $status) {\n    ...OrderStatusButtons_order\n    ...OrderDetails_order\n  }\n}": typeof types.OrderStatusButtons_OrderFragmentDoc,
    "fragment OrderCard_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n}": typeof types.OrderCard_OrderFragmentDoc,
    "fragment OrderDetails_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n  items {\n    id\n    productName\n    productEcoScore\n    quantity\n    price\n  }\n  statusChanges {\n    id\n    toStatus\n    changedAt\n  }\n}": typeof types.OrderDetails_OrderFragmentDoc,
    "fragment SettingCard_setting on SiteSetting {\n  id\n  key\n  label\n  description\n  value\n  version\n}\n\nmutation UpdateSetting($key: String!, $value: String!, $version: Int) {\n  updateSetting(key: $key, value: $value, version: $version) {\n    ...SettingCard_setting\n  }\n}\n\nmutation RestoreSetting($entryId: ID!, $state: HistoryState!) {\n  restoreSetting(entryId: $entryId, state: $state) {\n    ...SettingCard_setting\n  }\n}": typeof types.SettingCard_SettingFragmentDoc,
    "query Settings {\n  settings {\n    id\n    key\n    value\n  }\n}": typeof types.SettingsDocument,
    "query AccountOrderDetails($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderDetails_order\n  }\n}": typeof types.AccountOrderDetailsDocument,
    "query AccountOrders($limit: Int!, $offset: Int!) {\n  orders(limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      id\n      ...OrderCard_order\n    }\n  }\n}": typeof types.AccountOrdersDocument,
    "query AdminAnalytics($period: AnalyticsPeriod!) {\n  analyticsSummary(period: $period) {\n    ...MetricCards_summary\n    ...Activity_summary\n    ...TopPages_summary\n    ...TopElements_summary\n    ...DailyActivity_summary\n    ...Funnel_summary\n    ...EmptySearches_summary\n  }\n  analyticsEvents(limit: 20) {\n    id\n    ...RecentEvents_event\n  }\n}": typeof types.AdminAnalyticsDocument,
    "query AdminCategories {\n  categories {\n    id\n    ...CategoryFormDialog_category\n  }\n}": typeof types.AdminCategoriesDocument,
    "query InboxMessages($state: ContactMessageState, $search: String, $limit: Int!, $offset: Int!) {\n  contactMessages(state: $state, search: $search, limit: $limit, offset: $offset) {\n    items {\n      id\n      ...ContactMessage_message\n    }\n    totalCount\n    unreadCount\n    overdueCount\n  }\n}\n\nquery InboxMessage($id: ID!) {\n  contactMessage(id: $id) {\n    id\n    subject\n    isRead\n    ...ContactMessage_message\n  }\n}": typeof types.InboxMessagesDocument,
    "query InboxNewsletter($state: NewsletterState, $search: String, $limit: Int!, $offset: Int!) {\n  newsletterSubscribers(\n    state: $state\n    search: $search\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      email\n      state\n      confirmedAt\n      createdAt\n      changedAt\n    }\n    totalCount\n  }\n}": typeof types.InboxNewsletterDocument,
    "query InboxOrders($status: String, $search: String, $limit: Int!, $offset: Int!) {\n  adminOrders(status: $status, search: $search, limit: $limit, offset: $offset) {\n    items {\n      order {\n        id\n        createdAt\n        status\n        total\n      }\n      customer {\n        id\n        email\n        firstName\n        lastName\n      }\n    }\n    totalCount\n  }\n}\n\nquery InboxOrder($id: ID!) {\n  adminOrder(id: $id) {\n    order {\n      id\n      ...OrderDetails_order\n      ...OrderStatusButtons_order\n    }\n    customer {\n      id\n      email\n      firstName\n      lastName\n    }\n  }\n}": typeof types.InboxOrdersDocument,
    "query InboxWaitlist($search: String, $productId: ID, $limit: Int!, $offset: Int!) {\n  waitlistEntries(\n    search: $search\n    productId: $productId\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      ...WaitlistTable_entry\n    }\n    totalCount\n  }\n  waitlistDemand(limit: 10) {\n    productId\n    count\n    product {\n      id\n      name\n    }\n  }\n}": typeof types.InboxWaitlistDocument,
    "query AdminPosts($search: String, $sort: PostSort, $published: Boolean, $limit: Int!, $offset: Int!) {\n  posts(\n    search: $search\n    sort: $sort\n    published: $published\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      ...PostRow_post\n    }\n    totalCount\n  }\n}\n\nquery AdminPost($id: ID!) {\n  post(id: $id) {\n    id\n    ...PostFormDialog_post\n  }\n}": typeof types.AdminPostsDocument,
    "query AdminProducts($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(filter: $filter, sort: $sort, limit: $limit, offset: $offset) {\n    items {\n      id\n      ...AdminProductCard_product\n    }\n    totalCount\n  }\n}\n\nquery AdminCategoryNames {\n  categories {\n    id\n    name\n  }\n}\n\nquery AdminProduct($id: ID!) {\n  product(id: $id) {\n    id\n    ...ProductFormDialog_product\n    ...ProductImages_product\n  }\n}": typeof types.AdminProductsDocument,
    "query RecordHistory($subjectType: AuditSubject!, $subjectId: ID, $limit: Int!, $offset: Int!) {\n  history(\n    subjectType: $subjectType\n    subjectId: $subjectId\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      action\n      actorEmail\n      subjectId\n      before\n      after\n      createdAt\n    }\n    totalCount\n  }\n}": typeof types.RecordHistoryDocument,
    "query AdminSettings {\n  settings {\n    id\n    key\n    ...SettingCard_setting\n  }\n}": typeof types.AdminSettingsDocument,
    "query ArticlePage($id: ID!) {\n  post(id: $id) {\n    id\n    ...ArticleView_post\n  }\n}": typeof types.ArticlePageDocument,
    "query RelatedPosts {\n  posts(published: true, limit: 4) {\n    items {\n      id\n      ...PostCard_post\n    }\n  }\n}": typeof types.RelatedPostsDocument,
    "query EcologyPage($limit: Int!, $offset: Int!) {\n  posts(published: true, limit: $limit, offset: $offset) {\n    totalCount\n    ...PostList_posts\n  }\n}": typeof types.EcologyPageDocument,
    "fragment HeroPicture_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n}": typeof types.HeroPicture_ProductFragmentDoc,
    "query MemberHome {\n  simple: products(filter: {maxPrice: \"49.99\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  highTech: products(filter: {minPrice: \"50\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n}": typeof types.MemberHomeDocument,
    "fragment SocialLinks_setting on SiteSetting {\n  id\n  key\n  value\n}": typeof types.SocialLinks_SettingFragmentDoc,
    "query VisitorHome {\n  popular: products(sort: RATING, limit: 4) {\n    items {\n      id\n      ...HeroPicture_product\n    }\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n  settings {\n    id\n    ...SocialLinks_setting\n  }\n}": typeof types.VisitorHomeDocument,
    "query ProductCategories {\n  categories {\n    id\n    name\n    slug\n  }\n}": typeof types.ProductCategoriesDocument,
    "query ProductPage($id: ID!) {\n  product(id: $id) {\n    id\n    name\n    category {\n      id\n      name\n      slug\n    }\n    ...ProductGallery_product\n    ...ProductBuyBox_product\n    ...AddToCart_product\n    ...EcoScorePanel_product\n    ...WhyChooseSections_product\n  }\n}": typeof types.ProductPageDocument,
    "query ProductsPage($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(filter: $filter, sort: $sort, limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      id\n      ...ProductCard_product\n    }\n    facets {\n      ...ProductFilters_facets\n    }\n  }\n}": typeof types.ProductsPageDocument,
    "query RelatedProducts($categorySlug: String!) {\n  products(filter: {categorySlug: $categorySlug}, sort: RATING, limit: 5) {\n    items {\n      id\n      ...ProductCard_product\n    }\n  }\n}": typeof types.RelatedProductsDocument,
};
const documents: Documents = {
    "query InboxCount {\n  contactMessages(limit: 1) {\n    unreadCount\n  }\n}": types.InboxCountDocument,
    "mutation LoginAdministrator($input: LoginInput!) {\n  loginAdministrator(input: $input) {\n    ...Viewer_user\n  }\n}": types.LoginAdministratorDocument,
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer_user\n  }\n}": types.LoginDocument,
    "mutation Logout {\n  logout\n}": types.LogoutDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    ...Viewer_user\n  }\n}": types.RegisterDocument,
    "fragment Viewer_user on User {\n  id\n  email\n  firstName\n  lastName\n  profileImageUrl\n  isAdmin\n  createdAt\n}\n\nquery Viewer {\n  me {\n    ...Viewer_user\n  }\n}": types.Viewer_UserFragmentDoc,
    "fragment Activity_summary on AnalyticsSummary {\n  activity {\n    startsAt\n    views\n    clicks\n  }\n}": types.Activity_SummaryFragmentDoc,
    "fragment DailyActivity_summary on AnalyticsSummary {\n  dailyStats {\n    date\n    clicks\n  }\n}": types.DailyActivity_SummaryFragmentDoc,
    "fragment EmptySearches_summary on AnalyticsSummary {\n  emptySearches {\n    term\n    count\n  }\n}": types.EmptySearches_SummaryFragmentDoc,
    "fragment Funnel_summary on AnalyticsSummary {\n  funnel {\n    productViews\n    addedToCart\n    waitlist\n  }\n}": types.Funnel_SummaryFragmentDoc,
    "fragment MetricCards_summary on AnalyticsSummary {\n  totalClicks\n  totalViews\n  uniqueUsers\n  signedInUsers\n  estimatedVisits\n  activePages\n  recentEvents\n  previous {\n    totalClicks\n    totalViews\n    uniqueUsers\n  }\n}": types.MetricCards_SummaryFragmentDoc,
    "fragment RecentEvents_event on AnalyticsEvent {\n  id\n  eventType\n  pageName\n  elementId\n  elementText\n  userId\n  ipAddress\n  createdAt\n}": types.RecentEvents_EventFragmentDoc,
    "fragment TopElements_summary on AnalyticsSummary {\n  topElements {\n    elementId\n    elementText\n    count\n  }\n}": types.TopElements_SummaryFragmentDoc,
    "fragment TopPages_summary on AnalyticsSummary {\n  topPages {\n    pageName\n    count\n  }\n}": types.TopPages_SummaryFragmentDoc,
    "fragment AddToCart_product on Product {\n  id\n  name\n  price\n  inStock\n}": types.AddToCart_ProductFragmentDoc,
    "fragment CartContents_cart on Cart {\n  totalQuantity\n  total\n  lines {\n    id\n    quantity\n    product {\n      id\n      name\n    }\n    ...CartLineItem_line\n  }\n  ...CartSummary_cart\n}": types.CartContents_CartFragmentDoc,
    "fragment CartLineItem_line on CartLine {\n  id\n  quantity\n  lineTotal\n  product {\n    id\n    name\n    description\n    price\n    imageUrl\n    ecoScore\n    ecoBand\n    inStock\n  }\n}": types.CartLineItem_LineFragmentDoc,
    "fragment CartSummary_cart on Cart {\n  subtotal\n  shipping\n  total\n  missingForFreeShipping\n}": types.CartSummary_CartFragmentDoc,
    "query Cart {\n  cart {\n    ...CartContents_cart\n  }\n}": types.CartDocument,
    "mutation ChangeCartLine($id: ID!, $quantity: Int!) {\n  changeCartLine(id: $id, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}": types.ChangeCartLineDocument,
    "mutation ClearCart {\n  clearCart {\n    ...CartContents_cart\n  }\n}": types.ClearCartDocument,
    "mutation PutInCart($productId: ID!, $quantity: Int!) {\n  addToCart(productId: $productId, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}": types.PutInCartDocument,
    "mutation RemoveCartLine($id: ID!) {\n  removeCartLine(id: $id) {\n    ...CartContents_cart\n  }\n}": types.RemoveCartLineDocument,
    "fragment AdminProductCard_product on Product {\n  id\n  name\n  description\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n  inStock\n  featured\n  weeklySpecial\n  category {\n    id\n    name\n  }\n}": types.AdminProductCard_ProductFragmentDoc,
    "fragment CategoryFormDialog_category on Category {\n  id\n  version\n  name\n  slug\n  description\n  productCount\n}\n\nmutation CreateCategory($input: CategoryInput!) {\n  createCategory(input: $input) {\n    ...CategoryFormDialog_category\n  }\n}\n\nmutation UpdateCategory($id: ID!, $input: CategoryChanges!, $version: Int) {\n  updateCategory(id: $id, input: $input, version: $version) {\n    ...CategoryFormDialog_category\n  }\n}\n\nmutation DeleteCategory($id: ID!) {\n  deleteCategory(id: $id)\n}\n\nmutation RestoreCategory($entryId: ID!, $state: HistoryState!) {\n  restoreCategory(entryId: $entryId, state: $state) {\n    ...CategoryFormDialog_category\n  }\n}": types.CategoryFormDialog_CategoryFragmentDoc,
    "mutation ChangeProducts($ids: [ID!]!, $changes: BulkProductChanges!) {\n  changeProducts(ids: $ids, changes: $changes) {\n    id\n    ...AdminProductCard_product\n  }\n}\n\nmutation DeleteProducts($ids: [ID!]!) {\n  deleteProducts(ids: $ids)\n}\n\nquery ProductDependents($ids: [ID!]!) {\n  productDependents(ids: $ids) {\n    images\n    cartLines\n    orderItems\n    waitlistEntries\n  }\n}": types.ChangeProductsDocument,
    "fragment ProductFormDialog_product on Product {\n  id\n  version\n  name\n  description\n  price\n  ecoScore\n  rating\n  reviewCount\n  inStock\n  featured\n  weeklySpecial\n  lifeBenefits\n  planetBenefits\n  moneySavings\n  whyChoose\n  category {\n    id\n  }\n}": types.ProductFormDialog_ProductFragmentDoc,
    "fragment ProductImages_product on Product {\n  id\n  version\n  imageUrl\n  images {\n    id\n    imageUrl\n    altText\n    displayOrder\n    isPrimary\n  }\n}\n\nmutation AddProductImage($productId: ID!, $input: ProductImageInput!) {\n  addProductImage(productId: $productId, input: $input) {\n    ...ProductImages_product\n  }\n}\n\nmutation DeleteProductImage($productId: ID!, $imageId: ID!) {\n  deleteProductImage(productId: $productId, imageId: $imageId) {\n    ...ProductImages_product\n  }\n}\n\nmutation SetPrimaryImage($productId: ID!, $imageId: ID!) {\n  setPrimaryImage(productId: $productId, imageId: $imageId) {\n    ...ProductImages_product\n  }\n}\n\nmutation ReorderProductImages($productId: ID!, $imageIds: [ID!]!) {\n  reorderProductImages(productId: $productId, imageIds: $imageIds) {\n    ...ProductImages_product\n  }\n}\n\nmutation DescribeProductImage($productId: ID!, $imageId: ID!, $altText: String) {\n  describeProductImage(\n    productId: $productId\n    imageId: $imageId\n    altText: $altText\n  ) {\n    ...ProductImages_product\n  }\n}": types.ProductImages_ProductFragmentDoc,
    "mutation CreateProduct($input: ProductInput!) {\n  createProduct(input: $input) {\n    id\n    ...AdminProductCard_product\n  }\n}\n\nmutation UpdateProduct($id: ID!, $input: ProductChanges!, $version: Int) {\n  updateProduct(id: $id, input: $input, version: $version) {\n    ...AdminProductCard_product\n    ...ProductFormDialog_product\n  }\n}\n\nmutation RestoreProduct($entryId: ID!, $state: HistoryState!) {\n  restoreProduct(entryId: $entryId, state: $state) {\n    ...AdminProductCard_product\n    ...ProductFormDialog_product\n    ...ProductImages_product\n  }\n}\n\nquery ProductName($id: ID!) {\n  product(id: $id) {\n    id\n    name\n    price\n  }\n}": types.CreateProductDocument,
    "fragment EcoScorePanel_product on Product {\n  id\n  ecoScore\n  ecoBand\n}": types.EcoScorePanel_ProductFragmentDoc,
    "fragment ProductBuyBox_product on Product {\n  id\n  name\n  price\n  inStock\n  featured\n  weeklySpecial\n  rating\n  reviewCount\n  description\n  ecoScore\n  ecoBand\n}": types.ProductBuyBox_ProductFragmentDoc,
    "fragment ProductCard_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n  rating\n  reviewCount\n  inStock\n  featured\n  weeklySpecial\n  category {\n    id\n    name\n  }\n}": types.ProductCard_ProductFragmentDoc,
    "fragment ProductFilters_facets on ProductFacets {\n  categories {\n    count\n    category {\n      id\n      slug\n    }\n  }\n  ecoBands {\n    band\n    count\n  }\n  inStock\n}": types.ProductFilters_FacetsFragmentDoc,
    "fragment ProductGallery_product on Product {\n  id\n  name\n  imageUrl\n  images {\n    id\n    imageUrl\n    altText\n    displayOrder\n    isPrimary\n  }\n}": types.ProductGallery_ProductFragmentDoc,
    "fragment ProductShelf_products on ProductPage {\n  items {\n    id\n    ...ProductCard_product\n  }\n}": types.ProductShelf_ProductsFragmentDoc,
    "fragment WhyChooseSections_product on Product {\n  id\n  whyChoose\n  lifeBenefits\n  planetBenefits\n  moneySavings\n}": types.WhyChooseSections_ProductFragmentDoc,
    "fragment PostFormDialog_post on Post {\n  id\n  version\n  title\n  excerpt\n  imageUrl\n  content\n  published\n  featured\n}\n\nmutation CreatePost($input: PostInput!) {\n  createPost(input: $input) {\n    id\n    ...PostRow_post\n  }\n}\n\nmutation UpdatePost($id: ID!, $input: PostChanges!, $version: Int) {\n  updatePost(id: $id, input: $input, version: $version) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}\n\nmutation DeletePost($id: ID!) {\n  deletePost(id: $id)\n}\n\nmutation RestorePost($entryId: ID!, $state: HistoryState!) {\n  restorePost(entryId: $entryId, state: $state) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}": types.PostFormDialog_PostFragmentDoc,
    "fragment PostRow_post on Post {\n  id\n  title\n  excerpt\n  published\n  featured\n  createdAt\n}": types.PostRow_PostFragmentDoc,
    "fragment ArticleView_post on Post {\n  id\n  title\n  excerpt\n  content\n  imageUrl\n  published\n  createdAt\n  readingMinutes\n}": types.ArticleView_PostFragmentDoc,
    "fragment PostCard_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}": types.PostCard_PostFragmentDoc,
    "fragment PostCarousel_posts on PostPage {\n  items {\n    id\n    ...PostSlide_post\n  }\n}": types.PostCarousel_PostsFragmentDoc,
    "fragment PostList_posts on PostPage {\n  totalCount\n  items {\n    id\n    ...PostCard_post\n  }\n}": types.PostList_PostsFragmentDoc,
    "fragment PostSlide_post on Post {\n  id\n  title\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}": types.PostSlide_PostFragmentDoc,
    "fragment ContactMessage_message on ContactMessage {\n  id\n  firstName\n  lastName\n  email\n  subject\n  message\n  isRead\n  repliedAt\n  replyDueAt\n  overdue\n  createdAt\n}\n\nmutation MarkContactMessage($id: ID!, $isRead: Boolean, $replied: Boolean) {\n  markContactMessage(id: $id, isRead: $isRead, replied: $replied) {\n    ...ContactMessage_message\n  }\n}": types.ContactMessage_MessageFragmentDoc,
    "fragment WaitlistTable_entry on WaitlistEntry {\n  id\n  firstName\n  lastName\n  email\n  notified\n  createdAt\n  products {\n    id\n    name\n  }\n}\n\nmutation MarkWaitlistNotified($ids: [ID!]!, $notified: Boolean!) {\n  markWaitlistNotified(ids: $ids, notified: $notified) {\n    ...WaitlistTable_entry\n  }\n}": types.WaitlistTable_EntryFragmentDoc,
    "mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}": types.SendContactMessageDocument,
    "mutation JoinWaitlist($input: JoinWaitlistInput!) {\n  joinWaitlist(input: $input)\n}": types.JoinWaitlistDocument,
    "mutation ConfirmNewsletter($token: String!) {\n  confirmNewsletter(token: $token)\n}": types.ConfirmNewsletterDocument,
    "mutation SubscribeToNewsletter($email: String!, $website: String) {\n  subscribeToNewsletter(email: $email, website: $website)\n}": types.SubscribeToNewsletterDocument,
    "mutation UnsubscribeFromNewsletter($token: String!) {\n  unsubscribeFromNewsletter(token: $token)\n}": types.UnsubscribeFromNewsletterDocument,
    "fragment OrderStatusButtons_order on Order {\n  id\n  status\n  allowedStatuses\n}\n\nmutation SetOrderStatus($id: ID!, $status: String!) {\n  setOrderStatus(id: $id, status: $status) {\n    ...OrderStatusButtons_order\n    ...OrderDetails_order\n  }\n}": types.OrderStatusButtons_OrderFragmentDoc,
    "fragment OrderCard_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n}": types.OrderCard_OrderFragmentDoc,
    "fragment OrderDetails_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n  items {\n    id\n    productName\n    productEcoScore\n    quantity\n    price\n  }\n  statusChanges {\n    id\n    toStatus\n    changedAt\n  }\n}": types.OrderDetails_OrderFragmentDoc,
    "fragment SettingCard_setting on SiteSetting {\n  id\n  key\n  label\n  description\n  value\n  version\n}\n\nmutation UpdateSetting($key: String!, $value: String!, $version: Int) {\n  updateSetting(key: $key, value: $value, version: $version) {\n    ...SettingCard_setting\n  }\n}\n\nmutation RestoreSetting($entryId: ID!, $state: HistoryState!) {\n  restoreSetting(entryId: $entryId, state: $state) {\n    ...SettingCard_setting\n  }\n}": types.SettingCard_SettingFragmentDoc,
    "query Settings {\n  settings {\n    id\n    key\n    value\n  }\n}": types.SettingsDocument,
    "query AccountOrderDetails($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderDetails_order\n  }\n}": types.AccountOrderDetailsDocument,
    "query AccountOrders($limit: Int!, $offset: Int!) {\n  orders(limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      id\n      ...OrderCard_order\n    }\n  }\n}": types.AccountOrdersDocument,
    "query AdminAnalytics($period: AnalyticsPeriod!) {\n  analyticsSummary(period: $period) {\n    ...MetricCards_summary\n    ...Activity_summary\n    ...TopPages_summary\n    ...TopElements_summary\n    ...DailyActivity_summary\n    ...Funnel_summary\n    ...EmptySearches_summary\n  }\n  analyticsEvents(limit: 20) {\n    id\n    ...RecentEvents_event\n  }\n}": types.AdminAnalyticsDocument,
    "query AdminCategories {\n  categories {\n    id\n    ...CategoryFormDialog_category\n  }\n}": types.AdminCategoriesDocument,
    "query InboxMessages($state: ContactMessageState, $search: String, $limit: Int!, $offset: Int!) {\n  contactMessages(state: $state, search: $search, limit: $limit, offset: $offset) {\n    items {\n      id\n      ...ContactMessage_message\n    }\n    totalCount\n    unreadCount\n    overdueCount\n  }\n}\n\nquery InboxMessage($id: ID!) {\n  contactMessage(id: $id) {\n    id\n    subject\n    isRead\n    ...ContactMessage_message\n  }\n}": types.InboxMessagesDocument,
    "query InboxNewsletter($state: NewsletterState, $search: String, $limit: Int!, $offset: Int!) {\n  newsletterSubscribers(\n    state: $state\n    search: $search\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      email\n      state\n      confirmedAt\n      createdAt\n      changedAt\n    }\n    totalCount\n  }\n}": types.InboxNewsletterDocument,
    "query InboxOrders($status: String, $search: String, $limit: Int!, $offset: Int!) {\n  adminOrders(status: $status, search: $search, limit: $limit, offset: $offset) {\n    items {\n      order {\n        id\n        createdAt\n        status\n        total\n      }\n      customer {\n        id\n        email\n        firstName\n        lastName\n      }\n    }\n    totalCount\n  }\n}\n\nquery InboxOrder($id: ID!) {\n  adminOrder(id: $id) {\n    order {\n      id\n      ...OrderDetails_order\n      ...OrderStatusButtons_order\n    }\n    customer {\n      id\n      email\n      firstName\n      lastName\n    }\n  }\n}": types.InboxOrdersDocument,
    "query InboxWaitlist($search: String, $productId: ID, $limit: Int!, $offset: Int!) {\n  waitlistEntries(\n    search: $search\n    productId: $productId\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      ...WaitlistTable_entry\n    }\n    totalCount\n  }\n  waitlistDemand(limit: 10) {\n    productId\n    count\n    product {\n      id\n      name\n    }\n  }\n}": types.InboxWaitlistDocument,
    "query AdminPosts($search: String, $sort: PostSort, $published: Boolean, $limit: Int!, $offset: Int!) {\n  posts(\n    search: $search\n    sort: $sort\n    published: $published\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      ...PostRow_post\n    }\n    totalCount\n  }\n}\n\nquery AdminPost($id: ID!) {\n  post(id: $id) {\n    id\n    ...PostFormDialog_post\n  }\n}": types.AdminPostsDocument,
    "query AdminProducts($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(filter: $filter, sort: $sort, limit: $limit, offset: $offset) {\n    items {\n      id\n      ...AdminProductCard_product\n    }\n    totalCount\n  }\n}\n\nquery AdminCategoryNames {\n  categories {\n    id\n    name\n  }\n}\n\nquery AdminProduct($id: ID!) {\n  product(id: $id) {\n    id\n    ...ProductFormDialog_product\n    ...ProductImages_product\n  }\n}": types.AdminProductsDocument,
    "query RecordHistory($subjectType: AuditSubject!, $subjectId: ID, $limit: Int!, $offset: Int!) {\n  history(\n    subjectType: $subjectType\n    subjectId: $subjectId\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      action\n      actorEmail\n      subjectId\n      before\n      after\n      createdAt\n    }\n    totalCount\n  }\n}": types.RecordHistoryDocument,
    "query AdminSettings {\n  settings {\n    id\n    key\n    ...SettingCard_setting\n  }\n}": types.AdminSettingsDocument,
    "query ArticlePage($id: ID!) {\n  post(id: $id) {\n    id\n    ...ArticleView_post\n  }\n}": types.ArticlePageDocument,
    "query RelatedPosts {\n  posts(published: true, limit: 4) {\n    items {\n      id\n      ...PostCard_post\n    }\n  }\n}": types.RelatedPostsDocument,
    "query EcologyPage($limit: Int!, $offset: Int!) {\n  posts(published: true, limit: $limit, offset: $offset) {\n    totalCount\n    ...PostList_posts\n  }\n}": types.EcologyPageDocument,
    "fragment HeroPicture_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n}": types.HeroPicture_ProductFragmentDoc,
    "query MemberHome {\n  simple: products(filter: {maxPrice: \"49.99\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  highTech: products(filter: {minPrice: \"50\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n}": types.MemberHomeDocument,
    "fragment SocialLinks_setting on SiteSetting {\n  id\n  key\n  value\n}": types.SocialLinks_SettingFragmentDoc,
    "query VisitorHome {\n  popular: products(sort: RATING, limit: 4) {\n    items {\n      id\n      ...HeroPicture_product\n    }\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n  settings {\n    id\n    ...SocialLinks_setting\n  }\n}": types.VisitorHomeDocument,
    "query ProductCategories {\n  categories {\n    id\n    name\n    slug\n  }\n}": types.ProductCategoriesDocument,
    "query ProductPage($id: ID!) {\n  product(id: $id) {\n    id\n    name\n    category {\n      id\n      name\n      slug\n    }\n    ...ProductGallery_product\n    ...ProductBuyBox_product\n    ...AddToCart_product\n    ...EcoScorePanel_product\n    ...WhyChooseSections_product\n  }\n}": types.ProductPageDocument,
    "query ProductsPage($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(filter: $filter, sort: $sort, limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      id\n      ...ProductCard_product\n    }\n    facets {\n      ...ProductFilters_facets\n    }\n  }\n}": types.ProductsPageDocument,
    "query RelatedProducts($categorySlug: String!) {\n  products(filter: {categorySlug: $categorySlug}, sort: RATING, limit: 5) {\n    items {\n      id\n      ...ProductCard_product\n    }\n  }\n}": types.RelatedProductsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InboxCount {\n  contactMessages(limit: 1) {\n    unreadCount\n  }\n}"): (typeof documents)["query InboxCount {\n  contactMessages(limit: 1) {\n    unreadCount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LoginAdministrator($input: LoginInput!) {\n  loginAdministrator(input: $input) {\n    ...Viewer_user\n  }\n}"): (typeof documents)["mutation LoginAdministrator($input: LoginInput!) {\n  loginAdministrator(input: $input) {\n    ...Viewer_user\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer_user\n  }\n}"): (typeof documents)["mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer_user\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Logout {\n  logout\n}"): (typeof documents)["mutation Logout {\n  logout\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    ...Viewer_user\n  }\n}"): (typeof documents)["mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    ...Viewer_user\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Viewer_user on User {\n  id\n  email\n  firstName\n  lastName\n  profileImageUrl\n  isAdmin\n  createdAt\n}\n\nquery Viewer {\n  me {\n    ...Viewer_user\n  }\n}"): (typeof documents)["fragment Viewer_user on User {\n  id\n  email\n  firstName\n  lastName\n  profileImageUrl\n  isAdmin\n  createdAt\n}\n\nquery Viewer {\n  me {\n    ...Viewer_user\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Activity_summary on AnalyticsSummary {\n  activity {\n    startsAt\n    views\n    clicks\n  }\n}"): (typeof documents)["fragment Activity_summary on AnalyticsSummary {\n  activity {\n    startsAt\n    views\n    clicks\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DailyActivity_summary on AnalyticsSummary {\n  dailyStats {\n    date\n    clicks\n  }\n}"): (typeof documents)["fragment DailyActivity_summary on AnalyticsSummary {\n  dailyStats {\n    date\n    clicks\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EmptySearches_summary on AnalyticsSummary {\n  emptySearches {\n    term\n    count\n  }\n}"): (typeof documents)["fragment EmptySearches_summary on AnalyticsSummary {\n  emptySearches {\n    term\n    count\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment Funnel_summary on AnalyticsSummary {\n  funnel {\n    productViews\n    addedToCart\n    waitlist\n  }\n}"): (typeof documents)["fragment Funnel_summary on AnalyticsSummary {\n  funnel {\n    productViews\n    addedToCart\n    waitlist\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment MetricCards_summary on AnalyticsSummary {\n  totalClicks\n  totalViews\n  uniqueUsers\n  signedInUsers\n  estimatedVisits\n  activePages\n  recentEvents\n  previous {\n    totalClicks\n    totalViews\n    uniqueUsers\n  }\n}"): (typeof documents)["fragment MetricCards_summary on AnalyticsSummary {\n  totalClicks\n  totalViews\n  uniqueUsers\n  signedInUsers\n  estimatedVisits\n  activePages\n  recentEvents\n  previous {\n    totalClicks\n    totalViews\n    uniqueUsers\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment RecentEvents_event on AnalyticsEvent {\n  id\n  eventType\n  pageName\n  elementId\n  elementText\n  userId\n  ipAddress\n  createdAt\n}"): (typeof documents)["fragment RecentEvents_event on AnalyticsEvent {\n  id\n  eventType\n  pageName\n  elementId\n  elementText\n  userId\n  ipAddress\n  createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TopElements_summary on AnalyticsSummary {\n  topElements {\n    elementId\n    elementText\n    count\n  }\n}"): (typeof documents)["fragment TopElements_summary on AnalyticsSummary {\n  topElements {\n    elementId\n    elementText\n    count\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment TopPages_summary on AnalyticsSummary {\n  topPages {\n    pageName\n    count\n  }\n}"): (typeof documents)["fragment TopPages_summary on AnalyticsSummary {\n  topPages {\n    pageName\n    count\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AddToCart_product on Product {\n  id\n  name\n  price\n  inStock\n}"): (typeof documents)["fragment AddToCart_product on Product {\n  id\n  name\n  price\n  inStock\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CartContents_cart on Cart {\n  totalQuantity\n  total\n  lines {\n    id\n    quantity\n    product {\n      id\n      name\n    }\n    ...CartLineItem_line\n  }\n  ...CartSummary_cart\n}"): (typeof documents)["fragment CartContents_cart on Cart {\n  totalQuantity\n  total\n  lines {\n    id\n    quantity\n    product {\n      id\n      name\n    }\n    ...CartLineItem_line\n  }\n  ...CartSummary_cart\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CartLineItem_line on CartLine {\n  id\n  quantity\n  lineTotal\n  product {\n    id\n    name\n    description\n    price\n    imageUrl\n    ecoScore\n    ecoBand\n    inStock\n  }\n}"): (typeof documents)["fragment CartLineItem_line on CartLine {\n  id\n  quantity\n  lineTotal\n  product {\n    id\n    name\n    description\n    price\n    imageUrl\n    ecoScore\n    ecoBand\n    inStock\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CartSummary_cart on Cart {\n  subtotal\n  shipping\n  total\n  missingForFreeShipping\n}"): (typeof documents)["fragment CartSummary_cart on Cart {\n  subtotal\n  shipping\n  total\n  missingForFreeShipping\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Cart {\n  cart {\n    ...CartContents_cart\n  }\n}"): (typeof documents)["query Cart {\n  cart {\n    ...CartContents_cart\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeCartLine($id: ID!, $quantity: Int!) {\n  changeCartLine(id: $id, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}"): (typeof documents)["mutation ChangeCartLine($id: ID!, $quantity: Int!) {\n  changeCartLine(id: $id, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClearCart {\n  clearCart {\n    ...CartContents_cart\n  }\n}"): (typeof documents)["mutation ClearCart {\n  clearCart {\n    ...CartContents_cart\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PutInCart($productId: ID!, $quantity: Int!) {\n  addToCart(productId: $productId, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}"): (typeof documents)["mutation PutInCart($productId: ID!, $quantity: Int!) {\n  addToCart(productId: $productId, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveCartLine($id: ID!) {\n  removeCartLine(id: $id) {\n    ...CartContents_cart\n  }\n}"): (typeof documents)["mutation RemoveCartLine($id: ID!) {\n  removeCartLine(id: $id) {\n    ...CartContents_cart\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment AdminProductCard_product on Product {\n  id\n  name\n  description\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n  inStock\n  featured\n  weeklySpecial\n  category {\n    id\n    name\n  }\n}"): (typeof documents)["fragment AdminProductCard_product on Product {\n  id\n  name\n  description\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n  inStock\n  featured\n  weeklySpecial\n  category {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment CategoryFormDialog_category on Category {\n  id\n  version\n  name\n  slug\n  description\n  productCount\n}\n\nmutation CreateCategory($input: CategoryInput!) {\n  createCategory(input: $input) {\n    ...CategoryFormDialog_category\n  }\n}\n\nmutation UpdateCategory($id: ID!, $input: CategoryChanges!, $version: Int) {\n  updateCategory(id: $id, input: $input, version: $version) {\n    ...CategoryFormDialog_category\n  }\n}\n\nmutation DeleteCategory($id: ID!) {\n  deleteCategory(id: $id)\n}\n\nmutation RestoreCategory($entryId: ID!, $state: HistoryState!) {\n  restoreCategory(entryId: $entryId, state: $state) {\n    ...CategoryFormDialog_category\n  }\n}"): (typeof documents)["fragment CategoryFormDialog_category on Category {\n  id\n  version\n  name\n  slug\n  description\n  productCount\n}\n\nmutation CreateCategory($input: CategoryInput!) {\n  createCategory(input: $input) {\n    ...CategoryFormDialog_category\n  }\n}\n\nmutation UpdateCategory($id: ID!, $input: CategoryChanges!, $version: Int) {\n  updateCategory(id: $id, input: $input, version: $version) {\n    ...CategoryFormDialog_category\n  }\n}\n\nmutation DeleteCategory($id: ID!) {\n  deleteCategory(id: $id)\n}\n\nmutation RestoreCategory($entryId: ID!, $state: HistoryState!) {\n  restoreCategory(entryId: $entryId, state: $state) {\n    ...CategoryFormDialog_category\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeProducts($ids: [ID!]!, $changes: BulkProductChanges!) {\n  changeProducts(ids: $ids, changes: $changes) {\n    id\n    ...AdminProductCard_product\n  }\n}\n\nmutation DeleteProducts($ids: [ID!]!) {\n  deleteProducts(ids: $ids)\n}\n\nquery ProductDependents($ids: [ID!]!) {\n  productDependents(ids: $ids) {\n    images\n    cartLines\n    orderItems\n    waitlistEntries\n  }\n}"): (typeof documents)["mutation ChangeProducts($ids: [ID!]!, $changes: BulkProductChanges!) {\n  changeProducts(ids: $ids, changes: $changes) {\n    id\n    ...AdminProductCard_product\n  }\n}\n\nmutation DeleteProducts($ids: [ID!]!) {\n  deleteProducts(ids: $ids)\n}\n\nquery ProductDependents($ids: [ID!]!) {\n  productDependents(ids: $ids) {\n    images\n    cartLines\n    orderItems\n    waitlistEntries\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProductFormDialog_product on Product {\n  id\n  version\n  name\n  description\n  price\n  ecoScore\n  rating\n  reviewCount\n  inStock\n  featured\n  weeklySpecial\n  lifeBenefits\n  planetBenefits\n  moneySavings\n  whyChoose\n  category {\n    id\n  }\n}"): (typeof documents)["fragment ProductFormDialog_product on Product {\n  id\n  version\n  name\n  description\n  price\n  ecoScore\n  rating\n  reviewCount\n  inStock\n  featured\n  weeklySpecial\n  lifeBenefits\n  planetBenefits\n  moneySavings\n  whyChoose\n  category {\n    id\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProductImages_product on Product {\n  id\n  version\n  imageUrl\n  images {\n    id\n    imageUrl\n    altText\n    displayOrder\n    isPrimary\n  }\n}\n\nmutation AddProductImage($productId: ID!, $input: ProductImageInput!) {\n  addProductImage(productId: $productId, input: $input) {\n    ...ProductImages_product\n  }\n}\n\nmutation DeleteProductImage($productId: ID!, $imageId: ID!) {\n  deleteProductImage(productId: $productId, imageId: $imageId) {\n    ...ProductImages_product\n  }\n}\n\nmutation SetPrimaryImage($productId: ID!, $imageId: ID!) {\n  setPrimaryImage(productId: $productId, imageId: $imageId) {\n    ...ProductImages_product\n  }\n}\n\nmutation ReorderProductImages($productId: ID!, $imageIds: [ID!]!) {\n  reorderProductImages(productId: $productId, imageIds: $imageIds) {\n    ...ProductImages_product\n  }\n}\n\nmutation DescribeProductImage($productId: ID!, $imageId: ID!, $altText: String) {\n  describeProductImage(\n    productId: $productId\n    imageId: $imageId\n    altText: $altText\n  ) {\n    ...ProductImages_product\n  }\n}"): (typeof documents)["fragment ProductImages_product on Product {\n  id\n  version\n  imageUrl\n  images {\n    id\n    imageUrl\n    altText\n    displayOrder\n    isPrimary\n  }\n}\n\nmutation AddProductImage($productId: ID!, $input: ProductImageInput!) {\n  addProductImage(productId: $productId, input: $input) {\n    ...ProductImages_product\n  }\n}\n\nmutation DeleteProductImage($productId: ID!, $imageId: ID!) {\n  deleteProductImage(productId: $productId, imageId: $imageId) {\n    ...ProductImages_product\n  }\n}\n\nmutation SetPrimaryImage($productId: ID!, $imageId: ID!) {\n  setPrimaryImage(productId: $productId, imageId: $imageId) {\n    ...ProductImages_product\n  }\n}\n\nmutation ReorderProductImages($productId: ID!, $imageIds: [ID!]!) {\n  reorderProductImages(productId: $productId, imageIds: $imageIds) {\n    ...ProductImages_product\n  }\n}\n\nmutation DescribeProductImage($productId: ID!, $imageId: ID!, $altText: String) {\n  describeProductImage(\n    productId: $productId\n    imageId: $imageId\n    altText: $altText\n  ) {\n    ...ProductImages_product\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateProduct($input: ProductInput!) {\n  createProduct(input: $input) {\n    id\n    ...AdminProductCard_product\n  }\n}\n\nmutation UpdateProduct($id: ID!, $input: ProductChanges!, $version: Int) {\n  updateProduct(id: $id, input: $input, version: $version) {\n    ...AdminProductCard_product\n    ...ProductFormDialog_product\n  }\n}\n\nmutation RestoreProduct($entryId: ID!, $state: HistoryState!) {\n  restoreProduct(entryId: $entryId, state: $state) {\n    ...AdminProductCard_product\n    ...ProductFormDialog_product\n    ...ProductImages_product\n  }\n}\n\nquery ProductName($id: ID!) {\n  product(id: $id) {\n    id\n    name\n    price\n  }\n}"): (typeof documents)["mutation CreateProduct($input: ProductInput!) {\n  createProduct(input: $input) {\n    id\n    ...AdminProductCard_product\n  }\n}\n\nmutation UpdateProduct($id: ID!, $input: ProductChanges!, $version: Int) {\n  updateProduct(id: $id, input: $input, version: $version) {\n    ...AdminProductCard_product\n    ...ProductFormDialog_product\n  }\n}\n\nmutation RestoreProduct($entryId: ID!, $state: HistoryState!) {\n  restoreProduct(entryId: $entryId, state: $state) {\n    ...AdminProductCard_product\n    ...ProductFormDialog_product\n    ...ProductImages_product\n  }\n}\n\nquery ProductName($id: ID!) {\n  product(id: $id) {\n    id\n    name\n    price\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment EcoScorePanel_product on Product {\n  id\n  ecoScore\n  ecoBand\n}"): (typeof documents)["fragment EcoScorePanel_product on Product {\n  id\n  ecoScore\n  ecoBand\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProductBuyBox_product on Product {\n  id\n  name\n  price\n  inStock\n  featured\n  weeklySpecial\n  rating\n  reviewCount\n  description\n  ecoScore\n  ecoBand\n}"): (typeof documents)["fragment ProductBuyBox_product on Product {\n  id\n  name\n  price\n  inStock\n  featured\n  weeklySpecial\n  rating\n  reviewCount\n  description\n  ecoScore\n  ecoBand\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProductCard_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n  rating\n  reviewCount\n  inStock\n  featured\n  weeklySpecial\n  category {\n    id\n    name\n  }\n}"): (typeof documents)["fragment ProductCard_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n  rating\n  reviewCount\n  inStock\n  featured\n  weeklySpecial\n  category {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProductFilters_facets on ProductFacets {\n  categories {\n    count\n    category {\n      id\n      slug\n    }\n  }\n  ecoBands {\n    band\n    count\n  }\n  inStock\n}"): (typeof documents)["fragment ProductFilters_facets on ProductFacets {\n  categories {\n    count\n    category {\n      id\n      slug\n    }\n  }\n  ecoBands {\n    band\n    count\n  }\n  inStock\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProductGallery_product on Product {\n  id\n  name\n  imageUrl\n  images {\n    id\n    imageUrl\n    altText\n    displayOrder\n    isPrimary\n  }\n}"): (typeof documents)["fragment ProductGallery_product on Product {\n  id\n  name\n  imageUrl\n  images {\n    id\n    imageUrl\n    altText\n    displayOrder\n    isPrimary\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ProductShelf_products on ProductPage {\n  items {\n    id\n    ...ProductCard_product\n  }\n}"): (typeof documents)["fragment ProductShelf_products on ProductPage {\n  items {\n    id\n    ...ProductCard_product\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WhyChooseSections_product on Product {\n  id\n  whyChoose\n  lifeBenefits\n  planetBenefits\n  moneySavings\n}"): (typeof documents)["fragment WhyChooseSections_product on Product {\n  id\n  whyChoose\n  lifeBenefits\n  planetBenefits\n  moneySavings\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PostFormDialog_post on Post {\n  id\n  version\n  title\n  excerpt\n  imageUrl\n  content\n  published\n  featured\n}\n\nmutation CreatePost($input: PostInput!) {\n  createPost(input: $input) {\n    id\n    ...PostRow_post\n  }\n}\n\nmutation UpdatePost($id: ID!, $input: PostChanges!, $version: Int) {\n  updatePost(id: $id, input: $input, version: $version) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}\n\nmutation DeletePost($id: ID!) {\n  deletePost(id: $id)\n}\n\nmutation RestorePost($entryId: ID!, $state: HistoryState!) {\n  restorePost(entryId: $entryId, state: $state) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}"): (typeof documents)["fragment PostFormDialog_post on Post {\n  id\n  version\n  title\n  excerpt\n  imageUrl\n  content\n  published\n  featured\n}\n\nmutation CreatePost($input: PostInput!) {\n  createPost(input: $input) {\n    id\n    ...PostRow_post\n  }\n}\n\nmutation UpdatePost($id: ID!, $input: PostChanges!, $version: Int) {\n  updatePost(id: $id, input: $input, version: $version) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}\n\nmutation DeletePost($id: ID!) {\n  deletePost(id: $id)\n}\n\nmutation RestorePost($entryId: ID!, $state: HistoryState!) {\n  restorePost(entryId: $entryId, state: $state) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PostRow_post on Post {\n  id\n  title\n  excerpt\n  published\n  featured\n  createdAt\n}"): (typeof documents)["fragment PostRow_post on Post {\n  id\n  title\n  excerpt\n  published\n  featured\n  createdAt\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ArticleView_post on Post {\n  id\n  title\n  excerpt\n  content\n  imageUrl\n  published\n  createdAt\n  readingMinutes\n}"): (typeof documents)["fragment ArticleView_post on Post {\n  id\n  title\n  excerpt\n  content\n  imageUrl\n  published\n  createdAt\n  readingMinutes\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PostCard_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}"): (typeof documents)["fragment PostCard_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PostCarousel_posts on PostPage {\n  items {\n    id\n    ...PostSlide_post\n  }\n}"): (typeof documents)["fragment PostCarousel_posts on PostPage {\n  items {\n    id\n    ...PostSlide_post\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PostList_posts on PostPage {\n  totalCount\n  items {\n    id\n    ...PostCard_post\n  }\n}"): (typeof documents)["fragment PostList_posts on PostPage {\n  totalCount\n  items {\n    id\n    ...PostCard_post\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment PostSlide_post on Post {\n  id\n  title\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}"): (typeof documents)["fragment PostSlide_post on Post {\n  id\n  title\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ContactMessage_message on ContactMessage {\n  id\n  firstName\n  lastName\n  email\n  subject\n  message\n  isRead\n  repliedAt\n  replyDueAt\n  overdue\n  createdAt\n}\n\nmutation MarkContactMessage($id: ID!, $isRead: Boolean, $replied: Boolean) {\n  markContactMessage(id: $id, isRead: $isRead, replied: $replied) {\n    ...ContactMessage_message\n  }\n}"): (typeof documents)["fragment ContactMessage_message on ContactMessage {\n  id\n  firstName\n  lastName\n  email\n  subject\n  message\n  isRead\n  repliedAt\n  replyDueAt\n  overdue\n  createdAt\n}\n\nmutation MarkContactMessage($id: ID!, $isRead: Boolean, $replied: Boolean) {\n  markContactMessage(id: $id, isRead: $isRead, replied: $replied) {\n    ...ContactMessage_message\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment WaitlistTable_entry on WaitlistEntry {\n  id\n  firstName\n  lastName\n  email\n  notified\n  createdAt\n  products {\n    id\n    name\n  }\n}\n\nmutation MarkWaitlistNotified($ids: [ID!]!, $notified: Boolean!) {\n  markWaitlistNotified(ids: $ids, notified: $notified) {\n    ...WaitlistTable_entry\n  }\n}"): (typeof documents)["fragment WaitlistTable_entry on WaitlistEntry {\n  id\n  firstName\n  lastName\n  email\n  notified\n  createdAt\n  products {\n    id\n    name\n  }\n}\n\nmutation MarkWaitlistNotified($ids: [ID!]!, $notified: Boolean!) {\n  markWaitlistNotified(ids: $ids, notified: $notified) {\n    ...WaitlistTable_entry\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}"): (typeof documents)["mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation JoinWaitlist($input: JoinWaitlistInput!) {\n  joinWaitlist(input: $input)\n}"): (typeof documents)["mutation JoinWaitlist($input: JoinWaitlistInput!) {\n  joinWaitlist(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmNewsletter($token: String!) {\n  confirmNewsletter(token: $token)\n}"): (typeof documents)["mutation ConfirmNewsletter($token: String!) {\n  confirmNewsletter(token: $token)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubscribeToNewsletter($email: String!, $website: String) {\n  subscribeToNewsletter(email: $email, website: $website)\n}"): (typeof documents)["mutation SubscribeToNewsletter($email: String!, $website: String) {\n  subscribeToNewsletter(email: $email, website: $website)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnsubscribeFromNewsletter($token: String!) {\n  unsubscribeFromNewsletter(token: $token)\n}"): (typeof documents)["mutation UnsubscribeFromNewsletter($token: String!) {\n  unsubscribeFromNewsletter(token: $token)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderStatusButtons_order on Order {\n  id\n  status\n  allowedStatuses\n}\n\nmutation SetOrderStatus($id: ID!, $status: String!) {\n  setOrderStatus(id: $id, status: $status) {\n    ...OrderStatusButtons_order\n    ...OrderDetails_order\n  }\n}"): (typeof documents)["fragment OrderStatusButtons_order on Order {\n  id\n  status\n  allowedStatuses\n}\n\nmutation SetOrderStatus($id: ID!, $status: String!) {\n  setOrderStatus(id: $id, status: $status) {\n    ...OrderStatusButtons_order\n    ...OrderDetails_order\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderCard_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n}"): (typeof documents)["fragment OrderCard_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderDetails_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n  items {\n    id\n    productName\n    productEcoScore\n    quantity\n    price\n  }\n  statusChanges {\n    id\n    toStatus\n    changedAt\n  }\n}"): (typeof documents)["fragment OrderDetails_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n  items {\n    id\n    productName\n    productEcoScore\n    quantity\n    price\n  }\n  statusChanges {\n    id\n    toStatus\n    changedAt\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SettingCard_setting on SiteSetting {\n  id\n  key\n  label\n  description\n  value\n  version\n}\n\nmutation UpdateSetting($key: String!, $value: String!, $version: Int) {\n  updateSetting(key: $key, value: $value, version: $version) {\n    ...SettingCard_setting\n  }\n}\n\nmutation RestoreSetting($entryId: ID!, $state: HistoryState!) {\n  restoreSetting(entryId: $entryId, state: $state) {\n    ...SettingCard_setting\n  }\n}"): (typeof documents)["fragment SettingCard_setting on SiteSetting {\n  id\n  key\n  label\n  description\n  value\n  version\n}\n\nmutation UpdateSetting($key: String!, $value: String!, $version: Int) {\n  updateSetting(key: $key, value: $value, version: $version) {\n    ...SettingCard_setting\n  }\n}\n\nmutation RestoreSetting($entryId: ID!, $state: HistoryState!) {\n  restoreSetting(entryId: $entryId, state: $state) {\n    ...SettingCard_setting\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Settings {\n  settings {\n    id\n    key\n    value\n  }\n}"): (typeof documents)["query Settings {\n  settings {\n    id\n    key\n    value\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountOrderDetails($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderDetails_order\n  }\n}"): (typeof documents)["query AccountOrderDetails($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderDetails_order\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountOrders($limit: Int!, $offset: Int!) {\n  orders(limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      id\n      ...OrderCard_order\n    }\n  }\n}"): (typeof documents)["query AccountOrders($limit: Int!, $offset: Int!) {\n  orders(limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      id\n      ...OrderCard_order\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminAnalytics($period: AnalyticsPeriod!) {\n  analyticsSummary(period: $period) {\n    ...MetricCards_summary\n    ...Activity_summary\n    ...TopPages_summary\n    ...TopElements_summary\n    ...DailyActivity_summary\n    ...Funnel_summary\n    ...EmptySearches_summary\n  }\n  analyticsEvents(limit: 20) {\n    id\n    ...RecentEvents_event\n  }\n}"): (typeof documents)["query AdminAnalytics($period: AnalyticsPeriod!) {\n  analyticsSummary(period: $period) {\n    ...MetricCards_summary\n    ...Activity_summary\n    ...TopPages_summary\n    ...TopElements_summary\n    ...DailyActivity_summary\n    ...Funnel_summary\n    ...EmptySearches_summary\n  }\n  analyticsEvents(limit: 20) {\n    id\n    ...RecentEvents_event\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminCategories {\n  categories {\n    id\n    ...CategoryFormDialog_category\n  }\n}"): (typeof documents)["query AdminCategories {\n  categories {\n    id\n    ...CategoryFormDialog_category\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InboxMessages($state: ContactMessageState, $search: String, $limit: Int!, $offset: Int!) {\n  contactMessages(state: $state, search: $search, limit: $limit, offset: $offset) {\n    items {\n      id\n      ...ContactMessage_message\n    }\n    totalCount\n    unreadCount\n    overdueCount\n  }\n}\n\nquery InboxMessage($id: ID!) {\n  contactMessage(id: $id) {\n    id\n    subject\n    isRead\n    ...ContactMessage_message\n  }\n}"): (typeof documents)["query InboxMessages($state: ContactMessageState, $search: String, $limit: Int!, $offset: Int!) {\n  contactMessages(state: $state, search: $search, limit: $limit, offset: $offset) {\n    items {\n      id\n      ...ContactMessage_message\n    }\n    totalCount\n    unreadCount\n    overdueCount\n  }\n}\n\nquery InboxMessage($id: ID!) {\n  contactMessage(id: $id) {\n    id\n    subject\n    isRead\n    ...ContactMessage_message\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InboxNewsletter($state: NewsletterState, $search: String, $limit: Int!, $offset: Int!) {\n  newsletterSubscribers(\n    state: $state\n    search: $search\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      email\n      state\n      confirmedAt\n      createdAt\n      changedAt\n    }\n    totalCount\n  }\n}"): (typeof documents)["query InboxNewsletter($state: NewsletterState, $search: String, $limit: Int!, $offset: Int!) {\n  newsletterSubscribers(\n    state: $state\n    search: $search\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      email\n      state\n      confirmedAt\n      createdAt\n      changedAt\n    }\n    totalCount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InboxOrders($status: String, $search: String, $limit: Int!, $offset: Int!) {\n  adminOrders(status: $status, search: $search, limit: $limit, offset: $offset) {\n    items {\n      order {\n        id\n        createdAt\n        status\n        total\n      }\n      customer {\n        id\n        email\n        firstName\n        lastName\n      }\n    }\n    totalCount\n  }\n}\n\nquery InboxOrder($id: ID!) {\n  adminOrder(id: $id) {\n    order {\n      id\n      ...OrderDetails_order\n      ...OrderStatusButtons_order\n    }\n    customer {\n      id\n      email\n      firstName\n      lastName\n    }\n  }\n}"): (typeof documents)["query InboxOrders($status: String, $search: String, $limit: Int!, $offset: Int!) {\n  adminOrders(status: $status, search: $search, limit: $limit, offset: $offset) {\n    items {\n      order {\n        id\n        createdAt\n        status\n        total\n      }\n      customer {\n        id\n        email\n        firstName\n        lastName\n      }\n    }\n    totalCount\n  }\n}\n\nquery InboxOrder($id: ID!) {\n  adminOrder(id: $id) {\n    order {\n      id\n      ...OrderDetails_order\n      ...OrderStatusButtons_order\n    }\n    customer {\n      id\n      email\n      firstName\n      lastName\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InboxWaitlist($search: String, $productId: ID, $limit: Int!, $offset: Int!) {\n  waitlistEntries(\n    search: $search\n    productId: $productId\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      ...WaitlistTable_entry\n    }\n    totalCount\n  }\n  waitlistDemand(limit: 10) {\n    productId\n    count\n    product {\n      id\n      name\n    }\n  }\n}"): (typeof documents)["query InboxWaitlist($search: String, $productId: ID, $limit: Int!, $offset: Int!) {\n  waitlistEntries(\n    search: $search\n    productId: $productId\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      ...WaitlistTable_entry\n    }\n    totalCount\n  }\n  waitlistDemand(limit: 10) {\n    productId\n    count\n    product {\n      id\n      name\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminPosts($search: String, $sort: PostSort, $published: Boolean, $limit: Int!, $offset: Int!) {\n  posts(\n    search: $search\n    sort: $sort\n    published: $published\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      ...PostRow_post\n    }\n    totalCount\n  }\n}\n\nquery AdminPost($id: ID!) {\n  post(id: $id) {\n    id\n    ...PostFormDialog_post\n  }\n}"): (typeof documents)["query AdminPosts($search: String, $sort: PostSort, $published: Boolean, $limit: Int!, $offset: Int!) {\n  posts(\n    search: $search\n    sort: $sort\n    published: $published\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      ...PostRow_post\n    }\n    totalCount\n  }\n}\n\nquery AdminPost($id: ID!) {\n  post(id: $id) {\n    id\n    ...PostFormDialog_post\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminProducts($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(filter: $filter, sort: $sort, limit: $limit, offset: $offset) {\n    items {\n      id\n      ...AdminProductCard_product\n    }\n    totalCount\n  }\n}\n\nquery AdminCategoryNames {\n  categories {\n    id\n    name\n  }\n}\n\nquery AdminProduct($id: ID!) {\n  product(id: $id) {\n    id\n    ...ProductFormDialog_product\n    ...ProductImages_product\n  }\n}"): (typeof documents)["query AdminProducts($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(filter: $filter, sort: $sort, limit: $limit, offset: $offset) {\n    items {\n      id\n      ...AdminProductCard_product\n    }\n    totalCount\n  }\n}\n\nquery AdminCategoryNames {\n  categories {\n    id\n    name\n  }\n}\n\nquery AdminProduct($id: ID!) {\n  product(id: $id) {\n    id\n    ...ProductFormDialog_product\n    ...ProductImages_product\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RecordHistory($subjectType: AuditSubject!, $subjectId: ID, $limit: Int!, $offset: Int!) {\n  history(\n    subjectType: $subjectType\n    subjectId: $subjectId\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      action\n      actorEmail\n      subjectId\n      before\n      after\n      createdAt\n    }\n    totalCount\n  }\n}"): (typeof documents)["query RecordHistory($subjectType: AuditSubject!, $subjectId: ID, $limit: Int!, $offset: Int!) {\n  history(\n    subjectType: $subjectType\n    subjectId: $subjectId\n    limit: $limit\n    offset: $offset\n  ) {\n    items {\n      id\n      action\n      actorEmail\n      subjectId\n      before\n      after\n      createdAt\n    }\n    totalCount\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdminSettings {\n  settings {\n    id\n    key\n    ...SettingCard_setting\n  }\n}"): (typeof documents)["query AdminSettings {\n  settings {\n    id\n    key\n    ...SettingCard_setting\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ArticlePage($id: ID!) {\n  post(id: $id) {\n    id\n    ...ArticleView_post\n  }\n}"): (typeof documents)["query ArticlePage($id: ID!) {\n  post(id: $id) {\n    id\n    ...ArticleView_post\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RelatedPosts {\n  posts(published: true, limit: 4) {\n    items {\n      id\n      ...PostCard_post\n    }\n  }\n}"): (typeof documents)["query RelatedPosts {\n  posts(published: true, limit: 4) {\n    items {\n      id\n      ...PostCard_post\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EcologyPage($limit: Int!, $offset: Int!) {\n  posts(published: true, limit: $limit, offset: $offset) {\n    totalCount\n    ...PostList_posts\n  }\n}"): (typeof documents)["query EcologyPage($limit: Int!, $offset: Int!) {\n  posts(published: true, limit: $limit, offset: $offset) {\n    totalCount\n    ...PostList_posts\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment HeroPicture_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n}"): (typeof documents)["fragment HeroPicture_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MemberHome {\n  simple: products(filter: {maxPrice: \"49.99\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  highTech: products(filter: {minPrice: \"50\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n}"): (typeof documents)["query MemberHome {\n  simple: products(filter: {maxPrice: \"49.99\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  highTech: products(filter: {minPrice: \"50\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment SocialLinks_setting on SiteSetting {\n  id\n  key\n  value\n}"): (typeof documents)["fragment SocialLinks_setting on SiteSetting {\n  id\n  key\n  value\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VisitorHome {\n  popular: products(sort: RATING, limit: 4) {\n    items {\n      id\n      ...HeroPicture_product\n    }\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n  settings {\n    id\n    ...SocialLinks_setting\n  }\n}"): (typeof documents)["query VisitorHome {\n  popular: products(sort: RATING, limit: 4) {\n    items {\n      id\n      ...HeroPicture_product\n    }\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n  settings {\n    id\n    ...SocialLinks_setting\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProductCategories {\n  categories {\n    id\n    name\n    slug\n  }\n}"): (typeof documents)["query ProductCategories {\n  categories {\n    id\n    name\n    slug\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProductPage($id: ID!) {\n  product(id: $id) {\n    id\n    name\n    category {\n      id\n      name\n      slug\n    }\n    ...ProductGallery_product\n    ...ProductBuyBox_product\n    ...AddToCart_product\n    ...EcoScorePanel_product\n    ...WhyChooseSections_product\n  }\n}"): (typeof documents)["query ProductPage($id: ID!) {\n  product(id: $id) {\n    id\n    name\n    category {\n      id\n      name\n      slug\n    }\n    ...ProductGallery_product\n    ...ProductBuyBox_product\n    ...AddToCart_product\n    ...EcoScorePanel_product\n    ...WhyChooseSections_product\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProductsPage($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(filter: $filter, sort: $sort, limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      id\n      ...ProductCard_product\n    }\n    facets {\n      ...ProductFilters_facets\n    }\n  }\n}"): (typeof documents)["query ProductsPage($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(filter: $filter, sort: $sort, limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      id\n      ...ProductCard_product\n    }\n    facets {\n      ...ProductFilters_facets\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RelatedProducts($categorySlug: String!) {\n  products(filter: {categorySlug: $categorySlug}, sort: RATING, limit: 5) {\n    items {\n      id\n      ...ProductCard_product\n    }\n  }\n}"): (typeof documents)["query RelatedProducts($categorySlug: String!) {\n  products(filter: {categorySlug: $categorySlug}, sort: RATING, limit: 5) {\n    items {\n      id\n      ...ProductCard_product\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;