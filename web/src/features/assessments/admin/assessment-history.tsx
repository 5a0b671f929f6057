import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import {
  criteria,
  criterionNames,
} from '../../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { formatScore } from '../../../lib/format-number.ts'
import type { FieldValues, FieldWords } from '../../../ui/admin/field-changes.tsx'

/** What the history keeps of a criterion. */
interface KeptCriterion {
  criterion: string
  points: string
  reason: string | null
  evidenceIds: number[]
}

const criterionOf = ({ criteria: kept }: FieldValues, name: string): KeptCriterion | undefined =>
  Array.isArray(kept) ? kept.find(({ criterion }) => criterion === name) : undefined

const criterionText = (kept: KeptCriterion | undefined): string => {
  if (!kept) return 'vide'
  const evidence =
    kept.evidenceIds.length > 0 ? `preuves n°\u00a0${kept.evidenceIds.join(', ')}` : 'sans preuve'
  return [formatScore(kept.points), kept.reason, evidence].filter(Boolean).join(' · ')
}

/** The criteria that a change touched, each with its points, its reason and its evidence, before and after. */
function CriteriaChange({ before, after }: { before: FieldValues; after: FieldValues }) {
  const touched = criteria.filter(
    (name) => criterionText(criterionOf(before, name)) !== criterionText(criterionOf(after, name)),
  )
  return (
    <Stack gap="2">
      {touched.map((name) => (
        <div key={name}>
          <Text fontWeight="semibold">{criterionNames[name]}</Text>
          <Text as="del" display="block" color="fg.muted">
            {criterionText(criterionOf(before, name))}
          </Text>
          <Text as="ins" display="block" textDecoration="none">
            {criterionText(criterionOf(after, name))}
          </Text>
        </div>
      ))}
    </Stack>
  )
}

/** The words in which the history of an assessment is shown. */
export const assessmentHistoryWords: FieldWords = {
  labels: { total: 'Total', criteria: 'Critères', methodVersion: 'Version de la méthode' },
  show: (field, value) => (field === 'total' && typeof value === 'string' ? formatScore(value) : undefined),
  showChange: (field, before, after) =>
    field === 'criteria' ? <CriteriaChange before={before} after={after} /> : undefined,
}
