/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What of a savings formula the `impactFigure` of the product counts. */
export type SavingsImpact =
  /** Its kilowatt-hours. */
  | 'KWH'
  /** Its litres. */
  | 'LITRES'
  /** Its uses, each with its `counts`. */
  | 'USES';

/** What a term of a savings formula saves. */
export type SavingsKind =
  /** Kilowatt-hours of electricity. */
  | 'ELECTRICITY'
  /** Kilowatt-hours of gas. */
  | 'GAS'
  /** Euros: what is no longer bought, or, below zero, what still is. */
  | 'PURCHASE'
  /** Litres of water; `warming` tells by how many degrees they were heated. */
  | 'WATER';

/** How often a term of a savings formula comes about. */
export type SavingsPeriod =
  /** Each day, 365 a year. */
  | 'DAY'
  /** Each month. */
  | 'MONTH'
  /** With each shower of the household. */
  | 'SHOWER'
  /** With each minute of each shower of the household. */
  | 'SHOWER_MINUTE'
  /** Each week, 52 a year. */
  | 'WEEK'
  /** Each year. */
  | 'YEAR';

export type SavingsFormulasQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SavingsFormulasQuery = { products: { items: Array<{ id: string, name: string, price: string, savingsPerYear: string | null, savingsFormula: { impact: SavingsImpact | null, terms: Array<{ kind: SavingsKind, label: string, amount: number, times: number, per: SavingsPeriod, people: number | null, warming: number | null, counts: number | null, source: string }> } | null }> } };


export const SavingsFormulasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavingsFormulas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"SAVINGS"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsFormula"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impact"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"per"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"warming"}},{"kind":"Field","name":{"kind":"Name","value":"counts"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<SavingsFormulasQuery, SavingsFormulasQueryVariables>;