import { ErrorState } from '../ui/error-state.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** A page that broke, or whose code did not come: loading it again is the way out. */
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
