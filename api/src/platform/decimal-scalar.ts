import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'

const shape = /^-?\d{1,12}(\.\d{1,4})?$/

function parse(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text === 'string' && shape.test(text)) return text
  throw new GraphQLError('Decimal : nombre décimal attendu, par exemple "12.90".', {
    extensions: { code: 'BAD_USER_INPUT' },
  })
}

/** Exact decimal number: a string in answers, a string or a number in arguments. */
export const DecimalScalar = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description:
    'Exact decimal number: a string such as "12.90" in answers; a string or a number in arguments.',
  serialize: (value) => String(value),
  parseValue: parse,
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT)
      return parse(node.value)
    return parse(undefined)
  },
})
