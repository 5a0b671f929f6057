import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  type PermissionName,
  permissionsOf,
  permissionsOfRole,
  type Role,
  roles,
} from '../../../../api/src/features/accounts/team/permissions.rules.ts'
import { graphqlAccess } from '../../../../api/src/test/graphql-access.ts'
import { makeToday } from '../../test/data/make-today.ts'
import { ada, openAdmin } from '../../test/open-admin.ts'
import { stubObservers } from '../../test/stub-observers.ts'
import { permissionOf } from '../../ui/admin/access/admin-places.ts'
import { paths } from '../paths.ts'
import { phonePlaces, sharedPlaces } from './phone-places.ts'

stubObservers()
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const employees = roles.filter((role) => role !== 'OWNER')
const open = (role: Role, path: string, answers = {}) =>
  openAdmin(path, answers, { me: { ...ada, permissions: permissionsOfRole[role] } })
const mayOpen = (role: Role) => (address: string) => {
  const permission = permissionOf(address)
  return permission === null || permissionsOf([role]).has(permission)
}

/** What was asked of the server that it refuses to these. */
const refused = (role: Role, fields: readonly string[]) =>
  fields.filter((field) => {
    const access = graphqlAccess[`Query.${field}`]?.access ?? 'visitor'
    return access !== 'visitor' && access !== 'customer' && !permissionsOf([role]).has(access)
  })
const back = () => screen.findByRole('link', { name: /^Revenir à «.Aujourd’hui.»$/ })
const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ')

describe.each(employees)('%s', (role) => {
  const closed = phonePlaces.filter(({ to }) => !mayOpen(role)(to))

  it.each(closed)(
    'is told kindly that $label is not theirs, with a way back, and nothing is asked',
    async ({ to }) => {
      const { fields } = open(role, to)
      expect(await back()).toHaveAttribute('href', '/admin')
      expect(screen.getByText('Cette rubrique n’est pas dans vos rôles')).toBeVisible()
      await waitFor(() => expect(fields).toContain('bell'))
      expect(refused(role, fields)).toEqual([])
    },
  )

  it('finds in header, palette and « Aujourd’hui » no way to where they may not go', async () => {
    const { user, fields } = open(role, '/admin', {
      today: makeToday({ toOrder: [{ productId: '12', name: 'Gourde', inStock: false, waiting: 4 }] }),
      demonstrationFacts: [{ fact: 'Ouverte en 2019' }],
    })
    await screen.findByRole('region', { name: /attend/ })
    const allowed = (addresses: (string | null)[]) =>
      addresses.filter((address) => !mayOpen(role)(address ?? ''))
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(allowed(links())).toEqual([])
    await user.keyboard('{Control>}k{/Control}')
    const choices = await screen.findAllByRole('option')
    const known = new Map(phonePlaces.map(({ to, label }) => [label, to]))
    expect(allowed(choices.map((choice) => known.get(choice.textContent ?? '') ?? '/'))).toEqual([])
    const files = choices.map(({ textContent }) => textContent ?? '').filter((text) => /^Exporter/.test(text))
    // The products are no people: whoever may read them takes them away.
    expect(files).toEqual(role === 'CATALOGUE' ? ['Exporter les produits'] : [])
    expect(refused(role, fields)).toEqual([])
  })
})

/** What each role reads on its first page. */
const days: Record<Exclude<Role, 'OWNER'>, RegExp[]> = {
  CATALOGUE: [/rupture/, /Chaque produit/, /preuve/],
  CONTENT: [/brouillon/],
  CUSTOMERS: [/en retard/, /ce soir/, /liste d’attente/, /rupture/],
  ANALYST: [/recherche/],
}

it.each(employees)('« Aujourd’hui » tells %s what is theirs alone', async (role) => {
  open(role, '/admin')
  const lines = within(await screen.findByRole('region', { name: /attend/ })).getAllByRole('listitem')
  expect(lines.map(text)).toEqual(days[role as keyof typeof days].map((line) => expect.stringMatching(line)))
  expect(screen.queryAllByRole('region', { name: /^Que commander/ })).toHaveLength(
    role === 'CATALOGUE' ? 1 : 0,
  )
})

it('the bar of a phone has the first four places of each role', () => {
  const bars = roles.map((role) => sharedPlaces(mayOpen(role)).bar.map(({ label }) => label))
  expect(bars).toEqual([
    ['Aujourd’hui', 'Produits', 'Messages', 'Demande'],
    ['Aujourd’hui', 'Produits', 'Catégories', 'Images'],
    ['Aujourd’hui', 'Articles', 'Pages', 'Images'],
    ['Aujourd’hui', 'Messages', 'Demande', 'Commandes'],
    ['Aujourd’hui', 'Analytics'],
  ])
  for (const role of roles)
    for (const { to } of sharedPlaces(mayOpen(role)).others) expect(mayOpen(role)(to)).toBe(true)
})

it('the lists of people can be saved as files by whoever may take them away alone', async () => {
  open('CUSTOMERS', '/admin/newsletter', { newsletterSubscribers: { items: [], totalCount: 0 } })
  await screen.findByText('Aucune adresse')
  for (const name of [/^Exporter/, 'Historique des exports'])
    for (const kind of ['link', 'button']) expect(screen.queryByRole(kind, { name })).not.toBeInTheDocument()
  const boxes = within(screen.getByRole('navigation', { name: 'Boîte de réception' })).getAllByRole('link')
  expect(boxes).toHaveLength(5)
})

it('the bell rings for whom there is something to hear of', async () => {
  open('ANALYST', '/admin')
  await screen.findByRole('region', { name: /attend/ })
  expect(screen.queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument()
  open('CATALOGUE', '/admin')
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
})

it('a right that was taken away meanwhile closes its page', async () => {
  let permissions: readonly PermissionName[] = permissionsOfRole.CUSTOMERS
  const refuseOrders = () => {
    permissions = permissionsOfRole.ANALYST
    throw Object.assign(new Error('Accès refusé'), { extensions: { code: 'FORBIDDEN' } })
  }
  openAdmin('/admin/commandes', { me: () => ({ ...ada, permissions }), adminOrders: refuseOrders })
  expect(await back()).toBeVisible()
})

it.each([
  ['/admin/EQUIPE', 'team'],
  ['/admin/messages?etat=a-traiter', 'inbox'],
  [paths.adminRecord('7'), 'catalogue.read'],
  ['/admin?onglet=toString', 'administration'],
  ['/api/admin/orders/export.csv?q=a', 'persons.export'],
  ['/api/admin/products/export.csv', null],
  ['/produits', null],
])('%s asks for %s', (address, permission) => {
  expect(permissionOf(address)).toBe(permission)
})
