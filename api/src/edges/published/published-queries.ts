import type { Request } from 'express'
import { type DocumentNode, execute, type GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { PublishedVersions } from '../../platform/database/published/published-versions.ts'
import { withDeadline } from '../../platform/database/request-deadline.ts'
import type { PublishedScope } from '../../platform/http/routes.ts'
import { withinLimit } from '../http/answer-limit.ts'
import { type ContextParts, visitorContext } from '../http/build-context.ts'
import { type KeptAnswers, KeptBody } from './kept-answers.ts'

/** What published queries need of the process. */
export interface PublishedParts {
  context: ContextParts
  schema: GraphQLSchema
  published: Pick<PublishedVersions, 'current'>
  kept: KeptAnswers
}

/** Fields of Query that show everybody the same, and what of the shop they show. */
const scopesOf: Record<string, PublishedScope[] | undefined> = {
  products: ['catalogue'],
  product: ['catalogue'],
  searchSuggestions: ['catalogue', 'content'],
  categories: ['catalogue'],
  category: ['catalogue'],
  settings: ['settings'],
  accessibilityStatement: ['settings'],
  // Each day anew: so are the versions (dated-versions.ts).
  opening: ['settings'],
  informationPage: ['content'],
  informationPages: ['content'],
  // Articles show products.
  posts: ['catalogue', 'content'],
  post: ['catalogue', 'content'],
}

/** Those of them that show administrators more: they see drafts. */
export const fieldsWithDrafts = ['posts', 'post']

/** The scopes of what these fields of Query show; null where one of them does not show everybody the same. */
export function scopesOfFields(rootFields: string[]): PublishedScope[] | null {
  const scopes = rootFields.map((field) => scopesOf[field])
  return scopes.every((each) => each !== undefined) ? [...new Set(scopes.flat())].toSorted() : null
}

/** Another site's page cannot send this type unasked: GraphQL holds to the same. */
export const isDeliberate = ({ headers }: Pick<Request, 'headers'>) =>
  /^application\/json\b/.test(headers['content-type'] ?? '')

/** A query that everybody may ask. */
export interface PublishedQuery {
  document: DocumentNode
  operationName: string | undefined
  variables: Record<string, unknown>
}

/** Asks as a visitor whom nobody knows. @throws what has errors, which GraphQL tells. */
export function answerToVisitor(
  { document, operationName, variables }: PublishedQuery,
  log: Logger,
  { context, schema }: PublishedParts,
): Promise<{ status: number; body: KeptBody }> {
  const { DATABASE_REQUEST_TIMEOUT_MS, ANSWER_LIMIT_BYTES } = context.env
  return withDeadline(DATABASE_REQUEST_TIMEOUT_MS, async () => {
    const { data, errors } = await execute({
      schema,
      document,
      operationName,
      variableValues: variables,
      contextValue: visitorContext(context, log),
    })
    if (errors) throw new Error('refused')
    return {
      status: 200,
      body: new KeptBody(`${JSON.stringify({ data: withinLimit(data, ANSWER_LIMIT_BYTES) })}\n`),
    }
  })
}
