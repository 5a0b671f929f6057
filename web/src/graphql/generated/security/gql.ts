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
    "fragment PasskeyRow_passkey on Passkey {\n  id\n  name\n  isBackedUp\n  createdAt\n  lastUsedAt\n}\n\nquery OwnPasskeys {\n  passkeys {\n    id\n  }\n}\n\nmutation PasskeyRegistration {\n  passkeyRegistration\n}\n\nmutation RegisterPasskey($input: RegisterPasskeyInput!) {\n  registerPasskey(input: $input) {\n    passkey {\n      id\n    }\n    recoveryCodes\n  }\n}\n\nmutation RenamePasskey($id: ID!, $name: String!) {\n  renamePasskey(id: $id, name: $name) {\n    ...PasskeyRow_passkey\n  }\n}\n\nmutation RemovePasskey($id: ID!) {\n  removePasskey(id: $id)\n}\n\nmutation PasskeyConfirmation {\n  passkeyConfirmation\n}\n\nmutation ConfirmIdentityWithPasskey($input: PasskeyProofInput!) {\n  confirmIdentityWithPasskey(input: $input)\n}": typeof types.PasskeyRow_PasskeyFragmentDoc,
    "mutation BeginSecondFactor {\n  beginSecondFactor {\n    secret\n    address\n  }\n}\n\nmutation ConfirmSecondFactor($input: CodeInput!) {\n  confirmSecondFactor(input: $input)\n}\n\nmutation RenewRecoveryCodes {\n  renewRecoveryCodes\n}\n\nmutation KeepSecondFactor {\n  cancelFactorRemoval\n}\n\nmutation EndSecondFactor {\n  endSecondFactor\n}": typeof types.BeginSecondFactorDocument,
    "fragment DeviceList_device on SignedInDevice {\n  id\n  browser\n  system\n  signedInAt\n  lastSeenAt\n  isCurrent\n}\n\nfragment SignInHistory_signIn on SignIn {\n  id\n  outcome\n  method\n  browser\n  system\n  createdAt\n}\n\nquery AccountSecurity {\n  secondFactor {\n    since\n    recoveryCodesLeft\n    removalDueAt\n  }\n  passkeys {\n    ...PasskeyRow_passkey\n  }\n  signedInDevices {\n    ...DeviceList_device\n  }\n}\n\nquery SignInHistory($outcome: String, $limit: Int!, $offset: Int!) {\n  signIns(outcome: $outcome, limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      ...SignInHistory_signIn\n    }\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation TakeBackAccount($passkeysSince: DateTimeISO) {\n  takeBackAccount(passkeysSince: $passkeysSince) {\n    sessions\n    apiTokens\n    passkeys\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherSessions\n}": typeof types.DeviceList_DeviceFragmentDoc,
    "query IdentityConfirmedUntil {\n  identityConfirmedUntil\n}\n\nmutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n  confirmIdentity(input: $input)\n}": typeof types.IdentityConfirmedUntilDocument,
};
const documents: Documents = {
    "fragment PasskeyRow_passkey on Passkey {\n  id\n  name\n  isBackedUp\n  createdAt\n  lastUsedAt\n}\n\nquery OwnPasskeys {\n  passkeys {\n    id\n  }\n}\n\nmutation PasskeyRegistration {\n  passkeyRegistration\n}\n\nmutation RegisterPasskey($input: RegisterPasskeyInput!) {\n  registerPasskey(input: $input) {\n    passkey {\n      id\n    }\n    recoveryCodes\n  }\n}\n\nmutation RenamePasskey($id: ID!, $name: String!) {\n  renamePasskey(id: $id, name: $name) {\n    ...PasskeyRow_passkey\n  }\n}\n\nmutation RemovePasskey($id: ID!) {\n  removePasskey(id: $id)\n}\n\nmutation PasskeyConfirmation {\n  passkeyConfirmation\n}\n\nmutation ConfirmIdentityWithPasskey($input: PasskeyProofInput!) {\n  confirmIdentityWithPasskey(input: $input)\n}": types.PasskeyRow_PasskeyFragmentDoc,
    "mutation BeginSecondFactor {\n  beginSecondFactor {\n    secret\n    address\n  }\n}\n\nmutation ConfirmSecondFactor($input: CodeInput!) {\n  confirmSecondFactor(input: $input)\n}\n\nmutation RenewRecoveryCodes {\n  renewRecoveryCodes\n}\n\nmutation KeepSecondFactor {\n  cancelFactorRemoval\n}\n\nmutation EndSecondFactor {\n  endSecondFactor\n}": types.BeginSecondFactorDocument,
    "fragment DeviceList_device on SignedInDevice {\n  id\n  browser\n  system\n  signedInAt\n  lastSeenAt\n  isCurrent\n}\n\nfragment SignInHistory_signIn on SignIn {\n  id\n  outcome\n  method\n  browser\n  system\n  createdAt\n}\n\nquery AccountSecurity {\n  secondFactor {\n    since\n    recoveryCodesLeft\n    removalDueAt\n  }\n  passkeys {\n    ...PasskeyRow_passkey\n  }\n  signedInDevices {\n    ...DeviceList_device\n  }\n}\n\nquery SignInHistory($outcome: String, $limit: Int!, $offset: Int!) {\n  signIns(outcome: $outcome, limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      ...SignInHistory_signIn\n    }\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation TakeBackAccount($passkeysSince: DateTimeISO) {\n  takeBackAccount(passkeysSince: $passkeysSince) {\n    sessions\n    apiTokens\n    passkeys\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherSessions\n}": types.DeviceList_DeviceFragmentDoc,
    "query IdentityConfirmedUntil {\n  identityConfirmedUntil\n}\n\nmutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n  confirmIdentity(input: $input)\n}": types.IdentityConfirmedUntilDocument,
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
export function graphql(source: "fragment PasskeyRow_passkey on Passkey {\n  id\n  name\n  isBackedUp\n  createdAt\n  lastUsedAt\n}\n\nquery OwnPasskeys {\n  passkeys {\n    id\n  }\n}\n\nmutation PasskeyRegistration {\n  passkeyRegistration\n}\n\nmutation RegisterPasskey($input: RegisterPasskeyInput!) {\n  registerPasskey(input: $input) {\n    passkey {\n      id\n    }\n    recoveryCodes\n  }\n}\n\nmutation RenamePasskey($id: ID!, $name: String!) {\n  renamePasskey(id: $id, name: $name) {\n    ...PasskeyRow_passkey\n  }\n}\n\nmutation RemovePasskey($id: ID!) {\n  removePasskey(id: $id)\n}\n\nmutation PasskeyConfirmation {\n  passkeyConfirmation\n}\n\nmutation ConfirmIdentityWithPasskey($input: PasskeyProofInput!) {\n  confirmIdentityWithPasskey(input: $input)\n}"): (typeof documents)["fragment PasskeyRow_passkey on Passkey {\n  id\n  name\n  isBackedUp\n  createdAt\n  lastUsedAt\n}\n\nquery OwnPasskeys {\n  passkeys {\n    id\n  }\n}\n\nmutation PasskeyRegistration {\n  passkeyRegistration\n}\n\nmutation RegisterPasskey($input: RegisterPasskeyInput!) {\n  registerPasskey(input: $input) {\n    passkey {\n      id\n    }\n    recoveryCodes\n  }\n}\n\nmutation RenamePasskey($id: ID!, $name: String!) {\n  renamePasskey(id: $id, name: $name) {\n    ...PasskeyRow_passkey\n  }\n}\n\nmutation RemovePasskey($id: ID!) {\n  removePasskey(id: $id)\n}\n\nmutation PasskeyConfirmation {\n  passkeyConfirmation\n}\n\nmutation ConfirmIdentityWithPasskey($input: PasskeyProofInput!) {\n  confirmIdentityWithPasskey(input: $input)\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BeginSecondFactor {\n  beginSecondFactor {\n    secret\n    address\n  }\n}\n\nmutation ConfirmSecondFactor($input: CodeInput!) {\n  confirmSecondFactor(input: $input)\n}\n\nmutation RenewRecoveryCodes {\n  renewRecoveryCodes\n}\n\nmutation KeepSecondFactor {\n  cancelFactorRemoval\n}\n\nmutation EndSecondFactor {\n  endSecondFactor\n}"): (typeof documents)["mutation BeginSecondFactor {\n  beginSecondFactor {\n    secret\n    address\n  }\n}\n\nmutation ConfirmSecondFactor($input: CodeInput!) {\n  confirmSecondFactor(input: $input)\n}\n\nmutation RenewRecoveryCodes {\n  renewRecoveryCodes\n}\n\nmutation KeepSecondFactor {\n  cancelFactorRemoval\n}\n\nmutation EndSecondFactor {\n  endSecondFactor\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment DeviceList_device on SignedInDevice {\n  id\n  browser\n  system\n  signedInAt\n  lastSeenAt\n  isCurrent\n}\n\nfragment SignInHistory_signIn on SignIn {\n  id\n  outcome\n  method\n  browser\n  system\n  createdAt\n}\n\nquery AccountSecurity {\n  secondFactor {\n    since\n    recoveryCodesLeft\n    removalDueAt\n  }\n  passkeys {\n    ...PasskeyRow_passkey\n  }\n  signedInDevices {\n    ...DeviceList_device\n  }\n}\n\nquery SignInHistory($outcome: String, $limit: Int!, $offset: Int!) {\n  signIns(outcome: $outcome, limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      ...SignInHistory_signIn\n    }\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation TakeBackAccount($passkeysSince: DateTimeISO) {\n  takeBackAccount(passkeysSince: $passkeysSince) {\n    sessions\n    apiTokens\n    passkeys\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherSessions\n}"): (typeof documents)["fragment DeviceList_device on SignedInDevice {\n  id\n  browser\n  system\n  signedInAt\n  lastSeenAt\n  isCurrent\n}\n\nfragment SignInHistory_signIn on SignIn {\n  id\n  outcome\n  method\n  browser\n  system\n  createdAt\n}\n\nquery AccountSecurity {\n  secondFactor {\n    since\n    recoveryCodesLeft\n    removalDueAt\n  }\n  passkeys {\n    ...PasskeyRow_passkey\n  }\n  signedInDevices {\n    ...DeviceList_device\n  }\n}\n\nquery SignInHistory($outcome: String, $limit: Int!, $offset: Int!) {\n  signIns(outcome: $outcome, limit: $limit, offset: $offset) {\n    totalCount\n    items {\n      ...SignInHistory_signIn\n    }\n  }\n}\n\nmutation EndSession($id: ID!) {\n  endSession(id: $id)\n}\n\nmutation TakeBackAccount($passkeysSince: DateTimeISO) {\n  takeBackAccount(passkeysSince: $passkeysSince) {\n    sessions\n    apiTokens\n    passkeys\n  }\n}\n\nmutation EndOtherSessions {\n  endOtherSessions\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IdentityConfirmedUntil {\n  identityConfirmedUntil\n}\n\nmutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n  confirmIdentity(input: $input)\n}"): (typeof documents)["query IdentityConfirmedUntil {\n  identityConfirmedUntil\n}\n\nmutation ConfirmIdentity($input: ConfirmIdentityInput!) {\n  confirmIdentity(input: $input)\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;