import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { useEffect, useRef } from 'react'
import { productImageLimits } from '../../../../../../api/src/features/catalogue/products/product-image.rules.ts'
import { usePending } from '../../../../lib/form/use-pending.ts'
import { toaster } from '../../../../lib/toaster.ts'
import type { ImageUpload, SendImage } from '../../../../ui/admin/image/image-drop.tsx'
import { imagesText, keptImages, type NewImage } from './new-product-images.ts'
import { ProductImageCard } from './product-image-card.tsx'

interface NewImagesFieldProps {
  /** What the form keeps of them. */
  text: string
  onChange: (text: string) => void
  imageUpload: ImageUpload
}

/** The images of a product that is being made: sent at once, in order, one of them its face. */
export function NewImagesField({ text, onChange, imageUpload: ImageUpload }: NewImagesFieldProps) {
  const images = keptImages(text)
  const { isBusy, run } = usePending()
  // Sending takes seconds, in which others may be moved or described.
  const latest = useRef(images)
  useEffect(() => {
    latest.current = keptImages(text)
  }, [text])
  const put = (changed: NewImage[]) => {
    latest.current = changed
    onChange(imagesText(changed))
  }
  const take = (files: File[], send: SendImage) =>
    run(async () => {
      for (const file of files) {
        if (latest.current.length >= productImageLimits.images)
          return toaster.error({
            title: 'Image non envoyée',
            description: `Un produit a au plus ${productImageLimits.images} images.`,
          })
        const imageUrl = await send(file)
        if (!imageUrl) return
        put([...latest.current, { imageUrl, altText: null, isPrimary: false }])
      }
    })
  const move = (from: number, by: -1 | 1) => {
    const order = [...latest.current]
    order.splice(from + by, 0, ...order.splice(from, 1))
    put(order)
  }
  const changed = (imageUrl: string, change: (image: NewImage, isThis: boolean) => NewImage) =>
    put(latest.current.map((image) => change(image, image.imageUrl === imageUrl)))
  return (
    <Stack gap="4">
      <ImageUpload
        label="Envoyer des images"
        multiple
        isBusy={isBusy}
        onFiles={(files, send) => void take(files, send)}
      />
      {images.length > 0 && (
        <Grid
          as="ul"
          aria-label="Images du produit"
          listStyleType="none"
          templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }}
          gap="4"
        >
          {images.map((image, place) => (
            <li key={image.imageUrl}>
              <ProductImageCard
                image={image}
                place={place}
                count={images.length}
                isBusy={false}
                onMove={(by) => move(place, by)}
                onPrimary={() =>
                  changed(image.imageUrl, (other, isThis) => ({ ...other, isPrimary: isThis }))
                }
                onDelete={() => put(latest.current.filter((other) => other.imageUrl !== image.imageUrl))}
                onDescribe={async (altText) =>
                  changed(image.imageUrl, (other, isThis) =>
                    isThis ? { ...other, altText: altText || null } : other,
                  )
                }
              />
            </li>
          ))}
        </Grid>
      )}
    </Stack>
  )
}
