import { GraphQLError, type ValidationRule } from 'graphql'

/** Refuses an operation whose type the schema lacks (subscription): graphql notices only while running it, as a fault of ours. */
export const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return
    context.reportError(new GraphQLError(`The schema has no ${node.operation}.`, { nodes: node }))
  },
})
