import { Box } from '@chakra-ui/react/box'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useRememberSignedIn, useUncountedWork, useViewer } from '../../features/accounts/use-viewer.ts'
import { useAdministratorsOnly } from '../../graphql/admin-session.ts'
import { useFreshQuery } from '../../graphql/freshness.ts'
import { BellCountDocument } from '../../graphql/generated/admin/graphql.ts'
import { useIsPhone } from '../../lib/use-media-query.ts'
import { PageNotYours } from '../../ui/admin/access/not-yours.tsx'
import { Permissions, useMayOpen } from '../../ui/admin/access/permissions.ts'
import { ClaimsGuardIsOn } from '../../ui/admin/claims/claims-guard.ts'
import { PageFrame } from '../layout/page-frame.tsx'
import { paths } from '../paths.ts'
import { AdminAccountMenu } from './admin-account-menu.tsx'
import { AdminBottomBar } from './admin-bottom-bar.tsx'
import { AdminBar, AdminFrame } from './admin-frame.tsx'
import { AdminHeader } from './admin-header.tsx'
import { oneMinuteMs } from './inbox-count.tsx'
import { SecondFactorFirst, SecondFactorNote } from './second-factor-demand.tsx'
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
  if (viewer.secondFactorDemand === 'REQUIRED') {
    const header = (
      <AdminBar>
        <Box ms="auto">
          <AdminAccountMenu viewer={viewer} />
        </Box>
      </AdminBar>
    )
    return <PageFrame header={header} instead={<SecondFactorFirst />} isPrivate />
  }
  const header = (
    <>
      <AdminHeader viewer={viewer} />
      {viewer.secondFactorDemand === 'RECOMMENDED' && <SecondFactorNote />}
    </>
  )
  return (
    <Permissions value={viewer.permissions}>
      <WithClaimsGuard>
        <AllowedPage header={header} footer={isPhone && <AdminBottomBar />} />
        <UnsavedGuard />
      </WithClaimsGuard>
    </Permissions>
  )
}

/** The page, or, where one’s roles do not open it, that: before anything of it is asked. The dashboard says so by its tab. */
function AllowedPage(frame: { header: ReactNode; footer: ReactNode }) {
  const { pathname } = useLocation()
  const mayOpen = useMayOpen()
  const isClosed = pathname !== paths.admin() && !mayOpen(pathname)
  return <PageFrame {...frame} instead={isClosed ? <PageNotYours /> : undefined} isPrivate />
}

/** Tells the fields of all screens whether the guard is on; asked with the count of the bell. */
function WithClaimsGuard({ children }: { children: ReactNode }) {
  const { data } = useFreshQuery(BellCountDocument, { maxAgeMs: oneMinuteMs })
  return <ClaimsGuardIsOn value={data?.claimsGuard !== 'OFF'}>{children}</ClaimsGuardIsOn>
}
