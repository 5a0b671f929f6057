import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SprigIcon } from '../../ui/sprig-icon.tsx'

/** An address that leads to no product (any more). */
export function ProductNotFound() {
  return (
    <Stack align="center" textAlign="center" gap="6" py="16">
      <PageTitle>Produit non trouvé</PageTitle>
      <SprigIcon boxSize="14" color="fg.plant" />
      <PageHeading
        title="Produit non trouvé"
        lead="Il a peut-être quitté notre catalogue, ou son adresse comporte une erreur."
      />
      <Button asChild>
        <Link to={paths.products()}>Voir tous nos produits</Link>
      </Button>
    </Stack>
  )
}
