import { getNamedType, isLeafType } from 'graphql'
import { graphqlSchema } from '../edges/graphql/graphql-schema.ts'
import { restRoutes } from '../edges/http/rest-routes.ts'
import type { Access } from '../platform/http/routes.ts'
import { graphqlWithFile } from './data/uploads.ts'
import { graphqlAccess } from './graphql-access.ts'
import type { Answer, Ask, TestShop } from './shop.ts'

/** An operation of one of the edges, ready to be asked by anybody. */
export interface Operation {
  /** « GET /products/:id », « Query.product ». */
  name: string
  access: Access
  /** @returns the answer, and the code of its refusal; none when it was not refused. */
  ask(by: Ask): Promise<{ code: string | undefined; answer: Answer }>
}

/** Where the input says which permission it takes. */
const queries: Record<string, string> = {
  'GET /admin/history': '?subjectType=CATEGORY',
  'GET /admin/previews': '?subject=PRODUCT&subjectId=1',
  'GET /products/suggestions': '?search=savon',
}
const bodies: Record<string, object> = { 'POST /admin/previews': { subject: 'POST', subjectId: 1 } }

/** Every route of REST. The guard comes before the input is looked at: no body is needed to find out who may call. */
export const restOperations = (shop: TestShop): Operation[] =>
  Object.entries(restRoutes).map(([name, { access }]) => ({
    name,
    access,
    async ask(by) {
      const [method = '', path = ''] = name.split(' ')
      const address = `/api${path.replace(':slug', 'terms').replaceAll(/:\w+/g, '1')}${queries[name] ?? ''}`
      const body = /^(POST|PUT)$/.test(method) ? (bodies[name] ?? {}) : undefined
      const answer = await shop.call(method, address, { ...by, body })
      return { code: answer.body?.code, answer }
    },
  }))

/** Every query and mutation of GraphQL, with the arguments that the access matrix gives it. */
export function graphqlOperations(shop: TestShop): Operation[] {
  const schema = graphqlSchema()
  const types = [['query', schema.getQueryType()] as const, ['mutation', schema.getMutationType()] as const]
  return types.flatMap(([kind, type]) =>
    Object.values(type?.getFields() ?? {}).map((field) => {
      const name = `${kind === 'query' ? 'Query' : 'Mutation'}.${field.name}` as const
      const { access = 'visitor', args, takesFile } = graphqlAccess[name] ?? {}
      const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
      const head = takesFile ? `${kind} ($file: Upload!)` : kind
      const document = `${head} { ${field.name}${args ? `(${args})` : ''}${selection} }`
      return {
        name,
        access,
        async ask(by: Ask) {
          const answer = takesFile
            ? await graphqlWithFile(shop, document, by)
            : await shop.graphql(document, undefined, by)
          return { code: answer.body.errors?.[0]?.extensions.code, answer }
        },
      }
    }),
  )
}
