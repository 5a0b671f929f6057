import '../../../lib/form/zod-without-eval.ts'
import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { confirmIdentityRules } from '../../../../../api/src/features/accounts/security/step-up/step-up.rules.ts'
import { ConfirmIdentityDocument } from '../../../graphql/generated/security/graphql.ts'
import { useAction } from '../../../graphql/use-action.ts'
import { fieldsOf } from '../../../lib/form/form-fields.ts'
import { useSubmitOnce } from '../../../lib/form/use-pending.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { dialogRecipe } from '../../../ui/layout/overlay-recipes.ts'
import { PasswordField } from '../credential-fields.tsx'
import { useViewer } from '../use-viewer.ts'
import { StepUpPasskey } from './step-up-passkey.tsx'

export interface StepUpDialogProps {
  onAnswer: (isConfirmed: boolean) => void
}

/** Asks who is signed in for their password or a passkey again, before something grave is done in their name. */
export function StepUpDialog({ onAnswer }: StepUpDialogProps) {
  const { viewer } = useViewer()
  const formId = useId()
  const form = useForm({ resolver: zodResolver(confirmIdentityRules), defaultValues: { password: '' } })
  const [confirm] = useAction(ConfirmIdentityDocument, {
    // Said in the form; there is no other place where one looks.
    failure: () => null,
    onSessionEnded: () => onAnswer(false),
  })
  const { isBusy, onSubmit } = useSubmitOnce(
    form.handleSubmit(async (input) => {
      const outcome = await confirm({ input })
      if ('done' in outcome) return onAnswer(true)
      form.setError('password', { message: outcome.refusal.message })
      form.setFocus('password', { shouldSelect: true })
    }),
  )
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      size="sm"
      placement="center"
      open
      onOpenChange={(change) => !change.open && !isBusy && onAnswer(false)}
      closeOnInteractOutside={false}
      initialFocusEl={() => document.getElementById(formId)?.querySelector('[name=password]') ?? null}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4" data-private>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>C’est bien vous ?</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <form id={formId} noValidate onSubmit={onSubmit} aria-label="Confirmer votre identité">
                <Stack gap="5">
                  <Dialog.Description>
                    Cette action est sensible : confirmez d’abord que c’est vous, si vous ne l’avez pas fait
                    depuis dix minutes.
                  </Dialog.Description>
                  {/* Password managers look for whose password it is. */}
                  <input type="hidden" autoComplete="username" value={viewer?.email ?? ''} readOnly />
                  <Text overflowWrap="anywhere" color="fg.muted">
                    {viewer?.email}
                  </Text>
                  <PasswordField autoComplete="current-password" required {...fieldsOf(form)('password')} />
                  <StepUpPasskey onAnswer={onAnswer} />
                </Stack>
              </form>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && onAnswer(false)}>
                Annuler
              </Button>
              <SubmitButton form={formId} size="md" isBusy={isBusy} busyText="Vérification…">
                Continuer
              </SubmitButton>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
