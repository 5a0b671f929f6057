import type { PermissionName } from '../../../../../api/src/features/accounts/team/permissions.rules.ts'
import { type AdminPage, addressWords, type adminBoxes, type paths } from '../../../app/paths.ts'

type AdminTab = NonNullable<Parameters<typeof paths.admin>[0]>

/** What one has to be allowed for each tab of the dashboard; the first, « Aujourd’hui », is everybody’s. */
const tabs: Record<AdminTab, PermissionName> = {
  produits: 'catalogue.read',
  categories: 'catalogue.read',
  articles: 'content.read',
  images: 'images',
  preuves: 'catalogue.read',
  allegations: 'catalogue.read',
  pages: 'content.read',
  analytics: 'analytics.read',
  parametres: 'settings',
}

/** Every tab that has a word in its address. */
export const adminTabs = Object.keys(tabs) as AdminTab[]

/** The same for the pages that have an address of their own. */
const pages: Record<(typeof adminBoxes)[number] | AdminPage, PermissionName> = {
  messages: 'inbox',
  'liste-attente': 'waitlist',
  newsletter: 'newsletter',
  commandes: 'orders.read',
  'e-mails': 'mails',
  equipe: 'team',
  jetons: 'tokens',
  registre: 'registry',
  sante: 'operations',
}

/** Files of lists with people in them. */
const personsFile = /^\/api\/admin\/(?!products\/)[a-z]+\/export\.csv$/

const known = <P>(table: Record<string, P>, key: string): P | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/**
 * What one has to be allowed to open an address of the administration; null for all others, which are everybody’s. An
 * address that is none of its places asks for no more than to enter it.
 */
export function permissionOf(address: string): PermissionName | null {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  if (personsFile.test(pathname)) return 'persons.export'
  // Routes are found whatever the case.
  const [, area, page = ''] = pathname.toLowerCase().split('/')
  if (area !== 'admin') return null
  const tab = searchParams.get(addressWords.admin.tab) ?? ''
  return (page === '' ? known(tabs, tab) : known(pages, page)) ?? 'administration'
}
