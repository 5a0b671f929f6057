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
    "query ProductScore($id: ID!) {\n  product(id: $id) {\n    id\n    scoreDisplay\n    officialCostText\n    officialCost {\n      declaredBy\n      declaredOn\n      portalReference\n    }\n    assessment {\n      id\n      decidedAt\n      total\n      externalTotal\n      criteria {\n        criterion\n        points\n        reason\n        evidence {\n          id\n          kind\n          title\n          issuer\n          number\n          validFrom\n          protocol\n          liveUntil\n          state\n          sample\n          fileUrl\n        }\n      }\n    }\n    scoreRank {\n      place\n      count\n      isShared\n      category\n    }\n    scoreHistory {\n      id\n      oldScore\n      newScore\n      cause\n      at\n    }\n  }\n}\n\nquery MethodPage {\n  scoreMethod {\n    version\n    date\n    productCount\n    assessedCount\n    supplierCount\n    evidenceCount\n    changes {\n      version\n      date\n      change\n    }\n    scales {\n      criterion\n      question\n      between\n      steps {\n        points\n        gives\n      }\n    }\n  }\n  products(filter: {featured: true}, limit: 3) {\n    items {\n      id\n      name\n      scoreDisplay\n      assessment {\n        id\n        decidedAt\n        total\n        externalTotal\n        criteria {\n          criterion\n          points\n          reason\n          evidence {\n            id\n            kind\n            title\n            issuer\n            number\n            validFrom\n            protocol\n            liveUntil\n            state\n            sample\n            fileUrl\n          }\n        }\n      }\n    }\n  }\n}\n\nmutation ChallengeScore($productId: ID!, $input: ChallengeInput!) {\n  challengeScore(productId: $productId, input: $input)\n}": typeof types.ProductScoreDocument,
};
const documents: Documents = {
    "query ProductScore($id: ID!) {\n  product(id: $id) {\n    id\n    scoreDisplay\n    officialCostText\n    officialCost {\n      declaredBy\n      declaredOn\n      portalReference\n    }\n    assessment {\n      id\n      decidedAt\n      total\n      externalTotal\n      criteria {\n        criterion\n        points\n        reason\n        evidence {\n          id\n          kind\n          title\n          issuer\n          number\n          validFrom\n          protocol\n          liveUntil\n          state\n          sample\n          fileUrl\n        }\n      }\n    }\n    scoreRank {\n      place\n      count\n      isShared\n      category\n    }\n    scoreHistory {\n      id\n      oldScore\n      newScore\n      cause\n      at\n    }\n  }\n}\n\nquery MethodPage {\n  scoreMethod {\n    version\n    date\n    productCount\n    assessedCount\n    supplierCount\n    evidenceCount\n    changes {\n      version\n      date\n      change\n    }\n    scales {\n      criterion\n      question\n      between\n      steps {\n        points\n        gives\n      }\n    }\n  }\n  products(filter: {featured: true}, limit: 3) {\n    items {\n      id\n      name\n      scoreDisplay\n      assessment {\n        id\n        decidedAt\n        total\n        externalTotal\n        criteria {\n          criterion\n          points\n          reason\n          evidence {\n            id\n            kind\n            title\n            issuer\n            number\n            validFrom\n            protocol\n            liveUntil\n            state\n            sample\n            fileUrl\n          }\n        }\n      }\n    }\n  }\n}\n\nmutation ChallengeScore($productId: ID!, $input: ChallengeInput!) {\n  challengeScore(productId: $productId, input: $input)\n}": types.ProductScoreDocument,
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
export function graphql(source: "query ProductScore($id: ID!) {\n  product(id: $id) {\n    id\n    scoreDisplay\n    officialCostText\n    officialCost {\n      declaredBy\n      declaredOn\n      portalReference\n    }\n    assessment {\n      id\n      decidedAt\n      total\n      externalTotal\n      criteria {\n        criterion\n        points\n        reason\n        evidence {\n          id\n          kind\n          title\n          issuer\n          number\n          validFrom\n          protocol\n          liveUntil\n          state\n          sample\n          fileUrl\n        }\n      }\n    }\n    scoreRank {\n      place\n      count\n      isShared\n      category\n    }\n    scoreHistory {\n      id\n      oldScore\n      newScore\n      cause\n      at\n    }\n  }\n}\n\nquery MethodPage {\n  scoreMethod {\n    version\n    date\n    productCount\n    assessedCount\n    supplierCount\n    evidenceCount\n    changes {\n      version\n      date\n      change\n    }\n    scales {\n      criterion\n      question\n      between\n      steps {\n        points\n        gives\n      }\n    }\n  }\n  products(filter: {featured: true}, limit: 3) {\n    items {\n      id\n      name\n      scoreDisplay\n      assessment {\n        id\n        decidedAt\n        total\n        externalTotal\n        criteria {\n          criterion\n          points\n          reason\n          evidence {\n            id\n            kind\n            title\n            issuer\n            number\n            validFrom\n            protocol\n            liveUntil\n            state\n            sample\n            fileUrl\n          }\n        }\n      }\n    }\n  }\n}\n\nmutation ChallengeScore($productId: ID!, $input: ChallengeInput!) {\n  challengeScore(productId: $productId, input: $input)\n}"): (typeof documents)["query ProductScore($id: ID!) {\n  product(id: $id) {\n    id\n    scoreDisplay\n    officialCostText\n    officialCost {\n      declaredBy\n      declaredOn\n      portalReference\n    }\n    assessment {\n      id\n      decidedAt\n      total\n      externalTotal\n      criteria {\n        criterion\n        points\n        reason\n        evidence {\n          id\n          kind\n          title\n          issuer\n          number\n          validFrom\n          protocol\n          liveUntil\n          state\n          sample\n          fileUrl\n        }\n      }\n    }\n    scoreRank {\n      place\n      count\n      isShared\n      category\n    }\n    scoreHistory {\n      id\n      oldScore\n      newScore\n      cause\n      at\n    }\n  }\n}\n\nquery MethodPage {\n  scoreMethod {\n    version\n    date\n    productCount\n    assessedCount\n    supplierCount\n    evidenceCount\n    changes {\n      version\n      date\n      change\n    }\n    scales {\n      criterion\n      question\n      between\n      steps {\n        points\n        gives\n      }\n    }\n  }\n  products(filter: {featured: true}, limit: 3) {\n    items {\n      id\n      name\n      scoreDisplay\n      assessment {\n        id\n        decidedAt\n        total\n        externalTotal\n        criteria {\n          criterion\n          points\n          reason\n          evidence {\n            id\n            kind\n            title\n            issuer\n            number\n            validFrom\n            protocol\n            liveUntil\n            state\n            sample\n            fileUrl\n          }\n        }\n      }\n    }\n  }\n}\n\nmutation ChallengeScore($productId: ID!, $input: ChallengeInput!) {\n  challengeScore(productId: $productId, input: $input)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;