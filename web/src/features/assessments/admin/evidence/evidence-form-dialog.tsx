import { Box } from '@chakra-ui/react/box'
import { Grid } from '@chakra-ui/react/grid'
import { FileUp } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import {
  type EvidenceKind,
  evidenceKindNames,
  evidenceKinds,
} from '../../../../../../api/src/features/catalogue/evidence/evidence-kinds.rules.ts'
import {
  EvidenceFacts_EvidenceFragmentDoc,
  type EvidenceInput,
} from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import type { Outcome } from '../../../../graphql/use-action.ts'
import { ClaimedField } from '../../../../ui/admin/claims/claimed-field.tsx'
import { ConflictPanel } from '../../../../ui/admin/field-changes.tsx'
import { FileDrop } from '../../../../ui/admin/file-drop.tsx'
import { FormDialog } from '../../../../ui/admin/form-dialog.tsx'
import { useRecordForm } from '../../../../ui/admin/use-record-form.ts'
import { FormField } from '../../../../ui/form/form-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { SwitchField } from '../../../../ui/form/switch-field.tsx'
import {
  type EvidenceValues,
  evidenceFormRules,
  evidenceLabels,
  newEvidence,
  toEvidenceForm,
} from './evidence-values.ts'
import type { EvidenceFacts } from './evidence-words.ts'
import { evidenceFileTypes } from './send-evidence-file.ts'
import { useChangeEvidence } from './use-change-evidence.ts'

interface EvidenceFormDialogProps {
  /** The evidence to edit; null makes a new one. */
  evidence: EvidenceFacts | null
  onSaved: (evidence: EvidenceFacts) => void
  onClose: () => void
  /** Its history. */
  after?: ReactNode
}

const isKind = (value: unknown): value is EvidenceKind => evidenceKinds.some((kind) => kind === value)

/** Writes evidence down or edits it, with its file. */
export function EvidenceFormDialog({ evidence, onSaved, onClose, after }: EvidenceFormDialogProps) {
  const { ask, createEvidence, updateEvidence, sendFile } = useChangeEvidence()
  const file = useRef<File>(undefined)
  const saved = useRef(evidence)
  const save = async (
    { fileName: _fileName, ...facts }: Record<string, unknown>,
    version: number | undefined,
  ): Promise<Outcome<unknown>> => {
    // A file of its own changes nothing else: there is nothing to save before it.
    if (!evidence || Object.keys(facts).length > 0) {
      const outcome = evidence
        ? await updateEvidence(evidence.id, version, facts)
        : await createEvidence(facts as EvidenceInput)
      if ('refusal' in outcome) return outcome
      const row = 'updateEvidence' in outcome.done ? outcome.done.updateEvidence : outcome.done.createEvidence
      saved.current = readFragment(EvidenceFacts_EvidenceFragmentDoc, row)
    }
    if (file.current && saved.current) {
      await sendFile(saved.current.id, file.current)
      saved.current = (await ask(saved.current.id).catch(() => null)) ?? saved.current
    }
    return { done: null }
  }
  const record = useRecordForm({
    name: `preuve-${evidence?.id ?? 'nouvelle'}`,
    rules: evidenceFormRules,
    record: evidence
      ? { values: toEvidenceForm(evidence), version: evidence.version }
      : { values: newEvidence },
    save,
    reload: evidence ? () => ask(evidence.id) : undefined,
    onSaved: () => (saved.current ? onSaved(saved.current) : onClose()),
  })
  const { register, watch, setValue } = record.form
  const field = (name: Exclude<keyof EvidenceValues, 'kind' | 'isPublic' | 'fileName'>) => ({
    label: evidenceLabels[name],
    error: record.errorOf(name),
    ...register(name),
  })
  const kind = watch('kind')
  const isStatement = kind === 'SUPPLIER_STATEMENT'
  return (
    <FormDialog
      title={evidence ? 'Modifier la preuve' : 'Nouvelle preuve'}
      isBusy={record.isBusy}
      submitLabel={evidence ? 'Enregistrer' : 'Ajouter la preuve'}
      onSubmit={(event) => {
        event.preventDefault()
        // It stands in the form of an assessment, which is not sent with it.
        event.stopPropagation()
        record.submit()
      }}
      onClose={onClose}
      after={after}
    >
      {record.conflict && (
        <ConflictPanel
          conflict={record.conflict}
          labels={evidenceLabels}
          show={(name, value) => (name === 'kind' && isKind(value) ? evidenceKindNames[value] : undefined)}
        />
      )}
      <Grid templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }} columnGap="5" rowGap="4">
        <Box gridColumn="1 / -1">
          <SelectField
            label={evidenceLabels.kind}
            value={kind}
            onChange={(value) => setValue('kind', value, { shouldDirty: true })}
          >
            {evidenceKinds.map((each) => (
              <option key={each} value={each}>
                {evidenceKindNames[each]}
              </option>
            ))}
          </SelectField>
        </Box>
        <ClaimedField {...field('title')} required gridColumn="1 / -1" placeholder="GOTS" />
        <ClaimedField {...field('issuer')} />
        <FormField {...field('number')} />
        <FormField
          {...field('validFrom')}
          type="date"
          label={isStatement ? 'Signée le' : evidenceLabels.validFrom}
          required={isStatement}
          hint={isStatement ? 'Elle vaut 24\u00a0mois à partir de ce jour.' : undefined}
        />
        <FormField {...field('validUntil')} type="date" />
        {kind === 'OWN_MEASURE' && (
          <FormField
            {...field('protocol')}
            isLong
            rows={3}
            gridColumn="1 / -1"
            hint="Comment la mesure a été faite. Sans protocole, elle n’appuie aucun point."
          />
        )}
        <Box gridColumn="1 / -1">
          <FileDrop
            label={evidence?.fileUrl ? 'Remplacer le fichier' : evidenceLabels.fileName}
            title={watch('fileName') || (evidence?.fileUrl ? 'Remplacer le fichier' : 'Déposer le document')}
            hint={`PDF, JPEG, PNG, GIF ou WebP, 5\u00a0Mo au plus.${evidence ? ' L’ancien reste dans l’historique, par son empreinte.' : ''}`}
            icon={FileUp}
            accept={evidenceFileTypes}
            onFiles={([chosen]) => {
              file.current = chosen
              setValue('fileName', chosen?.name ?? '', { shouldDirty: true })
            }}
          />
        </Box>
        <Box gridColumn="1 / -1">
          <SwitchField label={evidenceLabels.isPublic} {...register('isPublic')} />
        </Box>
      </Grid>
    </FormDialog>
  )
}
