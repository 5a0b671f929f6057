import { Container } from '@chakra-ui/react/container'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { Tabs } from '@chakra-ui/react/tabs'
import { tabsSlotRecipe } from '@chakra-ui/react/theme'
import { useSearchParams } from 'react-router-dom'
import { addressWords, paths } from '../../app/paths.ts'
import {
  AccountHeading,
  ProfileCard,
  ProfileHelp,
  SettingsCard,
} from '../../features/accounts/account-sections.tsx'
import { useViewer } from '../../features/accounts/use-viewer.ts'
import { useFavourites } from '../../lib/session/favourites.ts'
import { ArrowLink } from '../../ui/layout/links.tsx'
import { PageTitle } from '../../ui/layout/page-heading.tsx'
import { AccountOrders } from './account-orders.tsx'

const tabs = [
  { value: 'profil', label: 'Mon compte' },
  { value: 'commandes', label: 'Mes commandes' },
  { value: 'parametres', label: 'Paramètres' },
] as const

/** Profile, orders and settings of who is signed in; the URL says which (specification, section 2). */
export function AccountPage() {
  const { viewer } = useViewer()
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find(({ value }) => value === query.get(addressWords.account.tab)) ?? tabs[0]
  const { length: count } = useFavourites().ids
  if (!viewer) return null
  const showTab = (value: string) =>
    setQuery(value === 'profil' ? {} : { [addressWords.account.tab]: value }, {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <Container data-private py={{ base: '8', md: '12' }}>
      <PageTitle>{tab.label}</PageTitle>
      <Stack gap={{ base: '6', md: '8' }}>
        <Flex wrap="wrap" justify="space-between" align="center" columnGap="6" rowGap="2">
          <AccountHeading viewer={viewer} />
          <ArrowLink to={paths.favourites()}>
            {count > 0 ? `Mes favoris (${count})` : 'Mes favoris'}
          </ArrowLink>
        </Flex>
        <Tabs.Root
          recipe={tabsSlotRecipe}
          value={tab.value}
          onValueChange={(change) => showTab(change.value)}
          size="lg"
          lazyMount
          unmountOnExit
        >
          <Tabs.List aria-label="Rubriques du compte">
            {tabs.map(({ value, label }) => (
              <Tabs.Trigger
                key={value}
                value={value}
                flex={{ base: '1 1 auto', sm: 'none' }}
                whiteSpace="nowrap"
                justifyContent="center"
                px={{ base: '1', sm: '5' }}
                textStyle={{ base: 'sm', sm: 'md' }}
              >
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="profil" pt="8">
            <Grid templateColumns={{ base: '1fr', lg: '2fr 1fr' }} gap="6">
              <ProfileCard viewer={viewer} />
              <ProfileHelp />
            </Grid>
          </Tabs.Content>
          <Tabs.Content value="commandes" pt="8">
            <AccountOrders />
          </Tabs.Content>
          <Tabs.Content value="parametres" pt="8">
            <SettingsCard />
          </Tabs.Content>
        </Tabs.Root>
      </Stack>
    </Container>
  )
}
