import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import {
  evidenceLimits,
  renewalDays,
} from '../../../../api/src/features/catalogue/evidence/evidence.rules.ts'
import { EvidenceFormDialog } from '../../features/assessments/admin/evidence/evidence-form-dialog.tsx'
import {
  evidenceList,
  evidencePageSize,
  evidenceStates,
  evidenceVariables,
} from '../../features/assessments/admin/evidence/evidence-list.ts'
import { EvidenceRow } from '../../features/assessments/admin/evidence/evidence-row.tsx'
import { evidenceHistoryWords } from '../../features/assessments/admin/evidence/evidence-values.ts'
import { useChangeEvidence } from '../../features/assessments/admin/evidence/use-change-evidence.ts'
import { KindHistory, openedRecord, RecordHistory } from '../../features/audit/history-list.tsx'
import { SavedViews } from '../../features/views/admin/saved-views.tsx'
import {
  EvidenceFacts_EvidenceFragmentDoc,
  EvidenceFormDocument,
  EvidenceLibraryDocument,
} from '../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../graphql/generated/fragment-masking.ts'
import { useAdminQuery, useAdminRecord } from '../../graphql/use-admin-data.ts'
import { useListUrl } from '../../lib/list/list-url.ts'
import { DeleteDialog } from '../../ui/admin/delete-dialog.tsx'
import { ListScreen, NewButton } from '../../ui/admin/list-screen.tsx'
import { LoadingDialog } from '../../ui/admin/loading-dialog.tsx'
import { RowSkeletons } from '../../ui/admin/record-row.tsx'

/** The evidence of all products: what ends first comes first. */
export function EvidenceTab() {
  const url = useListUrl(evidenceList)
  const { params, change, hrefWith } = url
  const { data, isStale, refetch, ...query } = useAdminQuery(EvidenceLibraryDocument, {
    maxAgeMs: 0,
    variables: evidenceVariables(params),
  })
  const { deleteEvidence, restoreEvidence } = useChangeEvidence()
  const [toDelete, setToDelete] = useState<{ id: string; title: string; version: number } | null>(null)
  const close = () => change({ record: '' })
  return (
    <ListScreen
      views={<SavedViews list="EVIDENCE" />}
      url={url}
      query={query}
      totalCount={data?.evidenceLibrary.totalCount}
      pageSize={evidencePageSize}
      noun={['preuve', 'preuves']}
      note={
        params.state === 'EXPIRING' && (
          <Text color="fg.muted">
            Preuves qui expirent{'\u00a0'}: finies, ou dans les {evidenceLimits.soonDays}
            {'\u00a0'}jours. Les points restent {renewalDays}
            {'\u00a0'}jours après la fin, puis la note baisse. Pour renouveler{'\u00a0'}: modifiez la date de
            fin et le fichier.
          </Text>
        )
      }
      search={{ label: 'Rechercher une preuve', placeholder: 'Intitulé, émetteur, numéro…' }}
      filters={[{ name: 'state', label: 'État', all: 'Toutes', options: evidenceStates }]}
      moreActions={
        <KindHistory url={url} subjectType="EVIDENCE" {...evidenceHistoryWords} onRestore={restoreEvidence} />
      }
      actions={<NewButton to={hrefWith({ record: 'new' })}>Nouvelle preuve</NewButton>}
      empty={{
        title: 'Aucune preuve',
        description: 'Les certificats, audits et déclarations qui justifient les notes arrivent ici.',
      }}
      dialogs={
        <>
          <EvidenceDialog
            record={openedRecord(url)}
            onSaved={() => {
              close()
              void refetch().catch(() => undefined)
            }}
            onClose={close}
          />
          <DeleteDialog
            record={toDelete}
            title={`Supprimer «\u00a0${toDelete?.title ?? ''}\u00a0»\u202f?`}
            onDelete={async (id) => deleteEvidence(id, toDelete?.version ?? 0)}
            onClose={() => setToDelete(null)}
          >
            Une preuve sur laquelle une note publiée s’appuie ne peut pas être supprimée. Les brouillons qui
            la nomment la perdent.
          </DeleteDialog>
        </>
      }
    >
      <Stack
        as="ul"
        listStyleType="none"
        aria-label="Preuves"
        gap="3"
        aria-busy={isStale}
        opacity={data && isStale ? 0.5 : 1}
      >
        {data ? (
          data.evidenceLibrary.items.map(({ products, ...item }) => {
            const evidence = readFragment(EvidenceFacts_EvidenceFragmentDoc, item)
            return (
              <EvidenceRow
                key={evidence.id}
                evidence={evidence}
                products={products}
                editHref={hrefWith({ record: evidence.id })}
                onDelete={() => setToDelete(evidence)}
              />
            )
          })
        ) : (
          <RowSkeletons />
        )}
      </Stack>
    </ListScreen>
  )
}

interface EvidenceDialogProps {
  /** `new`, the id of a piece of evidence, or nothing. */
  record: string
  onSaved: () => void
  onClose: () => void
}

/** The form of the evidence that the address names; what is edited is always what the server has now. */
function EvidenceDialog({ record, onSaved, onClose }: EvidenceDialogProps) {
  const isOld = record !== '' && record !== 'new'
  const { data, error, retry } = useAdminRecord(EvidenceFormDocument, {
    variables: { id: record },
    skip: !isOld,
  })
  const { restoreEvidence } = useChangeEvidence()
  if (record === '') return null
  if (!isOld) return <EvidenceFormDialog evidence={null} onSaved={onSaved} onClose={onClose} />
  const evidence = readFragment(EvidenceFacts_EvidenceFragmentDoc, data?.evidence)
  if (!evidence)
    return (
      <LoadingDialog
        title="Modifier la preuve"
        error={error}
        notFound="Preuve non trouvée"
        onRetry={retry}
        onClose={onClose}
      />
    )
  return (
    <EvidenceFormDialog
      key={record}
      evidence={evidence}
      onSaved={onSaved}
      onClose={onClose}
      after={
        <RecordHistory
          subjectType="EVIDENCE"
          subjectId={record}
          {...evidenceHistoryWords}
          onRestore={restoreEvidence}
        />
      }
    />
  )
}
