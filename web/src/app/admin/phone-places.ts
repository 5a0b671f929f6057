import {
  CalendarCheck,
  ChartColumn,
  ChartLine,
  FileText,
  Images,
  Inbox,
  type LucideIcon,
  Newspaper,
  Package,
  ShoppingBag,
  Tags,
} from 'lucide-react'
import { paths } from '../paths.ts'

/** A place of the administration as a phone leads there; those with an icon may stand in the bar at the bottom. */
export interface PhonePlace {
  to: string
  label: string
  Icon?: LucideIcon
}

/** Every place, those that one goes to every day first. */
export const phonePlaces: PhonePlace[] = [
  { to: paths.admin(), label: 'Aujourd’hui', Icon: CalendarCheck },
  { to: paths.admin('produits'), label: 'Produits', Icon: Package },
  { to: paths.adminInbox('messages'), label: 'Messages', Icon: Inbox },
  { to: paths.adminInbox('liste-attente'), label: 'Demande', Icon: ChartColumn },
  { to: paths.admin('categories'), label: 'Catégories', Icon: Tags },
  { to: paths.admin('articles'), label: 'Articles', Icon: Newspaper },
  { to: paths.adminInbox('commandes'), label: 'Commandes', Icon: ShoppingBag },
  { to: paths.adminInbox('newsletter'), label: 'Newsletter' },
  { to: paths.adminInbox('e-mails'), label: 'E-mails' },
  { to: paths.admin('preuves'), label: 'Preuves' },
  { to: paths.admin('allegations'), label: 'Allégations' },
  { to: paths.admin('pages'), label: 'Pages', Icon: FileText },
  { to: paths.admin('images'), label: 'Images', Icon: Images },
  { to: paths.admin('analytics'), label: 'Analytics', Icon: ChartLine },
  { to: paths.admin('parametres'), label: 'Paramètres' },
  { to: paths.adminPage('equipe'), label: 'Équipe' },
  { to: paths.adminPage('jetons'), label: 'Jetons d’API' },
  { to: paths.adminPage('registre'), label: 'Registre' },
  { to: paths.adminPage('sante'), label: 'Santé' },
]

/** How many stand in the bar, beside the way to the others. */
const inBar = 4

/** Those that somebody may open: the first with an icon for the bar, and the rest. */
export function sharedPlaces(mayOpen: (address: string) => boolean) {
  const open = phonePlaces.filter(({ to }) => mayOpen(to))
  const bar = open.flatMap(({ Icon, ...place }) => (Icon ? [{ ...place, Icon }] : [])).slice(0, inBar)
  return { bar, others: open.filter(({ to }) => bar.every((place) => place.to !== to)) }
}
