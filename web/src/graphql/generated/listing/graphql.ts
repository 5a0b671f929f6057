/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Band of an eco-score out of 10. */
export type EcoBand =
  /** From 7 to below 8.5. */
  | 'ECO_RESPONSIBLE'
  /** 8.5 and above. */
  | 'EXCELLENT'
  /** Below 5. */
  | 'HIGH_IMPACT'
  /** From 5 to below 7. */
  | 'MODERATE';

/** Narrows a product list down; every given key must match. */
export type ProductFilterInput = {
  /** Products of this category. */
  categoryId?: string | number | null | undefined;
  /** Products of the category with this slug; an unknown slug gives an empty list. */
  categorySlug?: string | null | undefined;
  /** True: a word of the search that no product has is left out, not taken for its nearest. */
  exactWords?: boolean | null | undefined;
  /** Only products put forward (true) or not (false). */
  featured?: boolean | null | undefined;
  /** These products, at most 100; unknown ids are left out. */
  ids?: Array<string | number> | null | undefined;
  /** Only products in stock (true) or out of stock (false). */
  inStock?: boolean | null | undefined;
  /** Eco-score out of 10; this or less. */
  maxEcoScore?: string | null | undefined;
  /** Only products that have paid for themselves in so many months. */
  maxPaybackMonths?: number | null | undefined;
  /** Euros; this price or less. */
  maxPrice?: string | null | undefined;
  /** Eco-score out of 10; this or better. */
  minEcoScore?: string | null | undefined;
  /** Euros; this price or more. */
  minPrice?: string | null | undefined;
  /** Only products that lack this: what is left to do in the administration. */
  missing?: ProductGap | null | undefined;
  /** Products whose passport names all of these words as where they are from: « France ». */
  origin?: string | null | undefined;
  /** Free text in French, at most 200 characters. Accents, plurals, elisions and typing errors are forgiven. */
  search?: string | null | undefined;
  /** Products whose `productType` has one of these words, in any of its forms: « graines jardin » for a gardener. Of those without a type, the name of their category. */
  typeWords?: string | null | undefined;
  /** VISIBLE when left out, for administrators too; only they may ask for another. */
  visibility?: ProductVisibility | null | undefined;
  /** Only weekly specials (true) or none of them (false). */
  weeklySpecial?: boolean | null | undefined;
};

/** What a product may lack. */
export type ProductGap =
  /** A category. */
  | 'CATEGORY'
  /** A picture. */
  | 'IMAGE'
  /** An eco-score: it is 0 until somebody gives it one. */
  | 'SCORE'
  /** A description. */
  | 'TEXT';

/** How a product list is ordered. Equal products keep a stable order. */
export type ProductSort =
  /** By the name of the category, A to Z; products without one come last. */
  | 'CATEGORY_ASC'
  /** By the name of the category, Z to A; products without one come last. */
  | 'CATEGORY_DESC'
  /** Best eco-score first. */
  | 'ECO_SCORE'
  /** Lowest eco-score first. */
  | 'ECO_SCORE_ASC'
  /** What is neither put forward nor hidden first. */
  | 'FLAGS_ASC'
  /** What is put forward first, then weekly specials, then what is hidden. */
  | 'FLAGS_DESC'
  /** By name, A to Z, as a French dictionary does: accents and capitals count for nothing. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Newest first. */
  | 'NEWEST'
  /** Cheapest first. */
  | 'PRICE_ASC'
  /** Dearest first. */
  | 'PRICE_DESC'
  /** Best rated first, more reviews first among equals. */
  | 'RATING'
  /** Best match of the search first; like NEWEST without a search. */
  | 'RELEVANCE'
  /** What saves most a year first, then what a habit saves, then the products of which that is not known. */
  | 'SAVINGS'
  /** What is out of stock first. */
  | 'STOCK_ASC'
  /** What is in stock first. */
  | 'STOCK_DESC'
  /** What was not changed for longest first. */
  | 'UPDATED_ASC'
  /** What was changed last first. */
  | 'UPDATED_DESC';

/** Which products a list has, by whether the shop shows them. */
export type ProductVisibility =
  /** Administrators: all of them. */
  | 'ALL'
  /** Administrators: those that the shop does not show. */
  | 'HIDDEN'
  /** Administrators: hidden ones that will be shown at a planned time. */
  | 'PLANNED'
  /** Administrators: hidden ones that nobody has changed or planned for 14 days. */
  | 'STALE'
  /** Those that the shop shows. */
  | 'VISIBLE';

/** What a category shows of the eco-score of its products. */
export type ScoreDisplay =
  /** The five criteria with their reasons, no total. */
  | 'CRITERIA'
  /** Nothing. */
  | 'NONE'
  /** The official environmental cost of clothing, and the five criteria, no total. */
  | 'OFFICIAL_TEXTILE'
  /** The total with its band, and the five criteria. */
  | 'SCORE';

export type ProductCard_ProductFragment = { id: string, name: string, price: string, imageUrl: string | null, ecoScore: string, scoreDisplay: ScoreDisplay, officialCostText: string | null, ecoBand: EcoBand, savingsPerYear: string | null, savingsComparison: string | null, paybackMonths: number | null, inStock: boolean, featured: boolean, weeklySpecial: boolean, formerPrice: string | null, unitPriceText: string | null, comparableType: string | null, category: { id: string, name: string } | null } & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export type ProductShelf_ProductsFragment = { items: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
  )> } & { ' $fragmentName'?: 'ProductShelf_ProductsFragment' };

export type ProductFilters_FacetsFragment = { withoutTotal: number, inStock: number, categories: Array<{ count: number, category: { id: string, slug: string } }>, ecoBands: Array<{ band: EcoBand, count: number }> } & { ' $fragmentName'?: 'ProductFilters_FacetsFragment' };

export type ProductListHead_ProductsFragment = { totalCount: number, items: Array<{ id: string, name: string }> } & { ' $fragmentName'?: 'ProductListHead_ProductsFragment' };

export type ProductsPageQueryVariables = Exact<{
  filter?: ProductFilterInput | null | undefined;
  sort?: ProductSort | null | undefined;
  limit: number;
  offset: number;
}>;


export type ProductsPageQuery = { products: (
    { totalCount: number, correctedSearch: string | null, isPartialMatch: boolean, mentionsFrom: number | null, items: Array<(
      { id: string, inStock: boolean }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    )>, facets: { ' $fragmentRefs'?: { 'ProductFilters_FacetsFragment': ProductFilters_FacetsFragment } } }
    & { ' $fragmentRefs'?: { 'ProductListHead_ProductsFragment': ProductListHead_ProductsFragment } }
  ) };

export const ProductCard_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"weeklySpecial"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPriceText"}},{"kind":"Field","name":{"kind":"Name","value":"comparableType"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProductCard_ProductFragment, unknown>;
export const ProductShelf_ProductsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductShelf_products"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"weeklySpecial"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPriceText"}},{"kind":"Field","name":{"kind":"Name","value":"comparableType"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProductShelf_ProductsFragment, unknown>;
export const ProductFilters_FacetsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFilters_facets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFacets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ecoBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutTotal"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]} as unknown as DocumentNode<ProductFilters_FacetsFragment, unknown>;
export const ProductListHead_ProductsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductListHead_products"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProductListHead_ProductsFragment, unknown>;
export const ProductsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilterInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"inStockFirst"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"correctedSearch"}},{"kind":"Field","name":{"kind":"Name","value":"isPartialMatch"}},{"kind":"Field","name":{"kind":"Name","value":"mentionsFrom"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductListHead_products"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFilters_facets"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductListHead_products"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"weeklySpecial"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPriceText"}},{"kind":"Field","name":{"kind":"Name","value":"comparableType"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFilters_facets"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFacets"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ecoBands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"band"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withoutTotal"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]} as unknown as DocumentNode<ProductsPageQuery, ProductsPageQueryVariables>;