import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { LogOut } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { AccountCard } from './account-card.tsx'
import { useLogout } from './use-logout.ts'

/** Who manages the account, and the way out (spec, section 2). */
export function SettingsCard() {
  const { logout, isLoggingOut } = useLogout()
  return (
    <Stack gap="6" maxW="3xl">
      <AccountCard title="Gestion du compte">
        <Stack gap="3" align="flex-start">
          <Text maxW="prose">
            Votre compte est géré par un fournisseur d’identité externe. Vos informations personnelles et
            votre mot de passe ne se modifient donc pas depuis cette page.
          </Text>
          <ArrowLink to={paths.help()}>Demander une modification</ArrowLink>
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
