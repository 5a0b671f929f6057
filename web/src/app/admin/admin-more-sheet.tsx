import { Stack } from '@chakra-ui/react/stack'
import { BottomSheet } from '../../ui/admin/phone/bottom-sheet.tsx'
import { MenuLink } from '../../ui/layout/menu.tsx'
import { paths } from '../paths.ts'

const others = [
  { to: paths.admin('categories'), label: 'Catégories' },
  { to: paths.admin('articles'), label: 'Articles' },
  { to: paths.adminInbox('commandes'), label: 'Commandes' },
  { to: paths.adminInbox('newsletter'), label: 'Newsletter' },
  { to: paths.admin('preuves'), label: 'Preuves' },
  { to: paths.admin('allegations'), label: 'Allégations' },
  { to: paths.admin('pages'), label: 'Pages' },
  { to: paths.admin('analytics'), label: 'Analytics' },
  { to: paths.admin('parametres'), label: 'Paramètres' },
]

/** The places of the administration that the bar has no room for. */
export function AdminMoreSheet({ place, onClose }: { place: string; onClose: () => void }) {
  return (
    <BottomSheet title="Plus" onClose={onClose}>
      <Stack as="ul" listStyleType="none" gap="0">
        {others.map(({ to, label }) => (
          <li key={to}>
            <MenuLink to={to} aria-current={to === place ? 'page' : undefined} onClick={onClose}>
              {label}
            </MenuLink>
          </li>
        ))}
      </Stack>
    </BottomSheet>
  )
}
