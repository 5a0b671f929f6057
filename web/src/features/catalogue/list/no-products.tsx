import { Button } from '@chakra-ui/react/button'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'

interface NoProductsProps {
  /** What was searched; may be empty. */
  search: string
  /** Absent where nothing is asked for. */
  onReset: (() => void) | undefined
  /** More is asked for than words. */
  isFiltered: boolean
}

/** That nothing was found, and the way back to what there is. */
export function NoProducts({ search, onReset, isFiltered }: NoProductsProps) {
  return (
    <EmptyState
      title="Aucun produit ne correspond à vos critères de recherche."
      description={
        onReset
          ? `${search && `Nous n’avons rien pour «\u00a0${search}\u00a0». `}Essayez un autre mot${isFiltered ? ', une autre catégorie ou une fourchette de prix plus large' : ''}.`
          : 'Les rayons se remplissent\u00a0: les premiers produits arrivent.'
      }
      action={
        onReset && (
          <Button minH="11" onClick={onReset}>
            {isFiltered ? 'Réinitialiser les filtres' : 'Effacer la recherche'}
          </Button>
        )
      }
    />
  )
}
