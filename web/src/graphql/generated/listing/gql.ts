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
    "fragment ProductFilters_facets on ProductFacets {\n  categories {\n    count\n    category {\n      id\n      slug\n    }\n  }\n  ecoBands {\n    band\n    count\n  }\n  withoutTotal\n  inStock\n}\n\nfragment ProductListHead_products on ProductPage {\n  totalCount\n  items {\n    id\n    name\n  }\n}": typeof types.ProductFilters_FacetsFragmentDoc,
    "query ProductsPage($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(\n    filter: $filter\n    sort: $sort\n    limit: $limit\n    offset: $offset\n    inStockFirst: true\n  ) {\n    totalCount\n    correctedSearch\n    isPartialMatch\n    mentionsFrom\n    ...ProductListHead_products\n    items {\n      id\n      inStock\n      ...ProductCard_product\n    }\n    facets {\n      ...ProductFilters_facets\n    }\n  }\n}": typeof types.ProductsPageDocument,
};
const documents: Documents = {
    "fragment ProductCard_product on Product {\n  id\n  name\n  price\n  imageUrl\n  ecoScore\n  scoreDisplay\n  officialCostText\n  ecoBand\n  savingsPerYear\n  savingsComparison\n  paybackMonths\n  inStock\n  featured\n  weeklySpecial\n  formerPrice\n  unitPriceText\n  comparableType\n  category {\n    id\n    name\n  }\n}\n\nfragment ProductShelf_products on ProductPage {\n  items {\n    id\n    ...ProductCard_product\n  }\n}": types.ProductCard_ProductFragmentDoc,
    "fragment ProductFilters_facets on ProductFacets {\n  categories {\n    count\n    category {\n      id\n      slug\n    }\n  }\n  ecoBands {\n    band\n    count\n  }\n  withoutTotal\n  inStock\n}\n\nfragment ProductListHead_products on ProductPage {\n  totalCount\n  items {\n    id\n    name\n  }\n}": types.ProductFilters_FacetsFragmentDoc,
    "query ProductsPage($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(\n    filter: $filter\n    sort: $sort\n    limit: $limit\n    offset: $offset\n    inStockFirst: true\n  ) {\n    totalCount\n    correctedSearch\n    isPartialMatch\n    mentionsFrom\n    ...ProductListHead_products\n    items {\n      id\n      inStock\n      ...ProductCard_product\n    }\n    facets {\n      ...ProductFilters_facets\n    }\n  }\n}": types.ProductsPageDocument,
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
export function graphql(source: "fragment ProductFilters_facets on ProductFacets {\n  categories {\n    count\n    category {\n      id\n      slug\n    }\n  }\n  ecoBands {\n    band\n    count\n  }\n  withoutTotal\n  inStock\n}\n\nfragment ProductListHead_products on ProductPage {\n  totalCount\n  items {\n    id\n    name\n  }\n}"): (typeof documents)["fragment ProductFilters_facets on ProductFacets {\n  categories {\n    count\n    category {\n      id\n      slug\n    }\n  }\n  ecoBands {\n    band\n    count\n  }\n  withoutTotal\n  inStock\n}\n\nfragment ProductListHead_products on ProductPage {\n  totalCount\n  items {\n    id\n    name\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProductsPage($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(\n    filter: $filter\n    sort: $sort\n    limit: $limit\n    offset: $offset\n    inStockFirst: true\n  ) {\n    totalCount\n    correctedSearch\n    isPartialMatch\n    mentionsFrom\n    ...ProductListHead_products\n    items {\n      id\n      inStock\n      ...ProductCard_product\n    }\n    facets {\n      ...ProductFilters_facets\n    }\n  }\n}"): (typeof documents)["query ProductsPage($filter: ProductFilterInput, $sort: ProductSort, $limit: Int!, $offset: Int!) {\n  products(\n    filter: $filter\n    sort: $sort\n    limit: $limit\n    offset: $offset\n    inStockFirst: true\n  ) {\n    totalCount\n    correctedSearch\n    isPartialMatch\n    mentionsFrom\n    ...ProductListHead_products\n    items {\n      id\n      inStock\n      ...ProductCard_product\n    }\n    facets {\n      ...ProductFilters_facets\n    }\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;