import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { AuthPanel } from '../features/accounts/auth-panel.tsx'
import { AuthTabs } from '../features/accounts/auth-tabs.tsx'
import { useViewer } from '../features/accounts/use-viewer.ts'
import { useRedeemPendingChoice } from '../features/cart/use-redeem-pending-choice.ts'
import { localPath } from '../lib/local-path.ts'
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx'
import { PageTitle } from '../ui/page-title.tsx'

/** The way in: sign in, or open an account (spec, section 2). Who is signed in already is sent on. */
export function AuthPage() {
  const { viewer, isLoading } = useViewer()
  if (isLoading) return <FullScreenSpinner />
  return <AuthScreen cameSignedIn={viewer !== null} />
}

function AuthScreen(props: { cameSignedIn: boolean }) {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  // Who signs in here is sent on by `onSignedIn`, once everything is in place.
  const [cameSignedIn] = useState(props.cameSignedIn)
  const redeem = useRedeemPendingChoice()
  const wanted = localPath(query.get('retour'))
  if (cameSignedIn) return <Navigate to={wanted ?? paths.home()} replace />

  const tab = query.get('onglet') === 'inscription' ? 'inscription' : 'connexion'
  const showTab = (next: string) => {
    const changed = new URLSearchParams(query)
    if (next === 'inscription') changed.set('onglet', next)
    else changed.delete('onglet')
    setQuery(changed, { replace: true, preventScrollReset: true })
  }
  const onSignedIn = async () => {
    const choice = await redeem()
    const state = choice?.waitlist && { waitlist: true }
    await navigate(wanted ?? choice?.returnTo ?? paths.home(), { replace: true, state })
  }
  return (
    <Container py={{ base: '8', md: '14' }}>
      <PageTitle>{tab === 'inscription' ? 'Inscription' : 'Connexion'}</PageTitle>
      <Grid
        templateColumns={{ base: '1fr', lg: '1fr 1fr' }}
        gap={{ base: '10', lg: '16' }}
        alignItems="stretch"
      >
        <AuthTabs tab={tab} onTabChange={showTab} onSignedIn={onSignedIn} />
        <AuthPanel />
      </Grid>
    </Container>
  )
}
