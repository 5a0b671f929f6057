import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
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
import { ProductImages } from '../../features/catalogue/admin/images/product-images.tsx'
import { ProductFormDialog } from '../../features/catalogue/admin/product-form-dialog.tsx'
import { productHistoryWords } from '../../features/catalogue/admin/product-history.tsx'
import {
  useBulkProducts,
  useDuplicateProduct,
  useRestoreProduct,
} from '../../features/catalogue/admin/use-change-products.tsx'
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
  const duplicateProduct = useDuplicateProduct()
  const [created, setCreated] = useState<CreatedProduct | null>(null)
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
      <AdminProductGrid
        products={result?.items}
        isStale={isStale}
        hrefTo={(id) => url.hrefWith({ record: id })}
        selection={selection}
        onDuplicate={duplicate}
        onDelete={({ id, name }) => setToDelete({ ids: [id], name })}
      />
    </ListScreen>
  )
}

interface CreatedProduct {
  id: string
  name: string
}

/** The ways on from a product that was just made; in its form, for whatever is outside is out of reach. */
function CreatedNote({ product, anotherHref }: { product: CreatedProduct; anotherHref: string }) {
  return (
    <Flex role="status" mb="4" px="4" rounded="lg" bg="bg.plant" align="center" columnGap="4" wrap="wrap">
      <Text fontWeight="semibold">Créé.</Text>
      <ActionLink to={paths.product(product.id, product.name)}>Voir dans la boutique</ActionLink>
      <ActionLink to={anotherHref}>Créer un autre</ActionLink>
    </Flex>
  )
}

function ActionLink({ to, children }: { to: string; children: string }) {
  return (
    <chakra.span asChild py="2.5" textDecoration="underline">
      <Link to={to} preventScrollReset>
        {children}
      </Link>
    </chakra.span>
  )
}

interface ProductDialogProps {
  /** `new`, the id of a product, or nothing. */
  record: string
  /** Absent while they load: the form needs them to show the product's own. */
  categories: { id: string; name: string }[] | undefined
  onClose: () => void
  onCreated: (product: CreatedProduct) => void
  /** What is said above the fields. */
  lead: ReactNode
  onDuplicate: (id: string) => void
}

/** The form of the product that the URL names; what is edited is always what the server has now. */
function ProductDialog({ record, categories, ...on }: ProductDialogProps) {
  const { restoreProduct, question } = useRestoreProduct()
  const isOld = record !== '' && record !== 'new'
  const { data, error, refetch, retry } = useAdminRecord(AdminProductDocument, {
    variables: { id: record },
    skip: !isOld,
  })
  if (record === '') return null
  if (!isOld && categories)
    return (
      <ProductFormDialog product={null} categories={categories} imageUpload={UploadedImageDrop} {...on} />
    )
  if (!data?.product || !categories)
    return (
      <LoadingDialog
        title={isOld ? 'Modifier le produit' : 'Nouveau produit'}
        error={error}
        notFound="Produit non trouvé"
        onRetry={retry}
        onClose={on.onClose}
      />
    )
  return (
    <ProductFormDialog
      product={data.product}
      categories={categories}
      reload={() => refetch()}
      imageUpload={UploadedImageDrop}
      {...on}
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
