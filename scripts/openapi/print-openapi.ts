import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { API } from 'typescript/unstable/sync'
import { restRoutes } from '../../api/src/edges/http/rest-routes.ts'
import { permissionOfScope, tokenScopes } from '../../api/src/features/accounts/tokens/tokens.rules.ts'
import { httpStatusOf } from '../../api/src/platform/errors.ts'
import type { Route } from '../../api/src/platform/http/routes.ts'
import { AnswerSchemas, componentRef, type Schema } from './answer-schemas.ts'
import { inputOf } from './input-schemas.ts'
import { type RouteSource, readRouteSources } from './route-sources.ts'
import { refusalComponents, refusalResponses } from './told-refusals.ts'

/**
 * Writes the OpenAPI document of every REST path: who may call it from the route, what it takes from the rules of its
 * verb, what it answers from the types of its handler. Nothing is written twice, so nothing can differ.
 */
const folder = 'api/src/edges/openapi/generated'

const api = new API({ cwd: process.cwd() })
const [project] = api.updateSnapshot({ openProjects: [resolve('api/tsconfig.build.json')] }).getProjects()
if (!project) throw new Error('No project: is api/tsconfig.build.json there?')
const answers = new AnswerSchemas(project.checker)
const routes = restRoutes as Record<string, Route>

/** A person at a browser, or a program whose token has the scope. */
function security(access: Route['access']): Schema {
  if (access === 'visitor') return {}
  const scope = tokenScopes.find((each) => permissionOfScope[each] === access)
  const session = access === 'customer' ? [] : [access]
  return { security: [{ session }, ...(scope ? [{ token: [scope] }] : [])] }
}

const mediaByEnd: Record<string, string> = { '.csv': 'text/csv', '.pdf': 'application/pdf' }

/** What succeeds: JSON of the type that the handler returns, a file, or nothing. */
function successOf(source: RouteSource, route: Route, path: string): Schema {
  const media = route.media?.answers ?? mediaByEnd[/\.\w+$/.exec(path)?.[0] ?? '']
  if (media) {
    const content = media.split(', ').map((type) => [type, { schema: { type: 'string', format: 'binary' } }])
    return { [route.status ?? 200]: { description: 'The file', content: Object.fromEntries(content) } }
  }
  if (source.answersNothing)
    return { [route.status ?? 204]: { description: route.status === 302 ? 'Elsewhere' : 'Done' } }
  const headers = source.isPage
    ? {
        headers: {
          'X-Total-Count': { description: 'How many there are in all.', schema: { type: 'integer' } },
        },
      }
    : {}
  const content = { 'application/json': { schema: answers.of(source.answer, source.name) } }
  return { [route.status ?? 200]: { description: 'Done', ...headers, content } }
}

const paths: Record<string, Record<string, Schema>> = {}
const tags = new Set<string>()
for (const source of readRouteSources(project)) {
  const route = routes[source.name]
  const [method = '', path = ''] = source.name.split(' ')
  const summary = route?.summary ?? source.summary
  if (!route || !summary) throw new Error(`${source.name}: say what it does, in the doc comment of its verb.`)
  const input = await inputOf(source, path, route)
  const tag = /features\/([\w-]+)\//.exec(source.file)?.[1] ?? ''
  tags.add(tag)
  paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {}
  Object.assign(paths[path.replaceAll(/:(\w+)/g, '{$1}')] as Schema, {
    [method.toLowerCase()]: {
      tags: [tag],
      summary,
      operationId: `${method.toLowerCase()}${path.replaceAll(/[/:.-]+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
      ...security(route.access),
      ...input,
      responses: {
        ...successOf(source, route, path),
        ...refusalResponses(source.refusals, route.access, method),
        default: { $ref: '#/components/responses/Refusal' },
      },
    },
  })
}
api.close()

const uploaded = {
  type: 'object',
  properties: { imageUrl: { type: 'string' }, width: { type: 'number' }, height: { type: 'number' } },
  required: ['imageUrl', 'width', 'height'],
  additionalProperties: false,
}

/** Files themselves are taken before bodies are read (edges/http/upload-endpoint.ts). */
const file = { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
const evidence = paths['/admin/evidence/{id}']?.put as { responses: Schema; parameters: Schema[] }
paths['/admin/evidence/{id}/file'] = {
  put: {
    ...{
      tags: ['catalogue'],
      summary: 'Gives evidence its file: a PDF or an image',
      operationId: 'putAdminEvidenceFile',
    },
    ...{ ...security('catalogue.write'), parameters: evidence.parameters, requestBody: file },
    responses: evidence.responses,
  },
}

paths['/upload/product-image/{name}'] = {
  put: {
    ...{ tags: ['media'], summary: 'Takes one image, at the address that was issued for it' },
    ...{ operationId: 'putUploadProductImage', ...security('images'), requestBody: file },
    parameters: [{ name: 'name', in: 'path', required: true, schema: { type: 'string' } }],
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: uploaded } } },
      ...refusalResponses(['NOT_FOUND', 'CONFLICT'], 'images', 'PUT'),
      default: { $ref: '#/components/responses/Refusal' },
    },
  },
}
paths['/openapi.json'] = {
  get: {
    ...{ tags: ['openapi'], summary: 'This document', operationId: 'getOpenapi' },
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: { type: 'object' } } } },
      ...refusalResponses([], 'visitor', 'GET'),
    },
  },
}

const document = {
  openapi: '3.1.1',
  info: {
    title: 'Boutique écologique',
    version: '1.0.0',
    description:
      'Every REST path of the shop. Amounts and scores are decimals in strings, times ISO 8601 in UTC, messages of refusals French. Lists take `limit` and `offset` and tell their length in `X-Total-Count`. The same facts, and more ways to combine them, are in GraphQL at `/graphql`.',
  },
  servers: [{ url: '/api' }],
  tags: [...tags, 'openapi'].toSorted().map((name) => ({ name })),
  paths,
  components: {
    schemas: {
      Refusal: {
        type: 'object',
        properties: {
          message: { type: 'string', description: 'A French sentence for people.' },
          code: { enum: Object.keys(httpStatusOf), description: 'For programs.' },
          error: { const: 'Unauthorized', description: 'With 401 alone.' },
          fields: {
            type: 'object',
            additionalProperties: { type: 'string' },
            description: 'What is wrong with each field.',
          },
        },
        required: ['message', 'code'],
        additionalProperties: false,
      },
      ...Object.fromEntries(Object.entries(answers.components).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
    responses: {
      ...Object.fromEntries(Object.entries(refusalComponents).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      Refusal: {
        description: 'Refused, or a fault of the shop',
        headers: {
          'Retry-After': { description: 'Seconds, with 429 and 503.', schema: { type: 'integer' } },
        },
        content: { 'application/json': { schema: componentRef('Refusal') } },
      },
    },
    securitySchemes: {
      token: {
        ...{ type: 'http', scheme: 'bearer' },
        description: 'An API token from `/admin/jetons`; the name beside it is the scope that it needs.',
      },
      session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Sign-in by `POST /login`.' },
    },
  },
}

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/openapi.json`, `${JSON.stringify(document, null, 1)}\n`)
console.log(`OpenAPI: ${Object.keys(paths).length} paths, ${Object.keys(answers.components).length} schemas.`)
