import { Container } from '@chakra-ui/react/container'
import { Stack } from '@chakra-ui/react/stack'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { ConfirmAddress } from '../../features/accounts/recovery/confirm-address.tsx'
import { EmailPanel } from '../../features/accounts/recovery/email-panel.tsx'
import { FactorRemoval } from '../../features/accounts/recovery/factor-removal.tsx'
import { ForgotPassword } from '../../features/accounts/recovery/forgot-password.tsx'
import { NewPassword } from '../../features/accounts/recovery/new-password.tsx'
import { PasswordPanel } from '../../features/accounts/recovery/password-panel.tsx'
import { Invitation } from '../../features/accounts/team/invitation.tsx'
import { useFreshQuery } from '../../graphql/freshness.ts'
import { readFragment } from '../../graphql/generated/further/fragment-masking.ts'
import { AccountEmailDocument, EmailPanel_EmailFragmentDoc } from '../../graphql/generated/further/graphql.ts'
import { useQuerySessionEnded } from '../../graphql/session-ended.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { FullScreenSpinner } from '../../ui/feedback/spinner.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { PageHeading, PageTitle } from '../../ui/layout/page-heading.tsx'
import { Section } from '../../ui/layout/section.tsx'

/** A narrow page with one form. */
function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section data-private>
      <PageTitle>{title}</PageTitle>
      <Stack gap="8" maxW="md" mx="auto" minH="96">
        <PageHeading title={title} />
        {children}
      </Stack>
    </Section>
  )
}

/** `/mot-de-passe/oublie`: asks for the mail with the link. */
export function ForgotPasswordPage() {
  const state = useLocation().state as { email?: string } | null
  return (
    <FormPage title="Mot de passe oublié">
      <ForgotPassword address={state?.email} />
    </FormPage>
  )
}

/** `/adresse/confirmation#…`, where the links lead that confirm an address. */
export function ConfirmAddressPage() {
  return (
    <FormPage title="Confirmer mon adresse">
      <ConfirmAddress />
    </FormPage>
  )
}

/** `/invitation#…`, where the mail leads that invites into the team. */
export function InvitationPage() {
  return (
    <FormPage title="Rejoindre l’équipe">
      <Invitation />
    </FormPage>
  )
}

/** `/double-verification#…`, where the mails lead about a second factor that was lost. */
export function FactorRemovalPage() {
  return (
    <FormPage title="Double vérification">
      <FactorRemoval />
    </FormPage>
  )
}

/** `/mot-de-passe/nouveau#…`, where the link of that mail leads. */
export function NewPasswordPage() {
  return (
    <FormPage title="Nouveau mot de passe">
      <NewPassword />
    </FormPage>
  )
}

/** `/mon-compte/identifiants`: the address and the password by which one signs in. */
export function AccessPage() {
  const { data, error, retry } = useFreshQuery(AccountEmailDocument, { maxAgeMs: 0, ssr: false })
  useQuerySessionEnded(error)
  const known = readFragment(EmailPanel_EmailFragmentDoc, data?.accountEmail)
  if (!known) return error ? <ErrorState onRetry={retry} /> : <FullScreenSpinner />
  return (
    <Container data-private py={{ base: '8', md: '12' }}>
      <PageTitle>Identifiants</PageTitle>
      <Stack gap={{ base: '6', md: '8' }} maxW="3xl">
        <PageHeading
          title="Identifiants"
          lead="L’adresse et le mot de passe avec lesquels vous vous connectez."
        />
        <EmailPanel known={known} />
        <PasswordPanel email={known.email} />
        <ArrowLink to={paths.account('parametres')}>Revenir aux paramètres</ArrowLink>
      </Stack>
    </Container>
  )
}
