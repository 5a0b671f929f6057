import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ImageUp } from 'lucide-react'
import { type ComponentType, type DragEvent, useState } from 'react'
import { acceptedImageTypes, imageLimits } from '../../../../../api/src/features/media/images.rules.ts'
import { toaster } from '../../../lib/toaster.ts'

interface FrameProps {
  label: string
  /** Something else is under way: nothing is taken until it is done. */
  isBusy?: boolean
  /** Whether several may be chosen at once. */
  multiple?: boolean
}

/** Sends an image. Resolves to its address, or to null once the person has been told why not. */
export type SendImage = (file: File) => Promise<string | null>

/** An `ImageDrop` that knows how to send: it alone is drawn again as an image goes. */
export type ImageUpload = ComponentType<FrameProps & { onFiles: (files: File[], send: SendImage) => void }>

interface ImageDropProps extends FrameProps {
  /** How much of the file has gone, from 0 to 1; null while none is sent. */
  progress: number | null
  onFiles: (files: File[]) => void
}

const mebibyte = 1024 * 1024

const notNow = {
  title: 'Image non envoyée',
  description: 'Une autre modification est en cours. Réessayez dans un instant.',
}

/** Where images are dropped, or chosen by a press: a real file input, the whole frame of it. */
export function ImageDrop({ label, progress, isBusy = false, onFiles, multiple = false }: ImageDropProps) {
  const [isOver, setOver] = useState(false)
  const isClosed = isBusy || progress !== null
  const take = (files: FileList | null | undefined) => {
    const chosen = [...(files ?? [])]
    if (chosen.length === 0) return
    // No file is lost without a word.
    if (isClosed) toaster.error(notNow)
    else onFiles(multiple ? chosen : chosen.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <chakra.label
      display="block"
      position="relative"
      p="5"
      rounded="lg"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent.solid' : 'border.emphasized'}
      bg={isOver ? 'bg.plant' : 'bg.panel'}
      cursor={isClosed ? 'progress' : 'pointer'}
      // While one is sent, its progress is to be read.
      opacity={isClosed && progress === null ? '0.5' : undefined}
      _focusWithin={{ outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '2px' }}
      onDragOver={(event) => {
        event.preventDefault()
        // The pointer says that nothing may be dropped now.
        event.dataTransfer.dropEffect = isClosed ? 'none' : 'copy'
        setOver(!isClosed)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <chakra.input
        type="file"
        aria-label={label}
        accept={acceptedImageTypes.join(',')}
        multiple={multiple}
        disabled={isClosed}
        // A disabled input may swallow what is dragged over it: the browser would then leave for the file.
        pointerEvents={isClosed ? 'none' : undefined}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="inherit"
        onChange={(event) => {
          take(event.currentTarget.files)
          // The same file may be chosen again after a failure.
          event.currentTarget.value = ''
        }}
      />
      <Stack align="center" gap="1" textAlign="center" pointerEvents="none">
        <ImageUp aria-hidden />
        <Text fontWeight="semibold">{label}</Text>
        <Text color="fg.muted" textStyle="sm">
          Glissez-déposez ici, ou choisissez un fichier. JPEG, PNG, GIF ou WebP,{' '}
          {imageLimits.maxBytes / mebibyte}&nbsp;Mo au plus.
        </Text>
        {progress !== null && <ProgressBar share={progress} />}
      </Stack>
    </chakra.label>
  )
}

function ProgressBar({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <Box w="full" maxW="xs" mt="2">
      <Box
        role="progressbar"
        aria-label="Envoi de l’image"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        h="2"
        rounded="full"
        bg="border.muted"
        overflow="hidden"
      >
        <Box h="full" bg="accent.solid" transition="width 150ms" style={{ width: `${percent}%` }} />
      </Box>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {percent < 100 ? `Envoi… ${percent}\u00a0%` : 'Vérification de l’image…'}
      </Text>
    </Box>
  )
}
