import type { ApolloCache } from '@apollo/client'
import {
  DeleteAssessmentDraftDocument,
  PublishAssessmentDocument,
  RestoreAssessmentDocument,
  SaveAssessmentDraftDocument,
} from '../../../graphql/generated/admin/graphql.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import { formatScore } from '../../../lib/format-number.ts'
import type { EarlierState } from '../../../ui/admin/field-changes.tsx'
import { type AssessmentValues, toCriteria } from './assessment-values.ts'

/** A published score moves every list by score, and what rests on evidence; the product itself is asked for anew. */
function forgetScores(cache: ApolloCache): void {
  for (const fieldName of ['products', 'categories', 'evidenceLibrary', 'scoreMethod'])
    cache.evict({ id: 'ROOT_QUERY', fieldName })
  cache.gc()
}

/** What can be done with the assessment of a product. */
export function useChangeAssessment(productId: string) {
  const [save] = useAdminAction(SaveAssessmentDraftDocument, {})
  const [publish] = useAdminAction(PublishAssessmentDocument, {
    update: forgetScores,
    success: ({ publishAssessment: { total } }) => `Note publiée\u00a0: ${formatScore(total)} sur 10`,
  })
  const [discard] = useAdminAction(DeleteAssessmentDraftDocument, { success: 'Brouillon abandonné' })
  const [restore] = useAdminAction(RestoreAssessmentDocument, {
    success: 'Évaluation restaurée comme brouillon',
  })
  return {
    /** @param isSaid whether it is all that was asked for: else what follows says how it went. */
    saveDraft: (values: AssessmentValues, version: number, isSaid: boolean) =>
      save({ productId, criteria: toCriteria(values), version }, isSaid ? 'Brouillon enregistré' : undefined),
    publish: (version: number) => publish({ productId, version }),
    discardDraft: () => discard({ productId }),
    /** Puts an earlier state into the draft; the shop shows nothing of it. */
    restoreDraft: ({ entryId, state }: EarlierState) => restore({ entryId, state }),
  }
}
