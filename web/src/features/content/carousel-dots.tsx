import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'

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
