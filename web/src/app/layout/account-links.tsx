import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { Viewer } from '../../features/accounts/use-viewer.ts'
import { MenuLink } from '../../ui/menu-link.tsx'
import { paths } from '../paths.ts'

const signedIn = ['Mon compte', 'Mes commandes', 'Paramètres']
const signedOut = ['Se connecter', "S'inscrire"]

/** The entries of the account menu. */
export function AccountLinks({ viewer }: { viewer: Viewer | null }) {
  const entries = viewer ? signedIn : signedOut
  return (
    <>
      {viewer && (
        <Text px="3" py="2" fontSize="xs" color="fg.muted" truncate>
          {viewer.email}
        </Text>
      )}
      <chakra.ul listStyleType="none">
        {entries.map((label) => (
          <li key={label}>
            {/* Signing in changes everything that is known: it starts from a fresh page. */}
            <MenuLink to={viewer ? paths.account() : paths.auth()} reloadDocument={!viewer}>
              {label}
            </MenuLink>
          </li>
        ))}
        {viewer?.isAdmin && (
          <li>
            <MenuLink to={paths.admin()}>Administration</MenuLink>
          </li>
        )}
      </chakra.ul>
    </>
  )
}
