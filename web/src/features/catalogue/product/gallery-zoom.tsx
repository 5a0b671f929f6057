import { IconButton } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Drawer } from '@chakra-ui/react/drawer'
import { Portal } from '@chakra-ui/react/portal'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { ProductImage } from '../../../ui/display/product-image.tsx'
import { DrawerHeader } from '../../../ui/layout/drawer-header.tsx'
import { drawerRecipe } from '../../../ui/layout/overlay-recipes.ts'
import { arrowSteps, type GalleryImage } from './gallery-images.ts'
import { GallerySlides } from './gallery-slides.tsx'

interface GalleryZoomProps {
  /** Of the product. */
  name: string
  images: GalleryImage[]
  index: number
  onSelect: (index: number) => void
  open: boolean
  onClose: () => void
  /** What is said beside the image that is shown. */
  notes?: ReactNode
}

/** As large as the screen allows. */
const whole = 'min(100%, (100dvh - 11rem) * 4 / 3)'

/** Enlarged: no more than the stored image has details. */
const enlarged = { base: `calc(${whole} * 1.7)`, md: `calc(${whole} * 1.6)` }

/** Enlarges what was pressed about the point that was pressed, or about its middle. */
function enlargeAt(frame: Element, { clientX, clientY, detail }: MouseEvent, enlarge: () => void): void {
  const { left, top, width, height } = frame.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
  // Of a key there is no point.
  const [x, y] = detail > 0 ? [(clientX - left) / width, (clientY - top) / height] : [0.5, 0.5]
  flushSync(enlarge)
  frame.scrollTo({
    left: x * frame.scrollWidth - frame.clientWidth / 2,
    top: y * frame.scrollHeight - frame.clientHeight / 2,
    behavior: 'instant',
  })
}

/**
 * The image as large as the screen allows; a press enlarges it where it was pressed, to be moved about, and another shows
 * the whole of it. Swipes and arrow keys turn the pages, Escape closes and gives focus back.
 */
export function GalleryZoom({ name, images, index, onSelect, open, onClose, notes }: GalleryZoomProps) {
  // Of each image anew.
  const [largeAt, setLargeAt] = useState(-1)
  const [wasOpen, setWasOpen] = useState(false)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setLargeAt(-1)
  }
  const isLarge = largeAt === index
  const hasSeveral = images.length > 1
  // What it is of, without its size; what is seen there is said to who does not see it, by the image itself.
  const shortName = name.split(', ')[0]
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
            <DrawerHeader
              title={hasSeveral ? `${shortName}, vue ${index + 1} sur ${images.length}` : shortName}
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
                  <chakra.div
                    display="flex"
                    h="full"
                    overflow={isLarge ? 'auto' : 'hidden'}
                    cursor={isLarge ? 'zoom-out' : 'zoom-in'}
                    onClick={(event) =>
                      isLarge
                        ? setLargeAt(-1)
                        : enlargeAt(event.currentTarget, event, () => setLargeAt(index))
                    }
                  >
                    {/* Margins, not alignment: what is wider than the frame can be scrolled to both ends. */}
                    <chakra.div
                      m="auto"
                      flexShrink="0"
                      width={isLarge && number === index ? enlarged : whole}
                      rounded="xl"
                      overflow="hidden"
                    >
                      <ProductImage
                        src={src}
                        alt={alt}
                        priority={number === index}
                        sizes={isLarge ? '170vw' : '100vw'}
                      />
                    </chakra.div>
                  </chakra.div>
                )}
              </GallerySlides>
            </Drawer.Body>
            {notes && <Container maxW="2xl">{notes}</Container>}
            <Drawer.Footer justifyContent="center">
              <HStack gap="4">
                {hasSeveral && (
                  <>
                    <IconButton
                      variant="outline"
                      aria-label="Vue précédente"
                      onClick={() => onSelect(index - 1)}
                    >
                      <ChevronLeft aria-hidden />
                    </IconButton>
                    {/* The title shows it. */}
                    <VisuallyHidden role="status">{`Vue ${index + 1} sur ${images.length}`}</VisuallyHidden>
                    <IconButton
                      variant="outline"
                      aria-label="Vue suivante"
                      onClick={() => onSelect(index + 1)}
                    >
                      <ChevronRight aria-hidden />
                    </IconButton>
                  </>
                )}
                <IconButton
                  variant="outline"
                  aria-label="Agrandir encore"
                  aria-pressed={isLarge}
                  onClick={() => setLargeAt(isLarge ? -1 : index)}
                >
                  {isLarge ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
                </IconButton>
              </HStack>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
