import { Outlet } from 'react-router-dom'
import { useViewer } from '../features/accounts/use-viewer.ts'
import { useRedirectToSignIn } from '../graphql/session-ended.ts'
import { FullScreenSpinner } from '../ui/feedback/spinner.tsx'

/** Pages for signed-in people alone. Everybody else is told so and brought to the sign-in page, which leads back. */
export function RequireViewer() {
  const { viewer, isLoading } = useViewer()
  useRedirectToSignIn(!isLoading && viewer === null)
  return viewer ? <Outlet /> : <FullScreenSpinner />
}
