import { Button } from '@chakra-ui/react/button'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Nothing ordered yet: the way to what can be. */
export function NoOrders() {
  return (
    <EmptyState
      title="Vous n’avez pas encore passé de commande"
      description="Vos commandes et leur suivi s’afficheront ici."
      action={
        <Button asChild size="lg">
          <Link to={paths.products()}>Découvrir nos produits</Link>
        </Button>
      }
    />
  )
}
