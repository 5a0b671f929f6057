import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { ProductFormDialog_ProductFragmentDoc } from '../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ClaimedField } from '../../../ui/admin/claims/claimed-field.tsx'
import { ConflictPanel } from '../../../ui/admin/field-changes.tsx'
import { FormDialog } from '../../../ui/admin/form-dialog.tsx'
import type { ImageUpload } from '../../../ui/admin/image/image-drop.tsx'
import { type RecordForm, useRecordForm } from '../../../ui/admin/use-record-form.ts'
import { FormField } from '../../../ui/form/form-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { PlannedTimeField } from '../../../ui/form/planned-time.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { NewImagesField } from './images/new-images-field.tsx'
import {
  productLabels as labels,
  newProduct,
  type ProductFormValues,
  productFormRules,
  productNumbers,
  productWords,
  toProductForm,
} from './product-form-values.ts'
import { labelOf } from './product-labels.tsx'
import { ProductTypeField } from './product-type-field.tsx'
import { SavingsFormulaField } from './savings-formula-field.tsx'
import { useSaveProduct } from './use-change-products.tsx'

interface ProductFormDialogProps {
  /** The product to edit; null makes a new one. */
  product: FragmentType<typeof ProductFormDialog_ProductFragmentDoc> | null
  categories: { id: string; name: string }[]
  reload?: () => Promise<unknown>
  onClose: () => void
  /** A new product is there: it can be worked on. */
  onCreated?: (product: { id: string; name: string }) => void
  /** Makes a hidden copy of it. */
  onDuplicate?: (id: string) => void
  imageUpload: ImageUpload
  /** What is said above the fields. */
  lead?: ReactNode
  /** Its images and its history. */
  after?: ReactNode
  /** The way to its other parts. */
  nav?: ReactNode
}

/** Makes or edits a product (specification, section 2). */
export function ProductFormDialog({ categories, reload, onClose, after, ...props }: ProductFormDialogProps) {
  const { onCreated, onDuplicate, imageUpload, lead, nav } = props
  const product = readFragment(ProductFormDialog_ProductFragmentDoc, props.product)
  const { saveProduct, created, question } = useSaveProduct(product)
  const record = useRecordForm({
    name: `produit-${product?.id ?? 'nouveau'}`,
    rules: productFormRules(!product),
    record: product ? { values: toProductForm(product), version: product.version } : { values: newProduct },
    save: saveProduct,
    reload,
    onSaved: () => (created.current && onCreated ? onCreated(created.current) : onClose()),
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
      nav={nav}
      more={
        product &&
        onDuplicate && (
          <Flex me="auto">
            <Button variant="ghost" px="3" onClick={() => onDuplicate(product.id)}>
              <Copy aria-hidden />
              <chakra.span srOnly={{ base: true, md: false }}>Dupliquer</chakra.span>
            </Button>
            {product.visible && (
              <Button asChild variant="ghost" px="3" display={{ base: 'none', md: 'inline-flex' }}>
                <a href={labelOf(product.id)} target="_blank" rel="noopener">
                  Étiquette
                </a>
              </Button>
            )}
          </Flex>
        )
      }
    >
      {lead}
      {record.conflict && (
        <ConflictPanel conflict={record.conflict} labels={labels} show={productWords(categories)} />
      )}
      <ProductFields record={record} isNew={!product} categories={categories} imageUpload={imageUpload} />
      {question}
    </FormDialog>
  )
}

interface ProductFieldsProps {
  record: RecordForm<ProductFormValues>
  /** What is left empty of a new product gets the shop's default; of another, it is asked for. */
  isNew: boolean
  categories: { id: string; name: string }[]
  imageUpload: ImageUpload
}

const texts = ['lifeBenefits', 'planetBenefits', 'moneySavings', 'whyChoose'] as const
const flags = ['visible', 'inStock', 'featured', 'weeklySpecial'] as const

/** Everything that is written about a product. */
function ProductFields({ record, isNew, categories, imageUpload }: ProductFieldsProps) {
  const { register, watch, setValue, control } = record.form
  const field = (name: keyof ProductFormValues) => ({
    label: labels[name],
    error: record.errorOf(name),
    ...register(name),
  })
  const numeric = (name: keyof typeof productNumbers, required = false) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { disabled: _disabled, ...input } }) => (
        <NumberField
          {...input}
          label={labels[name]}
          error={record.errorOf(name)}
          decimals={productNumbers[name].decimals}
          placeholder={productNumbers[name].example}
          required={required}
        />
      )}
    />
  )
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }} columnGap="5" rowGap="4">
      {isNew && (
        <Box gridColumn="1 / -1">
          <NewImagesField
            text={watch('images')}
            onChange={(images) => setValue('images', images, { shouldDirty: true })}
            imageUpload={imageUpload}
          />
        </Box>
      )}
      <ClaimedField {...field('name')} required gridColumn="1 / -1" />
      <ClaimedField {...field('description')} isLong rows={4} gridColumn="1 / -1" />
      {numeric('price', true)}
      <SelectField
        label={labels.categoryId}
        value={watch('categoryId')}
        onChange={(id) => setValue('categoryId', id, { shouldDirty: true })}
      >
        <option value="">Aucune</option>
        {categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {numeric('ecoScore', !isNew)}
      <Grid templateColumns="1fr 1fr" gap="4">
        {numeric('rating', !isNew)}
        {numeric('reviewCount', !isNew)}
        <Text gridColumn="1 / -1" fontSize="sm" color="fg.muted">
          Votre note classe vos coups de cœur. La boutique ne montre ni note sur 5 ni nombre d’avis tant
          qu’aucun client n’en a écrit.
        </Text>
      </Grid>
      <Grid gridColumn="1 / -1" templateColumns={{ base: '1fr', md: 'repeat(2, 1fr)' }} gap="2">
        {flags.map((name) => (
          <SwitchField key={name} label={labels[name]} {...register(name)} />
        ))}
      </Grid>
      <PlannedTimeField
        {...field('publishAt')}
        gridColumn="1 / -1"
        text={watch('publishAt')}
        onClear={() => setValue('publishAt', '', { shouldDirty: true })}
        isShown={watch('visible')}
        effect="Le produit sera visible"
      />
      <Grid gridColumn="1 / -1" templateColumns={{ base: '1fr', md: '1fr 2fr 1fr' }} gap="4">
        {numeric('savingsPerYear')}
        <ClaimedField {...field('savingsComparison')} placeholder="face au gel douche" />
        {numeric('paybackMonths')}
      </Grid>
      <Grid gridColumn="1 / -1" templateColumns={{ base: '1fr', md: '1fr 3fr' }} gap="4">
        {numeric('impactFigure')}
        <ClaimedField {...field('impactUnit')} placeholder="L d’eau économisés par an" />
      </Grid>
      <ClaimedField {...field('keepIf')} isLong rows={2} gridColumn="1 / -1" />
      <FormField
        {...field('restockDelay')}
        placeholder="trois semaines"
        hint="Dit sur la fiche quand le produit est en rupture de stock."
        gridColumn="1 / -1"
      />
      <Grid gridColumn="1 / -1" templateColumns={{ base: '1fr', md: '1.5fr 1fr 1fr 1fr' }} gap="4">
        <ProductTypeField {...field('productType')} text={watch('productType')} />
        {numeric('testVolume')}
        {numeric('testKeepFlow')}
        {numeric('ownFlow')}
      </Grid>
      <SavingsFormulaField
        {...field('savingsFormula')}
        text={watch('savingsFormula')}
        price={watch('price')}
        savingsPerYear={watch('savingsPerYear')}
      />
      {texts.map((name) => (
        <ClaimedField key={name} {...field(name)} isLong rows={4} />
      ))}
    </Grid>
  )
}
