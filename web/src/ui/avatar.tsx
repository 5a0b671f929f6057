import { Center } from '@chakra-ui/react/center'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'

/** The picture of a person, or their initial while there is none. Decoration: their name is said beside it. */
export function Avatar({ src, initial }: { src: string | null; initial: string }) {
  const [broken, setBroken] = useState(false)
  return (
    <Center boxSize="9" borderRadius="full" overflow="hidden" bg="accent.muted" color="accent.fg" aria-hidden>
      {src && !broken ? (
        <chakra.img src={src} alt="" boxSize="full" objectFit="cover" onError={() => setBroken(true)} />
      ) : (
        <chakra.span fontWeight="semibold" fontSize="sm">
          {initial}
        </chakra.span>
      )}
    </Center>
  )
}
