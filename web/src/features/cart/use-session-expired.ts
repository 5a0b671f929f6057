import { useApolloClient } from '@apollo/client/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { ViewerDocument } from '../../graphql/generated/graphql.ts'
import { type PendingChoice, savePendingChoice } from '../../lib/pending-choice.ts'
import { useLater } from '../../lib/use-later.ts'
import { toaster } from '../../ui/toaster.tsx'

/** Spec §9. */
const redirectDelayMs = 500

/** The session ended behind a change of the cart: say so, then on to the sign-in page, and back here afterwards. */
export function useSessionExpired(): (wanted?: Omit<PendingChoice, 'returnTo'>) => void {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const later = useLater()
  return (wanted) => {
    savePendingChoice({ ...wanted, returnTo: pathname + search + hash })
    toaster.create({ type: 'info', title: 'Session expirée', description: 'Veuillez vous reconnecter.' })
    later(() => {
      // Nobody is signed in any more: the sign-in page would send a member home.
      client.writeQuery({ query: ViewerDocument, data: { me: null } })
      navigate(paths.auth())
    }, redirectDelayMs)
  }
}
