import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { noteSessionEnded } from '../../lib/session/pending-choice.ts'
import { toaster } from '../../lib/toaster.ts'
import { FullScreenSpinner } from '../../ui/feedback/spinner.tsx'
import { PageFrame } from '../layout/page-frame.tsx'
import { paths } from '../paths.ts'
import { AdminHeader } from './admin-header.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

/**
 * The frame of the administration, for administrators alone (specification, section 2): nobody signed in goes to its sign-in page,
 * which leads back; a customer is told « Accès refusé » and goes to the shop. No data is requested before.
 */
export function AdminLayout() {
  const { viewer, isLoading } = useViewer()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isAdmin = viewer?.isAdmin ?? false
  const isVisitor = !isLoading && viewer === null
  const isCustomer = !isLoading && viewer !== null && !isAdmin
  const wasAdmin = useRef(false)
  useEffect(() => {
    if (isAdmin) wasAdmin.current = true
    // After « Se déconnecter » the person is in the shop already.
    if (isVisitor && wasAdmin.current) noteSessionEnded()
    if (isVisitor) navigate(paths.adminLogin({ returnTo: pathname + search }), { replace: true })
    if (!isCustomer) return
    toaster.error({
      title: 'Accès refusé',
      description: "Vous n'avez pas les droits d'administrateur.",
    })
    navigate(paths.home(), { replace: true })
  }, [isAdmin, isVisitor, isCustomer, pathname, search, navigate])
  if (!viewer || !isAdmin) return <FullScreenSpinner />
  return (
    <>
      <PageFrame header={<AdminHeader email={viewer.email} />} isPrivate />
      <UnsavedGuard />
    </>
  )
}
