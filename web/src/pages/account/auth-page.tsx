import { Container } from '@chakra-ui/react/container'
import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { addressWords, paths } from '../../app/paths.ts'
import { AuthPanel } from '../../features/accounts/auth-panel.tsx'
import { AuthTabs } from '../../features/accounts/auth-tabs.tsx'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { isWanted, PendingChoiceCard } from '../../features/cart/pending-choice-card.tsx'
import { useRedeemPendingChoice } from '../../features/cart/redeem-choice.ts'
import { OpeningReminder } from '../../features/engagement/opening-reminder.tsx'
import type { SignInState } from '../../graphql/session-ended.ts'
import { readPendingChoice } from '../../lib/session/pending-choice.ts'
import { returnPath } from '../../lib/session/return-path.ts'
import { FullScreenSpinner } from '../../ui/feedback/spinner.tsx'
import { PageTitle } from '../../ui/layout/page-heading.tsx'

/** The way in: sign in, or open an account (specification, section 2). Who is signed in already is sent on. */
export function AuthPage() {
  const { viewer, isLoading } = useViewer()
  if (isLoading) return <FullScreenSpinner />
  return <AuthScreen cameSignedIn={viewer !== null} />
}

function AuthScreen(props: { cameSignedIn: boolean }) {
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  // Only for who came signed in: a sign-in on this page goes on by `onSignedIn`.
  const [cameSignedIn] = useState(props.cameSignedIn)
  // Once signed in it is followed, and no longer kept.
  const [choice] = useState(readPendingChoice)
  const redeem = useRedeemPendingChoice()
  if (cameSignedIn) return <Navigate to={returnPath(query, null) ?? paths.home()} replace />

  const isNewHere = (state as SignInState)?.isNewHere
  const named = query.get(addressWords.account.tab)
  const tab = named === 'inscription' || isNewHere ? 'inscription' : 'connexion'
  const showTab = (next: string) => {
    const changed = new URLSearchParams(query)
    if (next === 'inscription') changed.set(addressWords.account.tab, next)
    else changed.delete(addressWords.account.tab)
    setQuery(changed, { replace: true, preventScrollReset: true, state: null })
  }
  const onSignedIn = async () => {
    const followed = await redeem()
    const next = followed?.waitlist && { waitlist: true }
    await navigate(returnPath(query, followed) ?? paths.home(), { replace: true, state: next })
  }
  return (
    <Container py={{ base: '5', md: '14' }}>
      <PageTitle>{tab === 'inscription' ? 'Inscription' : 'Connexion'}</PageTitle>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 1fr' }}
        gap={{ base: '10', lg: '16' }}
        alignItems="stretch"
      >
        <AuthTabs
          tab={tab}
          onTabChange={showTab}
          onSignedIn={onSignedIn}
          chosen={
            choice &&
            isWanted(choice) && <PendingChoiceCard choice={choice} otherwise={<OpeningReminder />} />
          }
        />
        <AuthPanel />
      </Grid>
    </Container>
  )
}
