import type { ReactNode } from 'react'
import { useRememberSignedIn, useUncountedWork, useViewer } from '../../features/accounts/use-viewer.ts'
import { useFreshQuery } from '../../graphql/freshness.ts'
import { InboxCountDocument } from '../../graphql/generated/admin/graphql.ts'
import { useAdministratorsOnly } from '../../graphql/session-ended.ts'
import { useIsPhone } from '../../lib/use-media-query.ts'
import { ClaimsGuardIsOn } from '../../ui/admin/claims/claims-guard.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { AdminBottomBar } from './admin-bottom-bar.tsx'
import { AdminFrame } from './admin-frame.tsx'
import { AdminHeader } from './admin-header.tsx'
import { oneMinuteMs } from './inbox-count.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

/** The frame of the administration. No data is requested before an administrator is known to be signed in. */
export function AdminLayout() {
  const { viewer, isLoading } = useViewer()
  const isPhone = useIsPhone()
  useRememberSignedIn(viewer !== null, isLoading)
  useUncountedWork(viewer)
  const signedIn = viewer?.isAdmin ? 'administrator' : 'customer'
  const nobody = isLoading ? 'unknown' : 'nobody'
  useAdministratorsOnly(viewer ? signedIn : nobody)
  if (!viewer?.isAdmin) return <AdminFrame />
  return (
    <WithClaimsGuard>
      <PageFrame header={<AdminHeader viewer={viewer} />} footer={isPhone && <AdminBottomBar />} isPrivate />
      <UnsavedGuard />
    </WithClaimsGuard>
  )
}

/** Tells the fields of all screens whether the guard is on; asked with the count of the inbox. */
function WithClaimsGuard({ children }: { children: ReactNode }) {
  const { data } = useFreshQuery(InboxCountDocument, { maxAgeMs: oneMinuteMs })
  return <ClaimsGuardIsOn value={data?.claimsGuard !== 'OFF'}>{children}</ClaimsGuardIsOn>
}
