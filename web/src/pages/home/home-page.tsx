import { useViewer } from '../../features/accounts/use-viewer.ts'
import { useFirstPage } from '../../lib/first-page.ts'
import { FullScreenSpinner } from '../../ui/feedback/spinner.tsx'
import { MemberHome } from './member-home.tsx'
import { VisitorHome } from './visitor-home.tsx'

/** `/` : one page for who is signed in, another for everybody else. */
export function HomePage() {
  const { viewer, isLoading } = useViewer()
  const { isRendered, isMember } = useFirstPage()
  if (isLoading && isRendered) return isMember ? <MemberHome firstName={null} /> : <VisitorHome />
  if (isLoading) return <FullScreenSpinner />
  return viewer ? <MemberHome firstName={viewer.firstName} /> : <VisitorHome />
}
