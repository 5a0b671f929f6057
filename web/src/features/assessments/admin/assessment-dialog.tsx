import { type ReactNode, useState } from 'react'
import {
  AssessmentFormDocument,
  EvidenceFacts_EvidenceFragmentDoc,
} from '../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { useAdminRecord } from '../../../graphql/use-admin-data.ts'
import { LoadingDialog } from '../../../ui/admin/loading-dialog.tsx'
import { AssessmentForm, type AssessmentHistory } from './assessment-form.tsx'

interface AssessmentDialogProps {
  productId: string
  /** The way back to the other part of the product's form. */
  nav: ReactNode
  onClose: () => void
  history?: AssessmentHistory
}

/** How the eco-score of a product comes about, to be written: what the server has of it now. */
export function AssessmentDialog({ productId, nav, onClose, history }: AssessmentDialogProps) {
  // Every saving begins a new round: the form shows what the server has then.
  const [round, setRound] = useState(0)
  const { data, error, refetch, retry } = useAdminRecord(AssessmentFormDocument, {
    variables: { id: productId },
  })
  const evidence = readFragment(EvidenceFacts_EvidenceFragmentDoc, data?.evidenceLibrary.items)
  if (!data?.product || !evidence)
    return (
      <LoadingDialog
        title="Évaluation"
        error={error}
        notFound="Produit non trouvé"
        nav={nav}
        onRetry={retry}
        onClose={onClose}
      />
    )
  return (
    <AssessmentForm
      key={round}
      product={data.product}
      draft={data.assessmentDraft}
      evidence={evidence}
      nav={nav}
      history={history}
      reload={refetch}
      onDone={async () => {
        await refetch().catch(() => undefined)
        setRound(round + 1)
      }}
      onClose={onClose}
    />
  )
}
