import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ada, openAdmin } from '../../test/open-admin.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const result = { detail: null, imageUrl: null, isHidden: false }
const found = [
  { ...result, kind: 'PRODUCT', id: '12', title: 'Savon surgras', detail: '6.50' },
  { ...result, kind: 'ORDER', id: '7', title: 'Zoé Martin', detail: 'zoe@exemple.fr' },
  { ...result, kind: 'CONTACT', id: 'zoe@exemple.fr', title: 'Zoé Martin', detail: 'zoe@exemple.fr' },
]

async function open() {
  const page = openAdmin('/admin?onglet=parametres', { adminSearch: found })
  await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })
  const field = () => screen.findByRole('combobox', { name: /Produit, article, commande/ })
  return { ...page, field }
}

const option = (name: RegExp) => screen.findByRole('option', { name })
const active = async (field: () => Promise<HTMLElement>) =>
  document.getElementById((await field()).getAttribute('aria-activedescendant') ?? '')?.textContent

describe('the palette', () => {
  it('leads with the keyboard alone to a page, and remembers it', async () => {
    const { user, at, field } = await open()
    await user.keyboard('{Control>}k{/Control}')
    await field()
    await user.keyboard('comm{Enter}')
    await waitFor(() => expect(at()).toBe('/admin/commandes'))
    await user.keyboard('{Control>}k{/Control}')
    await field()
    const recent = within(await screen.findByRole('group', { name: 'Récents' }))
    expect(recent.getByRole('option')).toHaveTextContent('Commandes')
  })

  it('finds products, orders and people with one question, and keeps no person', async () => {
    const { user, at, field, sent } = await open()
    await user.click(screen.getByRole('button', { name: /^Aller à/ }))
    await user.type(await field(), 'zoe')
    expect(await option(/Savon surgras ?6,50/)).toBeInTheDocument()
    expect(await option(/Commande n°\s7 ?Zoé Martin, zoe@exemple.fr/)).toBeInTheDocument()
    expect(sent('AdminSearch')).toEqual([{ search: 'zoe' }])
    expect(await active(field)).toMatch(/Savon/)
    await user.keyboard('{ArrowUp}')
    expect(await active(field)).toMatch(/Zoé Martin ?zoe@exemple.fr, messages/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(at()).toBe('/admin/messages?q=zoe%40exemple.fr'))
    expect(localStorage.getItem('admin-choices')).toBe('[]')
  })

  it('says that there is nothing, and goes with Escape', async () => {
    const { user, field } = await open()
    await user.keyboard('{Control>}k{/Control}')
    await field()
    await user.keyboard('%')
    expect(await screen.findByText(/Rien pour/)).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /commande/ })).not.toBeInTheDocument())
  })
})

describe('a file with people in it', () => {
  const save = async (identityConfirmedUntil: string | null) => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const page = openAdmin('/admin?onglet=parametres', { identityConfirmedUntil, passkeys: [] })
    await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })
    await page.user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: /Produit, article, commande/ })
    await page.user.keyboard('exporter comm{Enter}')
    await waitFor(() => expect(page.sent('IdentityConfirmedUntil')).toHaveLength(1))
    return saved
  }
  afterEach(() => vi.restoreAllMocks())

  it('is saved at once by whom has just proven who they are', async () => {
    const saved = await save('2999-01-01T00:00:00.000Z')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(saved.mock.contexts[0]).toHaveAttribute('href', '/api/admin/orders/export.csv')
  })

  it('is asked for with the password ten minutes after signing in, as beside its list', async () => {
    const saved = await save(null)
    expect(await screen.findByLabelText(/^Mot de passe/)).toBeInTheDocument()
    expect(saved).not.toHaveBeenCalled()
  })
})

describe('a command', () => {
  const offered = async (permissions: string[], typed: string) => {
    const { user } = openAdmin('/admin', {}, { me: { ...ada, permissions } })
    await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })
    await user.keyboard('{Control>}k{/Control}')
    await screen.findByRole('combobox', { name: /Produit, article, commande/ })
    await user.keyboard(typed)
    return screen.queryAllByRole('option').map(({ textContent }) => textContent)
  }

  it('that one may not do is not offered, even where one may look', async () => {
    expect(await offered(['administration', 'catalogue.read'], 'nouveau produit')).toEqual([])
  })

  it('that takes products away is for whoever may read them, and no file with people is', async () => {
    expect(await offered(['administration', 'catalogue.read'], 'exporter')).toEqual(['Exporter les produits'])
  })

  it('turns the colours, and offers those alone that are not on', async () => {
    expect(await offered(['administration'], 'passer en mode')).toEqual(['Passer en mode sombre'])
  })
})

describe('the shortcuts', () => {
  it('lead by two letters, never where somebody types', async () => {
    const { user, at } = await open()
    await user.keyboard('gp')
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
    await user.click(await screen.findByRole('searchbox'))
    await user.keyboard('gm?')
    expect(screen.getByRole('searchbox')).toHaveValue('gm?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('are all told by « ? », and can be turned off in this browser', async () => {
    const { user, at } = await open()
    await user.keyboard('?')
    const sheet = within(await screen.findByRole('dialog', { name: 'Raccourcis clavier' }))
    expect(sheet.getByText('Nouveau Produit')).toBeInTheDocument()
    expect(sheet.getByText('Répondre au message ouvert')).toBeInTheDocument()
    await user.click(sheet.getByRole('switch', { name: 'Raccourcis à une touche' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.keyboard('gp')
    expect(at()).toBe('/admin?onglet=parametres')
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('combobox', { name: /commande/ })).toBeInTheDocument()
  })
})
