import type { DocumentNode } from '@apollo/client'

/** The name under which an operation travels. */
export function operationName(document: DocumentNode): string | undefined {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  return operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined
}
