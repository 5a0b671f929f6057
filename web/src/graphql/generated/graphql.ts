/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an administrator did. */
export type AuditAction =
  /** Made new. */
  | 'CREATED'
  /** Deleted. */
  | 'DELETED'
  /** Saved as a file; « after » has the number of rows, and whether all were sent. */
  | 'EXPORTED'
  /** Shown at the time that an administrator had planned, whom the entry names. */
  | 'PUBLISHED'
  /** Put back into an earlier state. */
  | 'RESTORED'
  /** Changed. */
  | 'UPDATED';

/** Kinds of things whose administrative changes are kept. */
export type AuditSubject =
  /** How the eco-score of a product comes about, by the id of the product. */
  | 'ASSESSMENT'
  /** A category. */
  | 'CATEGORY'
  /** What was decided of a claim of the register. */
  | 'CLAIM'
  /** A document that supports points of eco-scores. */
  | 'EVIDENCE'
  /** A table of personal data that was saved as a file, by its name. */
  | 'EXPORT'
  /** Images. */
  | 'IMAGE'
  /** A mail that was sent anew. */
  | 'MAIL'
  /** Somebody of the team, by the id of the account, or an invitation into it. */
  | 'MEMBER'
  /** What was done with a message of the contact form; never what it says. */
  | 'MESSAGE'
  /** The official environmental cost of a product, by the id of that. */
  | 'OFFICIAL_COST'
  /** An information page, by its slug. */
  | 'PAGE'
  /** The passport of a product, by the id of that. */
  | 'PASSPORT'
  /** An article. */
  | 'POST'
  /** A product, its pictures included; without an id, many of them at once too. */
  | 'PRODUCT'
  /** Many products at once, as one change: an import, their prices. */
  | 'PRODUCTS'
  /** An answer that is written already. */
  | 'REPLY_TEMPLATE'
  /** A setting, by its key. */
  | 'SETTING'
  /** A token of the API. */
  | 'TOKEN';

/** Another address of the account, and its password. */
export type ChangeEmailInput = {
  /** The password of the account. */
  currentPassword: string;
  /** E-mail address, in any case. */
  email: string;
};

/** A new password, and the old one. */
export type ChangePasswordInput = {
  /** The password that the account has. */
  currentPassword: string;
  /** The new password, at least 6 characters. */
  newPassword: string;
};

/** What people are asked for. */
export type ConsentKind =
  /** Audience measurement that tells visits apart, in the cookie banner. */
  | 'MEASUREMENT'
  /** The newsletter. */
  | 'NEWSLETTER'
  /** The terms of sale, at the opening of an account. */
  | 'TERMS'
  /** To be told when the sales open. */
  | 'WAITLIST';

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

/** What a link to an address does. */
export type EmailLinkPurpose =
  /** Gives an account this address. */
  | 'CHANGE_EMAIL'
  /** Confirms the address of an account. */
  | 'CONFIRM_EMAIL';

/** The two states that a change knows. */
export type HistoryState =
  /** As the change left it; for a deletion, as it was deleted. */
  | 'AFTER'
  /** As it was just before the change. */
  | 'BEFORE';

/** Who wants to be told when sales open. */
export type JoinWaitlistInput = {
  /** E-mail address. */
  email: string;
  /** First name, at most 100 characters. */
  firstName: string;
  /** Last name, at most 100 characters. */
  lastName: string;
  /** Identifiers of known products, at most 100. */
  productIds?: Array<string> | null | undefined;
  /** Version of the text that was shown, from consentTexts; that of today by default. */
  textVersion?: string | null | undefined;
  /** Leave it empty: a trap for robots. */
  website?: string | null | undefined;
};

/** What a person types to sign in. */
export type LoginInput = {
  /** Code of an application, or recovery code: where the account asks for one (SECOND_FACTOR_REQUIRED). */
  code?: string | null | undefined;
  /** E-mail address, in any case. */
  email: string;
  /** A passkey in the place of the code: what navigator.credentials.get gave for passkeySignIn (WebAuthn, JSON). */
  passkey?: Record<string, unknown> | null | undefined;
  /** Password, at least 6 characters. */
  password: string;
};

/** A sign-in by passkey. */
export type PasskeySignInInput = {
  /** Whether it is for the administration: FORBIDDEN, and no session, for who is of no team. */
  administration?: boolean | null | undefined;
  /** What navigator.credentials.get gave (WebAuthn, JSON). */
  response: Record<string, unknown>;
};

/** Changes of an article: only what is given changes; null clears excerpt or picture. */
export type PostChanges = {
  /** Plain text, at most 100,000 characters; line breaks count. */
  content?: string | null | undefined;
  /** Summary, at most 300 characters; null for none. */
  excerpt?: string | null | undefined;
  /** Whether it is in the carousel of the home page; null is refused. */
  featured?: boolean | null | undefined;
  /** Address of its picture: /public-objects/products/… or https://…; null for none. */
  imageUrl?: string | null | undefined;
  /** When the draft is to be published by itself, within two years; null cancels that, and so does publishing it. */
  publishAt?: string | null | undefined;
  /** Whether everybody may read it; null is refused. */
  published?: boolean | null | undefined;
  /** Title on one line, at most 200 characters. */
  title?: string | null | undefined;
};

/** A new article, a draft unless said otherwise. */
export type PostInput = {
  /** Plain text, at most 100,000 characters; line breaks count. */
  content: string;
  /** Summary, at most 300 characters; null for none. */
  excerpt?: string | null | undefined;
  /** Whether it is in the carousel of the home page; null is refused. */
  featured?: boolean | null | undefined;
  /** Address of its picture: /public-objects/products/… or https://…; null for none. */
  imageUrl?: string | null | undefined;
  /** When the draft is to be published by itself, within two years; null cancels that, and so does publishing it. */
  publishAt?: string | null | undefined;
  /** Whether everybody may read it; null is refused. */
  published?: boolean | null | undefined;
  /** Title on one line, at most 200 characters. */
  title: string;
};

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

/** What a person types to open an account. */
export type RegisterInput = {
  /** E-mail address, in any case. */
  email: string;
  /** First name, at most 100 characters. */
  firstName: string;
  /** Last name, at most 100 characters. */
  lastName: string;
  /** Password, at least 6 characters. */
  password: string;
  /** Version of the terms that were shown, from consentTexts; that of today by default. */
  textVersion?: string | null | undefined;
};

/** A new password, and the token of the link that allows it. */
export type ResetPasswordInput = {
  /** The new password, at least 6 characters. */
  password: string;
  /** What stands behind « # » in the link of the mail. */
  token: string;
};

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

/** What the shop asks of somebody of its team who has no codes beside the password. */
export type SecondFactorDemand =
  /** To think of it. */
  | 'RECOMMENDED'
  /** To set them up before anything else in the administration. */
  | 'REQUIRED';

export type Viewer_UserFragment = { id: string, email: string, firstName: string | null, lastName: string | null, profileImageUrl: string | null, isAdmin: boolean, permissions: Array<string>, secondFactorDemand: SecondFactorDemand | null, createdAt: string } & { ' $fragmentName'?: 'Viewer_UserFragment' };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { me: { ' $fragmentRefs'?: { 'Viewer_UserFragment': Viewer_UserFragment } } | null };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { ' $fragmentRefs'?: { 'Viewer_UserFragment': Viewer_UserFragment } } };

export type ConsentTextsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsentTextsQuery = { consentTexts: Array<{ kind: ConsentKind, textVersion: string }> };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { ' $fragmentRefs'?: { 'Viewer_UserFragment': Viewer_UserFragment } } };

export type LoginAdministratorMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginAdministratorMutation = { loginAdministrator: { ' $fragmentRefs'?: { 'Viewer_UserFragment': Viewer_UserFragment } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type PasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type PasskeySignInMutation = { passkeySignIn: Record<string, unknown> };

export type LoginWithPasskeyMutationVariables = Exact<{
  input: PasskeySignInInput;
}>;


export type LoginWithPasskeyMutation = { loginWithPasskey: { ' $fragmentRefs'?: { 'Viewer_UserFragment': Viewer_UserFragment } } };

export type RequestFactorRemovalMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type RequestFactorRemovalMutation = { requestFactorRemoval: boolean };

export type OpenFactorRemovalMutationVariables = Exact<{
  token: string;
}>;


export type OpenFactorRemovalMutation = { openFactorRemoval: { account: string, dueAt: string | null } };

export type ConfirmFactorRemovalMutationVariables = Exact<{
  token: string;
}>;


export type ConfirmFactorRemovalMutation = { confirmFactorRemoval: { account: string, dueAt: string | null } };

export type CancelFactorRemovalMutationVariables = Exact<{
  token: string;
}>;


export type CancelFactorRemovalMutation = { cancelFactorRemoval: boolean };

export type ForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type ForgotPasswordMutation = { forgotPassword: boolean };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { passkeys: number, apiTokens: number } };

export type EmailPanel_EmailFragment = { email: string, confirmedAt: string | null, pendingEmail: string | null } & { ' $fragmentName'?: 'EmailPanel_EmailFragment' };

export type AccountEmailQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountEmailQuery = { accountEmail: { ' $fragmentRefs'?: { 'EmailPanel_EmailFragment': EmailPanel_EmailFragment } } };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: boolean };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { ' $fragmentRefs'?: { 'EmailPanel_EmailFragment': EmailPanel_EmailFragment } } };

export type OpenEmailLinkMutationVariables = Exact<{
  token: string;
}>;


export type OpenEmailLinkMutation = { openEmailLink: { purpose: EmailLinkPurpose, email: string, account: string, openedAt: string, isOwn: boolean } };

export type DisownEmailMutationVariables = Exact<{
  token: string;
}>;


export type DisownEmailMutation = { disownEmail: boolean };

export type ConfirmEmailMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
}>;


export type ConfirmEmailMutation = { confirmEmail: { ' $fragmentRefs'?: { 'EmailPanel_EmailFragment': EmailPanel_EmailFragment } } };

export type ResendConfirmationMutationVariables = Exact<{ [key: string]: never; }>;


export type ResendConfirmationMutation = { resendConfirmation: { ' $fragmentRefs'?: { 'EmailPanel_EmailFragment': EmailPanel_EmailFragment } } };

export type RecordHistoryQueryVariables = Exact<{
  subjectType: AuditSubject;
  subjectId?: string | number | null | undefined;
  limit: number;
  offset: number;
}>;


export type RecordHistoryQuery = { history: { totalCount: number, items: Array<{ id: string, action: AuditAction, actorEmail: string, actorToken: string | null, actorTokenId: number | null, subjectType: AuditSubject, subjectId: string, before: Record<string, unknown> | null, after: Record<string, unknown> | null, createdAt: string }> } };

export type CartQueryVariables = Exact<{ [key: string]: never; }>;


export type CartQuery = { cart: { ' $fragmentRefs'?: { 'CartContents_CartFragment': CartContents_CartFragment } } };

export type ChangeCartLineMutationVariables = Exact<{
  id: string | number;
  quantity: number;
}>;


export type ChangeCartLineMutation = { changeCartLine: { ' $fragmentRefs'?: { 'CartContents_CartFragment': CartContents_CartFragment } } };

export type PutInCartMutationVariables = Exact<{
  productId: string | number;
  quantity: number;
}>;


export type PutInCartMutation = { addToCart: { ' $fragmentRefs'?: { 'CartContents_CartFragment': CartContents_CartFragment } } };

export type RemoveCartLineMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveCartLineMutation = { removeCartLine: { ' $fragmentRefs'?: { 'CartContents_CartFragment': CartContents_CartFragment } } };

export type ClearCartMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearCartMutation = { clearCart: { ' $fragmentRefs'?: { 'CartContents_CartFragment': CartContents_CartFragment } } };

export type CartContents_CartFragment = (
  { withdrawnCount: number, totalQuantity: number, total: string, lines: Array<(
    { id: string, quantity: number, product: { id: string, name: string } }
    & { ' $fragmentRefs'?: { 'CartLineItem_LineFragment': CartLineItem_LineFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'CartSummary_CartFragment': CartSummary_CartFragment;'CartReceipt_CartFragment': CartReceipt_CartFragment } }
) & { ' $fragmentName'?: 'CartContents_CartFragment' };

export type CartLineItem_LineFragment = { id: string, quantity: number, lineTotal: string, product: { id: string, name: string, description: string | null, price: string, formerPrice: string | null, imageUrl: string | null, ecoScore: string, scoreDisplay: ScoreDisplay, officialCostText: string | null, ecoBand: EcoBand, inStock: boolean } } & { ' $fragmentName'?: 'CartLineItem_LineFragment' };

export type CartSummary_CartFragment = { subtotal: string, shipping: string, total: string, missingForFreeShipping: string } & { ' $fragmentName'?: 'CartSummary_CartFragment' };

export type CartReceipt_CartFragment = { total: string, lines: Array<{ id: string, product: { id: string, name: string, ecoScore: string, scoreDisplay: ScoreDisplay, savingsPerYear: string | null, savingsComparison: string | null, paybackMonths: number | null, impactFigure: string | null, impactUnit: string | null } }> } & { ' $fragmentName'?: 'CartReceipt_CartFragment' };

export type AddToCart_ProductFragment = { id: string, name: string, price: string, inStock: boolean } & { ' $fragmentName'?: 'AddToCart_ProductFragment' };

export type ProductCard_ProductFragment = { id: string, name: string, price: string, imageUrl: string | null, ecoScore: string, scoreDisplay: ScoreDisplay, officialCostText: string | null, ecoBand: EcoBand, savingsPerYear: string | null, savingsComparison: string | null, paybackMonths: number | null, inStock: boolean, featured: boolean, weeklySpecial: boolean, formerPrice: string | null, unitPriceText: string | null, comparableType: string | null, category: { id: string, name: string } | null } & { ' $fragmentName'?: 'ProductCard_ProductFragment' };

export type ProductShelf_ProductsFragment = { items: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
  )> } & { ' $fragmentName'?: 'ProductShelf_ProductsFragment' };

export type DepartmentsQueryVariables = Exact<{ [key: string]: never; }>;


export type DepartmentsQuery = { categories: Array<{ id: string, name: string, slug: string, description: string | null, imageUrl: string | null, productCount: number }> };

export type ProductBuyBox_ProductFragment = (
  { id: string, name: string, price: string, inStock: boolean, featured: boolean, weeklySpecial: boolean, formerPrice: string | null, unitPriceText: string | null, description: string | null, ecoScore: string, scoreDisplay: ScoreDisplay, officialCostText: string | null, ecoBand: EcoBand }
  & { ' $fragmentRefs'?: { 'ProductFigures_ProductFragment': ProductFigures_ProductFragment } }
) & { ' $fragmentName'?: 'ProductBuyBox_ProductFragment' };

export type ProductFigures_ProductFragment = { id: string, savingsPerYear: string | null, savingsComparison: string | null, heatingSavingsText: string | null, usualUseText: string | null, savingsFollowHousehold: boolean, paybackMonths: number | null, impactFigure: string | null, impactUnit: string | null } & { ' $fragmentName'?: 'ProductFigures_ProductFragment' };

export type ProductGallery_ProductFragment = { id: string, name: string, imageUrl: string | null, images: Array<{ id: string, imageUrl: string, altText: string | null, displayOrder: number, isPrimary: boolean }> } & { ' $fragmentName'?: 'ProductGallery_ProductFragment' };

export type ProductHead_ProductFragment = (
  { id: string, name: string, description: string | null, price: string, formerPrice: string | null, ecoScore: string, scoreDisplay: ScoreDisplay, inStock: boolean, structuredFacts: Record<string, unknown> | null, category: { id: string, name: string, slug: string } | null }
  & { ' $fragmentRefs'?: { 'ProductGallery_ProductFragment': ProductGallery_ProductFragment } }
) & { ' $fragmentName'?: 'ProductHead_ProductFragment' };

export type EcoScorePanel_ProductFragment = { id: string, ecoScore: string, scoreDisplay: ScoreDisplay, ecoBand: EcoBand } & { ' $fragmentName'?: 'EcoScorePanel_ProductFragment' };

export type WhyChooseSections_ProductFragment = { id: string, whyChoose: string | null, lifeBenefits: string | null, planetBenefits: string | null, moneySavings: string | null, keepIf: string | null, testVolume: string | null } & { ' $fragmentName'?: 'WhyChooseSections_ProductFragment' };

export type PassportSection_ProductFragment = { id: string, passport: { code: string, lines: Array<{ label: string, text: string }> } | null } & { ' $fragmentName'?: 'PassportSection_ProductFragment' };

export type ArticleView_PostFragment = { id: string, title: string, excerpt: string | null, content: string, imageUrl: string | null, published: boolean, createdAt: string, readingMinutes: number } & { ' $fragmentName'?: 'ArticleView_PostFragment' };

export type ArticleHead_PostFragment = { id: string, title: string, excerpt: string | null, teaser: string, imageUrl: string | null, published: boolean, createdAt: string, updatedAt: string } & { ' $fragmentName'?: 'ArticleHead_PostFragment' };

export type PostCard_PostFragment = { id: string, title: string, excerpt: string | null, teaser: string, imageUrl: string | null, createdAt: string, readingMinutes: number } & { ' $fragmentName'?: 'PostCard_PostFragment' };

export type PostList_PostsFragment = { totalCount: number, items: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'PostCard_PostFragment': PostCard_PostFragment } }
  )> } & { ' $fragmentName'?: 'PostList_PostsFragment' };

export type PostCarousel_PostsFragment = { items: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'PostSlide_PostFragment': PostSlide_PostFragment } }
  )> } & { ' $fragmentName'?: 'PostCarousel_PostsFragment' };

export type PostSlide_PostFragment = { id: string, title: string, teaser: string, imageUrl: string | null, createdAt: string, readingMinutes: number } & { ' $fragmentName'?: 'PostSlide_PostFragment' };

export type PostRow_PostFragment = { id: string, claimPoints: number | null, claimWords: string | null, title: string, excerpt: string | null, published: boolean, publishAt: string | null, featured: boolean, createdAt: string } & { ' $fragmentName'?: 'PostRow_PostFragment' };

export type PostFormDialog_PostFragment = { id: string, version: number, createdAt: string, title: string, excerpt: string | null, imageUrl: string | null, content: string, published: boolean, publishAt: string | null, featured: boolean } & { ' $fragmentName'?: 'PostFormDialog_PostFragment' };

export type CreatePostMutationVariables = Exact<{
  input: PostInput;
}>;


export type CreatePostMutation = { createPost: (
    { id: string }
    & { ' $fragmentRefs'?: { 'PostRow_PostFragment': PostRow_PostFragment } }
  ) };

export type UpdatePostMutationVariables = Exact<{
  id: string | number;
  input: PostChanges;
  version?: number | null | undefined;
}>;


export type UpdatePostMutation = { updatePost: { ' $fragmentRefs'?: { 'PostRow_PostFragment': PostRow_PostFragment;'PostFormDialog_PostFragment': PostFormDialog_PostFragment } } };

export type DeletePostMutationVariables = Exact<{
  id: string | number;
}>;


export type DeletePostMutation = { deletePost: string };

export type RestorePostMutationVariables = Exact<{
  entryId: string | number;
  state: HistoryState;
}>;


export type RestorePostMutation = { restorePost: { ' $fragmentRefs'?: { 'PostRow_PostFragment': PostRow_PostFragment;'PostFormDialog_PostFragment': PostFormDialog_PostFragment } } };

export type RestockRequestsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestockRequestsQuery = { restockRequests: Array<{ productId: string }> };

export type RequestRestockMutationVariables = Exact<{
  productId: string | number;
}>;


export type RequestRestockMutation = { requestRestock: Array<{ productId: string }> };

export type CancelRestockMutationVariables = Exact<{
  productId: string | number;
}>;


export type CancelRestockMutation = { cancelRestock: Array<{ productId: string }> };

export type WaitlistPlaceQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitlistPlaceQuery = { waitlistPlace: { since: string, notified: boolean } | null };

export type JoinWaitlistMutationVariables = Exact<{
  input: JoinWaitlistInput;
}>;


export type JoinWaitlistMutation = { joinWaitlist: boolean };

export type WaitlistTable_EntryFragment = { id: string, firstName: string, lastName: string, email: string, notified: boolean, createdAt: string, products: Array<{ id: string, name: string }> } & { ' $fragmentName'?: 'WaitlistTable_EntryFragment' };

export type MarkWaitlistNotifiedMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  notified: boolean;
}>;


export type MarkWaitlistNotifiedMutation = { markWaitlistNotified: Array<{ ' $fragmentRefs'?: { 'WaitlistTable_EntryFragment': WaitlistTable_EntryFragment } }> };

export type SettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsQuery = { settings: Array<{ id: string, key: string, value: string }> };

export type ShopFrameQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopFrameQuery = { settings: Array<{ id: string, key: string, value: string }>, accessibilityStatement: { words: string }, opening: { day: string | null, words: string | null } };

export type SettingCard_SettingFragment = { id: string, key: string, label: string, description: string | null, value: string, version: number } & { ' $fragmentName'?: 'SettingCard_SettingFragment' };

export type UpdateSettingMutationVariables = Exact<{
  key: string;
  value: string;
  version?: number | null | undefined;
}>;


export type UpdateSettingMutation = { updateSetting: { ' $fragmentRefs'?: { 'SettingCard_SettingFragment': SettingCard_SettingFragment } } };

export type RestoreSettingMutationVariables = Exact<{
  entryId: string | number;
  state: HistoryState;
}>;


export type RestoreSettingMutation = { restoreSetting: { ' $fragmentRefs'?: { 'SettingCard_SettingFragment': SettingCard_SettingFragment } } };

export type ProductPageQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductPageQuery = { product: (
    { id: string, name: string, price: string, inStock: boolean, visible: boolean, imageUrl: string | null, comparableType: string | null, restockDelay: string | null, scoreDisplay: ScoreDisplay, category: { id: string, name: string, slug: string } | null }
    & { ' $fragmentRefs'?: { 'ProductHead_ProductFragment': ProductHead_ProductFragment;'ProductGallery_ProductFragment': ProductGallery_ProductFragment;'ProductBuyBox_ProductFragment': ProductBuyBox_ProductFragment;'AddToCart_ProductFragment': AddToCart_ProductFragment;'EcoScorePanel_ProductFragment': EcoScorePanel_ProductFragment;'WhyChooseSections_ProductFragment': WhyChooseSections_ProductFragment;'PassportSection_ProductFragment': PassportSection_ProductFragment } }
  ) | null };

export type ShelfQueryVariables = Exact<{
  filter: ProductFilterInput;
  limit: number;
}>;


export type ShelfQuery = { products: { items: Array<(
      { id: string }
      & { ' $fragmentRefs'?: { 'ProductCard_ProductFragment': ProductCard_ProductFragment } }
    )> } };

export const Viewer_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorDemand"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<Viewer_UserFragment, unknown>;
export const EmailPanel_EmailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailPanel_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountEmail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]} as unknown as DocumentNode<EmailPanel_EmailFragment, unknown>;
export const CartLineItem_LineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineItem_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}}]} as unknown as DocumentNode<CartLineItem_LineFragment, unknown>;
export const CartSummary_CartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"missingForFreeShipping"}}]}}]} as unknown as DocumentNode<CartSummary_CartFragment, unknown>;
export const CartReceipt_CartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartReceipt_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"impactFigure"}},{"kind":"Field","name":{"kind":"Name","value":"impactUnit"}}]}}]}}]}}]} as unknown as DocumentNode<CartReceipt_CartFragment, unknown>;
export const CartContents_CartFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartContents_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineItem_line"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary_cart"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartReceipt_cart"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineItem_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"missingForFreeShipping"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartReceipt_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"impactFigure"}},{"kind":"Field","name":{"kind":"Name","value":"impactUnit"}}]}}]}}]}}]} as unknown as DocumentNode<CartContents_CartFragment, unknown>;
export const AddToCart_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddToCart_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]} as unknown as DocumentNode<AddToCart_ProductFragment, unknown>;
export const ProductCard_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"weeklySpecial"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPriceText"}},{"kind":"Field","name":{"kind":"Name","value":"comparableType"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProductCard_ProductFragment, unknown>;
export const ProductShelf_ProductsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductShelf_products"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProductPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"weeklySpecial"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPriceText"}},{"kind":"Field","name":{"kind":"Name","value":"comparableType"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProductShelf_ProductsFragment, unknown>;
export const ProductFigures_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFigures_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"heatingSavingsText"}},{"kind":"Field","name":{"kind":"Name","value":"usualUseText"}},{"kind":"Field","name":{"kind":"Name","value":"savingsFollowHousehold"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"impactFigure"}},{"kind":"Field","name":{"kind":"Name","value":"impactUnit"}}]}}]} as unknown as DocumentNode<ProductFigures_ProductFragment, unknown>;
export const ProductBuyBox_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductBuyBox_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"weeklySpecial"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPriceText"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFigures_product"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFigures_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"heatingSavingsText"}},{"kind":"Field","name":{"kind":"Name","value":"usualUseText"}},{"kind":"Field","name":{"kind":"Name","value":"savingsFollowHousehold"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"impactFigure"}},{"kind":"Field","name":{"kind":"Name","value":"impactUnit"}}]}}]} as unknown as DocumentNode<ProductBuyBox_ProductFragment, unknown>;
export const ProductGallery_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductGallery_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}}]}}]}}]} as unknown as DocumentNode<ProductGallery_ProductFragment, unknown>;
export const ProductHead_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductHead_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"structuredFacts"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductGallery_product"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductGallery_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}}]}}]}}]} as unknown as DocumentNode<ProductHead_ProductFragment, unknown>;
export const EcoScorePanel_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EcoScorePanel_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}}]}}]} as unknown as DocumentNode<EcoScorePanel_ProductFragment, unknown>;
export const WhyChooseSections_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WhyChooseSections_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"whyChoose"}},{"kind":"Field","name":{"kind":"Name","value":"lifeBenefits"}},{"kind":"Field","name":{"kind":"Name","value":"planetBenefits"}},{"kind":"Field","name":{"kind":"Name","value":"moneySavings"}},{"kind":"Field","name":{"kind":"Name","value":"keepIf"}},{"kind":"Field","name":{"kind":"Name","value":"testVolume"}}]}}]} as unknown as DocumentNode<WhyChooseSections_ProductFragment, unknown>;
export const PassportSection_ProductFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportSection_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<PassportSection_ProductFragment, unknown>;
export const ArticleView_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleView_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}}]}}]} as unknown as DocumentNode<ArticleView_PostFragment, unknown>;
export const ArticleHead_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArticleHead_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"teaser"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ArticleHead_PostFragment, unknown>;
export const PostCard_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"teaser"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}}]}}]} as unknown as DocumentNode<PostCard_PostFragment, unknown>;
export const PostList_PostsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostList_posts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostCard_post"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCard_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"teaser"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}}]}}]} as unknown as DocumentNode<PostList_PostsFragment, unknown>;
export const PostSlide_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostSlide_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"teaser"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}}]}}]} as unknown as DocumentNode<PostSlide_PostFragment, unknown>;
export const PostCarousel_PostsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostCarousel_posts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostSlide_post"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostSlide_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"teaser"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readingMinutes"}}]}}]} as unknown as DocumentNode<PostCarousel_PostsFragment, unknown>;
export const PostRow_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostRow_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"claimPoints"}},{"kind":"Field","name":{"kind":"Name","value":"claimWords"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PostRow_PostFragment, unknown>;
export const PostFormDialog_PostFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostFormDialog_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}}]} as unknown as DocumentNode<PostFormDialog_PostFragment, unknown>;
export const WaitlistTable_EntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitlistTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"notified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<WaitlistTable_EntryFragment, unknown>;
export const SettingCard_SettingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingCard_setting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SettingCard_SettingFragment, unknown>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorDemand"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorDemand"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const ConsentTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsentTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentTexts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textVersion"}}]}}]}}]} as unknown as DocumentNode<ConsentTextsQuery, ConsentTextsQueryVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorDemand"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const LoginAdministratorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginAdministrator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginAdministrator"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorDemand"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LoginAdministratorMutation, LoginAdministratorMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const PasskeySignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PasskeySignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeySignIn"}}]}}]} as unknown as DocumentNode<PasskeySignInMutation, PasskeySignInMutationVariables>;
export const LoginWithPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LoginWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeySignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"loginWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Viewer_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Viewer_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"secondFactorDemand"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<LoginWithPasskeyMutation, LoginWithPasskeyMutationVariables>;
export const RequestFactorRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestFactorRemoval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestFactorRemoval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<RequestFactorRemovalMutation, RequestFactorRemovalMutationVariables>;
export const OpenFactorRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenFactorRemoval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openFactorRemoval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<OpenFactorRemovalMutation, OpenFactorRemovalMutationVariables>;
export const ConfirmFactorRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmFactorRemoval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmFactorRemoval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}}]}}]}}]} as unknown as DocumentNode<ConfirmFactorRemovalMutation, ConfirmFactorRemovalMutationVariables>;
export const CancelFactorRemovalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelFactorRemoval"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelFactorRemoval"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<CancelFactorRemovalMutation, CancelFactorRemovalMutationVariables>;
export const ForgotPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ForgotPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forgotPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<ForgotPasswordMutation, ForgotPasswordMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passkeys"}},{"kind":"Field","name":{"kind":"Name","value":"apiTokens"}}]}}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const AccountEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountEmail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailPanel_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailPanel_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountEmail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]} as unknown as DocumentNode<AccountEmailQuery, AccountEmailQueryVariables>;
export const ChangePasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangePasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const ChangeEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailPanel_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailPanel_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountEmail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]} as unknown as DocumentNode<ChangeEmailMutation, ChangeEmailMutationVariables>;
export const OpenEmailLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenEmailLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openEmailLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]}}]} as unknown as DocumentNode<OpenEmailLinkMutation, OpenEmailLinkMutationVariables>;
export const DisownEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisownEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disownEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}]}]}}]} as unknown as DocumentNode<DisownEmailMutation, DisownEmailMutationVariables>;
export const ConfirmEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailPanel_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailPanel_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountEmail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]} as unknown as DocumentNode<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const ResendConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendConfirmation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailPanel_email"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailPanel_email"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountEmail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}}]}}]} as unknown as DocumentNode<ResendConfirmationMutation, ResendConfirmationMutationVariables>;
export const RecordHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecordHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditSubject"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subjectType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectType"}}},{"kind":"Argument","name":{"kind":"Name","value":"subjectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subjectId"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actorEmail"}},{"kind":"Field","name":{"kind":"Name","value":"actorToken"}},{"kind":"Field","name":{"kind":"Name","value":"actorTokenId"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<RecordHistoryQuery, RecordHistoryQueryVariables>;
export const CartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContents_cart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineItem_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"missingForFreeShipping"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartReceipt_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"impactFigure"}},{"kind":"Field","name":{"kind":"Name","value":"impactUnit"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartContents_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineItem_line"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary_cart"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartReceipt_cart"}}]}}]} as unknown as DocumentNode<CartQuery, CartQueryVariables>;
export const ChangeCartLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCartLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCartLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"quantity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContents_cart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineItem_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"missingForFreeShipping"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartReceipt_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"impactFigure"}},{"kind":"Field","name":{"kind":"Name","value":"impactUnit"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartContents_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineItem_line"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary_cart"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartReceipt_cart"}}]}}]} as unknown as DocumentNode<ChangeCartLineMutation, ChangeCartLineMutationVariables>;
export const PutInCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutInCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"quantity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContents_cart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineItem_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"missingForFreeShipping"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartReceipt_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"impactFigure"}},{"kind":"Field","name":{"kind":"Name","value":"impactUnit"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartContents_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineItem_line"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary_cart"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartReceipt_cart"}}]}}]} as unknown as DocumentNode<PutInCartMutation, PutInCartMutationVariables>;
export const RemoveCartLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCartLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCartLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContents_cart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineItem_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"missingForFreeShipping"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartReceipt_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"impactFigure"}},{"kind":"Field","name":{"kind":"Name","value":"impactUnit"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartContents_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineItem_line"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary_cart"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartReceipt_cart"}}]}}]} as unknown as DocumentNode<RemoveCartLineMutation, RemoveCartLineMutationVariables>;
export const ClearCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearCart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartContents_cart"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartLineItem_line"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CartLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"lineTotal"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartSummary_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"shipping"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"missingForFreeShipping"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartReceipt_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"impactFigure"}},{"kind":"Field","name":{"kind":"Name","value":"impactUnit"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CartContents_cart"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Cart"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawnCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartLineItem_line"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartSummary_cart"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CartReceipt_cart"}}]}}]} as unknown as DocumentNode<ClearCartMutation, ClearCartMutationVariables>;
export const DepartmentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Departments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"productCount"}}]}}]}}]} as unknown as DocumentNode<DepartmentsQuery, DepartmentsQueryVariables>;
export const CreatePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostRow_post"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostRow_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"claimPoints"}},{"kind":"Field","name":{"kind":"Name","value":"claimWords"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<CreatePostMutation, CreatePostMutationVariables>;
export const UpdatePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostChanges"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostRow_post"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostFormDialog_post"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostRow_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"claimPoints"}},{"kind":"Field","name":{"kind":"Name","value":"claimWords"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostFormDialog_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}}]} as unknown as DocumentNode<UpdatePostMutation, UpdatePostMutationVariables>;
export const DeletePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePostMutation, DeletePostMutationVariables>;
export const RestorePostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryState"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostRow_post"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PostFormDialog_post"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostRow_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"claimPoints"}},{"kind":"Field","name":{"kind":"Name","value":"claimWords"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PostFormDialog_post"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"publishAt"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}}]}}]} as unknown as DocumentNode<RestorePostMutation, RestorePostMutationVariables>;
export const RestockRequestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RestockRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restockRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]} as unknown as DocumentNode<RestockRequestsQuery, RestockRequestsQueryVariables>;
export const RequestRestockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRestock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRestock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]} as unknown as DocumentNode<RequestRestockMutation, RequestRestockMutationVariables>;
export const CancelRestockDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelRestock"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelRestock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"productId"}}]}}]}}]} as unknown as DocumentNode<CancelRestockMutation, CancelRestockMutationVariables>;
export const WaitlistPlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitlistPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitlistPlace"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"notified"}}]}}]}}]} as unknown as DocumentNode<WaitlistPlaceQuery, WaitlistPlaceQueryVariables>;
export const JoinWaitlistDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinWaitlist"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JoinWaitlistInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinWaitlist"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<JoinWaitlistMutation, JoinWaitlistMutationVariables>;
export const MarkWaitlistNotifiedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkWaitlistNotified"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notified"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markWaitlistNotified"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"notified"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notified"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WaitlistTable_entry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WaitlistTable_entry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitlistEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"notified"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"products"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MarkWaitlistNotifiedMutation, MarkWaitlistNotifiedMutationVariables>;
export const SettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<SettingsQuery, SettingsQueryVariables>;
export const ShopFrameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShopFrame"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keys"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"sales_open","block":false},{"kind":"StringValue","value":"social_instagram","block":false},{"kind":"StringValue","value":"social_pinterest","block":false},{"kind":"StringValue","value":"social_youtube","block":false},{"kind":"StringValue","value":"shop_email","block":false},{"kind":"StringValue","value":"shop_phone","block":false},{"kind":"StringValue","value":"shop_hours","block":false},{"kind":"StringValue","value":"shop_address","block":false},{"kind":"StringValue","value":"demonstration_note","block":false}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accessibilityStatement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}}]}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"words"}}]}}]}}]} as unknown as DocumentNode<ShopFrameQuery, ShopFrameQueryVariables>;
export const UpdateSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingCard_setting"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingCard_setting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateSettingMutation, UpdateSettingMutationVariables>;
export const RestoreSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryState"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entryId"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SettingCard_setting"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SettingCard_setting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<RestoreSettingMutation, RestoreSettingMutationVariables>;
export const ProductPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProductPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"visible"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"comparableType"}},{"kind":"Field","name":{"kind":"Name","value":"restockDelay"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductHead_product"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductGallery_product"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductBuyBox_product"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AddToCart_product"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"EcoScorePanel_product"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"WhyChooseSections_product"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PassportSection_product"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductGallery_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"altText"}},{"kind":"Field","name":{"kind":"Name","value":"displayOrder"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductFigures_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"heatingSavingsText"}},{"kind":"Field","name":{"kind":"Name","value":"usualUseText"}},{"kind":"Field","name":{"kind":"Name","value":"savingsFollowHousehold"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"impactFigure"}},{"kind":"Field","name":{"kind":"Name","value":"impactUnit"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductHead_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"structuredFacts"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductGallery_product"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductBuyBox_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"weeklySpecial"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPriceText"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductFigures_product"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AddToCart_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EcoScorePanel_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WhyChooseSections_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"whyChoose"}},{"kind":"Field","name":{"kind":"Name","value":"lifeBenefits"}},{"kind":"Field","name":{"kind":"Name","value":"planetBenefits"}},{"kind":"Field","name":{"kind":"Name","value":"moneySavings"}},{"kind":"Field","name":{"kind":"Name","value":"keepIf"}},{"kind":"Field","name":{"kind":"Name","value":"testVolume"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PassportSection_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"passport"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<ProductPageQuery, ProductPageQueryVariables>;
export const ShelfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shelf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProductFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"ECO_SCORE"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProductCard_product"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProductCard_product"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Product"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"ecoScore"}},{"kind":"Field","name":{"kind":"Name","value":"scoreDisplay"}},{"kind":"Field","name":{"kind":"Name","value":"officialCostText"}},{"kind":"Field","name":{"kind":"Name","value":"ecoBand"}},{"kind":"Field","name":{"kind":"Name","value":"savingsPerYear"}},{"kind":"Field","name":{"kind":"Name","value":"savingsComparison"}},{"kind":"Field","name":{"kind":"Name","value":"paybackMonths"}},{"kind":"Field","name":{"kind":"Name","value":"inStock"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"weeklySpecial"}},{"kind":"Field","name":{"kind":"Name","value":"formerPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPriceText"}},{"kind":"Field","name":{"kind":"Name","value":"comparableType"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ShelfQuery, ShelfQueryVariables>;