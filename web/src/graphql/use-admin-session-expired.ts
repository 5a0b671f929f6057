import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { savePendingChoice } from '../lib/pending-choice.ts'
import { noteSessionEnded } from '../lib/session-ended.ts'
import { leaveWithoutAsking } from '../lib/unsaved-changes.ts'
import { useLater } from '../lib/use-later.ts'
import { toaster } from '../ui/toaster.tsx'

/** Time to read why before the sign-in page comes (spec §8 and §9). */
const redirectDelayMs = 500

/** An administrator's session has ended: says so, then to the sign-in page, which says it again and leads back here. */
export function useAdminSessionExpired(): () => void {
  const later = useLater()
  const { pathname, search } = useLocation()
  return useCallback(() => {
    toaster.error({ title: 'Session expirée', description: 'Veuillez vous reconnecter.' })
    noteSessionEnded()
    savePendingChoice({ returnTo: pathname + search })
    later(() => {
      leaveWithoutAsking()
      window.location.assign('/api/login')
    }, redirectDelayMs)
  }, [later, pathname, search])
}
