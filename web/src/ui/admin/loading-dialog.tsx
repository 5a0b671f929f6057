import { CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { hasErrorCode } from '../../graphql/errors.ts'
import { ErrorState } from '../error-state.tsx'
import { PageSpinner } from '../page-spinner.tsx'

interface LoadingDialogProps {
  title: string
  /** What went wrong; absent while it loads. */
  error: unknown
  /** Said when there is no such thing. */
  notFound: string
  onRetry: () => void
  onClose: () => void
}

/** The place of a form dialog until its thing has come. */
export function LoadingDialog({ title, error, notFound, onRetry, onClose }: LoadingDialogProps) {
  return (
    <Dialog.Root size={{ base: 'full', md: 'xl' }} placement="center" open onOpenChange={onClose}>
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
              {error ? (
                <ErrorState
                  title={hasErrorCode(error, 'NOT_FOUND') ? notFound : undefined}
                  onRetry={onRetry}
                />
              ) : (
                <PageSpinner />
              )}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
