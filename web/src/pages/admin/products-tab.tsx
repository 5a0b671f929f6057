import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import {
  adminPageSize,
  adminProductSorts,
  adminProductVariables,
  productStates,
} from '../../features/catalogue/admin/admin-product-list.ts'
import { BulkBar } from '../../features/catalogue/admin/bulk-bar.tsx'
import { DeleteProductsDialog } from '../../features/catalogue/admin/delete-products-dialog.tsx'
import { productHistoryWords } from '../../features/catalogue/admin/product-history.tsx'
import { useChangeProducts } from '../../features/catalogue/admin/use-change-products.ts'
import { useRestoreProduct } from '../../features/catalogue/admin/use-restore-product.ts'
import { freshFor } from '../../graphql/freshness.ts'
import {
  AdminCategoryNamesDocument,
  AdminProductsDocument,
  type BulkProductChanges,
} from '../../graphql/generated/graphql.ts'
import { useListUrl } from '../../lib/use-list-url.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { useSelection } from '../../lib/use-selection.ts'
import { ListEnd } from '../../ui/admin/list-end.tsx'
import { ListSummary } from '../../ui/admin/list-summary.tsx'
import { ListToolbar } from '../../ui/admin/list-toolbar.tsx'
import { NewButton } from '../../ui/admin/new-button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { AdminProductGrid } from './admin-product-grid.tsx'
import { KindHistory, openedFiche } from './kind-history.tsx'
import { ProductDialog } from './product-dialog.tsx'
import { useAdminQuery } from './use-admin-query.ts'

/** The products: to search, sort and choose; one by one in a dialog, or several at once. */
export function ProductsTab() {
  const url = useListUrl()
  const variables = adminProductVariables(url)
  const { data, isStale, error, retry } = useAdminQuery(AdminProductsDocument, {
    maxAgeMs: freshFor.products,
    variables,
  })
  const names = useAdminQuery(AdminCategoryNamesDocument, { maxAgeMs: freshFor.categories })
  const categories = names.data?.categories
  const { restoreProduct, question } = useRestoreProduct()
  const selection = useSelection()
  const { changeProducts, deleteProducts } = useChangeProducts()
  const { isBusy, run } = useOneAtATime()
  const [doomed, setDoomed] = useState<{ ids: string[]; name?: string } | null>(null)
  const result = data?.products

  const changeSelected = (changes: BulkProductChanges) =>
    run(async () => {
      if (await changeProducts(selection.ids, changes)) selection.clear()
    })
  const deleteDoomed = (ids: string[]) =>
    run(async () => {
      if (await deleteProducts(ids)) for (const id of ids) selection.toggle(id, false)
      setDoomed(null)
    })
  if (error && !result) return <ErrorState onRetry={retry} />
  if (names.error && !categories) return <ErrorState onRetry={names.retry} />
  return (
    <Stack gap="5">
      <ListToolbar
        url={url}
        searchLabel="Rechercher un produit"
        sorts={adminProductSorts(variables.filter.search ?? '')}
      >
        <SelectField
          label="Catégorie"
          value={String(variables.filter.categoryId ?? '')}
          onChange={(categorie) => url.change({ categorie })}
        >
          <option value="">Toutes</option>
          {categories?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="État" value={url.get('etat')} onChange={(etat) => url.change({ etat })}>
          {productStates.map(({ slug, label }) => (
            <option key={slug} value={slug}>
              {label}
            </option>
          ))}
        </SelectField>
      </ListToolbar>
      {selection.ids.length > 0 && (
        <BulkBar
          count={selection.ids.length}
          categories={categories ?? []}
          isBusy={isBusy}
          onChange={(changes) => void changeSelected(changes)}
          onDelete={() => setDoomed({ ids: selection.ids })}
          onClear={selection.clear}
        />
      )}
      <ListSummary count={result?.totalCount} one="produit" many="produits">
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
        <NewButton to={url.hrefWith({ fiche: 'nouveau' })}>Nouveau Produit</NewButton>
      </ListSummary>
      <AdminProductGrid
        products={result?.items}
        isStale={isStale}
        hrefWith={url.hrefWith}
        selection={selection}
        onDelete={({ id, name }) => setDoomed({ ids: [id], name })}
      />
      <ListEnd
        url={url}
        pageSize={adminPageSize}
        totalCount={result?.totalCount}
        empty={{ title: 'Aucun produit', description: 'Aucun produit ne correspond à cette recherche.' }}
      />
      <DeleteProductsDialog
        products={doomed}
        isBusy={isBusy}
        onConfirm={(ids) => void deleteDoomed(ids)}
        onCancel={() => setDoomed(null)}
      />
      <ProductDialog
        key={openedFiche(url)}
        fiche={openedFiche(url)}
        categories={categories}
        onClose={() => url.change({ fiche: '' })}
      />
    </Stack>
  )
}
