import { ApolloLink } from '@apollo/client'
import { tap } from 'rxjs'
import { noteAnswer } from './answer-ages.ts'

/** Notes when each question was last answered without an error, so that freshness can be told. */
export function freshnessLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        if ('errors' in result && result.errors?.length) return
        noteAnswer(operation.client, operation.operationName, operation.variables)
      }),
    ),
  )
}
