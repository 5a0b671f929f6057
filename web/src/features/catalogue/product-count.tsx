import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'
import { EmptyState } from '../../ui/empty-state.tsx'

interface ProductCountProps {
  /** Absent until the first answer. */
  totalCount: number | undefined
  onReset: () => void
}

const number = new Intl.NumberFormat('fr-FR')

/** How many products were found, or that none was: one live region, so that either is announced. */
export function ProductCount({ totalCount, onReset }: ProductCountProps) {
  return (
    <Box role="status" flex={totalCount === 0 ? '1 0 100%' : '1'} fontSize={{ base: 'sm', md: 'md' }}>
      {totalCount === undefined && <Text color="fg.muted">Recherche en cours…</Text>}
      {totalCount !== undefined && totalCount > 0 && (
        <Text color="fg.muted">{`${number.format(totalCount)} produit(s) trouvé(s)`}</Text>
      )}
      {totalCount === 0 && (
        <EmptyState
          title="Aucun produit ne correspond à vos critères de recherche."
          description="Essayez un mot plus court, une autre catégorie ou une fourchette de prix plus large."
          action={
            <Button minH="11" onClick={onReset}>
              Réinitialiser les filtres
            </Button>
          }
        />
      )}
    </Box>
  )
}
