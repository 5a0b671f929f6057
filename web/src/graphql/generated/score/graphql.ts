/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What somebody has to say against an eco-score. */
export type ChallengeInput = {
  /** What of the score; all of it when left out. */
  criterion?: Criterion | null | undefined;
  /** Where to answer. */
  email: string;
  /** First name, at most 100 characters. */
  firstName: string;
  /** Last name, at most 100 characters. */
  lastName: string;
  /** Why, at most 5,000 characters. */
  message: string;
  /** Leave it empty: a trap for robots. */
  website?: string | null | undefined;
};

/** Who has declared an official environmental cost. */
export type CostDeclarer =
  /** The brand itself. */
  | 'BRAND'
  /** A third party. */
  | 'THIRD_PARTY';

/** The five criteria of an eco-score, 0 to 2 points each. */
export type Criterion =
  /** Whether it can be repaired, taken apart, recycled. */
  | 'END_OF_LIFE'
  /** How much water and energy, and in which country. */
  | 'MANUFACTURING'
  /** Where the materials come from, and how much is recycled or renewable. */
  | 'MATERIALS'
  /** How heavy, of what, and whether it can be sorted. */
  | 'PACKAGING'
  /** How many kilometres, and by what means. */
  | 'TRANSPORT';

/** What can support points of an eco-score. */
export type EvidenceKind =
  /** A certificate of an independent body: up to 2.0 points. */
  | 'CERTIFICATE'
  /** An invoice: it proves a purchase, and supports no points. */
  | 'INVOICE'
  /** A measure of the shop: up to 1.5 points with its protocol, else none. */
  | 'OWN_MEASURE'
  /** A statement that the supplier has signed: up to 1.5 points, for 24 months. */
  | 'SUPPLIER_STATEMENT'
  /** The report of a test by a laboratory: up to 2.0 points. */
  | 'TEST_REPORT';

/** Where evidence stands in time. */
export type EvidenceState =
  /** Over for longer: it counts no more. */
  | 'EXPIRED'
  /** It counts. */
  | 'LIVE'
  /** Over for at most 30 days: its points are kept, and it is to be renewed. */
  | 'RENEW';

/** Why an eco-score changed. */
export type ScoreCause =
  /** The product was assessed. */
  | 'ASSESSED'
  /** Evidence had ended for more than 30 days. */
  | 'EVIDENCE_EXPIRED'
  /** The product was assessed by a new version of the method. */
  | 'METHOD_CHANGED'
  /** The score was typed, without points for the criteria. */
  | 'TYPED';

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

export type ProductScoreQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductScoreQuery = { product: { id: string, scoreDisplay: ScoreDisplay, officialCostText: string | null, officialCost: { declaredBy: CostDeclarer, declaredOn: string, portalReference: string | null } | null, assessment: { id: string, decidedAt: string | null, total: string, externalTotal: string, criteria: Array<{ criterion: Criterion, points: string, reason: string, evidence: Array<{ id: string, kind: EvidenceKind, title: string | null, issuer: string | null, number: string | null, validFrom: string | null, protocol: string | null, liveUntil: string | null, state: EvidenceState, sample: boolean, fileUrl: string | null }> }> } | null, scoreRank: { place: number, count: number, isShared: boolean, category: string } | null, scoreHistory: Array<{ id: string, oldScore: string | null, newScore: string, cause: ScoreCause, at: string }> } | null };

export type MethodPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MethodPageQuery = { scoreMethod: { version: number, date: string, productCount: number, assessedCount: number, supplierCount: number, evidenceCount: number, changes: Array<{ version: number, date: string, change: string }>, scales: Array<{ criterion: Criterion, question: string, between: string, steps: Array<{ points: string, gives: string }> }> }, products: { items: Array<{ id: string, name: string, scoreDisplay: ScoreDisplay, assessment: { id: string, decidedAt: string | null, total: string, externalTotal: string, criteria: Array<{ criterion: Criterion, points: string, reason: string, evidence: Array<{ id: string, kind: EvidenceKind, title: string | null, issuer: string | null, number: string | null, validFrom: string | null, protocol: string | null, liveUntil: string | null, state: EvidenceState, sample: boolean, fileUrl: string | null }> }> } | null }> } };

export type ChallengeScoreMutationVariables = Exact<{
  productId: string | number;
  input: ChallengeInput;
}>;


export type ChallengeScoreMutation = { challengeScore: boolean };


export const ProductScoreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductScore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"officialCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declaredBy"}},{"kind":"Field","name":{"kind":"Name","value":"declaredOn"}},{"kind":"Field","name":{"kind":"Name","value":"portalReference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"externalTotal"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"protocol"}},{"kind":"Field","name":{"kind":"Name","value":"liveUntil"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreRank"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"category"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scoreHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"oldScore"}},{"kind":"Field","name":{"kind":"Name","value":"newScore"}},{"kind":"Field","name":{"kind":"Name","value":"cause"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}}]}}]} as unknown as DocumentNode<ProductScoreQuery, ProductScoreQueryVariables>;
export const MethodPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MethodPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scoreMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}},{"kind":"Field","name":{"kind":"Name","value":"assessedCount"}},{"kind":"Field","name":{"kind":"Name","value":"supplierCount"}},{"kind":"Field","name":{"kind":"Name","value":"evidenceCount"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"scales"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"between"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"gives"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"featured"},"value":{"kind":"BooleanValue","value":true}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"3"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"assessment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"externalTotal"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"evidence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"protocol"}},{"kind":"Field","name":{"kind":"Name","value":"liveUntil"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}}]}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<MethodPageQuery, MethodPageQueryVariables>;
export const ChallengeScoreDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChallengeScore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChallengeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challengeScore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChallengeScoreMutation, ChallengeScoreMutationVariables>;