import { lazy, Suspense } from 'react'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { useFirstPage } from '../../lib/first-page.ts'
import { FullScreenSpinner } from '../../ui/feedback/spinner.tsx'
import { VisitorHome } from './visitor-home.tsx'

// Most visits are a visitor's; a member's page is asked for by its own code.
const MemberHome = lazy(async () => ({ default: (await import('./member-home.tsx')).MemberHome }))

/** `/` : one page for who is signed in, another for everybody else. */
export function HomePage() {
  const { viewer, isLoading } = useViewer()
  const { isRendered, isMember } = useFirstPage()
  if (isLoading && !isRendered) return <FullScreenSpinner />
  if (!viewer && !(isLoading && isMember)) return <VisitorHome />
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <MemberHome firstName={viewer?.firstName ?? null} />
    </Suspense>
  )
}
