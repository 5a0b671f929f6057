import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { ImageUp } from 'lucide-react'
import type { ComponentType } from 'react'
import { acceptedImageTypes, imageLimits } from '../../../../../api/src/features/media/images.rules.ts'
import { toaster } from '../../../lib/toaster.ts'
import { FileDrop } from '../file-drop.tsx'

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

/** Where images are dropped or chosen, with how much of the one that is sent has gone. */
export function ImageDrop({ label, progress, isBusy = false, onFiles, multiple }: ImageDropProps) {
  const isClosed = isBusy || progress !== null
  return (
    <FileDrop
      label={label}
      hint={
        <>
          Glissez-déposez ici, ou choisissez un fichier. JPEG, PNG, GIF ou WebP,{' '}
          {imageLimits.maxBytes / mebibyte}&nbsp;Mo au plus.
        </>
      }
      icon={ImageUp}
      accept={acceptedImageTypes.join(',')}
      multiple={multiple}
      isClosed={isClosed}
      // While one is sent, its progress is to be read.
      isFaded={isClosed && progress === null}
      // No file is lost without a word.
      onFiles={(files) => (isClosed ? toaster.error(notNow) : onFiles(files))}
    >
      {progress !== null && <ProgressBar share={progress} />}
    </FileDrop>
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
