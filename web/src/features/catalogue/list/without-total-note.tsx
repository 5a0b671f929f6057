import { Text } from '@chakra-ui/react/text'

interface WithoutTotalNoteProps {
  /** How many products of the list show no total. */
  count: number
  /** The list leaves out what has less than a score, and so them. */
  isFiltered: boolean
  /** There is nothing else in it. */
  isAll: boolean
}

/** Says where the products are whose category shows no total: last by eco-score, in no list from a score up. */
export function WithoutTotalNote({ count, isFiltered, isAll }: WithoutTotalNoteProps) {
  const many = count > 1
  const products = many ? `${count} produits` : 'Un produit'
  return (
    <Text role="status" px="5" py="3" rounded="lg" bg="bg.plant">
      {isFiltered
        ? `${products} sans note globale ${many ? 'ne figurent' : 'ne figure'} pas dans cette liste.`
        : isAll
          ? 'Ces produits n’ont pas de note globale\u00a0: aucune ne les classe.'
          : `${products} sans note globale ${many ? 'viennent' : 'vient'} à la fin.`}
    </Text>
  )
}
