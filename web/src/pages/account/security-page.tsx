import { Container } from '@chakra-ui/react/container'
import { Stack } from '@chakra-ui/react/stack'
import { paths } from '../../app/paths.ts'
import { DeviceList } from '../../features/accounts/security/device-list.tsx'
import { PasskeysCard } from '../../features/accounts/security/passkeys-card.tsx'
import { SecondFactorCard } from '../../features/accounts/security/second-factor-card.tsx'
import { SignInHistory } from '../../features/accounts/security/sign-in-history.tsx'
import { TakeBackCard } from '../../features/accounts/security/take-back-card.tsx'
import { useFreshQuery } from '../../graphql/freshness.ts'
import { AccountSecurityDocument } from '../../graphql/generated/security/graphql.ts'
import { useQuerySessionEnded } from '../../graphql/session-ended.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'

/** « Sécurité »: where one is signed in, who tried, and how the account is held. */
export function SecurityPage() {
  const { data, error, retry } = useFreshQuery(AccountSecurityDocument, { maxAgeMs: 0 })
  useQuerySessionEnded(error)
  return (
    <Container data-private py={{ base: '8', md: '12' }} maxW="4xl">
      <PageTitle>Sécurité</PageTitle>
      <Stack gap={{ base: '6', md: '8' }}>
        <Stack gap="3">
          <PageHeading title="Sécurité" lead="Qui entre dans votre compte, et comment." />
          <ArrowLink to={paths.account('parametres')}>Retour aux paramètres</ArrowLink>
        </Stack>
        {!data && error && <ErrorState onRetry={retry} />}
        {!data && !error && <PageSpinner />}
        {data && (
          <>
            <PasskeysCard passkeys={data.passkeys} />
            <SecondFactorCard state={data.secondFactor} hasPasskeys={data.passkeys.length > 0} />
            <DeviceList devices={data.signedInDevices} />
            <TakeBackCard hasPasskeys={data.passkeys.length > 0} />
            <SignInHistory />
          </>
        )}
      </Stack>
    </Container>
  )
}
