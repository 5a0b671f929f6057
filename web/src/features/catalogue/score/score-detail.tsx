import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, Suspense } from 'react'
import { criterionNames } from '../../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { paths } from '../../../app/paths.ts'
import { freshFor, useFreshQuery } from '../../../graphql/freshness.ts'
import type { EcoBand } from '../../../graphql/generated/graphql.ts'
import { ProductScoreDocument } from '../../../graphql/generated/score/graphql.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { formatLongDate } from '../../../ui/display/date-text.tsx'
import { Fold } from '../../../ui/display/fold.tsx'
import { EcoBandScale } from '../../../ui/eco/eco-band-scale.tsx'
import { EcoCriteriaList } from '../../../ui/eco/eco-criteria-list.tsx'
import { PointsBar } from '../../../ui/eco/points-bar.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ArrowLink } from '../../../ui/layout/links.tsx'
import {
  changeText,
  evidenceNote,
  evidenceOrigin,
  evidenceText,
  officialCostSource,
  rankText,
  type ScoreFacts,
  type ShownCriterion,
  type ShownEvidence,
  sampleNote,
  weakestText,
} from './score-words.ts'

interface ScoreDetailProps {
  productId: string
  /** The way to contest the score. */
  challenge?: ReactNode
  /** Of a product that is not shown yet, its points are nobody's to read: the criteria alone stand there. */
  isPreview?: boolean
  /** Where the total stands among the four. */
  band?: EcoBand
  /** Whether the category of the product shows the total. */
  hasTotal?: boolean
}

/** How a score comes about: five criteria with their points, reasons and evidence, and how it has changed. */
export function ScoreDetail({ productId, isPreview = false, hasTotal = true, ...shown }: ScoreDetailProps) {
  const { data, error, retry } = useFreshQuery(ProductScoreDocument, {
    maxAgeMs: freshFor.products,
    variables: { id: productId },
    skip: isPreview,
  })
  if (isPreview) return <EcoCriteriaList />
  if (data?.product) return <ScoreFactsList {...data.product} {...shown} hasTotal={hasTotal} />
  return error ? <ErrorState onRetry={retry} /> : <Box h="24rem" />
}

function ScoreFactsList({
  assessment,
  scoreRank,
  scoreHistory,
  officialCost,
  officialCostText,
  challenge,
  band,
  hasTotal,
}: ScoreFacts & Pick<ScoreDetailProps, 'challenge' | 'band' | 'hasTotal'>) {
  // Of no points at all nothing is proven.
  const isAnyExternal = Number(assessment?.externalTotal) > 0
  const isAllExternal = isAnyExternal && assessment?.externalTotal === assessment?.total
  const weakest = assessment && hasTotal ? weakestText(assessment.criteria) : null
  const isSample = assessment?.criteria.some(({ evidence }) => evidence.some(({ sample }) => sample))
  return (
    <>
      {officialCostText && (
        <Box mb="4">
          <Text fontWeight="semibold">{officialCostText}</Text>
          {officialCost && <Text color="fg.muted">{officialCostSource(officialCost)}</Text>}
        </Box>
      )}
      <Text color="fg.muted" mb={{ base: '1', md: '3' }} fontSize={{ base: 'sm', md: 'md' }}>
        {hasTotal
          ? 'Cinq critères, de 0\u00a0à\u00a02\u00a0points chacun\u202f; leur somme donne la note sur\u00a010. '
          : 'Cinq critères, de 0\u00a0à\u00a02\u00a0points chacun. Pour cette catégorie, nous n’en faisons pas une note. '}
        {!hasTotal ? null : assessment ? (
          <>
            <strong>
              {isAllExternal
                ? `Les ${formatScore(assessment.total)} points`
                : isAnyExternal
                  ? `${formatScore(assessment.externalTotal)} ${Number(assessment.externalTotal) < 2 ? 'point' : 'points'} sur ${formatScore(assessment.total)}`
                  : 'Aucun point'}
            </strong>
            {isAllExternal && ' sont tous'} {isAnyExternal ? 'appuyés' : 'n’est appuyé'} par un contrôle
            extérieur
            {isSample && isAnyExternal ? ', de démonstration' : ''}.
          </>
        ) : (
          typedNote(scoreHistory[0]?.at)
        )}
      </Text>
      {hasTotal && (scoreRank || weakest) && (
        <Text mb="2" fontWeight="medium" fontSize={{ base: 'sm', md: 'md' }}>
          {[scoreRank && rankText(scoreRank), weakest].filter(Boolean).join(' ')}
        </Text>
      )}
      {assessment ? (
        <Stack as="ul" aria-label="Les points par critère" listStyleType="none" gap="0">
          {assessment.criteria.map((criterion) => (
            <CriterionRow key={criterion.criterion} {...criterion} />
          ))}
        </Stack>
      ) : (
        <EcoCriteriaList />
      )}
      <div className="score-more">
        <Fold summary={<strong>Preuves, niveaux et méthode</strong>}>
          {assessment && (
            <Text color="fg.muted" fontSize="sm" mt="2">
              Un certificat ou un rapport d’essai permet jusqu’à 2 points ; la déclaration du fournisseur ou
              notre propre mesure, jusqu’à 1,5 ; sans preuve, c’est 0.
              {isSample && ` ${sampleNote}`}
            </Text>
          )}
          {hasTotal && scoreHistory.length > 1 && (
            <chakra.details className="unfold" mt="4" fontSize="sm">
              <chakra.summary py="2" fontWeight="semibold">
                Comment la note a changé
              </chakra.summary>
              <Stack as="ul" listStyleType="none" gap="1" color="fg.muted">
                {scoreHistory.map((change) => (
                  <li key={change.id}>{changeText(change)}</li>
                ))}
              </Stack>
            </chakra.details>
          )}
          <Flex mt="4" gap="4" wrap="wrap" align="center">
            <ArrowLink to={paths.method()}>La méthode, point par point</ArrowLink>
            <Suspense>{challenge}</Suspense>
          </Flex>
          {hasTotal && band && (
            <Box mt={{ base: '4', md: '6' }}>
              <EcoBandScale current={band} />
            </Box>
          )}
        </Fold>
      </div>
    </>
  )
}

const typedNote = (at: string | undefined) =>
  at
    ? `Note saisie le ${formatLongDate(new Date(at))}, sans détail par critère.`
    : 'Note saisie, sans détail par critère.'

function CriterionRow({ criterion, points, reason, evidence }: ShownCriterion) {
  return (
    <chakra.li
      py={{ base: '1', md: '3' }}
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: '0' }}
    >
      <Fold
        summary={
          <>
            <chakra.strong flex="1" fontWeight="semibold">
              {criterionNames[criterion]}
            </chakra.strong>
            <chakra.span whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {formatScore(points)} <chakra.span color="fg.muted">sur 2</chakra.span>
            </chakra.span>
            <PointsBar points={points} order="1" flexBasis="full" h={{ base: '1.5', md: '2' }} />
            {reason && (
              <chakra.span order="2" flexBasis="full" color="fg.muted" fontSize="sm" fontWeight="normal">
                {reason}
              </chakra.span>
            )}
          </>
        }
      >
        <Stack as="ul" aria-label="Preuves" listStyleType="none" gap="2" mt="2" fontSize="sm">
          {evidence.map((each) => (
            <EvidenceLine key={each.id} evidence={each} />
          ))}
          {evidence.length === 0 && <li>Sans preuve{'\u00a0'}: 0</li>}
        </Stack>
      </Fold>
    </chakra.li>
  )
}

/** What a piece of evidence is, who stands behind it, and its file where it can be read. */
function EvidenceLine({ evidence }: { evidence: ShownEvidence }) {
  const note = evidenceNote(evidence)
  const origin = evidenceOrigin(evidence)
  return (
    <chakra.li ps="3" borderStartWidth="2px" borderColor="border.emphasized">
      {evidenceText(evidence)}
      {note && <chakra.span color="fg.muted"> ({note})</chakra.span>}
      {origin && (
        <chakra.span display="block" color="fg.muted">
          {origin}
        </chakra.span>
      )}
      {evidence.fileUrl && (
        <chakra.a
          href={evidence.fileUrl}
          aria-label={`Lire le document\u00a0: ${evidenceText(evidence)}`}
          textDecoration="underline"
          target="_blank"
          rel="noopener"
        >
          Lire le document
        </chakra.a>
      )}
    </chakra.li>
  )
}
