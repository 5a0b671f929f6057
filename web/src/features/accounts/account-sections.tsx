import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { LogOut } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { paths } from '../../app/paths.ts'
import { Avatar } from '../../ui/display/avatar.tsx'
import { DateText } from '../../ui/display/date-text.tsx'
import { SprigIcon } from '../../ui/display/sprig-icon.tsx'
import { Panel } from '../../ui/layout/card.tsx'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { useLogout } from './use-logout.ts'
import { type Viewer, viewerInitial } from './use-viewer.ts'

/** Whose account this is, at a glance. */
export function AccountHeading({ viewer }: { viewer: Viewer }) {
  const name = [viewer.firstName, viewer.lastName].filter((part) => part?.trim()).join(' ')
  return (
    <Flex align="center" gap={{ base: '4', md: '6' }}>
      <Avatar size="lg" src={viewer.profileImageUrl} initial={viewerInitial(viewer)} />
      <Box minW="0">
        <Heading as="h1" textStyle="display.md">
          Mon compte
        </Heading>
        <Text color="fg.muted" fontSize={{ md: 'lg' }} overflowWrap="anywhere">
          {name || viewer.email}
        </Text>
      </Box>
    </Flex>
  )
}

const given = (value: string | null): ReactNode =>
  value?.trim() || <chakra.span color="fg.muted">Non renseigné</chakra.span>

/** What the shop knows of who is signed in (specification, section 2). */
export function ProfileCard({ viewer }: { viewer: Viewer }) {
  const fields = [
    { label: 'Prénom', value: given(viewer.firstName) },
    { label: 'Nom', value: given(viewer.lastName) },
    { label: 'E-mail', value: viewer.email },
    { label: 'Membre depuis', value: <DateText date={viewer.createdAt} /> },
  ]
  return (
    <AccountCard title="Vos informations">
      <Grid
        as="dl"
        templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        columnGap="8"
        rowGap={{ base: '5', md: '6' }}
      >
        {fields.map(({ label, value }) => (
          <div key={label}>
            <chakra.dt fontSize="sm" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd fontWeight="medium" fontSize="lg" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </div>
        ))}
      </Grid>
    </AccountCard>
  )
}

/** Beside the profile: whom to ask when something in it is wrong. */
export function ProfileHelp() {
  return (
    <Flex direction="column" align="flex-start" gap="2" bg="bg.plant" rounded="xl" p={{ base: '5', md: '8' }}>
      <SprigIcon boxSize="8" color="fg.plant" />
      <chakra.h2 fontSize="lg" fontWeight="semibold">
        Une information à corriger ?
      </chakra.h2>
      <Text color="fg.muted">Écrivez-nous, nous vous répondons sous 24 h.</Text>
      <ArrowLink to={paths.help()}>Aide et contacts</ArrowLink>
    </Flex>
  )
}

/** Who manages the account, and the way out (specification, section 2). */
export function SettingsCard() {
  const { logout, isLoggingOut } = useLogout()
  return (
    <Stack gap="6" maxW="3xl">
      <AccountCard title="Gestion du compte">
        <Stack gap="3" align="flex-start">
          <Text maxW="prose">
            Votre compte est géré par un fournisseur d’identité externe. Votre e-mail et votre mot de passe se
            changent sur une page à part. Pour une autre information, votre nom par exemple, écrivez-nous.
          </Text>
          <ArrowLink to={paths.accountAccess()}>Changer d’e-mail ou de mot de passe</ArrowLink>
          <ArrowLink to={paths.help()}>Demander une autre modification</ArrowLink>
        </Stack>
      </AccountCard>
      <AccountCard title="Sécurité">
        <Stack gap="3" align="flex-start">
          <Text maxW="prose">
            Les appareils sur lesquels vous êtes connecté, et les connexions à votre compte depuis trois mois.
          </Text>
          <ArrowLink to={paths.accountSecurity()}>Sécurité du compte</ArrowLink>
        </Stack>
      </AccountCard>
      <AccountCard title="Vos données">
        <Stack gap="3" align="flex-start">
          <Text maxW="prose">
            Tout ce que la boutique garde de vous&nbsp;: à voir, à corriger, à emporter, à effacer.
          </Text>
          <ArrowLink to={paths.myData()}>Mes données</ArrowLink>
        </Stack>
      </AccountCard>
      <AccountCard title="Session">
        <Flex
          gap="5"
          justify="space-between"
          align={{ sm: 'center' }}
          direction={{ base: 'column', sm: 'row' }}
        >
          <Text color="fg.muted" maxW="prose">
            Sur un appareil partagé, déconnectez-vous : rien de votre compte n’y restera affiché.
          </Text>
          <Button variant="outline" flexShrink="0" aria-disabled={isLoggingOut} onClick={logout}>
            <LogOut aria-hidden />
            {isLoggingOut ? 'Déconnexion…' : 'Se déconnecter'}
          </Button>
        </Flex>
      </AccountCard>
    </Stack>
  )
}

/** A sheet of the account page, under its own heading. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id} p={{ base: '5', md: '8' }}>
      <Stack gap={{ base: '5', md: '6' }}>
        <Heading as="h2" id={id} textStyle="display.sm">
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  )
}
