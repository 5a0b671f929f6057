import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { imageWidths } from '../../../../../api/src/features/media/image-variants.rules.ts'
import { SprigIcon } from '../../../ui/display/sprig-icon.tsx'

interface DepartmentMarkProps {
  imageUrl: string | null | undefined
  /** Width and height, as a token. */
  size: string
}

/** The image of a department, in the round; a quiet sprig without one. Decoration: its name stands beside it. */
export function DepartmentMark({ imageUrl, size }: DepartmentMarkProps) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <chakra.span
      display="grid"
      placeItems="center"
      boxSize={size}
      flexShrink="0"
      borderRadius="full"
      overflow="hidden"
      bg="bg.plant"
      color="fg.plant"
    >
      {imageUrl && imageUrl !== broken ? (
        <chakra.img
          src={imageUrl.startsWith('/public-objects/') ? `${imageUrl}?w=${imageWidths[0]}` : imageUrl}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          // After the one large image of the page.
          fetchPriority="low"
          decoding="async"
          boxSize="full"
          objectFit="cover"
          opacity="picture"
          onError={() => setBroken(imageUrl)}
        />
      ) : (
        <SprigIcon boxSize="50%" />
      )}
    </chakra.span>
  )
}
