import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { changeViewer } from '../../graphql/change-viewer.ts'
import { errorMessage } from '../../graphql/errors.ts'
import { LogoutDocument } from '../../graphql/generated/further/graphql.ts'
import { useAction } from '../../graphql/use-action.ts'
import { usePending } from '../../lib/form/use-pending.ts'
import { forgetAllInTab, forgetLocal, writeTab } from '../../lib/session/browser-storage.ts'
import { toastStore } from '../../lib/toaster.ts'

/** What « Se déconnecter » needs. */
export interface Logout {
  logout: () => Promise<void>
  /** True while an earlier press is being served: a second one does nothing. */
  isLoggingOut: boolean
}

/** Ends the session, forgets all that was fetched or kept in it, goes home (specification, sections 4 and 8). */
export function useLogout(): Logout {
  const navigate = useNavigate()
  const client = useApolloClient()
  const [endSession] = useAction(LogoutDocument, {
    failure: (error) => ({ title: 'Erreur de déconnexion', description: errorMessage(error) }),
  })
  const { isBusy, run } = usePending()
  const logout = () =>
    run(async () => {
      const outcome = await endSession({})
      if ('refusal' in outcome) return
      writeTab('pendingChoice', undefined)
      forgetLocal('chosenProducts')
      // What was typed into forms and not saved: somebody else may be next.
      forgetAllInTab('drafts')
      toastStore.remove()
      // First away from pages for signed-in people alone: they would ask who leaves to sign in.
      await navigate(paths.home())
      // React Router shows a page whose code it had to fetch in a transition; the second time it is there at once.
      await navigate(paths.home(), { replace: true, flushSync: true })
      await changeViewer(client, null)
    })
  return { logout, isLoggingOut: isBusy }
}
