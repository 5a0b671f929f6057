import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { ProductImages_ProductFragmentDoc } from '../../../../graphql/generated/admin/graphql.ts'
import { type FragmentType, readFragment } from '../../../../graphql/generated/fragment-masking.ts'
import { usePending, useSubmitOnce } from '../../../../lib/form/use-pending.ts'
import type { ImageUpload, SendImage } from '../../../../ui/admin/image/image-drop.tsx'
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog.tsx'
import { FormField } from '../../../../ui/form/form-field.tsx'
import { Panel } from '../../../../ui/layout/card.tsx'
import { ProductImageCard } from './product-image-card.tsx'
import { useProductImages } from './use-product-images.ts'

interface ProductImagesProps {
  product: FragmentType<typeof ProductImages_ProductFragmentDoc>
  imageUpload: ImageUpload
}

/** The images of a product: sent or by address, in order, one of them its face (specification, section 2). */
export function ProductImages({ imageUpload: ImageUpload, ...props }: ProductImagesProps) {
  const { id, ...product } = readFragment(ProductImages_ProductFragmentDoc, props.product)
  // In their own order: the shop shows the primary one first, whatever its place.
  const images = product.images.toSorted(
    (a, b) => a.displayOrder - b.displayOrder || Number(a.id) - Number(b.id),
  )
  const { addImage, deleteImage, setPrimary, reorderImages, describeImage } = useProductImages(id)
  const { isBusy, run } = usePending()
  const [toDelete, setToDelete] = useState<string | null>(null)
  const ids = images.map((image) => image.id)

  const take = (files: File[], send: SendImage) =>
    run(async () => {
      for (const [place, file] of files.entries()) {
        const url = await send(file)
        if (!url || !('done' in (await addImage(url, images.length + place)))) return
      }
    })
  const move = (from: number, by: -1 | 1) => {
    const order = [...ids]
    order.splice(from + by, 0, ...order.splice(from, 1))
    void run(async () => void (await reorderImages(order)))
  }
  return (
    <Stack as="section" aria-label="Images du produit" gap="4" mt="8">
      <Heading as="h3" textStyle="lg">
        Images
      </Heading>
      {images.length === 0 && <Text color="fg.muted">Ce produit n’a pas encore d’image.</Text>}
      <Grid as="ul" listStyleType="none" templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }} gap="4">
        {images.map((image, place) => (
          <li key={image.id}>
            <ProductImageCard
              image={image}
              place={place}
              count={images.length}
              isBusy={isBusy}
              onMove={(by) => move(place, by)}
              onPrimary={() => void run(async () => void (await setPrimary(image.id)))}
              onDelete={() => setToDelete(image.id)}
              // Beside the rest: leaving the text by pressing a button does both.
              onDescribe={(altText) => describeImage(image.id, altText)}
            />
          </li>
        ))}
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
        <ImageUpload
          label="Envoyer des images"
          multiple
          isBusy={isBusy}
          onFiles={(files, send) => void take(files, send)}
        />
        <ImageAddressForm
          isBusy={isBusy}
          onAdd={async (url) => 'done' in (await addImage(url, images.length))}
        />
      </Grid>
      <ConfirmDialog
        isOpen={toDelete !== null}
        title={'Supprimer cette image\u202f?'}
        confirmLabel="Supprimer"
        isBusy={isBusy}
        onConfirm={() =>
          void run(async () => {
            if (toDelete) await deleteImage(toDelete)
            setToDelete(null)
          })
        }
        onCancel={() => setToDelete(null)}
      >
        {images.find((image) => image.id === toDelete)?.isPrimary && images.length > 1
          ? 'C’est l’image principale\u00a0: la suivante prendra sa place dans les listes.'
          : 'Elle disparaîtra de la fiche du produit.'}
      </ConfirmDialog>
    </Stack>
  )
}

interface ImageAddressFormProps {
  isBusy: boolean
  /** Resolves to whether it was added. */
  onAdd: (url: string) => Promise<boolean>
}

/** Adds an image that lies elsewhere, by its address. */
function ImageAddressForm({ isBusy, onAdd }: ImageAddressFormProps) {
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string>()
  const { isBusy: isAdding, onSubmit } = useSubmitOnce(async () => {
    if (isBusy) return
    if (url.trim() === '') return setError("Veuillez saisir une URL d'image")
    setError(undefined)
    if (await onAdd(url.trim())) setUrl('')
  })
  return (
    <Panel p="5" rounded="lg">
      <form noValidate aria-label="Ajouter une image par son adresse" onSubmit={onSubmit}>
        <Stack gap="3">
          <FormField
            label="URL de l’image"
            type="text"
            inputMode="url"
            placeholder="https://…"
            autoComplete="off"
            value={url}
            error={error}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <Button type="submit" variant="outline" alignSelf="start" aria-disabled={isBusy || isAdding}>
            Ajouter l’image
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
