import { Container } from '@chakra-ui/react/container'
import { Stack } from '@chakra-ui/react/stack'
import { paths } from '../../app/paths.ts'
import { useResendConfirmation } from '../../features/accounts/recovery/use-account-changes.ts'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { AccountDeletion } from '../../features/rights/account-deletion.tsx'
import { HeldData } from '../../features/rights/held-data.tsx'
import { OwnName } from '../../features/rights/own-name.tsx'
import { useFreshQuery } from '../../graphql/freshness.ts'
import { MyDataDocument } from '../../graphql/generated/rights/graphql.ts'
import { useQuerySessionEnded } from '../../graphql/session-ended.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../ui/feedback/spinner.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'

/** « Mes données »: what the shop holds of who is signed in; to see, correct, take away and end. */
export function MyDataPage() {
  const { viewer } = useViewer()
  const { data, error, retry } = useFreshQuery(MyDataDocument, { maxAgeMs: 0 })
  useQuerySessionEnded(error)
  const resend = useResendConfirmation()
  if (!viewer) return null
  return (
    <Container data-private py={{ base: '8', md: '12' }} maxW="4xl">
      <PageTitle>Mes données</PageTitle>
      <Stack gap={{ base: '6', md: '8' }}>
        <Stack gap="3">
          <PageHeading title="Mes données" lead="Les voir, les corriger, les emporter, les effacer." />
          <ArrowLink to={paths.account('parametres')}>Retour aux paramètres</ArrowLink>
        </Stack>
        {!data && error && <ErrorState onRetry={retry} />}
        {!data && !error && <PageSpinner />}
        {data && (
          <>
            <HeldData {...data.accountData} askConfirmation={async () => void (await resend())} />
            <OwnName
              firstName={viewer.firstName ?? ''}
              lastName={viewer.lastName ?? ''}
              email={viewer.email}
              emailPath={paths.accountAccess()}
            />
            <AccountDeletion {...data.accountData} />
          </>
        )}
      </Stack>
    </Container>
  )
}
