import { useViewer } from '../../features/accounts/use-viewer.ts'
import { FullScreenSpinner } from '../../ui/feedback/spinner.tsx'
import { MemberHome } from './member-home.tsx'
import { VisitorHome } from './visitor-home.tsx'

/** `/` : one page for who is signed in, another for everybody else. */
export function HomePage() {
  const { viewer, isLoading } = useViewer()
  if (isLoading) return <FullScreenSpinner />
  return viewer ? <MemberHome firstName={viewer.firstName} /> : <VisitorHome />
}
