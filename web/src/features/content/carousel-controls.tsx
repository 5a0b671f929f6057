import { IconButton } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'

interface CarouselButtonsProps {
  /** Whether the articles follow one another by themselves; undefined when they never do. */
  isPlaying: boolean | undefined
  onToggle: () => void
  onStep: (by: 1 | -1) => void
}

/** Pause, previous, next: before the articles in tab order. */
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

interface CarouselDotsProps {
  count: number
  index: number
  onSelect: (index: number) => void
}

/** One dot for each article; the one on view is longer, and says so. */
export function CarouselDots({ count, index: shown, onSelect }: CarouselDotsProps) {
  return (
    <Flex as="ul" aria-label="Choisir un article" listStyleType="none" wrap="wrap" ms="-2">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number.
        <li key={index}>
          <chakra.button
            type="button"
            aria-label={`Afficher l’article ${index + 1} sur ${count}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onSelect(index)}
            display="grid"
            placeItems="center"
            minW="11"
            minH="11"
            rounded="full"
            cursor="button"
          >
            <chakra.span
              display="block"
              h="2.5"
              w={index === shown ? '7' : '2.5'}
              rounded="full"
              bg={index === shown ? 'accent.solid' : 'border.emphasized'}
              transition="width"
              transitionDuration="moderate"
            />
          </chakra.button>
        </li>
      ))}
    </Flex>
  )
}
