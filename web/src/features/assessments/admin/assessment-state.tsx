import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { AssessmentFormQuery, ScoreCause } from '../../../graphql/generated/admin/graphql.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { DatedRow } from '../../../ui/admin/sections/dated-row.tsx'
import { DateTimeText } from '../../../ui/display/date-text.tsx'

type Product = NonNullable<AssessmentFormQuery['product']>

/** What the shop shows now, who decided it, and whether a draft waits. */
export function CurrentScore({ product, hasDraft }: { product: Product; hasDraft: boolean }) {
  const { assessment, ecoScore, scoreHistory } = product
  const [latest] = scoreHistory
  return (
    <Text color="fg.muted">
      <Text as="strong" color="fg">{`Note publiée\u00a0: ${formatScore(ecoScore)} sur 10`}</Text>
      {assessment ? (
        <>
          {', '}
          {latest?.cause === 'EVIDENCE_EXPIRED' ? 'abaissée parce qu’une preuve a expiré' : 'évaluée'}
          {assessment.decidedBy && ` par ${assessment.decidedBy}`}
          {assessment.decidedAt && (
            <>
              {' le '}
              <DateTimeText date={assessment.decidedAt} />
            </>
          )}
        </>
      ) : (
        <>
          {', saisie '}
          {latest && (
            <>
              {'le '}
              <DateTimeText date={latest.at} />{' '}
            </>
          )}
          {'sans détail par critère'}
        </>
      )}
      {'. '}
      {hasDraft
        ? 'Un brouillon est en cours\u00a0: la boutique ne le montre pas.'
        : 'Rien ne change dans la boutique avant la publication.'}
    </Text>
  )
}

const causes: Record<ScoreCause, string> = {
  ASSESSED: 'produit évalué',
  EVIDENCE_EXPIRED: 'une preuve a expiré',
  METHOD_CHANGED: 'la méthode a changé',
  TYPED: 'note saisie, sans détail par critère',
}

interface ScoreChangesProps {
  changes: Product['scoreHistory']
  /** Throws the draft away; absent without one. */
  onDiscard: (() => void) | undefined
}

/** How the score has changed, the latest first. */
export function ScoreChanges({ changes, onDiscard }: ScoreChangesProps) {
  return (
    <>
      {onDiscard && (
        <Button variant="ghost" mt="4" ms="-3" onClick={onDiscard}>
          Abandonner le brouillon
        </Button>
      )}
      <Stack as="section" aria-label="Historique de la note" gap="2" mt="6">
        <Heading as="h3" textStyle="lg">
          Historique de la note
        </Heading>
        <Stack as="ol" listStyleType="none" gap="0">
          {changes.map(({ id, oldScore, newScore, cause, at, by }) => (
            <DatedRow key={id} date={at} by={by}>
              {oldScore ? `De ${formatScore(oldScore)} à ${formatScore(newScore)}` : formatScore(newScore)}
              {`\u00a0: ${causes[cause]}`}
            </DatedRow>
          ))}
        </Stack>
      </Stack>
    </>
  )
}
