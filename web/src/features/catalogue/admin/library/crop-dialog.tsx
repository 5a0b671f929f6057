import { Box } from '@chakra-ui/react/box'
import { Button, CloseButton } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import type { ImageRegionInput } from '../../../../graphql/generated/admin/graphql.ts'
import { usePending } from '../../../../lib/form/use-pending.ts'
import { SegmentedChoice } from '../../../../ui/admin/segmented-choice.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { dialogRecipe } from '../../../../ui/layout/overlay-recipes.ts'

interface CropDialogProps {
  imageUrl: string
  /** Resolves to whether it was made. */
  onCrop: (region: ImageRegionInput) => Promise<boolean>
  onClose: () => void
}

const shapes = [
  { value: '4:3', label: '4:3' },
  { value: '1:1', label: 'Carré' },
  { value: 'free', label: 'Libre' },
] as const

type Shape = (typeof shapes)[number]['value']

const ratios: Record<Shape, number | undefined> = { '4:3': 4 / 3, '1:1': 1, free: undefined }

const inside = (share: number) => Math.min(1, Math.max(0, share / 100))

/** The part of an image that becomes an image of its own. Its frame is moved and sized by hand or with the arrow keys. */
export function CropDialog({ imageUrl, onCrop, onClose }: CropDialogProps) {
  const { isBusy, run } = usePending()
  const [shape, setShape] = useState<Shape>('4:3')
  const [size, setSize] = useState({ width: 4, height: 3 })
  const [crop, setCrop] = useState<PercentCrop>()
  const frame = (shape: Shape, { width, height } = size): PercentCrop => {
    const ratio = ratios[shape]
    if (!ratio) return { unit: '%', x: 10, y: 10, width: 80, height: 80 }
    return centerCrop(makeAspectCrop({ unit: '%', width: 90 }, ratio, width, height), width, height)
  }
  const submit = () =>
    run(async () => {
      if (!crop) return
      const [left, top] = [inside(crop.x), inside(crop.y)]
      const region = { left, top, width: inside(crop.width), height: inside(crop.height) }
      if (await onCrop(region)) onClose()
    })
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      size={{ base: 'full', md: 'lg' }}
      scrollBehavior="inside"
      placement="center"
      open
      onOpenChange={(change) => !change.open && onClose()}
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner data-private>
          <Dialog.Content>
            <Dialog.Header pb="3">
              <Dialog.Title>Recadrer l’image</Dialog.Title>
              <Dialog.CloseTrigger asChild position="static" ms="auto">
                <CloseButton minW="11" minH="11" aria-label="Fermer" />
              </Dialog.CloseTrigger>
            </Dialog.Header>
            <Dialog.Body>
              <SegmentedChoice
                label="Format"
                options={[...shapes]}
                value={shape}
                onChange={(next) => {
                  setShape(next)
                  setCrop(frame(next))
                }}
              />
              <Box my="4" textAlign="center">
                <ReactCrop
                  crop={crop}
                  aspect={ratios[shape]}
                  keepSelection
                  minWidth={40}
                  minHeight={40}
                  ariaLabels={labels}
                  onChange={(_pixels, percent) => setCrop(percent)}
                >
                  <img
                    src={`${imageUrl}?w=1280`}
                    alt="À recadrer"
                    style={{ maxHeight: '60vh' }}
                    onLoad={({ currentTarget: { width, height } }) => {
                      setSize({ width, height })
                      setCrop(frame(shape, { width, height }))
                    }}
                  />
                </ReactCrop>
              </Box>
              <Text color="fg.muted" textStyle="sm">
                Les flèches du clavier déplacent le cadre et ses poignées. Une nouvelle image est créée,
                l’ancienne reste où elle est montrée.
              </Text>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={onClose}>
                Annuler
              </Button>
              <SubmitButton
                type="button"
                size="md"
                isBusy={isBusy}
                busyText="Recadrage…"
                onClick={() => void submit()}
              >
                Créer l’image recadrée
              </SubmitButton>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const labels = {
  cropArea: 'Le cadre\u00a0: les flèches le déplacent',
  nwDragHandle: 'Coin en haut à gauche',
  nDragHandle: 'Bord haut',
  neDragHandle: 'Coin en haut à droite',
  eDragHandle: 'Bord droit',
  seDragHandle: 'Coin en bas à droite',
  sDragHandle: 'Bord bas',
  swDragHandle: 'Coin en bas à gauche',
  wDragHandle: 'Bord gauche',
}
