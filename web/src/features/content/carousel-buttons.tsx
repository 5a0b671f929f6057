import { IconButton } from '@chakra-ui/react/button'
import { HStack } from '@chakra-ui/react/stack'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'

interface CarouselButtonsProps {
  /** Whether the articles follow one another by themselves; undefined when they never do. */
  isPlaying: boolean | undefined
  onToggle: () => void
  onStep: (by: 1 | -1) => void
}

/** Pause, one back, one on: before the articles, so that they are met first. */
export function CarouselButtons({ isPlaying, onToggle, onStep }: CarouselButtonsProps) {
  return (
    <HStack gap="1" me="-2">
      {isPlaying !== undefined && (
        <IconButton
          variant="ghost"
          aria-label={isPlaying ? 'Mettre le défilement en pause' : 'Reprendre le défilement'}
          onClick={onToggle}
        >
          {isPlaying ? <Pause size={20} aria-hidden /> : <Play size={20} aria-hidden />}
        </IconButton>
      )}
      <IconButton variant="ghost" aria-label="Article précédent" onClick={() => onStep(-1)}>
        <ArrowLeft size={20} aria-hidden />
      </IconButton>
      <IconButton variant="ghost" aria-label="Article suivant" onClick={() => onStep(1)}>
        <ArrowRight size={20} aria-hidden />
      </IconButton>
    </HStack>
  )
}
