import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { allRoutes } from '../../../app/router.ts'
import { countVisits } from '../../../lib/track.ts'
import { makeMessage } from '../../../test/data/make-message.ts'
import { makeOrders } from '../../../test/data/make-order.ts'
import { makeSession } from '../../../test/data/make-session.ts'
import { makeViewer } from '../../../test/data/make-viewer.ts'
import { openAdmin } from '../../../test/open-admin.ts'
import { closeCollection, openCollection } from '../../../test/open-collection.ts'
import { renderRoutes } from '../../../test/render.tsx'
import { schemaFetch } from '../../../test/schema-fetch.ts'
import { stubObservers } from '../../../test/stub-observers.ts'

stubObservers()
afterEach(closeCollection)

/** Looks at a click on everything; none is acted upon, so that all of them stay. */
const pressAll = () => {
  const keep = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  // After the collection, which listens here as well, and before React.
  document.addEventListener('click', keep, true)
  const all = [...document.querySelectorAll('button, a[href], [role=tab]')]
  for (const element of all)
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  document.removeEventListener('click', keep, true)
  return all
}

it('names nobody on the account page nor in its menu', async () => {
  const page = openCollection('', '/mon-compte')
  const fetch = schemaFetch({ ...makeSession([], makeViewer()).answers, orders: makeOrders([]) })
  const { user } = renderRoutes(allRoutes, { path: '/mon-compte', fetch })
  await screen.findByRole('heading', { level: 1, name: 'Mon compte' })
  await user.click(screen.getByRole('button', { name: 'Menu du compte' }))
  await screen.findByRole('link', { name: 'Paramètres' })
  const count = pressAll().length
  page.leave()
  const clicks = page.told('click')
  expect(clicks.length).toBeGreaterThan(count - 1)
  expect(clicks.map(({ elementText }) => elementText)).toContain('Menu du compte')
  expect(page.wire()).not.toMatch(/camille|roux/i)
  const tab = screen.getByRole('tab', { name: 'Mes commandes' })
  await user.click(tab)
  expect(page.told('click').at(-1)).toMatchObject({ elementType: 'tab', pageUrl: '/mon-compte' })
  expect(page.told('click').at(-1)).not.toHaveProperty('elementText')
})

it('names nobody in the administration, in its drawers neither', async () => {
  const page = openCollection('', '/admin/messages')
  const message = makeMessage({
    ...{ id: '7', isRead: true, email: 'ana@exemple.fr', subject: 'Colis perdu', message: 'Où est-il passé' },
  })
  openAdmin('/admin/messages?fiche=7', {
    contactMessages: { items: [message], totalCount: 1, unreadCount: 0, overdueCount: 0 },
    contactMessage: message,
  })
  await screen.findByRole('dialog')
  await screen.findAllByText('Où est-il passé')
  // An administrator is not counted; were they, this is what would be told.
  countVisits(true)
  pressAll()
  const texts = page.told('click').map(({ elementText }) => elementText)
  expect(texts).toContain('Tableau de bord')
  // What the drawer's own button says.
  expect(texts).not.toContain('Fermer')
  expect(page.wire()).not.toMatch(/\bana\b|petit|exemple|colis|passé|ramure\.example/i)
})

it('tells nothing of an administrator at work, in the administration and in the shop', async () => {
  const page = openCollection('', '/admin/messages')
  const { user } = openAdmin('/admin/messages', { categories: [] })
  await user.click(await screen.findByRole('link', { name: 'Voir la boutique' }))
  await screen.findByRole('heading', { level: 1, name: 'Bonjour Ada' })
  pressAll()
  page.leave()
  expect(page.sendings).toEqual([])
})

it('counts again whoever is here once the administrator has left', async () => {
  const page = openCollection('', '/admin')
  const { user } = openAdmin('/admin')
  await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
  await screen.findByRole('heading', { level: 1, name: /Mieux choisir/ })
  pressAll()
  expect(page.told('click').length).toBeGreaterThan(5)
})
