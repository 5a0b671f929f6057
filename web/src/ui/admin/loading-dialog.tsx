import { CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { PageSpinner } from '../page-spinner.tsx'
import { MissingRecord, RecordError } from './record-error.tsx'

interface LoadingDialogProps {
  title: string
  /** What went wrong; absent while it loads. */
  error?: unknown
  /** It is known that there is no such thing. */
  isMissing?: boolean
  /** Said when there is no such thing. */
  notFound: string
  onRetry?: () => void
  onClose: () => void
}

/** The place of a form dialog until its thing has come. */
export function LoadingDialog({
  title,
  error,
  isMissing,
  notFound,
  onRetry = () => {},
  onClose,
}: LoadingDialogProps) {
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
