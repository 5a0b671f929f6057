import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Nothing in the cart yet: the way to the products, and the same next step as from a full one. */
export function CartEmpty({ action, note }: { action: ReactNode; note: ReactNode }) {
  return (
    <EmptyState
      title="Votre panier est vide"
      description="Savons, gourdes, pommeaux économes : chaque fiche dit ce que l’objet change, chiffres à l’appui."
      action={
        <Stack gap="4" align="center">
          {note}
          <Stack gap="3" direction={{ base: 'column', sm: 'row' }}>
            <ButtonLink to={paths.products()} minH="12">
              Découvrir nos produits
            </ButtonLink>
            {action}
          </Stack>
        </Stack>
      }
    />
  )
}
