import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { type ReactNode, useState } from 'react'
import { type Role, roleLabels } from '../../../../../api/src/features/accounts/team/permissions.rules.ts'
import {
  RemoveFromTeamDocument,
  RemoveTeamFactorDocument,
  RevokeTeamInvitationDocument,
  type TeamQuery,
} from '../../../graphql/generated/admin/graphql.ts'
import { useAdminAction } from '../../../graphql/use-admin-data.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { RolesDialog } from './team-dialogs.tsx'

type Member = TeamQuery['team'][number]

const nameOf = ({ firstName, lastName, email }: Member) =>
  [firstName, lastName].filter(Boolean).join(' ') || email

/** « Catalogue · Analyse ». */
export const rolesText = (roles: readonly Role[]) =>
  roles.map((role) => roleLabels[role].name).join('\u00a0· ')

interface MemberListProps {
  members: readonly Member[]
  /** Who of them has a second factor, by id. */
  withFactor: readonly string[]
  /** The person who is looking. */
  viewerId: string | undefined
  /** Somebody has other roles now, or none. */
  onChanged: (id: string) => void
}

/** Everybody of the team, what they may do, and how that is changed. */
export function MemberList({ members, withFactor, viewerId, onChanged }: MemberListProps) {
  const [changing, setChanging] = useState<Member | null>(null)
  const [leaving, setLeaving] = useState<Member | null>(null)
  const [remove] = useAdminAction(RemoveFromTeamDocument, { success: 'Personne retirée de l’équipe' })
  const [lost, setLost] = useState<Member | null>(null)
  const [removeFactor] = useAdminAction(RemoveTeamFactorDocument, {
    success: 'Double vérification retirée',
  })
  const { isBusy, run } = usePending()
  const takeFactor = () =>
    run(async () => {
      if (lost && 'done' in (await removeFactor({ id: lost.id }))) onChanged(lost.id)
      setLost(null)
    })
  const takeOut = () =>
    run(async () => {
      if (leaving && 'done' in (await remove({ id: leaving.id }))) onChanged(leaving.id)
      setLeaving(null)
    })
  return (
    <>
      <Stack as="ul" listStyleType="none" gap="3" aria-label="Équipe">
        {members.map((member) => (
          <Row
            key={member.id}
            title={member.id === viewerId ? `${nameOf(member)} (vous)` : nameOf(member)}
            facts={
              <>
                {rolesText(member.roles)}
                <Text color="fg.muted">
                  {withFactor.includes(member.id)
                    ? 'Double vérification activée'
                    : 'Sans double vérification'}
                </Text>
                {nameOf(member) !== member.email && (
                  <Text color="fg.muted" overflowWrap="anywhere">
                    {member.email}
                  </Text>
                )}
              </>
            }
          >
            <Button
              variant="outline"
              aria-label={`Changer les rôles\u00a0: ${nameOf(member)}`}
              onClick={() => setChanging(member)}
            >
              Changer les rôles
            </Button>
            {withFactor.includes(member.id) && member.id !== viewerId && (
              <Button
                variant="outline"
                aria-label={`Double vérification perdue\u00a0: ${nameOf(member)}`}
                onClick={() => setLost(member)}
              >
                Double vérification perdue
              </Button>
            )}
            <Button
              variant="outline"
              aria-label={`Retirer\u00a0: ${nameOf(member)}`}
              onClick={() => setLeaving(member)}
            >
              Retirer
            </Button>
          </Row>
        ))}
      </Stack>
      {changing && (
        <RolesDialog
          member={{ ...changing, name: nameOf(changing) }}
          onDone={() => {
            setChanging(null)
            onChanged(changing.id)
          }}
          onClose={() => setChanging(null)}
        />
      )}
      <ConfirmDialog
        isOpen={lost !== null}
        title={`Retirer la double vérification de ${lost ? nameOf(lost) : ''}\u202f?`}
        confirmLabel="Retirer"
        isBusy={isBusy}
        onConfirm={() => void takeFactor()}
        onCancel={() => setLost(null)}
      >
        Ses codes et ses clés d’accès ne serviront plus : son mot de passe suffira jusqu’à ce qu’elle en
        active d’autres. Faites-le seulement si vous êtes sûr que c’est elle qui vous le demande. Un e-mail la
        prévient.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={`Retirer ${leaving ? nameOf(leaving) : ''} de l’équipe\u202f?`}
        confirmLabel="Retirer"
        isBusy={isBusy}
        onConfirm={() => void takeOut()}
        onCancel={() => setLeaving(null)}
      >
        Son accès à l’administration s’arrête aussitôt, comme les invitations qu’elle a envoyées. Son compte
        de client reste.
      </ConfirmDialog>
    </>
  )
}

interface InvitationListProps {
  invitations: TeamQuery['teamInvitations']
  onRevoked: () => void
}

/** The invitations that nobody has accepted yet. */
export function InvitationList({ invitations, onRevoked }: InvitationListProps) {
  const [revoke] = useAdminAction(RevokeTeamInvitationDocument, { success: 'Invitation retirée' })
  const { isBusy, run } = usePending()
  const end = (id: string) =>
    run(async () => {
      if ('done' in (await revoke({ id }))) onRevoked()
    })
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-label="Invitations en attente">
      {invitations.map(({ id, email, roles, invitedBy, expiresAt }) => (
        <Row
          key={id}
          title={email}
          facts={
            <>
              {rolesText(roles)}
              <Text color="fg.muted">
                {`Invitation de ${invitedBy}, jusqu’au `}
                <DateTimeText date={expiresAt} />
              </Text>
            </>
          }
        >
          <Button
            variant="outline"
            aria-disabled={isBusy}
            aria-label={`Retirer l’invitation\u00a0: ${email}`}
            onClick={() => void end(id)}
          >
            Retirer l’invitation
          </Button>
        </Row>
      ))}
    </Stack>
  )
}

function Row({ title, facts, children }: { title: string; facts: ReactNode; children: ReactNode }) {
  return (
    <li>
      <Panel as="article" data-private px={{ base: '4', md: '5' }} py="3">
        <Flex gap="3" align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
          <Stack gap="1" flex="1 1 16rem" minW="0" textStyle="sm">
            <Heading as="h3" fontSize="md" fontWeight="medium" overflowWrap="anywhere">
              {title}
            </Heading>
            {facts}
          </Stack>
          <Flex gap="2" wrap="wrap" flex="none">
            {children}
          </Flex>
        </Flex>
      </Panel>
    </li>
  )
}
