import { Button, CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { hasErrorCode } from '../../graphql/errors.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { ErrorState, type ErrorStateProps } from '../feedback/error-state.tsx'
import { PageSpinner } from '../feedback/spinner.tsx'
import { dialogRecipe } from '../layout/overlay-recipes.ts'
import { chosenPart } from './sections/part-choice.tsx'

interface LoadingDialogProps {
  title: string
  /** What went wrong; absent while it loads. */
  error?: unknown
  /** It is known that there is no such thing. */
  isMissing?: boolean
  /** Said when there is no such thing. */
  notFound: string
  /** The way between the parts of the thing. */
  nav?: ReactNode
  onRetry?: () => void
  onClose: () => void
}

/** The place of a form dialog until its thing has come. */
export function LoadingDialog({
  title,
  error,
  isMissing,
  notFound,
  nav,
  onRetry = () => {},
  onClose,
}: LoadingDialogProps) {
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      size={{ base: 'full', md: 'xl' }}
      placement="center"
      open
      onOpenChange={(change) => !change.open && onClose()}
      // The dialog in whose place it comes gives its focus back to the page: that is nobody who leaves.
      closeOnInteractOutside={false}
      initialFocusEl={chosenPart}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild position="static" ms="auto">
                <CloseButton minW="11" minH="11" aria-label="Fermer" />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body minH="64">
              {nav}
              {isMissing && <MissingRecord title={notFound} onClose={onClose} />}
              {!isMissing && error !== undefined && (
                <RecordError error={error} notFound={notFound} onRetry={onRetry} onClose={onClose} />
              )}
              {!isMissing && error === undefined && <PageSpinner />}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

interface RecordErrorProps extends ErrorStateProps {
  error: unknown
  /** Said when there is no such thing. */
  notFound: string
  /** Back to the list. */
  onClose: () => void
}

/** In the place of a thing that did not come: there is none, or it can be asked for again. */
export function RecordError({ error, notFound, onClose, ...failure }: RecordErrorProps) {
  // An address that is no number leads to nothing either.
  if (hasErrorCode(error, 'NOT_FOUND', 'BAD_USER_INPUT'))
    return <MissingRecord title={notFound} onClose={onClose} />
  return <ErrorState {...failure} />
}

/** There is no such thing, or no longer. */
function MissingRecord({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        title={title}
        description="Cette fiche n’existe pas, ou n’existe plus."
        action={<Button onClick={onClose}>Revenir à la liste</Button>}
      />
    </div>
  )
}
