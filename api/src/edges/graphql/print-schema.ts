import { writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { graphqlSchema } from './graphql-schema.ts'

/** Writes schema.graphql, the contract that integrators and the web's codegen read. */
writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(graphqlSchema()))}\n`)
