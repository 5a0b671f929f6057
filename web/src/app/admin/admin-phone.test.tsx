import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { noMessages, openAdmin } from '../../test/open-admin.ts'
import { stubObservers } from '../../test/stub-observers.ts'

stubObservers()

/** A window of 390 px: what asks for less than something larger is answered with yes. */
beforeEach(() => {
  sessionStorage.clear()
  const list = (media: string) => ({ media, matches: media.includes('width <') })
  const silent = { addEventListener() {}, removeEventListener() {} }
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ ...list(media), ...silent }) as unknown as MediaQueryList,
  )
})
afterEach(() => vi.restoreAllMocks())

const bar = async () => within(await screen.findByRole('navigation', { name: 'Administration' }))
const product = makeProduct({ id: '7', name: 'Savon', price: '4.50', inStock: true })

describe('on a phone', () => {
  it('the places of every day are in a bar, the one that is open marked, with the unread messages', async () => {
    openAdmin('/admin?onglet=produits&q=savon', { contactMessages: { ...noMessages, unreadCount: 2 } })
    const links = (await bar()).getAllByRole('link')
    await waitFor(() => expect(links[2]).toHaveTextContent('Messages2 messages non lus'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...['/admin', '/admin?onglet=produits', '/admin/messages', '/admin/liste-attente'],
    ])
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[1]])
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('Tableau de bord : Produits')
  })

  it('all the others are in a sheet, which gives the focus back and closes on the way', async () => {
    const { user, at } = openAdmin('/admin')
    const more = (await bar()).getByRole('button', { name: 'Plus' })
    await user.click(more)
    const sheet = await screen.findByRole('dialog', { name: 'Plus' })
    expect(
      within(sheet)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toContain('Paramètres')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
    await user.click(more)
    await user.click(await screen.findByRole('link', { name: 'Commandes' }))
    await waitFor(() => expect(at()).toBe('/admin/commandes'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('who is at work, the shop and the way out are behind the avatar', async () => {
    const { user, at } = openAdmin('/admin')
    expect(screen.queryByText('ada@ramure.example')).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Menu du compte' }))
    expect(screen.getByText('ada@ramure.example')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voir la boutique' })).toHaveAttribute('href', '/')
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }))
    await waitFor(() => expect(at()).toBe('/'))
  })

  it('a list is narrowed in a sheet, whose button says what is chosen and how much is left', async () => {
    const { user, at } = openAdmin('/admin/messages')
    await user.click(await screen.findByRole('button', { name: 'Trier et filtrer' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Trier et filtrer' }))
    await user.selectOptions(sheet.getByRole('combobox', { name: 'État' }), 'Sans réponse')
    await waitFor(() => expect(at()).toBe('/admin/messages?etat=a-traiter'))
    await user.click(sheet.getByRole('button', { name: /^Voir 0.message$/ }))
    const button = await screen.findByRole('button', { name: 'Trier et filtrer, Sans réponse' })
    await user.click(button)
    await user.click(await screen.findByRole('button', { name: 'Tout effacer' }))
    await waitFor(() => expect(at()).toBe('/admin/messages'))
  })

  it('a product is a row: its form, its stock, and its choice among others', async () => {
    const { user, sent, at } = openAdmin('/admin?onglet=produits', {
      products: makePage([product]),
      changeProducts: ({ changes }: { changes: object }) => [{ ...product, ...changes }],
    })
    const row = within((await screen.findByRole('link', { name: 'Savon' })).closest('li') as HTMLElement)
    expect(row.getByText(/4,50/)).toBeInTheDocument()
    await user.click(row.getByRole('switch', { name: /^En stock.: Savon$/ }))
    await waitFor(() => expect(sent('ChangeProducts')).toEqual([{ ids: ['7'], changes: { inStock: false } }]))
    await user.click(row.getByRole('checkbox', { name: 'Sélectionner Savon' }))
    expect(await screen.findByText(/1 produit sélectionné/)).toBeInTheDocument()
    await user.click(row.getByRole('link', { name: 'Savon' }))
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits&fiche=7'))
  })
})
