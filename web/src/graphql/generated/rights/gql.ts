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
    "query MyData {\n  accountData {\n    held {\n      kind\n      table\n      label\n      rows\n      fate\n      why\n      until\n    }\n    isEmailConfirmed\n    deletion {\n      requestedAt\n      dueAt\n    }\n  }\n}\n\nquery MyRows($kind: String!) {\n  accountRows(kind: $kind) {\n    rows {\n      facts {\n        name\n        value\n      }\n    }\n    withheld {\n      name\n      value\n    }\n  }\n}\n\nmutation ChangeOwnName($firstName: String!, $lastName: String!) {\n  changeOwnName(firstName: $firstName, lastName: $lastName) {\n    id\n    firstName\n    lastName\n  }\n}\n\nmutation RequestAccountDeletion {\n  requestAccountDeletion {\n    dueAt\n  }\n}\n\nmutation CancelAccountDeletion {\n  cancelAccountDeletion\n}": typeof types.MyDataDocument,
};
const documents: Documents = {
    "query MyData {\n  accountData {\n    held {\n      kind\n      table\n      label\n      rows\n      fate\n      why\n      until\n    }\n    isEmailConfirmed\n    deletion {\n      requestedAt\n      dueAt\n    }\n  }\n}\n\nquery MyRows($kind: String!) {\n  accountRows(kind: $kind) {\n    rows {\n      facts {\n        name\n        value\n      }\n    }\n    withheld {\n      name\n      value\n    }\n  }\n}\n\nmutation ChangeOwnName($firstName: String!, $lastName: String!) {\n  changeOwnName(firstName: $firstName, lastName: $lastName) {\n    id\n    firstName\n    lastName\n  }\n}\n\nmutation RequestAccountDeletion {\n  requestAccountDeletion {\n    dueAt\n  }\n}\n\nmutation CancelAccountDeletion {\n  cancelAccountDeletion\n}": types.MyDataDocument,
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
export function graphql(source: "query MyData {\n  accountData {\n    held {\n      kind\n      table\n      label\n      rows\n      fate\n      why\n      until\n    }\n    isEmailConfirmed\n    deletion {\n      requestedAt\n      dueAt\n    }\n  }\n}\n\nquery MyRows($kind: String!) {\n  accountRows(kind: $kind) {\n    rows {\n      facts {\n        name\n        value\n      }\n    }\n    withheld {\n      name\n      value\n    }\n  }\n}\n\nmutation ChangeOwnName($firstName: String!, $lastName: String!) {\n  changeOwnName(firstName: $firstName, lastName: $lastName) {\n    id\n    firstName\n    lastName\n  }\n}\n\nmutation RequestAccountDeletion {\n  requestAccountDeletion {\n    dueAt\n  }\n}\n\nmutation CancelAccountDeletion {\n  cancelAccountDeletion\n}"): (typeof documents)["query MyData {\n  accountData {\n    held {\n      kind\n      table\n      label\n      rows\n      fate\n      why\n      until\n    }\n    isEmailConfirmed\n    deletion {\n      requestedAt\n      dueAt\n    }\n  }\n}\n\nquery MyRows($kind: String!) {\n  accountRows(kind: $kind) {\n    rows {\n      facts {\n        name\n        value\n      }\n    }\n    withheld {\n      name\n      value\n    }\n  }\n}\n\nmutation ChangeOwnName($firstName: String!, $lastName: String!) {\n  changeOwnName(firstName: $firstName, lastName: $lastName) {\n    id\n    firstName\n    lastName\n  }\n}\n\nmutation RequestAccountDeletion {\n  requestAccountDeletion {\n    dueAt\n  }\n}\n\nmutation CancelAccountDeletion {\n  cancelAccountDeletion\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;