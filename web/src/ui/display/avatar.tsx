import { Center } from '@chakra-ui/react/center'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'

interface AvatarProps {
  src: string | null
  initial: string
  size?: 'md' | 'lg'
}

const look = {
  md: { boxSize: '9', fontSize: 'sm' },
  lg: { boxSize: '20', fontSize: '3xl', fontFamily: 'heading' },
} as const

/** The image of a person, or their initial while there is none. Decoration: their name is said beside it. */
export function Avatar({ src, initial, size = 'md' }: AvatarProps) {
  const [broken, setBroken] = useState(false)
  return (
    <Center
      {...look[size]}
      flexShrink="0"
      borderRadius="full"
      overflow="hidden"
      bg="accent.muted"
      color="accent.fg"
      aria-hidden
      data-private
    >
      {src && !broken ? (
        <chakra.img src={src} alt="" boxSize="full" objectFit="cover" onError={() => setBroken(true)} />
      ) : (
        <chakra.span fontWeight="semibold">{initial}</chakra.span>
      )}
    </Center>
  )
}
