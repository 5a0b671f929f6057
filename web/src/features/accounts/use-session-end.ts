import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { hasErrorCode } from '../../graphql/errors.ts'
import { changeViewer } from './change-viewer.ts'

/** Once the API answers that nobody is signed in, nobody is: what was fetched before goes. */
export function useSessionEnd(error: unknown): void {
  const client = useApolloClient()
  const hasEnded = hasErrorCode(error, 'UNAUTHENTICATED')
  useEffect(() => {
    if (hasEnded) void changeViewer(client, null)
  }, [client, hasEnded])
}
