import { useMutation } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { errorMessage } from '../../graphql/errors.ts'
import { LogoutDocument } from '../../graphql/generated/graphql.ts'
import { takePendingChoice } from '../../lib/pending-choice.ts'
import { forgetAllDrafts } from '../../lib/use-form-draft.ts'
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts'
import { toaster, toastStore } from '../../ui/toaster.tsx'
import { changeViewer } from './change-viewer.ts'

/** What « Se déconnecter » needs. */
export interface Logout {
  logout: () => Promise<void>
  /** True while an earlier press is being served: a second one does nothing. */
  isLoggingOut: boolean
}

/** Ends the session, forgets everything that was fetched or kept in it and goes to the home page (spec §4 and §8). */
export function useLogout(): Logout {
  const navigate = useNavigate()
  const [mutate, { client }] = useMutation(LogoutDocument)
  const { isBusy, run } = useOneAtATime()
  const logout = () =>
    run(async () => {
      try {
        await mutate()
      } catch (error) {
        toaster.error({ title: 'Erreur de déconnexion', description: errorMessage(error) })
        return
      }
      takePendingChoice()
      forgetAllDrafts()
      toastStore.remove()
      // First away from what only a signed-in person may see: nobody who leaves is told to sign in.
      await navigate(paths.home(), { flushSync: true })
      await changeViewer(client, null)
    })
  return { logout, isLoggingOut: isBusy }
}
