import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { roleLabels } from '../../../../../api/src/features/accounts/team/permissions.rules.ts'
import { paths } from '../../../app/paths.ts'
import {
  AcceptTeamInvitationDocument,
  OpenTeamInvitationDocument,
  type OpenTeamInvitationMutation,
} from '../../../graphql/generated/further/graphql.ts'
import { type Outcome, useAction } from '../../../graphql/use-action.ts'
import { usePending } from '../../../lib/form/use-pending.ts'
import { readLocal } from '../../../lib/session/browser-storage.ts'
import { useLinkToken } from '../../../lib/session/use-link-token.ts'
import { DateTimeText } from '../../../ui/display/date-text.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { PageSpinner } from '../../../ui/feedback/spinner.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { Panel } from '../../../ui/layout/card.tsx'
import { ButtonLink } from '../../../ui/layout/links.tsx'
import { AuthForms } from '../auth-tabs.tsx'
import { FormRefusal } from '../form-refusal.tsx'
import { SaidInstead } from '../recovery/said-instead.tsx'
import { useLogout } from '../use-logout.ts'
import { useViewer } from '../use-viewer.ts'

type Offer = OpenTeamInvitationMutation['openTeamInvitation']

/** The page itself says what came of it. */
const untold = { failure: () => null }

const isDead = (code: string | undefined) => code === 'NOT_FOUND' || code === 'BAD_USER_INPUT'

/** Shows what an invitation offers, and accepts it when told to, with the account of its address. */
export function Invitation() {
  const [token, forgetToken] = useLinkToken()
  const [open] = useAction(OpenTeamInvitationDocument, untold)
  const [opened, setOpened] = useState<Outcome<OpenTeamInvitationMutation>>()
  const [isAccepted, setAccepted] = useState(false)
  const ask = async () => {
    setOpened(undefined)
    setOpened(await open({ token }))
  }
  const askFirst = useEffectEvent(() => void ask())
  useEffect(() => {
    if (token) askFirst()
  }, [token])
  if (isAccepted)
    return (
      <SaidInstead title="Bienvenue dans l’équipe">
        <Text color="fg.muted">Votre compte ouvre maintenant l’administration de la boutique.</Text>
        <ButtonLink size="lg" to={paths.admin()} alignSelf="flex-start">
          Ouvrir l’administration
        </ButtonLink>
      </SaidInstead>
    )
  if (!token) return <DeadInvitation />
  if (!opened) return <PageSpinner />
  if ('refusal' in opened)
    return isDead(opened.refusal.code) ? <DeadInvitation /> : <ErrorState onRetry={() => void ask()} />
  const onAccepted = () => {
    setAccepted(true)
    forgetToken()
  }
  return <OpenInvitation token={token} offer={opened.done.openTeamInvitation} onAccepted={onAccepted} />
}

function DeadInvitation() {
  return (
    <SaidInstead title="Cette invitation n’est plus valable">
      <Text color="fg.muted">
        Elle a déjà servi, elle est trop ancienne, ou elle a été retirée. Demandez-en une autre à la personne
        qui vous a invité.
      </Text>
      <ButtonLink size="lg" to={paths.home()} alignSelf="flex-start">
        Voir la boutique
      </ButtonLink>
    </SaidInstead>
  )
}

function OpenInvitation({
  token,
  offer,
  onAccepted,
}: {
  token: string
  offer: Offer
  onAccepted: () => void
}) {
  const { viewer, isLoading } = useViewer()
  const [tab, setTab] = useState<'connexion' | 'inscription'>(
    readLocal('hasAccount') ? 'connexion' : 'inscription',
  )
  const [hasSignedIn, setSignedIn] = useState(false)
  if (isLoading) return <PageSpinner />
  return (
    <Stack gap="6">
      <Text fontSize="lg" color="fg.muted" overflowWrap="anywhere">
        <chakra.strong color="fg">{offer.invitedBy}</chakra.strong> invite{' '}
        <chakra.strong color="fg">{offer.email}</chakra.strong> à rejoindre l’équipe de la boutique Ramure.
      </Text>
      <Panel px={{ base: '4', md: '5' }} py="4">
        <Stack as="ul" listStyleType="none" gap="2" aria-label="Rôles proposés">
          {offer.roles.map((role) => (
            <li key={role}>
              <strong>{roleLabels[role].name}</strong>
              {`\u00a0: ${roleLabels[role].purpose}`}
            </li>
          ))}
        </Stack>
        <Text color="fg.muted" textStyle="sm" mt="3">
          Valable jusqu’au <DateTimeText date={offer.expiresAt} />.
        </Text>
      </Panel>
      {viewer === null && (
        <>
          <Text>Connectez-vous avec cette adresse, ou ouvrez-lui un compte, puis acceptez l’invitation.</Text>
          <AuthForms
            tab={tab}
            onTabChange={(next) => setTab(next === 'inscription' ? next : 'connexion')}
            onSignedIn={() => setSignedIn(true)}
            address={offer.email}
          />
        </>
      )}
      {viewer && viewer.email !== offer.email && <OtherAccount email={viewer.email} />}
      {viewer?.email === offer.email && (
        <Acceptance token={token} isNext={hasSignedIn} onAccepted={onAccepted} />
      )}
    </Stack>
  )
}

/** Whoever is signed in is not whom the invitation was sent to. */
function OtherAccount({ email }: { email: string }) {
  const { logout, isLoggingOut } = useLogout()
  return (
    <Stack gap="4" align="flex-start">
      <Text overflowWrap="anywhere">
        {`Vous êtes connecté avec une autre adresse, ${email}. Déconnectez-vous, puis ouvrez de nouveau le lien de l’e-mail.`}
      </Text>
      <Button variant="outline" size="lg" onClick={() => void logout()} aria-disabled={isLoggingOut}>
        Se déconnecter
      </Button>
    </Stack>
  )
}

interface AcceptanceProps {
  token: string
  /** The form that had the focus has just made way for this. */
  isNext: boolean
  onAccepted: () => void
}

function Acceptance({ token, isNext, onAccepted }: AcceptanceProps) {
  const next = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNext) return
    next.current?.focus({ preventScroll: true })
    next.current?.scrollIntoView({ block: 'center' })
  }, [isNext])
  const [accept] = useAction(AcceptTeamInvitationDocument, untold)
  const [refused, setRefused] = useState<string>()
  const { isBusy, run } = usePending()
  const press = () =>
    void run(async () => {
      setRefused(undefined)
      const outcome = await accept({ token })
      if ('done' in outcome) onAccepted()
      else setRefused(outcome.refusal.message)
    })
  return (
    <Stack gap="4" align="flex-start">
      <Heading as="h2" textStyle="xl" ref={next} tabIndex={-1} outline="none">
        Il ne reste qu’à accepter
      </Heading>
      <FormRefusal message={refused} />
      <SubmitButton type="button" isBusy={isBusy} busyText="Un instant…" onClick={press}>
        Accepter l’invitation
      </SubmitButton>
    </Stack>
  )
}
