import { useQuery } from '@apollo/client/react'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { ProductNameDocument } from '../../../graphql/generated/admin/graphql.ts'
import { type FieldValues, type FieldWords, fieldText } from '../../../ui/admin/field-changes.tsx'
import { ImageThumb } from '../../../ui/admin/image/image-thumb.tsx'
import { bulkTitle } from './bulk/bulk-history.ts'
import { productLabels, productWords } from './product-form-values.ts'

/** The words in which the history of products is shown. */
export function productHistoryWords(categories: readonly { id: string; name: string }[]): FieldWords {
  return {
    labels,
    show: productWords(categories),
    showChange(field, before, after) {
      if (field === 'images') return <GalleryChangeText before={before.images} after={after.images} />
      // The main image follows the images, which say it already.
      return field === 'imageUrl' && 'images' in after ? null : undefined
    },
    nameOf: (id) => <ProductName id={id} />,
    ofMany: (way, told) => bulkTitle(way, told, (fields) => changesInWords(fields, categories)),
  }
}

/** Fields that were changed alike: « En stock : Non ». */
const changesInWords = (fields: FieldValues, categories: readonly { id: string; name: string }[]) =>
  Object.entries(productLabels)
    .filter(([field]) => field in fields)
    .map(
      ([field, label]) =>
        `${label}\u00a0: ${productWords(categories)(field, fields[field]) ?? fieldText(fields[field])}`,
    )
    .join(', ')

const labels = { ...productLabels, imageUrl: 'Image principale', images: 'Images' }

/** An image as the history keeps it. */
interface KeptImage {
  imageUrl: string
  altText?: string | null
  isPrimary?: boolean
}

/** One thing that was done to the images of a product. */
type GalleryStep =
  | { kind: 'added' | 'removed'; image: KeptImage }
  | { kind: 'described'; before: KeptImage; after: KeptImage }
  | { kind: 'primary'; before: KeptImage | undefined; after: KeptImage }
  | { kind: 'moved'; after: KeptImage[] }

/** Images have no id in the history: the same file is the same image, the first with the first. */
function paired(before: readonly KeptImage[], after: readonly KeptImage[]) {
  const left = [...before]
  const pairs: { before: KeptImage; after: KeptImage }[] = []
  const added: KeptImage[] = []
  for (const image of after) {
    const place = left.findIndex(({ imageUrl }) => imageUrl === image.imageUrl)
    const [same] = place < 0 ? [] : left.splice(place, 1)
    if (same) pairs.push({ before: same, after: image })
    else added.push(image)
  }
  return { pairs, added, removed: left }
}

const textOf = ({ altText }: KeptImage) => altText ?? ''

/** What was done to the images of a product, from all of them before and after. */
function galleryChange(before: readonly KeptImage[], after: readonly KeptImage[]): GalleryStep[] {
  const { pairs, added, removed } = paired(before, after)
  const stayed = before.filter((image) => pairs.some((pair) => pair.before === image))
  const isMoved = pairs.some((pair, place) => pair.before !== stayed[place])
  const primary = {
    before: before.find((image) => image.isPrimary),
    after: after.find((image) => image.isPrimary),
  }
  const isPrimaryOther = primary.before?.imageUrl !== primary.after?.imageUrl
  return [
    ...added.map((image) => ({ kind: 'added' as const, image })),
    ...removed.map((image) => ({ kind: 'removed' as const, image })),
    ...pairs
      .filter((pair) => textOf(pair.before) !== textOf(pair.after))
      .map((pair) => ({ kind: 'described' as const, ...pair })),
    // The first image of all is so by itself.
    ...(primary.after && before.length > 0 && isPrimaryOther
      ? [{ kind: 'primary' as const, before: primary.before, after: primary.after }]
      : []),
    ...(isMoved ? [{ kind: 'moved' as const, after: [...after] }] : []),
  ]
}

const named = (done: string, { altText }: KeptImage) =>
  altText ? `${done}\u00a0: ${altText}` : `${done}, sans texte alternatif`

/** Beside its words an image is silent; alone, its text stands for it. */
const Thumb = ({ image, isAlone = false }: { image: KeptImage; isAlone?: boolean }) => (
  <ImageThumb src={image.imageUrl} alt={isAlone ? image.altText || 'Image sans texte alternatif' : ''} />
)

function Step({ step }: { step: GalleryStep }) {
  switch (step.kind) {
    case 'added':
    case 'removed':
      return (
        <Line image={step.image}>{named(step.kind === 'added' ? 'Ajoutée' : 'Supprimée', step.image)}</Line>
      )
    case 'described':
      return (
        <Line image={step.after}>
          {'Texte alternatif\u00a0: '}
          <Text as="del" color="fg.muted">
            {step.before.altText || 'vide'}
          </Text>{' '}
          <Text as="ins" textDecoration="none">
            {step.after.altText || 'vide'}
          </Text>
        </Line>
      )
    case 'primary':
      return <Line image={step.after}>{named('Devenue l’image principale', step.after)}</Line>
    case 'moved':
      return (
        <Flex gap="2" wrap="wrap" align="center">
          <Text>{'Nouvel ordre\u00a0:'}</Text>
          {step.after.map((image, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places; the same image can be there twice
            <Thumb key={place} image={image} isAlone />
          ))}
        </Flex>
      )
  }
}

const Line = ({ image, children }: { image: KeptImage; children: ReactNode }) => (
  <Flex gap="3" align="center">
    <Thumb image={image} />
    <Text minW="0" overflowWrap="anywhere">
      {children}
    </Text>
  </Flex>
)

const isImages = (value: unknown): value is KeptImage[] =>
  Array.isArray(value) && value.every((each) => typeof each?.imageUrl === 'string')

/** What was done to the images of a product, each step with its image. */
function GalleryChangeText({ before, after }: { before: unknown; after: unknown }) {
  if (!isImages(before) || !isImages(after)) return null
  const steps = galleryChange(before, after)
  return (
    <Stack gap="2">
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps of one change, which never move
        <Step key={place} step={step} />
      ))}
      {steps.length === 0 && 'Images renumérotées'}
    </Stack>
  )
}

/** What a product is called now: old entries about images alone do not say it. */
function ProductName({ id }: { id: string }) {
  const { data } = useQuery(ProductNameDocument, { variables: { id } })
  return data?.product?.name ?? `Produit n°\u00a0${id}`
}
