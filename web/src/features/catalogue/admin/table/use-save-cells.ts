import { useApolloClient } from '@apollo/client/react'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import {
  AdminProductRow_ProductFragmentDoc,
  AdminProductRowDocument,
  type ProductChanges,
  UpdateProductCellsDocument,
} from '../../../../graphql/generated/admin/graphql.ts'
import { readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import type { Outcome } from '../../../../graphql/use-action.ts'
import { useAdminAction } from '../../../../graphql/use-admin-data.ts'
import type { EditedRow } from '../../../../ui/admin/grid/use-row-edits.ts'
import { forgetProductLists, nothingSaved, usePriceQuestion } from '../use-change-products.tsx'
import { type ProductCells, toProductCells } from './product-cells.ts'

/** Saves cells of the table, and reads them again. */
export interface SaveCells {
  saveCells: (
    product: { id: string; name: string; price: string },
    changes: Record<string, unknown>,
    version: number,
  ) => Promise<Outcome<EditedRow<ProductCells>>>
  /** The row as the server has it now; null when it cannot be had. */
  reloadCells: (id: string) => Promise<EditedRow<ProductCells> | null>
}

/**
 * Saves cells of the table. Its lists are asked for anew only once another is looked at (`listKey`): a row that moved
 * away under the hand, for the order or the filter that its new value has, would be lost to whoever goes down a column.
 */
export function useSaveCells(listKey: string): SaveCells & { question: ReactNode } {
  const client = useApolloClient()
  const isOutdated = useRef(false)
  // What goes wrong is said at the cell.
  const [update] = useAdminAction(UpdateProductCellsDocument, { failure: () => null })
  const { isMeant, question } = usePriceQuestion()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another list is looked at
  useEffect(
    () => () => {
      if (isOutdated.current) forgetProductLists(client.cache)
      isOutdated.current = false
    },
    [client, listKey],
  )

  const saveCells: SaveCells['saveCells'] = async ({ id, name, price: from }, changes, version) => {
    const to = changes.price
    if (typeof to === 'string' && !(await isMeant({ name, from, to }))) return nothingSaved
    const outcome = await update({ id, input: changes as ProductChanges, version })
    if (!('done' in outcome)) return outcome
    isOutdated.current = true
    return {
      done: toProductCells(readFragment(AdminProductRow_ProductFragmentDoc, outcome.done.updateProduct)),
    }
  }
  const live = useRef(saveCells)
  live.current = saveCells
  return {
    saveCells: useCallback<SaveCells['saveCells']>((...given) => live.current(...given), []),
    reloadCells: useCallback(
      async (id: string) => {
        const asked = {
          query: AdminProductRowDocument,
          variables: { id },
          fetchPolicy: 'network-only',
        } as const
        const { product } = (await client.query(asked).catch(() => null))?.data ?? {}
        return product ? toProductCells(readFragment(AdminProductRow_ProductFragmentDoc, product)) : null
      },
      [client],
    ),
    question,
  }
}
