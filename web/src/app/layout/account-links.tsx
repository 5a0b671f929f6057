import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useLogout } from '../../features/accounts/use-logout.ts'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
import { useFavourites } from '../../lib/session/favourites.ts'
import { MenuButton, MenuLink } from '../../ui/layout/menu.tsx'
import { paths } from '../paths.ts'

const signedIn = [
  { label: 'Mon compte', to: paths.account() },
  { label: 'Mes commandes', to: paths.account('commandes') },
  { label: 'Paramètres', to: paths.account('parametres') },
]
const signedOut = [
  { label: 'Se connecter', to: paths.auth() },
  { label: "S'inscrire", to: paths.auth({ tab: 'inscription' }) },
]

interface AccountLinksProps {
  viewer: Viewer | null
  /** One has been chosen: whatever holds the entries may close. */
  onChoose?: () => void
}

/** The entries of the account menu. */
export function AccountLinks({ viewer, onChoose }: AccountLinksProps) {
  const { logout } = useLogout()
  const entries = viewer ? signedIn : signedOut
  const { length: count } = useFavourites().ids
  const leave = () => {
    onChoose?.()
    void logout()
  }
  return (
    <>
      {viewer && (
        <Text data-private px="3" py="2" fontSize="xs" color="fg.muted" truncate>
          {viewer.email}
        </Text>
      )}
      <chakra.ul listStyleType="none">
        {entries.map(({ label, to }) => (
          <li key={label}>
            {/* Signing in starts from a fresh page load: nothing fetched as a visitor remains. */}
            <MenuLink to={to} reloadDocument={!viewer} onClick={onChoose}>
              {label}
            </MenuLink>
          </li>
        ))}
        <li data-private>
          <MenuLink to={paths.favourites()} onClick={onChoose}>
            {count > 0 ? `Mes favoris (${count})` : 'Mes favoris'}
          </MenuLink>
        </li>
        {viewer?.isAdmin && (
          <li>
            <MenuLink to={paths.admin()} onClick={onChoose}>
              Administration
            </MenuLink>
          </li>
        )}
        {viewer && (
          <chakra.li borderTopWidth="1px" borderColor="border.muted" mt="1" pt="1">
            <MenuButton onClick={leave}>Se déconnecter</MenuButton>
          </chakra.li>
        )}
      </chakra.ul>
    </>
  )
}
