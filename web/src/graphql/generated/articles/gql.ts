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
    "fragment ProductCard_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  scoreDisplay\n  officialCostText\n  ecoBand\n  savingsPerYear\n  savingsComparison\n  paybackMonths\n  inStock\n  featured\n  weeklySpecial\n  formerPrice\n  unitPriceText\n  comparableType\n  category {\n    id\n    name\n  }\n}\n\nfragment ProductShelf_products on ProductPage {\n  items {\n    id\n    ...ProductCard_product\n  }\n}": typeof types.ProductCard_ProductFragmentDoc,
    "fragment ArticleView_post on Post {\n  id\n  title\n  excerpt\n  content\n  imageUrl\n  published\n  createdAt\n  readingMinutes\n}\n\nfragment ArticleHead_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  published\n  createdAt\n  updatedAt\n}\n\nfragment PostCard_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}\n\nfragment PostList_posts on PostPage {\n  totalCount\n  items {\n    id\n    ...PostCard_post\n  }\n}\n\nfragment PostCarousel_posts on PostPage {\n  items {\n    id\n    ...PostSlide_post\n  }\n}\n\nfragment PostSlide_post on Post {\n  id\n  title\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}\n\nfragment PostRow_post on Post {\n  id\n  claimPoints\n  claimWords\n  title\n  excerpt\n  published\n  publishAt\n  featured\n  createdAt\n}\n\nfragment PostFormDialog_post on Post {\n  id\n  version\n  createdAt\n  title\n  excerpt\n  imageUrl\n  content\n  published\n  publishAt\n  featured\n}\n\nmutation CreatePost($input: PostInput!) {\n  createPost(input: $input) {\n    id\n    ...PostRow_post\n  }\n}\n\nmutation UpdatePost($id: ID!, $input: PostChanges!, $version: Int) {\n  updatePost(id: $id, input: $input, version: $version) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}\n\nmutation DeletePost($id: ID!) {\n  deletePost(id: $id)\n}\n\nmutation RestorePost($entryId: ID!, $state: HistoryState!) {\n  restorePost(entryId: $entryId, state: $state) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}": typeof types.ArticleView_PostFragmentDoc,
    "query ArticlePage($id: ID!) {\n  post(id: $id) {\n    id\n    ...ArticleHead_post\n    ...ArticleView_post\n    products {\n      id\n      ...ProductCard_product\n    }\n  }\n}\n\nquery RelatedPosts {\n  posts(published: true, limit: 4) {\n    items {\n      id\n      ...PostCard_post\n    }\n  }\n}": typeof types.ArticlePageDocument,
    "query EcologyPage($limit: Int!, $offset: Int!) {\n  posts(published: true, limit: $limit, offset: $offset) {\n    totalCount\n    ...PostList_posts\n  }\n}": typeof types.EcologyPageDocument,
};
const documents: Documents = {
    "fragment ProductCard_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  scoreDisplay\n  officialCostText\n  ecoBand\n  savingsPerYear\n  savingsComparison\n  paybackMonths\n  inStock\n  featured\n  weeklySpecial\n  formerPrice\n  unitPriceText\n  comparableType\n  category {\n    id\n    name\n  }\n}\n\nfragment ProductShelf_products on ProductPage {\n  items {\n    id\n    ...ProductCard_product\n  }\n}": types.ProductCard_ProductFragmentDoc,
    "fragment ArticleView_post on Post {\n  id\n  title\n  excerpt\n  content\n  imageUrl\n  published\n  createdAt\n  readingMinutes\n}\n\nfragment ArticleHead_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  published\n  createdAt\n  updatedAt\n}\n\nfragment PostCard_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}\n\nfragment PostList_posts on PostPage {\n  totalCount\n  items {\n    id\n    ...PostCard_post\n  }\n}\n\nfragment PostCarousel_posts on PostPage {\n  items {\n    id\n    ...PostSlide_post\n  }\n}\n\nfragment PostSlide_post on Post {\n  id\n  title\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}\n\nfragment PostRow_post on Post {\n  id\n  claimPoints\n  claimWords\n  title\n  excerpt\n  published\n  publishAt\n  featured\n  createdAt\n}\n\nfragment PostFormDialog_post on Post {\n  id\n  version\n  createdAt\n  title\n  excerpt\n  imageUrl\n  content\n  published\n  publishAt\n  featured\n}\n\nmutation CreatePost($input: PostInput!) {\n  createPost(input: $input) {\n    id\n    ...PostRow_post\n  }\n}\n\nmutation UpdatePost($id: ID!, $input: PostChanges!, $version: Int) {\n  updatePost(id: $id, input: $input, version: $version) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}\n\nmutation DeletePost($id: ID!) {\n  deletePost(id: $id)\n}\n\nmutation RestorePost($entryId: ID!, $state: HistoryState!) {\n  restorePost(entryId: $entryId, state: $state) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}": types.ArticleView_PostFragmentDoc,
    "query ArticlePage($id: ID!) {\n  post(id: $id) {\n    id\n    ...ArticleHead_post\n    ...ArticleView_post\n    products {\n      id\n      ...ProductCard_product\n    }\n  }\n}\n\nquery RelatedPosts {\n  posts(published: true, limit: 4) {\n    items {\n      id\n      ...PostCard_post\n    }\n  }\n}": types.ArticlePageDocument,
    "query EcologyPage($limit: Int!, $offset: Int!) {\n  posts(published: true, limit: $limit, offset: $offset) {\n    totalCount\n    ...PostList_posts\n  }\n}": types.EcologyPageDocument,
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
export function graphql(source: "fragment ProductCard_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  scoreDisplay\n  officialCostText\n  ecoBand\n  savingsPerYear\n  savingsComparison\n  paybackMonths\n  inStock\n  featured\n  weeklySpecial\n  formerPrice\n  unitPriceText\n  comparableType\n  category {\n    id\n    name\n  }\n}\n\nfragment ProductShelf_products on ProductPage {\n  items {\n    id\n    ...ProductCard_product\n  }\n}"): (typeof documents)["fragment ProductCard_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  scoreDisplay\n  officialCostText\n  ecoBand\n  savingsPerYear\n  savingsComparison\n  paybackMonths\n  inStock\n  featured\n  weeklySpecial\n  formerPrice\n  unitPriceText\n  comparableType\n  category {\n    id\n    name\n  }\n}\n\nfragment ProductShelf_products on ProductPage {\n  items {\n    id\n    ...ProductCard_product\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment ArticleView_post on Post {\n  id\n  title\n  excerpt\n  content\n  imageUrl\n  published\n  createdAt\n  readingMinutes\n}\n\nfragment ArticleHead_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  published\n  createdAt\n  updatedAt\n}\n\nfragment PostCard_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}\n\nfragment PostList_posts on PostPage {\n  totalCount\n  items {\n    id\n    ...PostCard_post\n  }\n}\n\nfragment PostCarousel_posts on PostPage {\n  items {\n    id\n    ...PostSlide_post\n  }\n}\n\nfragment PostSlide_post on Post {\n  id\n  title\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}\n\nfragment PostRow_post on Post {\n  id\n  claimPoints\n  claimWords\n  title\n  excerpt\n  published\n  publishAt\n  featured\n  createdAt\n}\n\nfragment PostFormDialog_post on Post {\n  id\n  version\n  createdAt\n  title\n  excerpt\n  imageUrl\n  content\n  published\n  publishAt\n  featured\n}\n\nmutation CreatePost($input: PostInput!) {\n  createPost(input: $input) {\n    id\n    ...PostRow_post\n  }\n}\n\nmutation UpdatePost($id: ID!, $input: PostChanges!, $version: Int) {\n  updatePost(id: $id, input: $input, version: $version) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}\n\nmutation DeletePost($id: ID!) {\n  deletePost(id: $id)\n}\n\nmutation RestorePost($entryId: ID!, $state: HistoryState!) {\n  restorePost(entryId: $entryId, state: $state) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}"): (typeof documents)["fragment ArticleView_post on Post {\n  id\n  title\n  excerpt\n  content\n  imageUrl\n  published\n  createdAt\n  readingMinutes\n}\n\nfragment ArticleHead_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  published\n  createdAt\n  updatedAt\n}\n\nfragment PostCard_post on Post {\n  id\n  title\n  excerpt\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}\n\nfragment PostList_posts on PostPage {\n  totalCount\n  items {\n    id\n    ...PostCard_post\n  }\n}\n\nfragment PostCarousel_posts on PostPage {\n  items {\n    id\n    ...PostSlide_post\n  }\n}\n\nfragment PostSlide_post on Post {\n  id\n  title\n  teaser\n  imageUrl\n  createdAt\n  readingMinutes\n}\n\nfragment PostRow_post on Post {\n  id\n  claimPoints\n  claimWords\n  title\n  excerpt\n  published\n  publishAt\n  featured\n  createdAt\n}\n\nfragment PostFormDialog_post on Post {\n  id\n  version\n  createdAt\n  title\n  excerpt\n  imageUrl\n  content\n  published\n  publishAt\n  featured\n}\n\nmutation CreatePost($input: PostInput!) {\n  createPost(input: $input) {\n    id\n    ...PostRow_post\n  }\n}\n\nmutation UpdatePost($id: ID!, $input: PostChanges!, $version: Int) {\n  updatePost(id: $id, input: $input, version: $version) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}\n\nmutation DeletePost($id: ID!) {\n  deletePost(id: $id)\n}\n\nmutation RestorePost($entryId: ID!, $state: HistoryState!) {\n  restorePost(entryId: $entryId, state: $state) {\n    ...PostRow_post\n    ...PostFormDialog_post\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ArticlePage($id: ID!) {\n  post(id: $id) {\n    id\n    ...ArticleHead_post\n    ...ArticleView_post\n    products {\n      id\n      ...ProductCard_product\n    }\n  }\n}\n\nquery RelatedPosts {\n  posts(published: true, limit: 4) {\n    items {\n      id\n      ...PostCard_post\n    }\n  }\n}"): (typeof documents)["query ArticlePage($id: ID!) {\n  post(id: $id) {\n    id\n    ...ArticleHead_post\n    ...ArticleView_post\n    products {\n      id\n      ...ProductCard_product\n    }\n  }\n}\n\nquery RelatedPosts {\n  posts(published: true, limit: 4) {\n    items {\n      id\n      ...PostCard_post\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EcologyPage($limit: Int!, $offset: Int!) {\n  posts(published: true, limit: $limit, offset: $offset) {\n    totalCount\n    ...PostList_posts\n  }\n}"): (typeof documents)["query EcologyPage($limit: Int!, $offset: Int!) {\n  posts(published: true, limit: $limit, offset: $offset) {\n    totalCount\n    ...PostList_posts\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;