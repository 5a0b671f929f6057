import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import type { BulkProductChanges } from '../../../../graphql/generated/admin/graphql.ts'
import { usePending } from '../../../../lib/form/use-pending.ts'
import { counted } from '../../../../lib/format-number.ts'
import type { Selection } from '../../../../lib/list/use-selection.ts'
import { BulkBar } from '../bulk-bar.tsx'
import { exportOf } from '../product-export.ts'
import { PrintLabels } from '../product-labels.tsx'
import { PriceChangeDialog } from './price-change-dialog.tsx'
import { type BulkDone, useBulkProducts } from './use-bulk-products.ts'

interface SelectionBarProps {
  selection: Selection
  categories: { id: string; name: string }[]
  onDelete: () => void
  /** Something was done with many products; null: with a single one, which needs no way back. */
  onDone: (done: BulkDone | null) => void
}

/** What can be done with the selected products. */
export function SelectionBar({ selection, categories, onDelete, onDone }: SelectionBarProps) {
  const { changeProducts } = useBulkProducts()
  const { isBusy, run } = usePending()
  const [isPricing, setPricing] = useState(false)
  const endWith = (done: BulkDone | null) => {
    selection.clear()
    onDone(done)
  }
  const change = (changes: BulkProductChanges) =>
    run(async () => {
      const done = await changeProducts(selection.ids, changes)
      if (done) endWith(done.entryId ? done : null)
    })
  if (selection.ids.length === 0) return null
  return (
    <>
      <BulkBar
        count={selection.ids.length}
        categories={categories}
        isBusy={isBusy}
        onChange={(changes) => void change(changes)}
        onDelete={onDelete}
        onClear={selection.clear}
      >
        <Button variant="outline" onClick={() => setPricing(true)} disabled={isBusy}>
          Changer les prix…
        </Button>
        <Button asChild variant="outline">
          <a href={exportOf(selection.ids)} download>
            Exporter la sélection
          </a>
        </Button>
        <PrintLabels ids={selection.ids} />
      </BulkBar>
      {isPricing && (
        <PriceChangeDialog
          ids={selection.ids}
          onClose={() => setPricing(false)}
          onDone={({ count, entryId }) => {
            setPricing(false)
            endWith({ entryId, text: counted(count, 'prix changé', 'prix changés') })
          }}
        />
      )}
    </>
  )
}
