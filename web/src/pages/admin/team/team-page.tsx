import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Plus } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { useViewer } from '../../../features/accounts/use-viewer.ts'
import { RecordHistory } from '../../../features/audit/history-list.tsx'
import { InviteDialog } from '../../../features/team/admin/team-dialogs.tsx'
import { InvitationList, MemberList, rolesText } from '../../../features/team/admin/team-lists.tsx'
import { TeamDocument } from '../../../graphql/generated/admin/graphql.ts'
import { ViewerDocument } from '../../../graphql/generated/graphql.ts'
import { useAdminQuery } from '../../../graphql/use-admin-data.ts'
import { adminList, useListUrl } from '../../../lib/list/list-url.ts'
import { useMayOpen } from '../../../ui/admin/access/permissions.ts'
import { RowSkeletons } from '../../../ui/admin/record-row.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ArrowLink } from '../../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../../ui/layout/page-heading.tsx'

/** The address says whether somebody is being invited. */
const list = adminList({})

/** How changes of the team are said. */
const memberWords = {
  labels: { roles: 'Rôles', secondFactor: 'Double vérification' },
  tellsBeginning: true,
  show: (field: string, roles: unknown) => {
    if (field === 'secondFactor') return roles ? 'activée' : 'retirée'
    return Array.isArray(roles) && roles.length > 0 ? rolesText(roles) : 'aucun, hors de l’équipe'
  },
}

/** Who works in the shop, in which roles, and who is invited. */
export function TeamPage() {
  const client = useApolloClient()
  const { viewer } = useViewer()
  const mayOpen = useMayOpen()
  const { params, change } = useListUrl(list)
  const isInviting = params.record === 'new'
  const setInviting = (isOpen: boolean) => change({ record: isOpen ? 'new' : '' })
  const { data, error, retry, refetch } = useAdminQuery(TeamDocument, { maxAgeMs: 0, variables: {} })
  const reload = () => void refetch().catch(() => undefined)
  // Whoever has changed what they may do themselves may have to leave this page.
  const onChanged = (id: string) => {
    if (id !== viewer?.id) return reload()
    void client
      .query({ query: ViewerDocument, fetchPolicy: 'network-only' })
      .catch(() => undefined)
      .then(reload)
  }
  return (
    <Container py={{ base: '4', md: '8' }}>
      <PageTitle>Équipe</PageTitle>
      <Stack gap="6">
        <PageHeading
          title="Équipe"
          lead={'Qui travaille à la boutique, et ce que chacun peut y faire\u00a0: ses rôles le disent.'}
        />
        <Flex gap="4" align="center" wrap="wrap">
          <Button onClick={() => setInviting(true)}>
            <Plus aria-hidden />
            Inviter quelqu’un
          </Button>
          {mayOpen(paths.admin('parametres')) && (
            <ArrowLink to={paths.admin('parametres')}>Paramètres</ArrowLink>
          )}
        </Flex>
        {error && !data && <ErrorState onRetry={retry} />}
        {!data && !error && (
          <Stack gap="4" aria-busy>
            <RowSkeletons />
          </Stack>
        )}
        {data && (
          <>
            <Stack as="section" gap="4">
              <Heading as="h2" textStyle="2xl">
                Membres
              </Heading>
              <MemberList
                members={data.team}
                withFactor={data.teamFactors}
                viewerId={viewer?.id}
                onChanged={onChanged}
              />
            </Stack>
            <Stack as="section" gap="4">
              <Heading as="h2" textStyle="2xl">
                Invitations en attente
              </Heading>
              {data.teamInvitations.length > 0 ? (
                <InvitationList invitations={data.teamInvitations} onRevoked={reload} />
              ) : (
                <Text color="fg.muted">Aucune invitation n’attend de réponse.</Text>
              )}
            </Stack>
            <RecordHistory subjectType="MEMBER" none="Personne n’a encore été invité." {...memberWords} />
          </>
        )}
      </Stack>
      {isInviting && (
        <InviteDialog
          onDone={() => {
            setInviting(false)
            reload()
          }}
          onClose={() => setInviting(false)}
        />
      )}
    </Container>
  )
}
