import { z } from 'zod'
import type { Schema } from './answer-schemas.ts'
import type { RouteSource, RulesPlace } from './route-sources.ts'

/** An object as the document describes it. */
interface ObjectSchema extends Schema {
  type: 'object'
  properties: Record<string, Schema>
  required: string[]
}

/** Where a format is named, its pattern says nothing more. */
const withoutPattern = (_key: string, value: unknown) =>
  value && typeof value === 'object' && 'format' in value && 'pattern' in value
    ? { ...value, pattern: undefined }
    : value

const asSchema = (rules: z.ZodType): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(rules, { io: 'input', unrepresentable: 'any' }) as Schema
  return JSON.parse(JSON.stringify(schema, withoutPattern))
}

/** The rules of these places as one object: a verb may look at the same input more than once. */
async function merged(places: RulesPlace[], more: z.ZodType[] = []): Promise<Schema> {
  const rules = await Promise.all(
    places.map(async ({ module, name }) => {
      const found = (await import(module))[name]
      if (!(found instanceof z.ZodType))
        throw new Error(`${name} of ${module} cannot be had: export it from its rules.`)
      return found
    }),
  )
  const schemas = [...new Set([...rules, ...more])].map(asSchema)
  if (schemas.length === 1) return schemas[0] as Schema
  const objects = schemas.filter(
    (each): each is ObjectSchema => each.type === 'object' && 'properties' in each,
  )
  return {
    type: 'object',
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
    required: [...new Set(objects.flatMap(({ required = [] }) => required))],
  }
}

const isObject = (schema: Schema): schema is ObjectSchema =>
  schema.type === 'object' && 'properties' in schema

/** What a route takes, as OpenAPI says it. */
export async function inputOf(
  source: RouteSource,
  path: string,
  route: { body?: z.ZodType; media?: { takes?: string } },
): Promise<Schema> {
  if (source.needsBody && !route.body)
    throw new Error(`${source.name}: its rules are made for one thing at a time; say « body » on the route.`)
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const ofPath = await merged(source.rules.params)
  const parameters = inPath.map((name) => ({
    ...{ name, in: 'path', required: true },
    schema: asText((isObject(ofPath) ? ofPath.properties[name] : undefined) ?? { type: 'string' }),
  }))
  const elsewhere = new Set([...inPath, ...Object.keys(source.taken)])
  const query = await merged(source.rules.query)
  const asked = isObject(query)
    ? Object.entries(query.properties).filter(([name]) => !elsewhere.has(name))
    : []
  const inQuery = asked.map(([name, schema]) => {
    const { default: standard, ...rest } = asText(schema)
    const called = source.isList && name === 'search' ? 'q' : name
    const required = standard === undefined && (query as ObjectSchema).required?.includes(name)
    return {
      name: called,
      in: 'query',
      // Each is given once (edges/http/rest-query.ts): « ids=3,7 ».
      ...(schema.type === 'array' ? { style: 'form', explode: false } : {}),
      ...(required ? { required } : {}),
      schema: { ...rest, ...(standard === undefined ? {} : { default: standard }) },
    }
  })
  const inHeader = Object.values(source.taken).flatMap(({ header }) =>
    header ? [{ name: header, in: 'header', schema: { type: 'string' } }] : [],
  )
  const all = [...parameters, ...inQuery, ...inHeader]
  const takesBody = /^(POST|PUT) /.test(source.name) && (source.rules.body.length > 0 || route.body)
  if (!takesBody) return all.length > 0 ? { parameters: all } : {}
  const body = without(await merged(source.rules.body, route.body ? [route.body] : []), elsewhere)
  const content: Schema = { 'application/json': { schema: body } }
  if (route.media?.takes) content[route.media.takes] = { schema: { type: 'string' } }
  const isNeeded = !isObject(body) || (body.required?.length ?? 0) > 0
  return { ...(all.length > 0 ? { parameters: all } : {}), requestBody: { required: isNeeded, content } }
}

/** In an address everything is text: of « a number or its digits » the number says all. */
function asText(schema: Schema): Schema {
  const { anyOf, ...rest } = schema as { anyOf?: Schema[] }
  if (schema.type === 'array') return { ...schema, items: asText(schema.items as Schema) }
  if (!anyOf) return schema
  const [first = {}] = anyOf.filter(({ type }) => type !== 'null').map(asText)
  return { ...first, ...(first.type === 'number' ? { type: 'integer' } : {}), ...rest }
}

function without(schema: Schema, names: Set<string>): Schema {
  if (!isObject(schema)) return schema
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(schema.properties).filter(([name]) => !names.has(name))),
    required: (schema.required ?? []).filter((name) => !names.has(name)),
  }
}
