import { isRaw, type RawQueryFragment, raw } from '@mikro-orm/postgresql'

/**
 * Part of a statement: `${value}` becomes a parameter, `${part}` stands there as it is, with its own parameters.
 * Values never travel in the text. MikroORM's tag of this name sends the same, but shows each part as « ? » in the log of statements.
 */
export function sql(
  texts: TemplateStringsArray,
  ...values: (SqlValue | RawQueryFragment)[]
): RawQueryFragment {
  const parts = values.map((value) => (isRaw(value) ? value : raw('?', [value])))
  return raw(
    String.raw({ raw: texts }, ...parts.map((part) => part.sql)),
    parts.flatMap(({ params }) => params),
  )
}

type SqlValue = string | number | boolean | null
