import { Stack } from '@chakra-ui/react/stack'
import { Tabs } from '@chakra-ui/react/tabs'
import { Text } from '@chakra-ui/react/text'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { type ReactNode, useState } from 'react'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

/** Which form is shown, and what happens once somebody is signed in. */
interface AuthTabsProps {
  tab: 'connexion' | 'inscription'
  onTabChange: (tab: string) => void
  onSignedIn: () => Promise<void> | void
  /** What they were about to do when they were asked to sign in; nothing when they came of their own accord. */
  chosen?: ReactNode
}

const words = {
  connexion: {
    title: 'Heureux de vous revoir',
    lead: 'Retrouvez votre panier et le suivi de vos commandes.',
  },
  inscription: { title: 'Créez votre compte', lead: 'Quatre champs, et vous y êtes.' },
}

/** For who was on the way to something: this is what is left. */
const lastStep = {
  connexion: { title: 'Encore une étape', lead: 'Connectez-vous, et vous y êtes.' },
  inscription: { title: 'Encore une étape', lead: 'Quatre champs, et vous y êtes.' },
}

/** The way in, with the words of its page. */
export function AuthTabs({ tab, onTabChange, onSignedIn, chosen }: AuthTabsProps) {
  return (
    <Stack gap={{ base: '5', md: '8' }} w="full" maxW="md" mx="auto" py={{ lg: '6' }}>
      <PageHeading {...(chosen ? lastStep : words)[tab]} />
      {chosen}
      <AuthForms tab={tab} onTabChange={onTabChange} onSignedIn={onSignedIn} />
      <Text fontSize="sm" color="fg.muted">
        Sans compte, un panier reste dans ce navigateur&#8239;; avec un compte, vous le retrouvez partout.
      </Text>
    </Stack>
  )
}

/** Two tabs: sign in, or open an account. What was typed in one is still there after a look at the other. */
export function AuthForms({
  tab,
  onTabChange,
  onSignedIn,
  address,
}: Omit<AuthTabsProps, 'chosen'> & {
  /** Whose account it is to be, when that is known already. */
  address?: string
}) {
  const [known, setKnown] = useState(address)
  const signInAs = (typed: string) => {
    setKnown(typed)
    onTabChange('connexion')
  }
  return (
    <Tabs.Root
      recipe={tabsSlotRecipe}
      value={tab}
      onValueChange={(change) => onTabChange(change.value)}
      fitted
      size="lg"
    >
      <Tabs.List aria-label="Connexion ou inscription">
        <Tabs.Trigger value="connexion">Se connecter</Tabs.Trigger>
        <Tabs.Trigger value="inscription">S'inscrire</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="connexion" pt={{ base: '5', md: '8' }}>
        <LoginForm address={tab === 'connexion' ? known : undefined} onSignedIn={onSignedIn} />
      </Tabs.Content>
      <Tabs.Content value="inscription" pt={{ base: '5', md: '8' }}>
        <RegisterForm address={address} onSignedIn={onSignedIn} onKnown={signInAs} />
      </Tabs.Content>
    </Tabs.Root>
  )
}
