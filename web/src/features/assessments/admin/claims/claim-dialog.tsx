import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useState } from 'react'
import {
  type ClaimDecision,
  claimReasonLength,
} from '../../../../../../api/src/features/claims/register/claim-register.rules.ts'
import { EvidenceFacts_EvidenceFragmentDoc } from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import { usePending } from '../../../../lib/form/use-pending.ts'
import { FormDialog } from '../../../../ui/admin/form-dialog.tsx'
import { SegmentedChoice } from '../../../../ui/admin/segmented-choice.tsx'
import { formatLongDate } from '../../../../ui/display/date-text.tsx'
import { FormField } from '../../../../ui/form/form-field.tsx'
import { EvidenceLines } from '../evidence/evidence-lines.tsx'
import { EvidencePicker } from '../evidence/evidence-picker.tsx'
import { Sentence } from './claim-row.tsx'
import { type ClaimFacts, stateHints, stateWords } from './claim-words.ts'
import { useChangeClaims } from './use-change-claims.ts'

const decisions: readonly ClaimDecision[] = ['OPEN', 'JUSTIFIED', 'QUOTED']

interface ClaimDialogProps {
  claim: ClaimFacts
  /** Its history. */
  after?: ReactNode
  onClose: () => void
}

/** What is decided of a claim: justified by evidence, quoted, or open. */
export function ClaimDialog({ claim, after, onClose }: ClaimDialogProps) {
  const { decideClaim } = useChangeClaims()
  const isForbidden = claim.kind === 'FORBIDDEN'
  const [state, setState] = useState<ClaimDecision>(claim.state === 'REWRITTEN' ? 'OPEN' : claim.state)
  const [evidence, setEvidence] = useState(readFragment(EvidenceFacts_EvidenceFragmentDoc, claim.evidence))
  const [reason, setReason] = useState(claim.reason ?? '')
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [isPicking, setPicking] = useState(false)
  const { isBusy, run } = usePending()
  const save = async () => {
    const evidenceId = state === 'JUSTIFIED' ? (evidence?.id ?? null) : null
    const outcome = await decideClaim(claim.id, claim.version, { state, evidenceId, reason })
    if ('refusal' in outcome) setRefused(outcome.refusal.fields ?? {})
    else onClose()
  }
  return (
    <FormDialog
      title={`Décider de «\u00a0${claim.words}\u00a0»`}
      isBusy={isBusy}
      submitLabel="Enregistrer"
      onSubmit={(event) => {
        event.preventDefault()
        void run(save)
      }}
      onClose={onClose}
      after={after}
    >
      <Stack gap="4">
        <Sentence claim={claim} />
        <Stack gap="1">
          <Text>{claim.advice}</Text>
          {claim.wording && (
            <Text color="fg.muted">
              À la place, par exemple{'\u00a0'}: {claim.wording}
            </Text>
          )}
          {claim.since && (
            <Text color="fg.muted" textStyle="xs">
              {claim.law}, depuis le{' '}
              <time dateTime={claim.since}>{formatLongDate(new Date(claim.since))}</time>
            </Text>
          )}
        </Stack>
        <SegmentedChoice
          label="État"
          options={decisions
            .filter((each) => each !== 'JUSTIFIED' || !isForbidden)
            .map((value) => ({ value, label: stateWords[value] }))}
          value={state}
          onChange={setState}
        />
        <Text textStyle="sm" color="fg.muted">
          {stateHints[state]}
        </Text>
        {isForbidden && (
          <Text textStyle="sm" color="fg.muted">
            La loi interdit ce mot, quelle que soit la preuve{'\u00a0'}: il ne peut être que cité, dans une
            mise en garde par exemple.
          </Text>
        )}
        {state === 'JUSTIFIED' && (
          <Stack gap="2">
            {evidence && <EvidenceLines evidence={evidence} />}
            {refused.evidenceId && (
              <Text role="alert" color="danger.fg">
                {refused.evidenceId}
              </Text>
            )}
            <Flex>
              <Button variant="outline" minH="11" onClick={() => setPicking(true)}>
                {evidence ? 'Choisir une autre preuve' : 'Choisir une preuve'}
              </Button>
            </Flex>
          </Stack>
        )}
        <FormField
          label="Motif"
          required={state === 'QUOTED'}
          error={refused.reason}
          maxLength={claimReasonLength}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          hint="Une phrase, pour qui demandera pourquoi."
        />
      </Stack>
      {isPicking && (
        <EvidencePicker
          onPick={(picked) => {
            setEvidence(picked)
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </FormDialog>
  )
}
