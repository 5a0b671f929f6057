import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useState } from 'react'
import { imageWidths } from '../../../../../api/src/features/media/image-variants.rules.ts'
import { FormField } from '../../form/form-field.tsx'
import type { ImageUpload, SendImage } from './image-drop.tsx'

type ImageFieldProps = ComponentProps<typeof FormField> & {
  /** The present address; empty for none. */
  url: string
  onUrlChange: (url: string) => void
  imageUpload: ImageUpload
}

/** The image of a thing: by its address, or sent from here; shown below as it will look. */
export function ImageField({ url, onUrlChange, imageUpload: ImageUpload, ...field }: ImageFieldProps) {
  const [broken, setBroken] = useState('')
  const take = async ([file]: File[], send: SendImage) => {
    const address = file && (await send(file))
    if (address) onUrlChange(address)
  }
  return (
    <Stack gap="3">
      <FormField type="text" inputMode="url" placeholder="https://… ou une image envoyée" {...field} />
      <Flex gap="4" wrap="wrap" align="center">
        {url !== '' && broken !== url && (
          <Box w="40" flex="none">
            <chakra.img
              src={url.startsWith('/public-objects/') ? `${url}?w=${imageWidths[0]}` : url}
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
          <ImageUpload label="Envoyer une image" onFiles={(files, send) => void take(files, send)} />
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
