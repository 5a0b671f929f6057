import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { readPendingChoice, savePendingChoice } from '../../lib/session/pending-choice.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

// A product chosen before signing in is still meant.
const comeBackHere = () => savePendingChoice({ ...readPendingChoice(), returnTo: paths.cart() })

/** A cart needs an account: why, and the way in, and back here afterwards. */
export function CartVisitor({ action }: { action: ReactNode }) {
  return (
    <EmptyState
      title="Votre panier est vide"
      description="Connectez-vous pour retrouver les produits que vous avez choisis : votre panier vous suit, du téléphone à l’ordinateur, et se garde trente jours."
      action={
        <Stack gap="3" direction={{ base: 'column', sm: 'row' }}>
          <Button asChild minH="12">
            {/* Signing in changes everything that is known: it starts from a fresh page. */}
            <Link to={paths.auth()} reloadDocument onClick={comeBackHere}>
              Se connecter
            </Link>
          </Button>
          {action}
        </Stack>
      }
    />
  )
}
