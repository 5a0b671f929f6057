import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { KindHistory, openedRecord } from '../../features/audit/history-list.tsx'
import {
  adminPageSizes,
  adminProductList,
  adminProductSorts,
  adminProductVariables,
  type ProductView,
  productStates,
} from '../../features/catalogue/admin/admin-product-list.ts'
import { BulkNote } from '../../features/catalogue/admin/bulk/bulk-note.tsx'
import { SelectionBar } from '../../features/catalogue/admin/bulk/selection-bar.tsx'
import type { BulkDone } from '../../features/catalogue/admin/bulk/use-bulk-products.ts'
import { useBulkProducts, useUndoFromHistory } from '../../features/catalogue/admin/bulk/use-bulk-products.ts'
import { DeleteProductsDialog } from '../../features/catalogue/admin/delete-products-dialog.tsx'
import { ProductFiles } from '../../features/catalogue/admin/files/product-files.tsx'
import { productHistoryWords } from '../../features/catalogue/admin/product-history.tsx'
import { ColumnMenu, useChosenColumns } from '../../features/catalogue/admin/table/column-menu.tsx'
import { ProductTable } from '../../features/catalogue/admin/table/product-table.tsx'
import {
  useDuplicateProduct,
  useRestoreProduct,
} from '../../features/catalogue/admin/use-change-products.tsx'
import { SavedViews } from '../../features/views/admin/saved-views.tsx'
import { freshFor } from '../../graphql/freshness.ts'
import { AdminCategoryNamesDocument, AdminProductsDocument } from '../../graphql/generated/admin/graphql.ts'
import { useAdminQuery } from '../../graphql/use-admin-data.ts'
import { usePending } from '../../lib/form/use-pending.ts'
import { useListUrl } from '../../lib/list/list-url.ts'
import { useSelection } from '../../lib/list/use-selection.ts'
import { useMediaQuery } from '../../lib/use-media-query.ts'
import { ListScreen, NewButton } from '../../ui/admin/list-screen.tsx'
import { RowSkeletons } from '../../ui/admin/record-row.tsx'
import { SegmentedChoice } from '../../ui/admin/segmented-choice.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { CreatedNote, type CreatedProduct, ProductDialog } from './admin-product-dialog.tsx'
import { AdminProductGrid } from './admin-product-grid.tsx'
import { ProductDrafts } from './drafts/product-drafts.tsx'

const noCategories: never[] = []

const views: { value: ProductView; label: string }[] = [
  { value: 'table', label: 'Tableau' },
  { value: 'cards', label: 'Cartes' },
]

/** The products: to search, sort and choose; one by one in a dialog, or several at once. */
export function ProductsTab() {
  const url = useListUrl(adminProductList)
  const { params } = url
  const isWide = useMediaQuery('(min-width: 48rem)')
  const view = params.view ?? (isWide ? 'table' : 'cards')
  const columns = useChosenColumns(url)
  const variables = adminProductVariables(params, adminPageSizes[view])
  const { data, isStale, ...query } = useAdminQuery(AdminProductsDocument, {
    maxAgeMs: freshFor.products,
    variables,
  })
  const names = useAdminQuery(AdminCategoryNamesDocument, { maxAgeMs: freshFor.categories })
  const categories = names.data?.categories
  const { restoreProduct, question } = useRestoreProduct()
  const selection = useSelection()
  const { deleteProducts } = useBulkProducts()
  const undo = useUndoFromHistory()
  const [done, setDone] = useState<BulkDone | null>(null)
  const { isBusy, run } = usePending()
  const duplicateProduct = useDuplicateProduct()
  const [created, setCreated] = useState<CreatedProduct | null>(null)
  const [toDelete, setToDelete] = useState<{ ids: string[]; name?: string } | null>(null)
  const result = data?.products

  const deleteThem = (ids: string[]) =>
    run(async () => {
      const done = await deleteProducts(ids)
      for (const id of done ? ids : []) selection.toggle(id, false)
      if (done) setDone(done.entryId ? done : null)
      setToDelete(null)
    })
  /** The copy opens: it differs in something, or it would not be made. */
  const duplicate = (id: string) =>
    void run(async () => {
      const copy = await duplicateProduct(id)
      if (copy) url.change({ record: copy })
    })
  const workOn = (product: CreatedProduct) => {
    setCreated(product)
    url.change({ record: product.id })
  }
  const work = {
    isStale,
    hrefTo: (id: string) => url.hrefWith({ record: id }),
    selection,
    onDuplicate: duplicate,
    onDelete: ({ id, name }: { id: string; name: string }) => setToDelete({ ids: [id], name }),
  }
  const tools = (
    <>
      <KindHistory
        url={url}
        subjectType="PRODUCT"
        {...productHistoryWords(categories ?? [])}
        onRestore={restoreProduct}
        onUndo={undo}
      />
      <ProductFiles url={url} filter={variables.filter} onImported={setDone} />
    </>
  )
  if (names.error && !categories && (result || !query.error)) return <ErrorState onRetry={names.retry} />
  return (
    <ListScreen
      views={<SavedViews list="PRODUCTS" />}
      tools={tools}
      url={url}
      query={query}
      totalCount={result?.totalCount}
      pageSize={adminPageSizes[view]}
      noun={['produit', 'produits']}
      search={{ label: 'Rechercher un produit' }}
      sorts={adminProductSorts(params.search)}
      filters={[
        {
          name: 'category',
          label: 'Catégorie',
          all: 'Toutes',
          options: (categories ?? []).map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: 'state', label: 'État', all: 'Tous', options: productStates },
      ]}
      selectionBar={
        <SelectionBar
          selection={selection}
          categories={categories ?? []}
          onDelete={() => setToDelete({ ids: selection.ids })}
          onDone={setDone}
        />
      }
      note={
        done &&
        selection.ids.length === 0 && (
          <BulkNote key={done.entryId} done={done} onClose={() => setDone(null)} />
        )
      }
      moreActions={
        <>
          <SegmentedChoice
            label="Présentation"
            options={views}
            value={view}
            onChange={(view) => url.change({ view })}
          />
          {view === 'table' && <ColumnMenu columns={columns} />}
          {view === 'cards' && result && result.items.length > 0 && (
            <Button variant="ghost" onClick={() => selection.add(result.items.map(({ id }) => id))}>
              Sélectionner la page
            </Button>
          )}
          <ProductDrafts url={url} categories={categories ?? []} />
        </>
      }
      actions={<NewButton to={url.hrefWith({ record: 'new' })}>Nouveau Produit</NewButton>}
      empty={{
        title: 'Aucun produit',
        description: 'Créez le premier, déposez des photos ou importez un tableau.',
      }}
      dialogs={
        <>
          {question}
          <DeleteProductsDialog
            products={toDelete}
            isBusy={isBusy}
            onConfirm={(ids) => void deleteThem(ids)}
            onCancel={() => setToDelete(null)}
          />
          <ProductDialog
            key={openedRecord(url)}
            record={openedRecord(url)}
            categories={categories}
            onClose={() => url.change({ record: '' })}
            onCreated={workOn}
            lead={
              created &&
              created.id === url.params.record && (
                <CreatedNote product={created} anotherHref={url.hrefWith({ record: 'new' })} />
              )
            }
            onDuplicate={duplicate}
          />
        </>
      }
    >
      {view === 'table' && !result && <RowSkeletons count={10} height="14" />}
      {view === 'table' && result && result.totalCount > 0 && (
        <ProductTable
          products={result.items}
          categories={categories ?? noCategories}
          listKey={JSON.stringify(variables)}
          sort={variables.sort}
          onSort={(sort) => url.change({ sort })}
          columns={columns}
          {...work}
        />
      )}
      {view === 'cards' && <AdminProductGrid products={result?.items} {...work} />}
    </ListScreen>
  )
}
