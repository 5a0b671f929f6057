import { Button } from '@chakra-ui/react/button'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Nothing in the cart yet. */
export function CartEmpty() {
  return (
    <EmptyState
      title="Votre panier est vide"
      description="Savons, gourdes, pommeaux économes : chaque fiche dit ce que l’objet change, chiffres à l’appui."
      action={
        <Button asChild>
          <Link to={paths.products()}>Découvrir nos produits</Link>
        </Button>
      }
    />
  )
}
