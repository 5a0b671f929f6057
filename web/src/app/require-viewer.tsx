import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { useViewer } from '../features/accounts/use-viewer.ts'
import { useLater } from '../lib/use-later.ts'
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx'
import { toaster } from '../ui/toaster.tsx'
import { paths } from './paths.ts'

/** Time to read why before the sign-in page comes (spec §8 and §9). */
const redirectDelayMs = 500

/** Pages for signed-in people alone. Everybody else is told so and brought to the sign-in page, which leads back. */
export function RequireViewer() {
  const { viewer, isLoading } = useViewer()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const later = useLater()
  const isRefused = !isLoading && viewer === null
  useEffect(() => {
    if (!isRefused) return
    toaster.error({
      title: 'Non autorisé',
      description: 'Vous devez vous connecter pour accéder à cette page.',
    })
    later(() => navigate(paths.auth({ retour: pathname + search }), { replace: true }), redirectDelayMs)
  }, [isRefused, pathname, search, navigate, later])
  return viewer ? <Outlet /> : <FullScreenSpinner />
}
