import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageTitle } from '../../ui/layout/page-heading.tsx'

/** Shown when a page throws or its code cannot be loaded; a reload may help. */
export function RouteError() {
  return (
    <>
      <PageTitle>Une erreur est survenue</PageTitle>
      <ErrorState
        title="Cette page n’a pas pu s’afficher"
        description="Rechargez-la. Si cela ne suffit pas, revenez dans quelques minutes."
        onRetry={() => window.location.reload()}
      />
    </>
  )
}
