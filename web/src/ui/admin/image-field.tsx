import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useState } from 'react'
import { FormField } from '../form-field.tsx'
import { ImageDrop } from './image-drop.tsx'
import { useUploadImage } from './use-upload-image.ts'

type ImageFieldProps = ComponentProps<typeof FormField> & {
  /** The present address; empty for none. */
  url: string
  onUrlChange: (url: string) => void
}

/** The picture of a thing: by its address, or sent from here; shown below as it will look. */
export function ImageField({ url, onUrlChange, ...field }: ImageFieldProps) {
  const { progress, upload } = useUploadImage()
  const [broken, setBroken] = useState('')
  const send = async ([file]: File[]) => {
    const address = file && (await upload(file))
    if (address) onUrlChange(address)
  }
  return (
    <Stack gap="3">
      <FormField type="text" inputMode="url" placeholder="https://… ou une image envoyée" {...field} />
      <Flex gap="4" wrap="wrap" align="center">
        {url !== '' && broken !== url && (
          <Box w="40" flex="none">
            <chakra.img
              src={url.startsWith('/public-objects/') ? `${url}?w=320` : url}
              alt="Aperçu"
              w="full"
              aspectRatio={4 / 3}
              objectFit="cover"
              rounded="md"
              onError={() => setBroken(url)}
            />
          </Box>
        )}
        <Box flex="1 1 16rem">
          <ImageDrop label="Envoyer une image" progress={progress} onFiles={(files) => void send(files)} />
        </Box>
        {url !== '' && (
          <Button variant="ghost" onClick={() => onUrlChange('')}>
            Retirer l’image
          </Button>
        )}
      </Flex>
    </Stack>
  )
}
