import { Button, CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { type FormEvent, type ReactNode, useId } from 'react'
import { SubmitButton } from '../form/submit-button.tsx'
import { dialogRecipe } from '../layout/overlay-recipes.ts'
import { chosenPart } from './sections/part-choice.tsx'

interface FormDialogProps {
  title: string
  isBusy: boolean
  submitLabel: string
  /** Text of the button while it saves. */
  busyText?: string
  onSubmit: (event: FormEvent) => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
  /** As wide as the window on a desk: something stands beside the fields. */
  isWide?: boolean
  /** What stands below the fields and is no part of the form: images, history. */
  after?: ReactNode
  /** What else can be done with the thing, beside saving it. */
  more?: ReactNode
  /** The way between the parts of the thing, above the fields. */
  nav?: ReactNode
}

/** Where typing starts: not at a frame for files. */
const firstField = (formId: string) =>
  document.getElementById(formId)?.querySelector<HTMLElement>('input:not([type=file]), textarea, select') ??
  null

/** The form of one thing in a dialog: wide on a desk, the whole screen on a phone. Its opening lives in the URL. */
export function FormDialog({
  isBusy,
  submitLabel,
  busyText = 'Enregistrement...',
  onSubmit,
  children,
  after,
  more,
  ...frame
}: FormDialogProps) {
  const formId = useId()
  return (
    <RecordDialog
      {...frame}
      firstFocus={() => firstField(formId)}
      footer={
        <>
          {more}
          <Button variant="outline" onClick={frame.onClose}>
            Annuler
          </Button>
          <SubmitButton form={formId} size="md" isBusy={isBusy} busyText={busyText}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={onSubmit} aria-label={frame.title}>
        {children}
      </chakra.form>
      {after}
    </RecordDialog>
  )
}

interface RecordDialogProps
  extends Pick<FormDialogProps, 'title' | 'isWide' | 'nav' | 'onClose' | 'children'> {
  /** Where the focus goes when nobody came here by `nav`. */
  firstFocus?: () => HTMLElement | null
  footer: ReactNode
}

/** What is known of one thing, in the frame of its form: a part of it that nobody types into. */
export function RecordDialog({
  title,
  isWide = false,
  nav,
  onClose,
  children,
  firstFocus,
  footer,
}: RecordDialogProps) {
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      size={{ base: 'full', md: isWide ? 'cover' : 'xl' }}
      scrollBehavior="inside"
      placement="center"
      open
      onOpenChange={(change) => !change.open && onClose()}
      closeOnInteractOutside={false}
      initialFocusEl={() => chosenPart() ?? firstFocus?.() ?? null}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner data-private>
          <Dialog.Content>
            <Dialog.Header pb="3" borderBottomWidth="1px" borderColor="border.muted">
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild position="static" ms="auto">
                <CloseButton minW="11" minH="11" aria-label="Fermer" />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body py="5" overscrollBehavior="contain">
              {nav}
              {children}
            </Dialog.Body>
            <Dialog.Footer borderTopWidth="1px" borderColor="border.muted" pt="3" pb="4" flexWrap="wrap">
              {footer}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
