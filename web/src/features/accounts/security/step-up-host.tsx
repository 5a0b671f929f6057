import { type ComponentType, useEffect, useState } from 'react'
import { hostStepUp } from '../../../lib/session/step-up.ts'
import type { StepUpDialogProps } from './step-up-dialog.tsx'

/**
 * The one place that asks for the password again, whatever was refused without it. Its dialog is fetched with the first
 * question: most people never see it.
 */
export function StepUpHost() {
  const [Dialog, setDialog] = useState<ComponentType<StepUpDialogProps>>()
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>()
  useEffect(
    () =>
      hostStepUp((next) => {
        import('./step-up-dialog.tsx').then(
          ({ StepUpDialog }) => {
            setDialog(() => StepUpDialog)
            setAnswer(() => next)
          },
          () => next(false),
        )
      }),
    [],
  )
  // Whoever leaves the page has not answered: what waits is told so.
  useEffect(() => () => answer?.(false), [answer])
  if (!Dialog || !answer) return null
  return (
    <Dialog
      onAnswer={(isConfirmed) => {
        answer(isConfirmed)
        setAnswer(undefined)
      }}
    />
  )
}
