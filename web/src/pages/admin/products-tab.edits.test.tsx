import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hasSessionEnded } from '../../lib/session/session-ended-note.ts'
import { makeCategory } from '../../test/data/make-category.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { ada, openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const [kitchen, garden] = [
  makeCategory({ id: '2', name: 'Cuisine' }),
  makeCategory({ id: '3', name: 'Jardin' }),
]
const flask = makeProduct({ id: '11', version: 4, name: 'Gourde inox', price: '24.90', category: kitchen })

const form = () => within(screen.getByRole('form', { name: 'Modifier le produit' }))
const field = (name: string) => form().getByLabelText(name)
const save = (user: Page['user']) => user.click(screen.getByRole('button', { name: 'Enregistrer' }))
const retype = async (user: Page['user'], name: string, text: string) => {
  await user.clear(field(name))
  await user.type(field(name), text)
}
const expiredSession = () => refuse('UNAUTHENTICATED', 'Unauthorized')

type Page = Awaited<ReturnType<typeof open>>

/** A server that holds one product and refuses stale copies of it, at the address of its form. */
async function open(
  answers: Answers = {},
  shop = { product: flask },
  path = '/admin?onglet=produits&fiche=11',
) {
  const message = 'Cette fiche a été modifiée entre-temps par une autre personne.'
  const updateProduct = ({ version, input }: { version: number; input: Record<string, unknown> }) => {
    if (version !== shop.product.version) return refuse('CONFLICT', message, { fields: { version: message } })
    shop.product = { ...shop.product, ...input, version: version + 1 }
    return shop.product
  }
  const page = openAdmin(path, {
    ...{ categories: [kitchen, garden], products: () => makePage([shop.product]) },
    ...{ product: () => shop.product, updateProduct, loginAdministrator: () => ada, ...answers },
  })
  await screen.findByRole('form', { name: 'Modifier le produit' })
  return { ...page, shop }
}

/** Somebody else saves the product meanwhile. */
const overtake = (page: Page, fields: Record<string, unknown>) => {
  page.shop.product = { ...page.shop.product, ...fields, version: page.shop.product.version + 1 }
}

describe('of two who edit one product, the second', () => {
  const conflict = async () => within(await screen.findByRole('alert'))

  const collide = async () => {
    const page = await open()
    await retype(page.user, 'Nom', 'Gourde isotherme')
    overtake(page, { price: '19.90', ecoScore: '9.1', name: 'Gourde 2026', category: garden })
    await save(page.user)
    const notice = await conflict()
    return { ...page, notice }
  }

  it('is told, and sees what changed', async () => {
    const { notice } = await collide()
    expect(
      notice.getByRole('heading', { name: 'Cette fiche a été modifiée entre-temps par une autre personne.' }),
    ).toBeInTheDocument()
    const changes = notice
      .getAllByRole('term')
      .map((term) => [term, ...(term.nextElementSibling?.children ?? [])].map((part) => part.textContent))
    expect(changes).toEqual([
      ['Nom', 'Gourde inox', 'Gourde 2026'],
      ['Prix (€)', '24,90\u00a0€', '19,90\u00a0€'],
      ['Catégorie', 'Cuisine', 'Jardin'],
      ['Éco-score (sur 10)', '8,7', '9,1'],
    ])
    expect(field('Nom')).toHaveValue('Gourde isotherme')
  })

  it('keeps what is theirs: their own fields alone, over the new version', async () => {
    const { user, notice, sent, at } = await collide()
    await user.click(notice.getByRole('button', { name: 'Garder mes modifications' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field('Nom')).toHaveValue('Gourde isotherme')
    expect(field('Prix (€)')).toHaveValue('19,90')
    expect(field('Catégorie')).toHaveDisplayValue('Jardin')
    await save(user)
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
    expect(sent('UpdateProduct').at(-1)).toEqual({
      ...{ id: '11', version: 5, input: { name: 'Gourde isotherme' } },
    })
  })

  it('is still asked before that is lost', async () => {
    const { user, notice } = await collide()
    await user.click(notice.getByRole('button', { name: 'Garder mes modifications' }))
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByRole('alertdialog', { name: /Abandonner/ })).toBeInTheDocument()
  })

  it('or takes the saved version, and nothing is left to ask about', async () => {
    const { user, notice, at } = await collide()
    await user.click(notice.getByRole('button', { name: 'Prendre la version enregistrée' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(field('Nom')).toHaveValue('Gourde 2026')
    expect(field('Prix (€)')).toHaveValue('19,90')
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('whose images alone were changed need only save again', async () => {
    const page = await open()
    await retype(page.user, 'Nom', 'Gourde isotherme')
    overtake(page, { imageUrl: '/public-objects/products/a.webp' })
    await save(page.user)
    expect(await screen.findByText(/modifiée entre-temps/)).toBeInTheDocument()
    await waitFor(() => expect(page.sent('AdminProduct')).toHaveLength(2))
    await save(page.user)
    await waitFor(() => expect(page.at()).toBe('/admin?onglet=produits'))
    expect(page.sent('UpdateProduct').at(-1)).toMatchObject({
      version: 5,
      input: { name: 'Gourde isotherme' },
    })
  })
})

describe('a session that expires during a save', () => {
  const expire = async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { href: 'http://localhost/', origin: 'http://localhost', assign })
    const page = await open({ updateProduct: expiredSession })
    await retype(page.user, 'Nom', 'Gourde isotherme')
    await page.user.click(field('Produit vedette'))
    await save(page.user)
    expect(await screen.findByText('Session expirée')).toBeInTheDocument()
    expect(screen.getByText('Veuillez vous reconnecter.')).toBeInTheDocument()
    return { ...page, assign }
  }

  it('is said, and half a second later leads to the sign-in, unasked', async () => {
    const delays = vi.spyOn(globalThis, 'setTimeout')
    const { assign } = await expire()
    await waitFor(() => expect(assign.mock.calls).toEqual([['/api/login']]))
    expect(hasSessionEnded()).toBe(true)
    expect(delays.mock.calls.map(([, delayMs]) => delayMs)).toContain(500)
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(false)
  })

  it('leads back to the same address, with what was typed; saved, it sends that alone', async () => {
    const { assign, unmount } = await expire()
    await waitFor(() => expect(assign).toHaveBeenCalledTimes(1))
    unmount()
    const again = openAdmin('/admin/login', { loginAdministrator: () => ada }, { me: null })
    await again.user.type(await screen.findByLabelText('Mot de passe'), 'secret1{Enter}')
    await waitFor(() => expect(again.at()).toBe('/admin?onglet=produits&fiche=11'))
    again.unmount()
    const { user, sent, at } = await open()
    expect(field('Nom')).toHaveValue('Gourde isotherme')
    expect(field('Produit vedette')).toBeChecked()
    expect(field('Prix (€)')).toHaveValue('24,90')
    await save(user)
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
    expect(sent('UpdateProduct')).toEqual([
      { id: '11', version: 4, input: { name: 'Gourde isotherme', featured: true } },
    ])
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('and meanwhile somebody else saves: they are told as ever, and nothing of theirs is undone', async () => {
    const { unmount } = await expire()
    unmount()
    const { user, sent } = await open({}, { product: { ...flask, version: 5, price: '19.90' } })
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('19,90 €')).toBeInTheDocument()
    await user.click(notice.getByRole('button', { name: 'Garder mes modifications' }))
    expect(field('Prix (€)')).toHaveValue('19,90')
    await save(user)
    await waitFor(() =>
      expect(sent('UpdateProduct')).toEqual([
        { id: '11', version: 5, input: { name: 'Gourde isotherme', featured: true } },
      ]),
    )
  })
})

describe('what is typed and not saved', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Abandonner les modifications\u202f?' })
  const answer = async (name: string) => within(await question()).getByRole('button', { name })

  it.each([
    ['Escape', ({ user }: Page) => user.keyboard('{Escape}')],
    ['« Fermer »', ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Fermer' }))],
    ['« Annuler »', ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Annuler' }))],
    ['Back', ({ router }: Page) => router.navigate('/admin?onglet=produits')],
    ['another page', ({ router }: Page) => router.navigate('/admin/messages')],
  ])('is not lost by %s unasked', async (_way, leave) => {
    const page = await open()
    await retype(page.user, 'Nom', 'À moitié')
    await leave(page)
    expect(
      within(await question()).getByText('Ce que vous avez saisi n’est pas enregistré et sera perdu.'),
    ).toBeInTheDocument()
    await page.user.click(await answer('Continuer la saisie'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(page.at()).toBe('/admin?onglet=produits&fiche=11')
    expect(field('Nom')).toHaveValue('À moitié')
  })

  it('given up, is gone for good', async () => {
    const page = await open()
    await retype(page.user, 'Nom', 'À moitié')
    await page.user.keyboard('{Escape}')
    await page.user.click(await answer('Abandonner'))
    await waitFor(() => expect(page.at()).toBe('/admin?onglet=produits'))
    await page.router.navigate('/admin?onglet=produits&fiche=11')
    await screen.findByRole('form', { name: 'Modifier le produit' })
    expect(field('Nom')).toHaveValue('Gourde inox')
  })

  it('is asked about when the tab is closed', async () => {
    const { user } = await open()
    const close = () => {
      const closing = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(closing)
      return closing.defaultPrevented
    }
    expect(close()).toBe(false)
    await user.type(field('Nom'), '!')
    expect(close()).toBe(true)
    await user.type(field('Nom'), '{Backspace}')
    expect(close()).toBe(false)
  })

  it('is nothing when nothing was typed: no question', async () => {
    const { user, at } = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})
