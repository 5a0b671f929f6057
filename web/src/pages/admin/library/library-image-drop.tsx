import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Images } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { UploadedImageDrop } from '../../../features/media/uploaded-image-drop.tsx'
import type { ImageUpload } from '../../../ui/admin/image/image-drop.tsx'

const ImagePicker = lazy(async () => ({
  default: (await import('../../../features/catalogue/admin/library/image-picker.tsx')).ImagePicker,
}))

/** Where images are dropped or chosen to be sent, or taken from those that the shop has already. */
export function LibraryImageDrop(props: ComponentProps<ImageUpload>) {
  const [isOpen, setOpen] = useState(false)
  const pick = (imageUrl: string) => {
    setOpen(false)
    // One that is there already is sent in no time.
    props.onFiles([new File([], imageUrl)], async () => imageUrl)
  }
  return (
    <Stack gap="2">
      <UploadedImageDrop {...props} />
      <Button
        variant="outline"
        alignSelf="start"
        minH="11"
        aria-disabled={props.isBusy}
        onClick={() => setOpen(true)}
      >
        <Images aria-hidden />
        Choisir dans la bibliothèque
      </Button>
      {isOpen && (
        <Suspense>
          <ImagePicker onPick={pick} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  )
}
