import type { ReactNode } from 'react'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ProductFormDialog_ProductFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { ConflictPanel } from '../../../ui/admin/conflict-panel.tsx'
import { FormDialog } from '../../../ui/admin/form-dialog.tsx'
import { ProductFields } from './product-fields.tsx'
import { productFormRules } from './product-form-rules.ts'
import { newProduct, productLabels, productWords, toProductForm } from './product-form-values.ts'
import { usePriceQuestion } from './use-price-question.tsx'
import { useSaveProduct } from './use-save-product.ts'

interface ProductFormDialogProps {
  /** The product to edit; null makes a new one. */
  product: FragmentType<typeof ProductFormDialog_ProductFragmentDoc> | null
  categories: { id: string; name: string }[]
  reload?: () => Promise<unknown>
  onClose: () => void
  /** Its pictures and its history. */
  after?: ReactNode
}

/** Somebody wants to look at the price again: they know, nothing is said. */
const nothingSaved = { refusal: { code: undefined, message: '', fields: {} } }

/** Makes or edits a product (spec, section 2). */
export function ProductFormDialog({ categories, reload, onClose, after, ...props }: ProductFormDialogProps) {
  const product = readFragment(ProductFormDialog_ProductFragmentDoc, props.product)
  const saveProduct = useSaveProduct(product?.id)
  const { isMeant, question } = usePriceQuestion()
  const save: typeof saveProduct = async (changes, version) => {
    const { name, price: from } = product ?? {}
    const to = changes.price
    const isAsked = name !== undefined && from !== undefined && typeof to === 'string'
    if (isAsked && !(await isMeant({ name, from, to }))) return nothingSaved
    return saveProduct(changes, version)
  }
  const record = useRecordForm({
    name: `produit-${product?.id ?? 'nouveau'}`,
    rules: productFormRules(!product),
    record: product ? { values: toProductForm(product), version: product.version } : { values: newProduct },
    save,
    reload,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={product ? 'Modifier le produit' : 'Nouveau produit'}
      isBusy={record.isBusy}
      submitLabel={product ? 'Enregistrer' : 'Créer le produit'}
      onSubmit={(event) => {
        event.preventDefault()
        record.submit()
      }}
      onClose={onClose}
      after={after}
    >
      {record.conflict && (
        <ConflictPanel conflict={record.conflict} labels={productLabels} show={productWords(categories)} />
      )}
      <ProductFields record={record} isNew={!product} categories={categories} />
      {question}
    </FormDialog>
  )
}
