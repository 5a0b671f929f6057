import type { ApolloServerPlugin } from '@apollo/server'
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { frenchNumber } from '../../platform/field.rules.ts'
import type { RequestContext } from '../../platform/request-context.ts'

/** Most that one operation may cost. With a long text counted by its hundreds of characters, about 5 MB of answer. */
export const maxCost = 50_000

/** Rows of a list that takes no `limit`, such as the images of a product. */
const usualRows = 20

/** Most rows that a list gives: the rules of each list refuse a larger `limit`. */
const mostRows = 100

/** A search reads every row, however few come out. */
const searchCost = 10_000

/** The whole schema: answered from memory, but long. */
const introspectionCost = 10_000

/** What the plugin knows of the operation that it counts. */
interface Asked {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Record<string, unknown>
  /** Fragments that were counted, by name and rows: one that is spread many times is counted once. */
  counted: Map<string, number>
}

/**
 * What an operation costs: one for each value of its answer, a field's `complexity` for a value that is long, all of
 * it times the rows of the lists around it. Fields that a directive leaves out count.
 * @param variables as coerced by graphql.
 */
export function costOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
  variables: Record<string, unknown>,
): number {
  const byName = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  const asked: Asked = { schema, fragments: byName, variables, counted: new Map() }
  return costOfSelections(asked, schema.getRootType(operation.operation), operation.selectionSet)
}

/** @param rows of the lists right below: the `limit` of a page is that of its `items`. */
function costOfSelections(
  asked: Asked,
  type: GraphQLNamedType | null | undefined,
  { selections }: SelectionSetNode,
  rows?: number,
): number {
  let cost = 0
  for (const node of selections) {
    if (node.kind === Kind.FIELD) cost += costOfField(asked, type, node, rows)
    else if (node.kind === Kind.INLINE_FRAGMENT)
      cost += costOfSelections(asked, type, node.selectionSet, rows)
    else cost += costOfFragment(asked, node.name.value, rows)
  }
  return cost
}

function costOfFragment(asked: Asked, name: string, rows?: number): number {
  const fragment = asked.fragments.get(name)
  if (!fragment) return 0
  const key = `${name} ${rows}`
  const known = asked.counted.get(key)
  if (known !== undefined) return known
  const type = asked.schema.getType(fragment.typeCondition.name.value)
  const cost = costOfSelections(asked, type, fragment.selectionSet, rows)
  asked.counted.set(key, cost)
  return cost
}

function costOfField(
  asked: Asked,
  type: GraphQLNamedType | null | undefined,
  node: FieldNode,
  rows?: number,
): number {
  const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined
  // Not of the type: __typename, or the schema about itself.
  if (!field) return node.selectionSet ? introspectionCost : 1
  const { limit, ids, search, filter } = argumentsOf(asked, field, node)
  const page = typeof limit === 'number' ? Math.min(Math.max(limit, 1), mostRows) : undefined
  const wanted = Array.isArray(ids) ? ids.length : page
  const isList = isListType(getNullableType(field.type))
  const times = isList ? (wanted ?? rows ?? usualRows) : 1
  const below = node.selectionSet
    ? costOfSelections(asked, getNamedType(field.type), node.selectionSet, isList ? undefined : wanted)
    : 0
  const searched = search || (filter as { search?: unknown } | undefined)?.search ? searchCost : 0
  return searched + times * (Number(field.extensions.complexity ?? 1) + below)
}

function argumentsOf(
  { variables }: Asked,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
): Record<string, unknown> {
  try {
    return getArgumentValues(field, node, variables)
  } catch {
    // A required argument is missing: graphql refuses this very field.
    return {}
  }
}

/** What an operation costs with the variables that somebody sent; null where they are wrong, which graphql tells with words. */
export function costOfRequest(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): number | null {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  })
  const fragments = document.definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  )
  return coerced ? costOf(schema, operation, fragments, coerced) : null
}

/** Refuses an operation that asks for too much, before anything is read for it. */
export const costLimit: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ schema, document, operation, request }) {
        if (!operation) return
        const cost = costOfRequest(schema, document, operation, request.variables ?? {})
        if (cost !== null && cost > maxCost)
          throw new GraphQLError(
            `Cette requête demande trop à la fois\u00a0: son coût est de ${frenchNumber(cost)}, au plus ${frenchNumber(maxCost)} sont permis. Demandez moins de lignes («\u00a0limit\u00a0») ou moins de champs.`,
            { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } },
          )
      },
    }
  },
}
