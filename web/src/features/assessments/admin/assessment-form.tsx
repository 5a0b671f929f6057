import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { type ReactNode, useRef, useState } from 'react'
import {
  type Criterion,
  criteria,
  criterionNames,
} from '../../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import type { AssessmentFormQuery } from '../../../graphql/generated/admin/graphql.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { ConflictPanel, type EarlierState, type FieldWords } from '../../../ui/admin/field-changes.tsx'
import { FormDialog } from '../../../ui/admin/form-dialog.tsx'
import { useRecordForm } from '../../../ui/admin/use-record-form.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { assessmentHistoryWords } from './assessment-history.tsx'
import { CurrentScore, ScoreChanges } from './assessment-state.tsx'
import { AssessmentTotal } from './assessment-total.tsx'
import {
  type AssessmentField,
  assessmentFormRules,
  assessmentLabels,
  fieldOf,
  idsOf,
  idsText,
  toAssessmentForm,
  typedTenths,
  typedTotal,
} from './assessment-values.ts'
import { CriterionFields } from './criterion-fields.tsx'
import { ceilingOfAll, type EvidenceFacts, evidenceName } from './evidence/evidence-words.ts'
import { EvidenceField } from './evidence-field.tsx'
import { useChangeAssessment } from './use-change-assessment.ts'

/** Shows the history of the assessment: its words, and how to put an earlier state into the draft. */
export type AssessmentHistory = (
  props: FieldWords & { onRestore: (earlier: EarlierState) => Promise<unknown> },
) => ReactNode

interface AssessmentFormProps {
  history?: AssessmentHistory
  product: NonNullable<AssessmentFormQuery['product']>
  draft: AssessmentFormQuery['assessmentDraft']
  /** What the draft and the published assessment name. */
  evidence: readonly EvidenceFacts[]
  nav: ReactNode
  reload: () => Promise<unknown>
  /** It was saved or published: what the server has now is to be shown. */
  onDone: () => Promise<unknown>
  onClose: () => void
}

/** Points, reasons and evidence of the five criteria, with their sum; saved as a draft, then published. */
export function AssessmentForm({
  product,
  draft,
  evidence,
  nav,
  history,
  reload,
  onDone,
  onClose,
}: AssessmentFormProps) {
  const { saveDraft, publish, discardDraft, restoreDraft } = useChangeAssessment(product.id)
  const intent = useRef<'draft' | 'publish'>('draft')
  const version = useRef(draft?.version ?? 0)
  const following = usePending()
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<readonly EvidenceFacts[]>([])
  const known = new Map([...evidence, ...chosen].map((each) => [each.id, each]))
  const written = draft ?? product.assessment
  const record = useRecordForm({
    name: `evaluation-${product.id}`,
    rules: assessmentFormRules,
    // Without a draft its version is 0: one that somebody begins meanwhile is a conflict like any other.
    record: { values: toAssessmentForm(written?.criteria), version: draft?.version ?? 0 },
    save: async (_changes, read) => {
      const outcome = await saveDraft(record.form.getValues(), read ?? 0, intent.current === 'draft')
      if ('done' in outcome) version.current = outcome.done.saveAssessmentDraft.version
      return outcome
    },
    reload,
    onSaved: () =>
      void following.run(async () => {
        if (intent.current === 'publish') await publish(version.current)
        await onDone()
      }),
  })
  const { watch, setValue, register, control, formState } = record.form
  const values = watch()
  const total = typedTotal(values)
  const evidenceOf = (criterion: Criterion) =>
    idsOf(values[fieldOf(criterion, 'evidence')]).flatMap((id) => known.get(id) ?? [])
  const send = (next: typeof intent.current) => {
    intent.current = next
    record.submit()
  }
  const isBusy = record.isBusy || following.isBusy
  const over = criteria.filter((criterion) => {
    const points = typedTenths(values[fieldOf(criterion, 'points')])
    return points !== null && points > ceilingOfAll(evidenceOf(criterion)).tenths
  })
  const canPublish = (draft !== null || formState.isDirty) && over.length === 0
  const setEvidence = (criterion: Criterion, ids: string[]) =>
    setValue(fieldOf(criterion, 'evidence'), idsText(ids), { shouldDirty: true })
  const askToPublish = () => {
    if (!canPublish) return
    if (Number(total) === Number(product.ecoScore)) send('publish')
    else setAsking(true)
  }
  return (
    <FormDialog
      title={`Évaluation\u00a0: ${product.name}`}
      isBusy={isBusy}
      submitLabel="Enregistrer le brouillon"
      nav={nav}
      onSubmit={(event) => {
        event.preventDefault()
        send('draft')
      }}
      onClose={onClose}
      after={
        <>
          <ScoreChanges
            changes={product.scoreHistory}
            onDiscard={draft ? () => void discardDraft().then(onDone) : undefined}
          />
          {history?.({
            ...assessmentHistoryWords,
            onRestore: (earlier) => restoreDraft(earlier).then(onDone),
          })}
        </>
      }
      more={
        <Button
          variant="outline"
          me="auto"
          aria-disabled={isBusy || !canPublish}
          onClick={() => !isBusy && askToPublish()}
        >
          Publier la note
        </Button>
      }
    >
      <Stack gap="6">
        <CurrentScore product={product} hasDraft={draft !== null} />
        {record.conflict && (
          <ConflictPanel conflict={record.conflict} labels={assessmentLabels} show={shownEvidence(known)} />
        )}
        {criteria.map((criterion) => {
          const supports = evidenceOf(criterion)
          const ceiling = ceilingOfAll(supports)
          return (
            <CriterionFields
              key={criterion}
              criterion={criterion}
              control={control}
              pointsField={fieldOf(criterion, 'points')}
              pointsError={record.errorOf(fieldOf(criterion, 'points'))}
              ceiling={ceiling.words}
              isOver={over.includes(criterion)}
              reason={register(fieldOf(criterion, 'reason'))}
              reasonError={record.errorOf(fieldOf(criterion, 'reason'))}
              reasonLength={values[fieldOf(criterion, 'reason')].length}
            >
              <EvidenceField
                criterion={criterionNames[criterion]}
                evidence={supports}
                error={record.errorOf(fieldOf(criterion, 'evidence'))}
                onAdd={(added) => {
                  setChosen((before) => [...before.filter(({ id }) => id !== added.id), added])
                  setEvidence(criterion, [
                    ...supports.map(({ id }) => id).filter((id) => id !== added.id),
                    added.id,
                  ])
                }}
                onRemove={(id) =>
                  setEvidence(
                    criterion,
                    supports.map((each) => each.id).filter((each) => each !== id),
                  )
                }
              />
            </CriterionFields>
          )
        })}
        <AssessmentTotal total={total} over={over} />
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={`La note passe de ${formatScore(product.ecoScore)} à ${formatScore(total)}`}
        confirmLabel="Publier"
        isHarmful={false}
        isBusy={isBusy}
        onConfirm={() => {
          setAsking(false)
          send('publish')
        }}
        onCancel={() => setAsking(false)}
      >
        La boutique montre aussitôt la nouvelle note, ses points, leurs raisons et leurs preuves. Le
        changement reste dans l’historique de la note.
      </ConfirmDialog>
    </FormDialog>
  )
}

/** Evidence by its name, in what somebody else changed. */
const shownEvidence =
  (known: ReadonlyMap<string, EvidenceFacts>) =>
  (field: AssessmentField, value: unknown): string | undefined => {
    if (!field.endsWith('_evidence') || typeof value !== 'string' || value === '') return undefined
    return idsOf(value)
      .map((id) => {
        const found = known.get(id)
        return found ? evidenceName(found) : `Preuve n°\u00a0${id}`
      })
      .join(', ')
  }
