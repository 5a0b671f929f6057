import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { chakra } from '@chakra-ui/react/styled-system'
import type { EcoBand } from '../../graphql/generated/graphql.ts'
import { ecoBandColor, ecoBandLabel, ecoBands } from './eco-bands.ts'

interface EcoBandScaleProps {
  /** The band to point out, if there is one. */
  current?: EcoBand
}

/** The four bands side by side, the product's own standing out by its frame. */
export function EcoBandScale({ current }: EcoBandScaleProps) {
  return (
    <SimpleGrid
      as="ul"
      aria-label="Les quatre niveaux"
      listStyleType="none"
      columns={{ base: 2, md: 4 }}
      gap="3"
    >
      {ecoBands.map(({ band, range }) => (
        <chakra.li
          key={band}
          aria-current={band === current ? 'true' : undefined}
          p="3"
          rounded="lg"
          borderWidth="2px"
          borderColor={band === current ? ecoBandColor[band] : 'transparent'}
          bg="bg.subtle"
          fontSize="sm"
        >
          <chakra.span display="block" height="2" rounded="full" bg={ecoBandColor[band]} mb="2" aria-hidden />
          <chakra.span display="block" fontWeight="semibold">
            {ecoBandLabel[band]}
          </chakra.span>
          <chakra.span color="fg.muted">{range}</chakra.span>
        </chakra.li>
      ))}
    </SimpleGrid>
  )
}
