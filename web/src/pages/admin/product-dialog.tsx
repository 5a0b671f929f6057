import { ProductFormDialog } from '../../features/catalogue/admin/product-form-dialog.tsx'
import { productHistoryWords } from '../../features/catalogue/admin/product-history.tsx'
import { ProductImages } from '../../features/catalogue/admin/product-images.tsx'
import { useRestoreProduct } from '../../features/catalogue/admin/use-restore-product.ts'
import { AdminProductDocument } from '../../graphql/generated/graphql.ts'
import { LoadingDialog } from '../../ui/admin/loading-dialog.tsx'
import { RecordHistory } from './record-history.tsx'
import { useAdminRecord } from './use-admin-record.ts'

interface ProductDialogProps {
  /** « nouveau », the id of a product, or nothing. */
  fiche: string
  /** Absent while they load: the form needs them to show the product's own. */
  categories: { id: string; name: string }[] | undefined
  onClose: () => void
}

/** The form of the product that the URL names; what is edited is always what the server has now. */
export function ProductDialog({ fiche, categories, onClose }: ProductDialogProps) {
  const { restoreProduct, question } = useRestoreProduct()
  const isOld = fiche !== '' && fiche !== 'nouveau'
  const { data, error, refetch, retry } = useAdminRecord(AdminProductDocument, {
    variables: { id: fiche },
    skip: !isOld,
  })
  if (fiche === '') return null
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
          <ProductImages product={data.product} />
          <RecordHistory
            subjectType="PRODUCT"
            subjectId={fiche}
            {...productHistoryWords(categories)}
            onRestore={restoreProduct}
          />
          {question}
        </>
      }
    />
  )
}
