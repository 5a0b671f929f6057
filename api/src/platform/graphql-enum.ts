import { registerEnumType } from 'type-graphql'

/** How an enum is described in the schema. */
interface EnumDescription<N extends string> {
  name: string
  description: string
  /** What each value means. */
  values: Record<N, string>
}

/**
 * Registers a GraphQL enum of these names.
 * @returns the object that stands for it in decorators; each name is its own value.
 */
export function graphqlEnum<const N extends string>(
  names: readonly N[],
  { name, description, values }: EnumDescription<N>,
): { [K in N]: K } {
  const enumObject = Object.fromEntries(names.map((each) => [each, each])) as { [K in N]: K }
  const valuesConfig = Object.fromEntries(names.map((each) => [each, { description: values[each] }]))
  registerEnumType<Record<string, string>>(enumObject, { name, description, valuesConfig })
  return enumObject
}
