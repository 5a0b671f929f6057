import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Nothing ordered yet: the way to what can be. */
export function NoOrders() {
  return (
    <EmptyState
      title="Vous n’avez pas encore passé de commande"
      description="Vos commandes et leur suivi s’afficheront ici."
      action={<ButtonLink to={paths.products()}>Découvrir nos produits</ButtonLink>}
    />
  )
}
