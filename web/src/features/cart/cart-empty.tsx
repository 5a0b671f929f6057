import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Nothing in the cart yet. */
export function CartEmpty() {
  return (
    <EmptyState
      title="Votre panier est vide"
      description="Savons, gourdes, pommeaux économes : chaque fiche dit ce que l’objet change, chiffres à l’appui."
      action={<ButtonLink to={paths.products()}>Découvrir nos produits</ButtonLink>}
    />
  )
}
