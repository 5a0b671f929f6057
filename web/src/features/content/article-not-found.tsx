import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SprigIcon } from '../../ui/sprig-icon.tsx'

/** An address that leads to no article (any more). */
export function ArticleNotFound() {
  return (
    <Stack align="center" textAlign="center" gap="6" py="16">
      <PageTitle>Article non trouvé</PageTitle>
      <SprigIcon boxSize="14" color="fg.plant" />
      <PageHeading
        title="Article non trouvé"
        lead="Il a peut-être été retiré, ou son adresse comporte une erreur."
      />
      <Button asChild>
        <Link to={paths.ecoConsumption()}>Voir tous les articles</Link>
      </Button>
    </Stack>
  )
}
