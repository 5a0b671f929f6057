import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { type FragmentType, readFragment } from '../../../graphql/generated/fragment-masking.ts'
import { ProductImages_ProductFragmentDoc } from '../../../graphql/generated/graphql.ts'
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts'
import { ImageDrop } from '../../../ui/admin/image-drop.tsx'
import { useUploadImage } from '../../../ui/admin/use-upload-image.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ImageAddressForm } from './image-address-form.tsx'
import { ProductImageCard } from './product-image-card.tsx'
import { useProductImages } from './use-product-images.ts'

/** The pictures of a product: sent or by address, in order, one of them its face (spec, section 2). */
export function ProductImages(props: { product: FragmentType<typeof ProductImages_ProductFragmentDoc> }) {
  const { id, ...product } = readFragment(ProductImages_ProductFragmentDoc, props.product)
  // In their own order: the shop shows the primary one first, whatever its place.
  const images = product.images.toSorted(
    (a, b) => a.displayOrder - b.displayOrder || Number(a.id) - Number(b.id),
  )
  const { addImage, deleteImage, setPrimary, reorderImages, describeImage } = useProductImages(id)
  const { progress, upload } = useUploadImage()
  const { isBusy, run } = useOneAtATime()
  const [doomed, setDoomed] = useState<string | null>(null)
  const ids = images.map((image) => image.id)

  const send = (files: File[]) =>
    run(async () => {
      for (const [place, file] of files.entries()) {
        const url = await upload(file)
        if (!url || !(await addImage(url, images.length + place))) return
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
              onDelete={() => setDoomed(image.id)}
              // Beside the rest: leaving the text by pressing a button does both.
              onDescribe={(altText) => describeImage(image.id, altText)}
            />
          </li>
        ))}
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" alignItems="start">
        <ImageDrop
          label="Envoyer des images"
          multiple
          progress={progress}
          isBusy={isBusy}
          onFiles={(files) => void send(files)}
        />
        <ImageAddressForm isBusy={isBusy} onAdd={(url) => addImage(url, images.length)} />
      </Grid>
      <ConfirmDialog
        isOpen={doomed !== null}
        title={'Supprimer cette image\u202f?'}
        confirmLabel="Supprimer"
        isBusy={isBusy}
        onConfirm={() =>
          void run(async () => {
            if (doomed) await deleteImage(doomed)
            setDoomed(null)
          })
        }
        onCancel={() => setDoomed(null)}
      >
        {images.find((image) => image.id === doomed)?.isPrimary && images.length > 1
          ? 'C’est l’image principale\u00a0: la suivante prendra sa place dans les listes.'
          : 'Elle disparaîtra de la fiche du produit.'}
      </ConfirmDialog>
    </Stack>
  )
}
