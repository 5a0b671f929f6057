/** The object that a GraphQL enum is registered from, each name its own value. */
export const enumByName = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [K in N]: K }
