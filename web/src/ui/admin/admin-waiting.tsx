import { FullScreenSpinner } from '../feedback/spinner.tsx'

/** Said where the administration stays an outline for want of scripts. */
export const AdminNeedsScripts = () => (
  <noscript>
    <p>L’administration a besoin de JavaScript : activez-le pour vous connecter.</p>
  </noscript>
)

/** The sign-in page until it is known who is looking. */
export function AdminLoginFrame() {
  return (
    <>
      <FullScreenSpinner />
      <AdminNeedsScripts />
    </>
  )
}
