import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'

interface UnknownCategoryNoteProps {
  /** Other filters narrow the list. */
  isFiltered: boolean
  onForget: () => void
}

/** Says that the address names a category that the shop does not have; the list does without it. */
export function UnknownCategoryNote({ isFiltered, onForget }: UnknownCategoryNoteProps) {
  return (
    <Flex
      role="status"
      align="center"
      justify="space-between"
      wrap="wrap"
      columnGap="6"
      rowGap="1"
      px="5"
      py="3"
      rounded="lg"
      bg="bg.plant"
    >
      <Text>
        {'Cette catégorie n’existe pas (ou plus)\u00a0: '}
        {isFiltered ? 'vos autres filtres restent appliqués.' : 'voici tous nos produits.'}
      </Text>
      <Button variant="ghost" minH="11" mx="-4" onClick={onForget}>
        Retirer cette catégorie
      </Button>
    </Flex>
  )
}
