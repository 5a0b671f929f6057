import type { ApolloCache } from '@apollo/client'
import {
  type ClaimDecisionInput,
  DecideClaimDocument,
  RestoreClaimDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { useAdminAction } from '../../../../graphql/use-admin-data.ts'
import type { EarlierState } from '../../../../ui/admin/field-changes.tsx'

/** Lists count what is open: they are asked for again. */
const forgetCounts = (cache: ApolloCache) => {
  for (const fieldName of ['claims', 'products', 'posts']) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** What can be done with claims. */
export function useChangeClaims() {
  const [decide] = useAdminAction(DecideClaimDocument, {
    update: forgetCounts,
    success: 'Décision enregistrée',
  })
  const [restore] = useAdminAction(RestoreClaimDocument, {
    update: forgetCounts,
    success: 'Décision restaurée',
  })
  return {
    decideClaim: (id: string, version: number, input: ClaimDecisionInput) => decide({ id, version, input }),
    restoreClaim: ({ entryId, state }: EarlierState) => restore({ entryId, state }),
  }
}
