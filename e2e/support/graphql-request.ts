import type { Request } from 'playwright-core'

/** The addresses of GraphQL requests: by POST, or by GET with parameters. */
export const graphqlAddress = /\/graphql(\?|$)/

/** The GraphQL operation that a request asks for; undefined when it is none. */
export function operationNameOf(request: Request): string | undefined {
  if (!graphqlAddress.test(request.url())) return undefined
  if (request.method() === 'POST') return request.postDataJSON().operationName
  return new URL(request.url()).searchParams.get('operationName') ?? undefined
}
