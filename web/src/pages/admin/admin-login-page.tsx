import { Box } from '@chakra-ui/react/box'
import { Center } from '@chakra-ui/react/center'
import { Stack } from '@chakra-ui/react/stack'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { AdminLoginForm } from '../../features/accounts/admin/admin-login-form.tsx'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { forgetPlace, readPendingChoice } from '../../lib/session/pending-choice.ts'
import { returnPath } from '../../lib/session/return-path.ts'
import { toaster } from '../../lib/toaster.ts'
import { AdminLoginFrame } from '../../ui/admin/admin-waiting.tsx'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { ToastHost } from '../../ui/feedback/toast-host.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'

/** The way into the administration (specification, section 2). An administrator who is signed in already is sent on. */
export function AdminLoginPage() {
  const { viewer, isLoading } = useViewer()
  if (isLoading) return <AdminLoginFrame />
  return <AdminLoginScreen cameSignedIn={viewer?.isAdmin ?? false} />
}

/** A page of the administration, and not this one. */
const isWithin = (path: string) => /^\/admin(?!\/login)([/?#]|$)/.test(path)

/** Where in the administration somebody was, or wanted to go: never out of it. */
function useWantedPage(): string {
  const [query] = useSearchParams()
  const wanted = returnPath(query, readPendingChoice())
  return wanted && isWithin(wanted) ? wanted : paths.admin()
}

function AdminLoginScreen(props: { cameSignedIn: boolean }) {
  const navigate = useNavigate()
  const [cameSignedIn] = useState(props.cameSignedIn)
  const [isLeaving, setLeaving] = useState(false)
  const wanted = useWantedPage()
  if (cameSignedIn) return <Navigate to={wanted} replace />
  const onSignedIn = () => {
    if (readPendingChoice()?.returnTo === wanted) forgetPlace()
    // The next page is to show it: what this one shows goes with it.
    flushSync(() => setLeaving(true))
    toaster.success({ title: 'Connexion réussie' })
    void navigate(wanted, { replace: true })
  }
  return (
    <Center as="main" id="contenu" minH="dvh" p="4">
      <PageTitle>Administration</PageTitle>
      <Stack gap="6" w="full" maxW="md">
        <Panel p={{ base: '5', md: '10' }}>
          <Stack gap="8">
            <SprigIcon boxSize="12" color="accent.fg" />
            <PageHeading title="Administration" lead="Réservée à l’équipe de la boutique." />
            <AdminLoginForm onSignedIn={onSignedIn} />
          </Stack>
        </Panel>
        <Box alignSelf="center">
          <ArrowLink to={paths.home()}>Retour à la boutique</ArrowLink>
        </Box>
      </Stack>
      {!isLeaving && <ToastHost />}
    </Center>
  )
}
