import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buildSchema, execute, parse, validate } from 'graphql'
import type { PageSlug } from '../../../api/src/features/content/pages/page-structure.rules.ts'
import { defaultAges } from '../../../api/src/features/rights/declarations/retention.rules.ts'
import { treatments } from '../../../api/src/features/rights/register/register.rules.ts'
import { operationTexts } from '../graphql/operation-texts.ts'
import { makeInformationPage } from './make-information-page.ts'
import { sentOperation } from './sent-operation.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

const knownTexts = new Map(
  operationTexts().map((text) => [createHash('sha256').update(text).digest('hex'), text]),
)

/** Queries that do not fit the schema: the set-up fails the test that sent one. */
export const misfits: unknown[] = []

/** Answers by field of Query: values, or functions of the field's arguments. */
export type Answers = Record<string, unknown>

/** A server in the test's own words. */
export type SchemaFetch = typeof fetch & {
  asked: { operationName: string; variables: unknown }[]
  /** The fields of Query and Mutation that were executed. */
  fields: string[]
}

const nothing: Answers = {
  me: null,
  categories: [],
  favourites: [],
  products: {
    items: [],
    totalCount: 0,
    isPartialMatch: false,
    facets: { categories: [], priceBands: [], ecoBands: [], withoutTotal: 0, inStock: 0 },
  },
  product: null,
  posts: { items: [], totalCount: 0 },
  settings: [],
  accessibilityStatement: {
    ...{ audit: null, percent: null, state: 'NONE', words: 'non conforme' },
    reason: 'Aucun audit n’est publié.',
  },
  opening: { salesOpen: false, day: null, words: null },
  claimsGuard: 'WARN',
  dataUses: treatments.map(({ duration, ...use }) => ({ ...use, duration: duration(defaultAges) })),
  informationPage: ({ slug }: { slug: PageSlug }) => makeInformationPage({ slug }),
}

/**
 * A `fetch` that answers GraphQL from the given values, resolved against schema.graphql: a query that does not fit
 * the schema fails the test, an answer that does not is an error as from the API. `asked` and `fields`
 * keep what was asked.
 */
export function schemaFetch(answers: Answers = {}): SchemaFetch {
  const asked: SchemaFetch['asked'] = []
  const fields: string[] = []
  const rootValue = new Proxy<Answers>(
    { ...nothing, ...answers },
    {
      get(all, field) {
        if (typeof field === 'string') fields.push(field)
        return Reflect.get(all, field)
      },
    },
  )
  const answer = async (url: unknown, init?: RequestInit) => {
    const { hash, query = knownTexts.get(hash ?? ''), variables, operationName } = sentOperation(url, init)
    asked.push({ operationName, variables })
    if (query === undefined) throw new Error(`the server does not know ${operationName} by ${hash}`)
    const document = parse(query)
    misfits.push(...validate(schema, document))
    const result = await execute({ schema, document, rootValue, variableValues: variables, operationName })
    return new Response(JSON.stringify(result), { headers: { 'content-type': 'application/json' } })
  }
  return Object.assign(answer as typeof fetch, { asked, fields })
}
