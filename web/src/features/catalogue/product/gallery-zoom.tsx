import { IconButton } from '@chakra-ui/react/button'
import { Center } from '@chakra-ui/react/center'
import { Container } from '@chakra-ui/react/container'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { ProductImage } from '../../../ui/display/product-image.tsx'
import { DrawerHeader } from '../../../ui/layout/drawer-header.tsx'
import { drawerRecipe } from '../../../ui/layout/overlay-recipes.ts'
import { arrowSteps, type GalleryImage } from './gallery-images.ts'
import { GallerySlides } from './gallery-slides.tsx'

interface GalleryZoomProps {
  images: GalleryImage[]
  index: number
  onSelect: (index: number) => void
  open: boolean
  onClose: () => void
  /** What is said beside the image that is shown. */
  notes?: ReactNode
}

/** The image as large as the screen allows. Swipes and arrow keys turn the pages, Escape closes and gives focus back. */
export function GalleryZoom({ images, index, onSelect, open, onClose, notes }: GalleryZoomProps) {
  const image = images[index]
  const hasSeveral = images.length > 1
  const turn = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key]
    if (!step || !hasSeveral) return
    // The arrows would also scroll the image that has focus.
    event.preventDefault()
    onSelect(index + step)
  }
  return (
    <Drawer.Root
      recipe={drawerRecipe}
      size="full"
      placement="bottom"
      open={open}
      onOpenChange={onClose}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content onKeyDown={turn}>
            {/* Its name is a sentence: that of a caption, not of a page. */}
            <DrawerHeader
              title={image?.alt}
              closeLabel="Fermer la photo"
              py="3"
              gap="4"
              css={{
                '& h2': { fontFamily: 'body', fontSize: 'sm', fontWeight: 'medium', lineHeight: 'base' },
              }}
            />
            <Drawer.Body display="flex" p={{ base: '0', md: '4' }}>
              <GallerySlides images={images} index={index} onSelect={onSelect} flex="1">
                {({ src, alt }, number) => (
                  <Center h="full">
                    <chakra.div
                      width="min(100%, calc((100dvh - 11rem) * 4 / 3))"
                      rounded="xl"
                      overflow="hidden"
                    >
                      <ProductImage src={src} alt={alt} priority={number === index} sizes="100vw" />
                    </chakra.div>
                  </Center>
                )}
              </GallerySlides>
            </Drawer.Body>
            {notes && <Container maxW="2xl">{notes}</Container>}
            {hasSeveral && (
              <Drawer.Footer justifyContent="center">
                <HStack gap="4">
                  <IconButton
                    variant="outline"
                    aria-label="Photo précédente"
                    onClick={() => onSelect(index - 1)}
                  >
                    <ChevronLeft aria-hidden />
                  </IconButton>
                  <chakra.span role="status" fontVariantNumeric="tabular-nums">
                    {`Photo ${index + 1} sur ${images.length}`}
                  </chakra.span>
                  <IconButton
                    variant="outline"
                    aria-label="Photo suivante"
                    onClick={() => onSelect(index + 1)}
                  >
                    <ChevronRight aria-hidden />
                  </IconButton>
                </HStack>
              </Drawer.Footer>
            )}
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
