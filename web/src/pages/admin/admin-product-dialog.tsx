import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { SettledClaimsOf } from '../../features/assessments/admin/claims/settled-claims-of.tsx'
import { RecordHistory } from '../../features/audit/history-list.tsx'
import { ProductImages } from '../../features/catalogue/admin/images/product-images.tsx'
import { ProductFormDialog } from '../../features/catalogue/admin/product-form-dialog.tsx'
import { productHistoryWords } from '../../features/catalogue/admin/product-history.tsx'
import { useRestoreProduct } from '../../features/catalogue/admin/use-change-products.tsx'
import { PreviewLinks } from '../../features/previews/admin/preview-links.tsx'
import { AdminProductDocument } from '../../graphql/generated/admin/graphql.ts'
import { useAdminRecord } from '../../graphql/use-admin-data.ts'
import { ExportLink } from '../../ui/admin/export-link.tsx'
import { LoadingDialog } from '../../ui/admin/loading-dialog.tsx'
import { PartChoice } from '../../ui/admin/sections/part-choice.tsx'
import { LibraryImageDrop } from './library/library-image-drop.tsx'

const AssessmentDialog = lazy(async () => ({
  default: (await import('../../features/assessments/admin/assessment-dialog.tsx')).AssessmentDialog,
}))
const PassportDialog = lazy(async () => ({
  default: (await import('../../features/catalogue/admin/passport/passport-dialog.tsx')).PassportDialog,
}))
const OfficialCostDialog = lazy(async () => ({
  default: (await import('../../features/catalogue/admin/official-cost/official-cost-dialog.tsx'))
    .OfficialCostDialog,
}))
const PriceHistoryDialog = lazy(async () => ({
  default: (await import('../../features/catalogue/admin/prices/price-history-dialog.tsx'))
    .PriceHistoryDialog,
}))

/** The parts of a product's form. */
const parts = [
  { value: 'facts', label: 'Fiche' },
  { value: 'assessment', label: 'Évaluation' },
  { value: 'cost', label: 'Coût environnemental' },
  { value: 'passport', label: 'Passeport' },
  { value: 'prices', label: 'Prix' },
] as const

type Part = (typeof parts)[number]['value']

/** A product that was just made. */
export interface CreatedProduct {
  id: string
  name: string
}

/** The ways on from a product that was just made; in its form, for whatever is outside is out of reach. */
export function CreatedNote({ product, anotherHref }: { product: CreatedProduct; anotherHref: string }) {
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
export function ProductDialog({ record, categories, ...on }: ProductDialogProps) {
  const { restoreProduct, question } = useRestoreProduct()
  const isOld = record !== '' && record !== 'new'
  const { data, error, refetch, retry } = useAdminRecord(AdminProductDocument, {
    variables: { id: record },
    skip: !isOld,
  })
  const [part, setPart] = useState<{ record: string; value: Part }>()
  if (record === '') return null
  // Asked for only where the category shows it.
  const hasCost = data?.product?.scoreDisplay === 'OFFICIAL_TEXTILE'
  const shownPart = part?.record === record ? part.value : 'facts'
  // What is typed into one part is kept while another is shown.
  const nav = isOld && (
    <PartChoice
      options={parts.filter(({ value }) => value !== 'cost' || hasCost)}
      value={shownPart}
      wasChosen={part?.record === record}
      onChange={(value) => setPart({ record, value })}
    />
  )
  if (isOld && shownPart !== 'facts')
    return <OtherPart key={record} part={shownPart} productId={record} nav={nav} onClose={on.onClose} />
  if (!isOld && categories)
    return <ProductFormDialog product={null} categories={categories} imageUpload={LibraryImageDrop} {...on} />
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
    <SettledClaimsOf subjectType="PRODUCT" subjectId={record}>
      <ProductFormDialog
        product={data.product}
        categories={categories}
        reload={() => refetch()}
        imageUpload={LibraryImageDrop}
        {...on}
        nav={nav}
        after={
          <>
            <ProductImages product={data.product} imageUpload={LibraryImageDrop} />
            {!data.product.visible && <PreviewLinks subject="PRODUCT" subjectId={record} />}
            <Flex mt="6" gap="3" wrap="wrap">
              <ExportLink
                href={`/api/admin/products/${record}/proof.json`}
                label="Dossier de preuve (JSON)"
              />
              <ExportLink href={`/api/admin/products/${record}/proof.pdf`} label="Dossier de preuve (PDF)" />
            </Flex>
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
    </SettledClaimsOf>
  )
}

interface OtherPartProps {
  part: Exclude<Part, 'facts'>
  productId: string
  nav: ReactNode
  onClose: () => void
}

/** A part of the product's form beside its facts: each saves what is its own, and has its own history. */
function OtherPart({ part, ...of }: OtherPartProps) {
  const history = { subjectId: of.productId }
  const title = parts.find(({ value }) => value === part)?.label ?? ''
  return (
    <Suspense fallback={<LoadingDialog title={title} notFound="" nav={of.nav} onClose={of.onClose} />}>
      {part === 'assessment' && (
        <AssessmentDialog
          {...of}
          history={(props) => <RecordHistory subjectType="ASSESSMENT" {...history} {...props} />}
        />
      )}
      {part === 'passport' && (
        <PassportDialog
          {...of}
          history={(props) => <RecordHistory subjectType="PASSPORT" {...history} {...props} />}
        />
      )}
      {part === 'cost' && (
        <OfficialCostDialog
          {...of}
          history={(props) => <RecordHistory subjectType="OFFICIAL_COST" {...history} {...props} />}
        />
      )}
      {part === 'prices' && <PriceHistoryDialog {...of} />}
    </Suspense>
  )
}
