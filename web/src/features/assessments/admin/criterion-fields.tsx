import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useId } from 'react'
import { type Control, Controller, type UseFormRegisterReturn } from 'react-hook-form'
import { assessmentLimits } from '../../../../../api/src/features/catalogue/assessments/assessment.rules.ts'
import { ClaimedField } from '../../../ui/admin/claims/claimed-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import type { AssessmentField, AssessmentValues } from './assessment-values.ts'

interface CriterionFieldsProps {
  name: string
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
  const { name, control, pointsField, pointsError, ceiling, isOver, children } = props
  const heading = useId()
  return (
    <Panel as="section" aria-labelledby={heading} p={{ base: '4', md: '5' }}>
      <Heading id={heading} as="h3" textStyle="lg" mb="3">
        {name}
      </Heading>
      <Grid templateColumns={{ base: '1fr', md: '9rem 1fr' }} columnGap="5" rowGap="4" alignItems="start">
        <Controller
          control={control}
          name={pointsField}
          render={({ field: { disabled: _disabled, ...input } }) => (
            <NumberField
              {...input}
              label="Points (0 à 2)"
              error={pointsError}
              decimals={1}
              placeholder="1,5"
            />
          )}
        />
        <ClaimedField
          {...props.reason}
          label="Raison, en une phrase"
          isLong
          rows={2}
          error={props.reasonError}
          hint={`${props.reasonLength} sur ${assessmentLimits.reasonLength} caractères`}
        />
      </Grid>
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
