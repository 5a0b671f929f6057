import { Button } from '@chakra-ui/react/button'
import { useState } from 'react'
import { KindHistory, openedRecord, RecordHistory } from '../../features/audit/history-list.tsx'
import {
  adminPageSize,
  adminProductList,
  adminProductSorts,
  adminProductVariables,
  productStates,
} from '../../features/catalogue/admin/admin-product-list.ts'
import { BulkBar } from '../../features/catalogue/admin/bulk-bar.tsx'
import { DeleteProductsDialog } from '../../features/catalogue/admin/delete-products-dialog.tsx'
import { ProductFormDialog } from '../../features/catalogue/admin/product-form-dialog.tsx'
import { productHistoryWords } from '../../features/catalogue/admin/product-history.tsx'
import { ProductImages } from '../../features/catalogue/admin/product-images.tsx'
import { useBulkProducts, useRestoreProduct } from '../../features/catalogue/admin/use-change-products.tsx'
import { UploadedImageDrop } from '../../features/media/uploaded-image-drop.tsx'
import { freshFor } from '../../graphql/freshness.ts'
import {
  AdminCategoryNamesDocument,
  AdminProductDocument,
  AdminProductsDocument,
  type BulkProductChanges,
} from '../../graphql/generated/admin/graphql.ts'
import { useAdminQuery, useAdminRecord } from '../../graphql/use-admin-data.ts'
import { usePending } from '../../lib/form/use-pending.ts'
import { useListUrl } from '../../lib/list/list-url.ts'
import { useSelection } from '../../lib/list/use-selection.ts'
import { ListScreen, NewButton } from '../../ui/admin/list-screen.tsx'
import { LoadingDialog } from '../../ui/admin/loading-dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { AdminProductGrid } from './admin-product-grid.tsx'

/** The products: to search, sort and choose; one by one in a dialog, or several at once. */
export function ProductsTab() {
  const url = useListUrl(adminProductList)
  const { params } = url
  const { data, isStale, ...query } = useAdminQuery(AdminProductsDocument, {
    maxAgeMs: freshFor.products,
    variables: adminProductVariables(params),
  })
  const names = useAdminQuery(AdminCategoryNamesDocument, { maxAgeMs: freshFor.categories })
  const categories = names.data?.categories
  const { restoreProduct, question } = useRestoreProduct()
  const selection = useSelection()
  const { changeProducts, deleteProducts } = useBulkProducts()
  const { isBusy, run } = usePending()
  const [toDelete, setToDelete] = useState<{ ids: string[]; name?: string } | null>(null)
  const result = data?.products

  const changeSelected = (changes: BulkProductChanges) =>
    run(async () => {
      if ('done' in (await changeProducts(selection.ids, changes))) selection.clear()
    })
  const deleteThem = (ids: string[]) =>
    run(async () => {
      if ('done' in (await deleteProducts(ids))) for (const id of ids) selection.toggle(id, false)
      setToDelete(null)
    })
  if (names.error && !categories && (result || !query.error)) return <ErrorState onRetry={names.retry} />
  return (
    <ListScreen
      url={url}
      query={query}
      totalCount={result?.totalCount}
      pageSize={adminPageSize}
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
        selection.ids.length > 0 && (
          <BulkBar
            count={selection.ids.length}
            categories={categories ?? []}
            isBusy={isBusy}
            onChange={(changes) => void changeSelected(changes)}
            onDelete={() => setToDelete({ ids: selection.ids })}
            onClear={selection.clear}
          />
        )
      }
      actions={
        <>
          {result && result.items.length > 0 && (
            <Button variant="ghost" onClick={() => selection.add(result.items.map(({ id }) => id))}>
              Sélectionner la page
            </Button>
          )}
          <KindHistory
            url={url}
            subjectType="PRODUCT"
            {...productHistoryWords(categories ?? [])}
            onRestore={restoreProduct}
          />
          {question}
          <NewButton to={url.hrefWith({ record: 'new' })}>Nouveau Produit</NewButton>
        </>
      }
      empty={{ title: 'Aucun produit', description: 'Aucun produit ne correspond à cette recherche.' }}
      dialogs={
        <>
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
          />
        </>
      }
    >
      <AdminProductGrid
        products={result?.items}
        isStale={isStale}
        hrefTo={(id) => url.hrefWith({ record: id })}
        selection={selection}
        onDelete={({ id, name }) => setToDelete({ ids: [id], name })}
      />
    </ListScreen>
  )
}

interface ProductDialogProps {
  /** `new`, the id of a product, or nothing. */
  record: string
  /** Absent while they load: the form needs them to show the product's own. */
  categories: { id: string; name: string }[] | undefined
  onClose: () => void
}

/** The form of the product that the URL names; what is edited is always what the server has now. */
function ProductDialog({ record, categories, onClose }: ProductDialogProps) {
  const { restoreProduct, question } = useRestoreProduct()
  const isOld = record !== '' && record !== 'new'
  const { data, error, refetch, retry } = useAdminRecord(AdminProductDocument, {
    variables: { id: record },
    skip: !isOld,
  })
  if (record === '') return null
  if (!isOld && categories)
    return <ProductFormDialog product={null} categories={categories} onClose={onClose} />
  if (!data?.product || !categories)
    return (
      <LoadingDialog
        title={isOld ? 'Modifier le produit' : 'Nouveau produit'}
        error={error}
        notFound="Produit non trouvé"
        onRetry={retry}
        onClose={onClose}
      />
    )
  return (
    <ProductFormDialog
      product={data.product}
      categories={categories}
      reload={() => refetch()}
      onClose={onClose}
      after={
        <>
          <ProductImages product={data.product} imageUpload={UploadedImageDrop} />
          <RecordHistory
            subjectType="PRODUCT"
            subjectId={record}
            {...productHistoryWords(categories)}
            onRestore={restoreProduct}
          />
          {question}
        </>
      }
    />
  )
}
