import { isEnumType, isInputObjectType, isObjectType, isSpecifiedScalarType } from 'graphql'
import { expect, test } from 'vitest'
import { graphqlSchema } from './graphql-schema.ts'

/** The root types are named by the language itself. */
const roots = new Set(['Query', 'Mutation'])

test('integrators find a description on every type, field, argument and enum value', () => {
  const missing: string[] = []
  const need = (name: string, { description }: { description?: string | null }) => {
    if (!description?.trim()) missing.push(name)
  }
  const types = Object.values(graphqlSchema().getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  )
  for (const type of types) {
    if (!roots.has(type.name)) need(type.name, type)
    if (isObjectType(type))
      for (const field of Object.values(type.getFields())) {
        need(`${type.name}.${field.name}`, field)
        for (const arg of field.args) need(`${type.name}.${field.name}(${arg.name})`, arg)
      }
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) need(`${type.name}.${field.name}`, field)
    if (isEnumType(type)) for (const value of type.getValues()) need(`${type.name}.${value.name}`, value)
  }
  expect(types.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
