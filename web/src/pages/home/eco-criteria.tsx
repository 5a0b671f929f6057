import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'

const criteria = [
  { name: 'Matériaux', asks: 'D’où viennent-ils, et quelle part est recyclée ?' },
  { name: 'Fabrication', asks: 'Où, avec quelle énergie, dans quelles conditions ?' },
  { name: 'Transport', asks: 'Combien de kilomètres, et par quel moyen ?' },
  { name: 'Emballage', asks: 'Combien de grammes, et que deviennent-ils ?' },
  { name: 'Fin de vie', asks: 'Se répare-t-il, se démonte-t-il, se recycle-t-il ?' },
]

const leaf = 'M8 1C14 7 14 17 8 23 2 17 2 7 8 1Z'

/** The five questions behind an eco-score, two leaves for each. */
export function EcoCriteria() {
  return (
    <Grid
      as="ol"
      listStyleType="none"
      templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: 'repeat(5, 1fr)' }}
      gap={{ base: '6', lg: '8' }}
    >
      {criteria.map((criterion) => (
        <Flex as="li" key={criterion.name} direction="column" gap="2">
          <chakra.svg viewBox="0 0 36 24" w="9" h="6" color="eco.excellent" fill="currentColor" aria-hidden>
            <path d={leaf} transform="rotate(24 8 12)" />
            <path d={leaf} transform="translate(18) rotate(24 8 12)" />
          </chakra.svg>
          <chakra.h3 fontFamily="heading" fontSize="xl" fontWeight="medium">
            {criterion.name}
          </chakra.h3>
          <Text color="fg.muted" fontSize="sm">
            {criterion.asks}
          </Text>
        </Flex>
      ))}
    </Grid>
  )
}
