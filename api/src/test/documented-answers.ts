import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import document from '../edges/openapi/generated/openapi.json' with { type: 'json' }

interface Content {
  content?: Record<string, unknown>
}

interface Operation {
  requestBody?: Content
  responses: Record<string, Content>
}

const json = 'application/json'
const ajv = new Ajv2020({ strict: false, allErrors: false })
addFormats.default(ajv)
ajv.addSchema(document, 'openapi')

const compiled = new Map<string, ValidateFunction>()

/** The check of the schema at a place of the document, made when the first answer needs it. */
function checkAt(...place: string[]): ValidateFunction {
  const pointer = place
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
  const known = compiled.get(pointer)
  if (known) return known
  const made = ajv.compile({ $ref: `openapi#/${pointer}` })
  compiled.set(pointer, made)
  return made
}

const documented = Object.entries(document.paths as Record<string, Record<string, Operation>>)
  .map(([path, operations]) => ({
    path,
    operations,
    // A name before a placeholder: « /admin/orders/export.csv » is no order.
    rank: path.split('{').length,
    pattern: new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((a, b) => a.rank - b.rank)

/** One request with its answer, as a test saw it. */
interface Recorded {
  method: string
  address: string
  sent: unknown
  status: number
  type: string | null
  body: unknown
}

/**
 * Holds an answer of REST to the document that integrators read, and what was taken to what it says of bodies: whoever
 * changes one without the other hears of it from the first test that asks.
 * @throws what differs.
 */
export function holdToDocument({ method, address, sent, status, type, body }: Recorded): void {
  // As it is sent: « %2e%2e » goes up.
  const { pathname } = new URL(`http://shop${address}`)
  const found = documented.find(({ pattern }) => pattern.test(pathname))
  const verb = (method === 'HEAD' ? 'GET' : method).toLowerCase()
  const operation = found?.operations[verb]
  if (!found || !operation) {
    // The playground of the document is no part of what it describes; a preflight asks for nothing.
    const isTold = !/^\/api(?!\/docs(?:\/|$))\//.test(pathname) || method === 'OPTIONS'
    if (isTold || status < 200 || status >= 300) return
    throw new Error(
      `${method} ${pathname} → ${status}: the OpenAPI document has no such address (npm run codegen).`,
    )
  }
  const place = ['paths', found.path, verb]
  const name = `${method} ${pathname} → ${status}`
  if (status === 304) return
  if (status >= 400) {
    // Of faults of the shop there is one answer for all; how a route refuses stands there by status.
    if (status < 500 && !operation.responses[status])
      throw new Error(
        `${name}: the OpenAPI document does not say that it refuses so. Its verb tells, after @throws (npm run codegen).`,
      )
    hold(name, checkAt('components', 'schemas', 'Refusal'), body)
    return
  }
  const answer = operation.responses[status]
  if (!answer) throw new Error(`${name}: the OpenAPI document has no such answer (npm run codegen).`)
  if (operation.requestBody?.content?.[json] && typeof sent === 'object') {
    const check = checkAt(...place, 'requestBody', 'content', json, 'schema')
    // What a form sends of an empty field is taken for « none », though nobody need know.
    const blank = JSON.parse(JSON.stringify(sent), (_key, value) => (value === '' ? null : value))
    if (!check(blank)) hold(`${name}, what was sent`, check, sent)
  }
  if (answer.content?.[json] && method !== 'HEAD')
    hold(name, checkAt(...place, 'responses', `${status}`, 'content', json, 'schema'), body)
  else if (answer.content && !Object.keys(answer.content).some((each) => type?.startsWith(each)))
    throw new Error(`${name}: ${type} is not what the OpenAPI document says.`)
}

function hold(name: string, check: ValidateFunction, value: unknown): void {
  if (check(value)) return
  const [error] = check.errors ?? []
  throw new Error(
    `${name} is not as the OpenAPI document says (npm run codegen): ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`,
  )
}
