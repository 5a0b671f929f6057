import type { ReactNode } from 'react'
import { usePending } from '../../lib/form/use-pending.ts'
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx'

interface DeleteDialogProps<R extends { id: string }> {
  /** What is to be deleted; closed without it. */
  record: R | null
  title: string
  onDelete: (id: string) => Promise<unknown>
  onClose: () => void
  /** What becomes of it. */
  children: ReactNode
}

/** Asks before a record is deleted. */
export function DeleteDialog<R extends { id: string }>({
  record,
  title,
  onDelete,
  onClose,
  children,
}: DeleteDialogProps<R>) {
  const { isBusy, run } = usePending()
  return (
    <ConfirmDialog
      isOpen={record !== null}
      title={title}
      confirmLabel="Supprimer"
      isBusy={isBusy}
      onConfirm={() =>
        void run(async () => {
          if (record) await onDelete(record.id)
          onClose()
        })
      }
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
