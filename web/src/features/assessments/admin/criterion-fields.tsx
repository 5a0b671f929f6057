import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId } from 'react'
import { type Control, type UseFormRegisterReturn, useController } from 'react-hook-form'
import {
  assessmentLimits,
  pointsOf,
} from '../../../../../api/src/features/catalogue/assessments/assessment.rules.ts'
import {
  type Criterion,
  criterionNames,
} from '../../../../../api/src/features/catalogue/assessments/criteria.rules.ts'
import { scoreMethod } from '../../../../../api/src/features/catalogue/assessments/method.rules.ts'
import { showNumber } from '../../../lib/form/french-number.ts'
import { formatScore } from '../../../lib/format-number.ts'
import { ClaimedField } from '../../../ui/admin/claims/claimed-field.tsx'
import { betweenSteps, StepBar } from '../../../ui/eco/score-steps.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { type AssessmentField, type AssessmentValues, typedTenths } from './assessment-values.ts'

interface CriterionFieldsProps {
  criterion: Criterion
  control: Control<AssessmentValues>
  pointsField: AssessmentField
  pointsError: string | undefined
  /** Most that the evidence supports, in words. */
  ceiling: string
  /** More points than that are typed. */
  isOver: boolean
  reason: UseFormRegisterReturn
  reasonError: string | undefined
  reasonLength: number
  /** Its evidence. */
  children: ReactNode
}

/** One criterion: its points under their ceiling, why, and what supports them. */
export function CriterionFields(props: CriterionFieldsProps) {
  const { criterion, control, pointsField, pointsError, ceiling, isOver, children } = props
  const heading = useId()
  const { disabled: _disabled, ...points } = useController({ control, name: pointsField }).field
  return (
    <Panel as="section" aria-labelledby={heading} p={{ base: '4', md: '5' }}>
      <Heading id={heading} as="h3" textStyle="lg" mb="3">
        {criterionNames[criterion]}
      </Heading>
      <Grid templateColumns={{ base: '1fr', md: '9rem 1fr' }} columnGap="5" rowGap="4" alignItems="start">
        <NumberField {...points} label="Points (0 à 2)" error={pointsError} decimals={1} placeholder="1,5" />
        <ClaimedField
          {...props.reason}
          label="Raison, en une phrase"
          isLong
          rows={2}
          error={props.reasonError}
          hint={`${props.reasonLength} sur ${assessmentLimits.reasonLength} caractères`}
        />
      </Grid>
      <MethodSteps criterion={criterion} tenths={typedTenths(points.value)} onChoose={points.onChange} />
      <Stack gap="3" mt="4">
        <Text aria-live="polite" fontWeight="semibold" color={isOver ? 'danger.fg' : 'fg'}>
          {ceiling}
          {isOver && '. Ces points ne peuvent pas être publiés ainsi.'}
        </Text>
        {children}
      </Stack>
    </Panel>
  )
}

interface MethodStepsProps {
  criterion: Criterion
  /** The points as typed; null where they are none. */
  tenths: number | null
  onChoose: (typed: string) => void
}

/** The five steps of the method: what gives how many points. One that is pressed fills in its points. */
function MethodSteps({ criterion, tenths, onChoose }: MethodStepsProps) {
  const scale = scoreMethod.scales.find((each) => each.criterion === criterion)
  const points = tenths === null ? null : pointsOf(tenths)
  const between = points && betweenSteps(points)
  return (
    <chakra.div mt="4" fontSize="sm">
      <Text color="fg.muted" mb="1">
        {scale?.question} Un appui donne les points du niveau{'\u202f'}; les dixièmes se tapent.
      </Text>
      <Stack as="ul" aria-label={`Barème\u00a0: ${criterionNames[criterion]}`} listStyleType="none" gap="0.5">
        {scale?.steps.map((step) => (
          <li key={step.points}>
            <Button
              variant={step.points === points ? 'subtle' : 'ghost'}
              aria-pressed={step.points === points}
              w="full"
              h="auto"
              minH={{ base: '11', md: '9' }}
              px="2"
              py="1.5"
              gap="3"
              justifyContent="start"
              textAlign="start"
              whiteSpace="normal"
              fontSize="sm"
              fontWeight="normal"
              lineHeight="short"
              onClick={() => onChoose(showNumber(step.points, 1))}
            >
              <chakra.strong minW="6" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {formatScore(step.points)}
              </chakra.strong>
              <StepBar points={step.points} />
              <span>{step.gives}</span>
            </Button>
          </li>
        ))}
      </Stack>
      <Text aria-live="polite" color="fg.muted" ps="2" minH="5">
        {points && between && `${formatScore(points)}\u00a0: ${between}.`}
      </Text>
    </chakra.div>
  )
}
