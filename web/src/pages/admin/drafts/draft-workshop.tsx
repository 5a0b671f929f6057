import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { useBulkProducts } from '../../../features/catalogue/admin/bulk/use-bulk-products.ts'
import { DraftGrid, focusCell } from '../../../features/catalogue/admin/drafts/draft-grid.tsx'
import { FailedPictures } from '../../../features/catalogue/admin/drafts/draft-pictures.tsx'
import { PublishedNote, RefusedFiles } from '../../../features/catalogue/admin/drafts/draft-publishing.tsx'
import {
  type CellErrors,
  draftColumns,
  type NamedCategory,
  readRow,
} from '../../../features/catalogue/admin/drafts/draft-sheet.ts'
import { DraftsDialog } from '../../../features/catalogue/admin/drafts/drafts-dialog.tsx'
import { PicturesPerDraft } from '../../../features/catalogue/admin/drafts/pictures-per-draft.tsx'
import { useChangeDrafts } from '../../../features/catalogue/admin/drafts/use-change-drafts.ts'
import type { DraftRow } from '../../../features/catalogue/admin/drafts/use-draft-sheet.ts'
import { DraftRow_ProductFragmentDoc } from '../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { counted } from '../../../lib/format-number.ts'
import { toaster } from '../../../lib/toaster.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { DraftPreview } from './draft-preview.tsx'
import type { Drafts } from './use-drafts.ts'

interface DraftWorkshopProps {
  drafts: Drafts
  categories: readonly NamedCategory[]
  onClose: () => void
}

/** « avec 2 photos »; nothing where there is none. */
const withPhotos = (count: number) => (count > 0 ? ` avec ${counted(count, 'photo', 'photos')}` : '')

/** The grid of drafts with all that happens to them: typed, pasted, saved, published all or none, and taken back. */
export function DraftWorkshop({ drafts, categories, onClose }: DraftWorkshopProps) {
  const { sheet, uploads } = drafts
  const rows = sheet.rowsOf(readFragment(DraftRow_ProductFragmentDoc, drafts.products ?? []))
  const ids = rows.map(({ product }) => product.id)
  const body = useRef<HTMLDivElement>(null)
  const { isBusy, run } = usePending()
  const { saveDrafts } = useChangeDrafts()
  const { changeProducts, deleteProducts } = useBulkProducts()
  const [activeId, setActive] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const [published, setPublished] = useState<{ id: string; name: string }[]>([])
  const [toRemove, setToRemove] = useState<DraftRow | null>(null)

  // A price that is missing is no mistake before somebody wants to publish.
  const read = rows.map((row) => readRow(row.cells, categories, isAsked))
  const errors = new Map<string, CellErrors>(ids.map((id, place) => [id, read[place]?.errors ?? {}]))
  const active = rows.find(({ product }) => product.id === activeId) ?? rows[0]
  const shown = drafts.products?.find(({ id }) => id === active?.product.id)

  // The first name, as soon as there is one: whoever has dropped pictures goes on by typing or pasting.
  const hasRows = rows.length > 0
  useEffect(() => {
    if (hasRows) focusCell(body.current, 0, 'name')
  }, [hasRows])

  const save = (publish: boolean) =>
    run(async () => {
      setAsked(publish)
      const checked = rows.map((row) => ({ row, ...readRow(row.cells, categories, publish) }))
      const wrong = checked.findIndex(({ errors }) => Object.keys(errors).length > 0)
      if (wrong >= 0)
        return refuse(
          checked.map(({ errors }) => errors),
          wrong,
        )
      const changes = checked.map(({ row: { product }, facts }) => {
        return { id: product.id, version: product.version, ...facts }
      })
      const outcome = await saveDrafts(changes, publish)
      if ('refusal' in outcome) return drafts.retry()
      if (!publish) return sheet.saved()
      setPublished(outcome.done.saveDrafts)
      setAsked(false)
      sheet.forget()
    })
  const refuse = (errors: CellErrors[], row: number) => {
    const count = errors.reduce((sum, each) => sum + Object.keys(each).length, 0)
    toaster.error({
      title: counted(count, 'case à corriger', 'cases à corriger'),
      description: 'Rien n’a été enregistré.',
    })
    const column = draftColumns.find((each) => errors[row]?.[each])
    if (column) focusCell(body.current, row, column)
  }
  const undo = () =>
    run(async () => {
      const back = published.map(({ id }) => id)
      if (!(await changeProducts(back, { visible: false }))) return
      setPublished([])
      sheet.add(back, [])
    })
  const paste: ComponentProps<typeof DraftGrid>['onPaste'] = ({ changes, left, isByName }) => {
    const putBack = sheet.remember()
    sheet.type(changes, ids)
    toaster.create({
      type: left > 0 ? 'error' : 'info',
      title: counted(Object.keys(changes).length, 'ligne collée', 'lignes collées'),
      description:
        left > 0
          ? `${counted(left, 'ligne de trop, laissée', 'lignes de trop, laissées')} de côté.`
          : isByName
            ? 'Chaque ligne est allée à la fiche de même nom.'
            : undefined,
      action: { label: 'Annuler', onPress: putBack },
    })
  }
  const remove = () =>
    run(async () => {
      const id = toRemove?.product.id
      if (id && (await deleteProducts([id]))) {
        for (const { key, productId } of uploads.pictures) if (productId === id) uploads.dismiss(key)
        sheet.remove(id)
      }
      setToRemove(null)
    })
  return (
    <DraftsDialog
      count={rows.length}
      pending={uploads.pending}
      isBusy={isBusy}
      body={body}
      onFiles={(files) => void drafts.take(files)}
      onSave={(publish) => void save(publish)}
      onClose={onClose}
      notes={
        <>
          {published.length > 0 && (
            <PublishedNote products={published} isBusy={isBusy} onUndo={() => void undo()} />
          )}
          {drafts.asked && (
            <PicturesPerDraft {...drafts.asked} onChoose={(number) => void drafts.answer(number)} />
          )}
          <RefusedFiles files={drafts.refused} onClose={drafts.clearRefused} />
          <FailedPictures
            pictures={uploads.pictures.filter(({ state }) => state === 'failed')}
            signInHref={paths.adminLogin()}
            onRetry={uploads.retry}
            onDismiss={uploads.dismiss}
          />
        </>
      }
      preview={
        active &&
        shown && <DraftPreview key={shown.id} draft={shown} cells={active.cells} categories={categories} />
      }
    >
      {drafts.error && !drafts.products ? <ErrorState onRetry={drafts.retry} /> : null}
      {rows.length > 0 && (
        <DraftGrid
          rows={rows}
          categories={categories}
          errors={errors}
          pictures={uploads.pictures}
          activeId={active?.product.id}
          onActive={setActive}
          onType={(changes) => sheet.type(changes, ids)}
          onPaste={paste}
          onRemove={setToRemove}
        />
      )}
      <ConfirmDialog
        isOpen={toRemove !== null}
        title={`Supprimer «\u00a0${toRemove?.product.name ?? ''}\u00a0»\u202f?`}
        confirmLabel="Supprimer"
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setToRemove(null)}
      >
        {`Le brouillon disparaît${withPhotos(toRemove?.product.images.length ?? 0)}. L’historique des produits permet de le restaurer.`}
      </ConfirmDialog>
    </DraftsDialog>
  )
}
