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
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer_user\n  }\n}": typeof types.LoginDocument,
    "mutation Logout {\n  logout\n}": typeof types.LogoutDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    ...Viewer_user\n  }\n}": typeof types.RegisterDocument,
    "fragment Viewer_user on User {\n  id\n  email\n  firstName\n  lastName\n  profileImageUrl\n  isAdmin\n  createdAt\n}\n\nquery Viewer {\n  me {\n    ...Viewer_user\n  }\n}": typeof types.Viewer_UserFragmentDoc,
    "fragment AddToCart_product on Product {\n  id\n  name\n  price\n  inStock\n}": typeof types.AddToCart_ProductFragmentDoc,
    "fragment CartContents_cart on Cart {\n  totalQuantity\n  total\n  lines {\n    id\n    quantity\n    product {\n      id\n      name\n    }\n    ...CartLineItem_line\n  }\n  ...CartSummary_cart\n}": typeof types.CartContents_CartFragmentDoc,
    "fragment CartLineItem_line on CartLine {\n  id\n  quantity\n  lineTotal\n  product {\n    id\n    name\n    description\n    price\n    imageUrl\n    ecoScore\n    ecoBand\n    inStock\n  }\n}": typeof types.CartLineItem_LineFragmentDoc,
    "fragment CartSummary_cart on Cart {\n  subtotal\n  shipping\n  total\n  missingForFreeShipping\n}": typeof types.CartSummary_CartFragmentDoc,
    "query Cart {\n  cart {\n    ...CartContents_cart\n  }\n}": typeof types.CartDocument,
    "mutation ChangeCartLine($id: ID!, $quantity: Int!) {\n  changeCartLine(id: $id, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}": typeof types.ChangeCartLineDocument,
    "mutation ClearCart {\n  clearCart {\n    ...CartContents_cart\n  }\n}": typeof types.ClearCartDocument,
    "mutation PutInCart($productId: ID!, $quantity: Int!) {\n  addToCart(productId: $productId, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}": typeof types.PutInCartDocument,
    "mutation RemoveCartLine($id: ID!) {\n  removeCartLine(id: $id) {\n    ...CartContents_cart\n  }\n}": typeof types.RemoveCartLineDocument,
    "fragment EcoScorePanel_product on Product {\n  id\n  ecoScore\n  ecoBand\n}": typeof types.EcoScorePanel_ProductFragmentDoc,
    "fragment ProductBuyBox_product on Product {\n  id\n  name\n  price\n  inStock\n  featured\n  weeklySpecial\n  rating\n  reviewCount\n  description\n  ecoScore\n  ecoBand\n}": typeof types.ProductBuyBox_ProductFragmentDoc,
    "fragment ProductCard_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n  rating\n  reviewCount\n  inStock\n  featured\n  weeklySpecial\n  category {\n    id\n    name\n  }\n}": typeof types.ProductCard_ProductFragmentDoc,
    "fragment ProductFilters_facets on ProductFacets {\n  categories {\n    count\n    category {\n      id\n      slug\n    }\n  }\n  ecoBands {\n    band\n    count\n  }\n  inStock\n}": typeof types.ProductFilters_FacetsFragmentDoc,
    "fragment ProductGallery_product on Product {\n  id\n  name\n  imageUrl\n  images {\n    id\n    imageUrl\n    altText\n    displayOrder\n    isPrimary\n  }\n}": typeof types.ProductGallery_ProductFragmentDoc,
    "fragment ProductShelf_products on ProductPage {\n  items {\n    id\n    ...ProductCard_product\n  }\n}": typeof types.ProductShelf_ProductsFragmentDoc,
    "fragment WhyChooseSections_product on Product {\n  id\n  whyChoose\n  lifeBenefits\n  planetBenefits\n  moneySavings\n}": typeof types.WhyChooseSections_ProductFragmentDoc,
    "fragment ArticleView_post on Post {\n  id\n  title\n  excerpt\n  content\n  imageUrl\n  published\n  createdAt\n  readingMinutes\n}": typeof types.ArticleView_PostFragmentDoc,
    "fragment PostCard_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}": typeof types.PostCard_PostFragmentDoc,
    "fragment PostCarousel_posts on PostPage {\n  items {\n    id\n    ...PostSlide_post\n  }\n}": typeof types.PostCarousel_PostsFragmentDoc,
    "fragment PostList_posts on PostPage {\n  totalCount\n  items {\n    id\n    ...PostCard_post\n  }\n}": typeof types.PostList_PostsFragmentDoc,
    "fragment PostSlide_post on Post {\n  id\n  title\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}": typeof types.PostSlide_PostFragmentDoc,
    "mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}": typeof types.SendContactMessageDocument,
    "mutation JoinWaitlist($input: JoinWaitlistInput!) {\n  joinWaitlist(input: $input)\n}": typeof types.JoinWaitlistDocument,
    "mutation SubscribeToNewsletter($email: String!, $website: String) {\n  subscribeToNewsletter(email: $email, website: $website)\n}": typeof types.SubscribeToNewsletterDocument,
    "mutation UnsubscribeFromNewsletter($token: String!) {\n  unsubscribeFromNewsletter(token: $token)\n}": typeof types.UnsubscribeFromNewsletterDocument,
    "fragment OrderCard_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n}": typeof types.OrderCard_OrderFragmentDoc,
    "fragment OrderDetails_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n  items {\n    id\n    productName\n    productEcoScore\n    quantity\n    price\n  }\n  statusChanges {\n    id\n    toStatus\n    changedAt\n  }\n}": typeof types.OrderDetails_OrderFragmentDoc,
    "query Settings {\n  settings {\n    id\n    key\n    value\n  }\n}": typeof types.SettingsDocument,
    "query AccountOrderDetails($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderDetails_order\n  }\n}": typeof types.AccountOrderDetailsDocument,
    "query AccountOrders {\n  orders {\n    id\n    ...OrderCard_order\n  }\n}": typeof types.AccountOrdersDocument,
    "query ArticlePage($id: ID!) {\n  post(id: $id) {\n    id\n    ...ArticleView_post\n  }\n}": typeof types.ArticlePageDocument,
    "query RelatedPosts {\n  posts(published: true, limit: 4) {\n    items {\n      id\n      ...PostCard_post\n    }\n  }\n}": typeof types.RelatedPostsDocument,
    "query EcologyPage($limit: Int!, $offset: Int!) {\n  posts(published: true, limit: $limit, offset: $offset) {\n    totalCount\n    ...PostList_posts\n  }\n}": typeof types.EcologyPageDocument,
    "fragment HeroPicture_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n}": typeof types.HeroPicture_ProductFragmentDoc,
    "query MemberHome {\n  simple: products(filter: {maxPrice: \"49.99\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  highTech: products(filter: {minPrice: \"50\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n}": typeof types.MemberHomeDocument,
    "query VisitorHome {\n  popular: products(sort: RATING, limit: 4) {\n    items {\n      id\n      ...HeroPicture_product\n    }\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n}": typeof types.VisitorHomeDocument,
    "query ProductCategories {\n  categories {\n    id\n    name\n    slug\n  }\n}": typeof types.ProductCategoriesDocument,
    "query ProductPage($id: ID!) {\n  product(id: $id) {\n    id\n    name\n    category {\n      id\n      name\n      slug\n    }\n    ...ProductGallery_product\n    ...ProductBuyBox_product\n    ...AddToCart_product\n    ...EcoScorePanel_product\n    ...WhyChooseSections_product\n  }\n}": typeof types.ProductPageDocument,
    "query ProductsPage($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(filter: $filter, sort: $sort, limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      id\n      ...ProductCard_product\n    }\n    facets {\n      ...ProductFilters_facets\n    }\n  }\n}": typeof types.ProductsPageDocument,
    "query RelatedProducts($categorySlug: String!) {\n  products(filter: {categorySlug: $categorySlug}, sort: RATING, limit: 5) {\n    items {\n      id\n      ...ProductCard_product\n    }\n  }\n}": typeof types.RelatedProductsDocument,
};
const documents: Documents = {
    "mutation Login($input: LoginInput!) {\n  login(input: $input) {\n    ...Viewer_user\n  }\n}": types.LoginDocument,
    "mutation Logout {\n  logout\n}": types.LogoutDocument,
    "mutation Register($input: RegisterInput!) {\n  register(input: $input) {\n    ...Viewer_user\n  }\n}": types.RegisterDocument,
    "fragment Viewer_user on User {\n  id\n  email\n  firstName\n  lastName\n  profileImageUrl\n  isAdmin\n  createdAt\n}\n\nquery Viewer {\n  me {\n    ...Viewer_user\n  }\n}": types.Viewer_UserFragmentDoc,
    "fragment AddToCart_product on Product {\n  id\n  name\n  price\n  inStock\n}": types.AddToCart_ProductFragmentDoc,
    "fragment CartContents_cart on Cart {\n  totalQuantity\n  total\n  lines {\n    id\n    quantity\n    product {\n      id\n      name\n    }\n    ...CartLineItem_line\n  }\n  ...CartSummary_cart\n}": types.CartContents_CartFragmentDoc,
    "fragment CartLineItem_line on CartLine {\n  id\n  quantity\n  lineTotal\n  product {\n    id\n    name\n    description\n    price\n    imageUrl\n    ecoScore\n    ecoBand\n    inStock\n  }\n}": types.CartLineItem_LineFragmentDoc,
    "fragment CartSummary_cart on Cart {\n  subtotal\n  shipping\n  total\n  missingForFreeShipping\n}": types.CartSummary_CartFragmentDoc,
    "query Cart {\n  cart {\n    ...CartContents_cart\n  }\n}": types.CartDocument,
    "mutation ChangeCartLine($id: ID!, $quantity: Int!) {\n  changeCartLine(id: $id, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}": types.ChangeCartLineDocument,
    "mutation ClearCart {\n  clearCart {\n    ...CartContents_cart\n  }\n}": types.ClearCartDocument,
    "mutation PutInCart($productId: ID!, $quantity: Int!) {\n  addToCart(productId: $productId, quantity: $quantity) {\n    ...CartContents_cart\n  }\n}": types.PutInCartDocument,
    "mutation RemoveCartLine($id: ID!) {\n  removeCartLine(id: $id) {\n    ...CartContents_cart\n  }\n}": types.RemoveCartLineDocument,
    "fragment EcoScorePanel_product on Product {\n  id\n  ecoScore\n  ecoBand\n}": types.EcoScorePanel_ProductFragmentDoc,
    "fragment ProductBuyBox_product on Product {\n  id\n  name\n  price\n  inStock\n  featured\n  weeklySpecial\n  rating\n  reviewCount\n  description\n  ecoScore\n  ecoBand\n}": types.ProductBuyBox_ProductFragmentDoc,
    "fragment ProductCard_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n  rating\n  reviewCount\n  inStock\n  featured\n  weeklySpecial\n  category {\n    id\n    name\n  }\n}": types.ProductCard_ProductFragmentDoc,
    "fragment ProductFilters_facets on ProductFacets {\n  categories {\n    count\n    category {\n      id\n      slug\n    }\n  }\n  ecoBands {\n    band\n    count\n  }\n  inStock\n}": types.ProductFilters_FacetsFragmentDoc,
    "fragment ProductGallery_product on Product {\n  id\n  name\n  imageUrl\n  images {\n    id\n    imageUrl\n    altText\n    displayOrder\n    isPrimary\n  }\n}": types.ProductGallery_ProductFragmentDoc,
    "fragment ProductShelf_products on ProductPage {\n  items {\n    id\n    ...ProductCard_product\n  }\n}": types.ProductShelf_ProductsFragmentDoc,
    "fragment WhyChooseSections_product on Product {\n  id\n  whyChoose\n  lifeBenefits\n  planetBenefits\n  moneySavings\n}": types.WhyChooseSections_ProductFragmentDoc,
    "fragment ArticleView_post on Post {\n  id\n  title\n  excerpt\n  content\n  imageUrl\n  published\n  createdAt\n  readingMinutes\n}": types.ArticleView_PostFragmentDoc,
    "fragment PostCard_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}": types.PostCard_PostFragmentDoc,
    "fragment PostCarousel_posts on PostPage {\n  items {\n    id\n    ...PostSlide_post\n  }\n}": types.PostCarousel_PostsFragmentDoc,
    "fragment PostList_posts on PostPage {\n  totalCount\n  items {\n    id\n    ...PostCard_post\n  }\n}": types.PostList_PostsFragmentDoc,
    "fragment PostSlide_post on Post {\n  id\n  title\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}": types.PostSlide_PostFragmentDoc,
    "mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}": types.SendContactMessageDocument,
    "mutation JoinWaitlist($input: JoinWaitlistInput!) {\n  joinWaitlist(input: $input)\n}": types.JoinWaitlistDocument,
    "mutation SubscribeToNewsletter($email: String!, $website: String) {\n  subscribeToNewsletter(email: $email, website: $website)\n}": types.SubscribeToNewsletterDocument,
    "mutation UnsubscribeFromNewsletter($token: String!) {\n  unsubscribeFromNewsletter(token: $token)\n}": types.UnsubscribeFromNewsletterDocument,
    "fragment OrderCard_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n}": types.OrderCard_OrderFragmentDoc,
    "fragment OrderDetails_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n  items {\n    id\n    productName\n    productEcoScore\n    quantity\n    price\n  }\n  statusChanges {\n    id\n    toStatus\n    changedAt\n  }\n}": types.OrderDetails_OrderFragmentDoc,
    "query Settings {\n  settings {\n    id\n    key\n    value\n  }\n}": types.SettingsDocument,
    "query AccountOrderDetails($id: ID!) {\n  order(id: $id) {\n    id\n    ...OrderDetails_order\n  }\n}": types.AccountOrderDetailsDocument,
    "query AccountOrders {\n  orders {\n    id\n    ...OrderCard_order\n  }\n}": types.AccountOrdersDocument,
    "query ArticlePage($id: ID!) {\n  post(id: $id) {\n    id\n    ...ArticleView_post\n  }\n}": types.ArticlePageDocument,
    "query RelatedPosts {\n  posts(published: true, limit: 4) {\n    items {\n      id\n      ...PostCard_post\n    }\n  }\n}": types.RelatedPostsDocument,
    "query EcologyPage($limit: Int!, $offset: Int!) {\n  posts(published: true, limit: $limit, offset: $offset) {\n    totalCount\n    ...PostList_posts\n  }\n}": types.EcologyPageDocument,
    "fragment HeroPicture_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  ecoBand\n}": types.HeroPicture_ProductFragmentDoc,
    "query MemberHome {\n  simple: products(filter: {maxPrice: \"49.99\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  highTech: products(filter: {minPrice: \"50\"}, limit: 4) {\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n}": types.MemberHomeDocument,
    "query VisitorHome {\n  popular: products(sort: RATING, limit: 4) {\n    items {\n      id\n      ...HeroPicture_product\n    }\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n}": types.VisitorHomeDocument,
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
export function graphql(source: "mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}"): (typeof documents)["mutation SendContactMessage($input: ContactMessageInput!) {\n  sendContactMessage(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation JoinWaitlist($input: JoinWaitlistInput!) {\n  joinWaitlist(input: $input)\n}"): (typeof documents)["mutation JoinWaitlist($input: JoinWaitlistInput!) {\n  joinWaitlist(input: $input)\n}"];
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
export function graphql(source: "fragment OrderCard_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n}"): (typeof documents)["fragment OrderCard_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment OrderDetails_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n  items {\n    id\n    productName\n    productEcoScore\n    quantity\n    price\n  }\n  statusChanges {\n    id\n    toStatus\n    changedAt\n  }\n}"): (typeof documents)["fragment OrderDetails_order on Order {\n  id\n  createdAt\n  status\n  total\n  shippingAddress\n  items {\n    id\n    productName\n    productEcoScore\n    quantity\n    price\n  }\n  statusChanges {\n    id\n    toStatus\n    changedAt\n  }\n}"];
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
export function graphql(source: "query AccountOrders {\n  orders {\n    id\n    ...OrderCard_order\n  }\n}"): (typeof documents)["query AccountOrders {\n  orders {\n    id\n    ...OrderCard_order\n  }\n}"];
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
export function graphql(source: "query VisitorHome {\n  popular: products(sort: RATING, limit: 4) {\n    items {\n      id\n      ...HeroPicture_product\n    }\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n}"): (typeof documents)["query VisitorHome {\n  popular: products(sort: RATING, limit: 4) {\n    items {\n      id\n      ...HeroPicture_product\n    }\n    ...ProductShelf_products\n  }\n  weekly: products(filter: {weeklySpecial: true}, limit: 4) {\n    ...ProductShelf_products\n  }\n  featured: posts(published: true, featured: true, limit: 8) {\n    totalCount\n    ...PostCarousel_posts\n  }\n}"];
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