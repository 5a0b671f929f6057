import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { totalsOf } from '../../../../api/src/features/cart/cart-totals.rules.ts'
import { readPendingChoice } from '../../lib/session/pending-choice.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSettings } from '../../test/data/make-settings.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { besideToasts, renderRoutes } from '../../test/render.tsx'
import type { Answers } from '../../test/schema-fetch.ts'
import { ProductPage } from './product-page.tsx'

const image = (id: string, displayOrder: number) => ({
  id,
  imageUrl: `/public-objects/products/${id}.webp`,
  altText: `Savon, ${id}`,
  displayOrder,
  isPrimary: displayOrder === 0,
})
const soap = makeProduct({
  id: '7',
  name: 'Savon surgras',
  price: '12.90',
  whyChoose: 'Fabriqué à froid.',
  moneySavings: '18 € par an.',
  lifeBenefits: '  ',
  images: [image('face', 0), image('dos', 1), image('coupe', 2)],
})

/** A product at its address. */
async function open(
  product: unknown = soap,
  path = '/produit/7',
  others: unknown[] = [],
  more: Answers = {},
) {
  const answers = { product, products: makePage(others), ...more }
  const page = renderRoutes(
    besideToasts([
      { path: 'produit/:id', element: <ProductPage /> },
      { path: 'auth', element: <h1>Se connecter</h1> },
    ]),
    { path, answers },
  )
  await screen.findByRole('heading', { level: 1 })
  return page
}

const quantity = () => screen.getByRole('textbox', { name: 'Quantité' })
const add = () => screen.getByRole('button', { name: 'Ajouter au panier' })

describe('a product', () => {
  it('tells its figures under its title, its reasons before the method, and when to do without', async () => {
    const figures = {
      savingsPerYear: '57.00',
      impactFigure: '12700.00',
      impactUnit: 'L d’eau économisés par an',
    }
    const savingsComparison = 'face à 12 L/min'
    await open(
      makeProduct({
        ...soap,
        ...figures,
        savingsComparison,
        heatingSavingsText: 'jusqu’à 70\u00a0€ d’électricité',
        usualUseText: '2\u00a0personnes',
        keepIf: 'Si le vôtre suffit.',
        testVolume: '1.0',
      }),
    )
    const shown = screen.getByLabelText('En chiffres')
    expect(
      within(shown)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Face à 12 L/min, 2\u00a0personnes\u00a0:',
      '57\u00a0€ économisés par an',
      '12\u00a0700\u00a0L d’eau économisés par an',
      'Jusqu’à 70\u00a0€ d’électricité de plus avec un chauffe-eau électrique',
    ])
    const method = await screen.findByRole('heading', { name: 'Comment se calcule l’éco-score' })
    const doWithout = screen.getByText('Si le vôtre suffit.')
    expect(screen.getByRole('heading', { name: 'Quand garder ce que vous avez' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Tester le vôtre/ })).toHaveAttribute('href', '/comparer?ids=7')
    expect(doWithout.compareDocumentPosition(method)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('is placed, priced and explained', async () => {
    await open()
    const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }))
    expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Accueil', '/'],
      ['Nos produits', '/produits'],
      ['Produits du quotidien', '/produits?category=produits-zero-dechet'],
    ])
    expect(screen.getByRole('heading', { level: 1, name: 'Savon surgras' })).toBeInTheDocument()
    expect(document.getElementById('prix')).toHaveTextContent('12,90 €')
    // Its rating is in the catalogue, but nobody could have bought and reviewed it yet.
    expect(document.body).not.toHaveTextContent(/avis|sur 5/)
    expect(
      within(await screen.findByRole('list', { name: 'Les cinq critères' })).getAllByRole('listitem'),
    ).toHaveLength(5)
    // The scale, and what is published of it, once.
    expect(screen.getAllByText(/0 à 2\spoints/)).toHaveLength(1)
    expect(screen.getByText(/Note saisie, sans détail par critère/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /méthode/ })).toHaveAttribute('href', '/methode')
    // The shop's texts are an answer of their own.
    await waitFor(() =>
      expect(screen.getByRole('list', { name: 'Livraison et retours' })).toHaveTextContent(
        'Retour sous 30 jours, à vos frais ; gratuit si le produit a un défaut',
      ),
    )
  })

  it.each([
    ['49.99', true, 'Livraison 5,99 €, offerte dès 50 €'],
    ['50.00', true, 'Livraison offerte'],
    ['49.99', false, null],
  ])(
    'says by its price what the cart will ask for delivery: %s, in stock %s',
    async (price, inStock, words) => {
      await open(makeProduct({ ...soap, price, inStock }))
      const { shipping } = totalsOf([{ price, quantity: 1 }])
      expect(Number(shipping)).toBe(words?.includes('5,99') || !inStock ? 5.99 : 0)
      const line = screen.queryByText(/^Livraison (?:\d|offerte)/)
      expect(line?.textContent.replaceAll(/\s/g, ' ') ?? null).toBe(words)
    },
  )

  it.each([
    ['oui', true, 'En stock'],
    ['non', true, 'Bientôt en vente'],
    ['oui', false, 'Rupture de stock'],
    ['non', false, 'Rupture de stock'],
  ])(
    'says beside its price whether it can be had: sales open %s, in stock %s: %s',
    async (sales, inStock, words) => {
      await open(makeProduct({ ...soap, inStock }), '/produit/7', [], {
        settings: makeSettings({ sales_open: sales }),
      })
      const price = document.getElementById('prix')
      await waitFor(() => expect(price).toHaveTextContent(words))
      const others = ['En stock', 'Bientôt en vente', 'Rupture de stock'].filter((each) => each !== words)
      for (const other of others) expect(price).not.toHaveTextContent(other)
    },
  )

  it('that the shop hides says so to the administrator who sees it, and leads to its form', async () => {
    await open(makeProduct({ ...soap, visible: false }))
    const note = within(await screen.findByRole('complementary', { name: 'Produit masqué' }))
    expect(note.getByText('Masqué')).toBeInTheDocument()
    expect(note.getByRole('link', { name: 'Modifier la fiche' })).toHaveAttribute(
      'href',
      '/admin?onglet=produits&fiche=7',
    )
  })

  it('says of a saving that takes a habit that it is there to be made, after what the product itself changes', async () => {
    const savingsComparison = 'face à 4 plats à emporter par semaine'
    const impact = { impactFigure: '180.00', impactUnit: 'emballages en moins par an' }
    await open(
      makeProduct({ ...soap, ...impact, savingsPerYear: '540.00', paybackMonths: 1, savingsComparison }),
    )
    const figures = within(screen.getByLabelText('En chiffres')).getAllByRole('listitem')
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      'Face à 4 plats à emporter par semaine\u00a0:',
      '180 emballages en moins par an',
      '540\u00a0€ d’économie par an, selon l’usage',
      '1\u00a0mois pour le rembourser, selon l’usage',
    ])
  })

  it('offers figures of one’s own household only where a household changes them', async () => {
    const saving = { ...soap, savingsPerYear: '74.00' }
    await open(makeProduct(saving))
    expect(screen.getByRole('button', { name: 'Adapter à mon foyer' })).toBeInTheDocument()
    cleanup()
    await open(makeProduct({ ...saving, savingsFollowHousehold: false }))
    expect(screen.getByLabelText('En chiffres')).toHaveTextContent('74')
    expect(screen.queryByRole('button', { name: 'Adapter à mon foyer' })).not.toBeInTheDocument()
  })

  it('leaves out the reasons nobody wrote', async () => {
    await open()
    expect(screen.getByRole('heading', { name: /Pourquoi choisir ce produit/ })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Vos économies' })).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Les bénéfices au quotidien' })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'L’impact, en chiffres' })).not.toBeInTheDocument()
  })

  it('is followed by four others of its category, never by itself', async () => {
    const others = ['A', 'B', 'C', 'D'].map((name) => makeProduct({ name }))
    await open(soap, '/produit/7', [others[0], soap, ...others.slice(1)])
    const shelf = within(await screen.findByRole('region', { name: 'Dans la même catégorie' }))
    const cards = await shelf.findAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual(['A', 'B', 'C', 'D'])
  })

  it('leads from the score by its price to how it comes about, and from there to a form that knows who is signed in', async () => {
    const me = makeViewer({ firstName: 'Ana', lastName: 'Petit', email: 'ana@exemple.fr' })
    const { user } = await open(soap, '/produit/7', [], { me })
    const method = await screen.findByRole('heading', { name: 'Comment se calcule l’éco-score' })
    await user.click(screen.getByRole('link', { name: /^Éco-score/ }))
    expect(method).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: 'Contester cette note' }))
    const form = within(await screen.findByRole('form', { name: 'Contester cette note' }))
    const criterion = form.getByRole('combobox', { name: 'Critère contesté' })
    expect(criterion).toHaveFocus()
    expect(['Prénom', 'Nom', 'E-mail'].map((name) => form.getByRole('textbox', { name }))).toEqual(
      ['Ana', 'Petit', 'ana@exemple.fr'].map((value) => expect.objectContaining({ value })),
    )
    await user.selectOptions(criterion, 'Emballage')
    expect(criterion).toHaveValue('PACKAGING')
  })

  it('scrolls to its price when the address names it', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await open(soap, '/produit/7#prix')
    expect(scroll.mock.contexts).toEqual([document.getElementById('prix')])
  })

  it('that does not exist is said not to be found, with the way to the others', async () => {
    await open(null, '/produit/999')
    expect(screen.getByRole('heading', { level: 1, name: 'Produit non trouvé' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voir tous nos produits' })).toHaveAttribute('href', '/produits')
  })
})

describe('the address of a product', () => {
  it.each(['/produit/7', '/produit/7-savon-surgras', '/produit/7-ancien-nom'])('may be %s', async (path) => {
    const product = vi.fn((_args: unknown) => soap)
    await open(product, path)
    expect(screen.getByRole('heading', { level: 1, name: 'Savon surgras' })).toBeInTheDocument()
    // The page, and how its score comes about.
    await expect.poll(() => product.mock.calls.map(([args]) => args)).toEqual([{ id: '7' }, { id: '7' }])
  })

  it('leads nowhere in any other form, and the server is not asked', async () => {
    const product = vi.fn(() => soap)
    await open(product, '/produit/savon-7')
    expect(screen.getByRole('heading', { level: 1, name: 'Produit non trouvé' })).toBeInTheDocument()
    expect(product).not.toHaveBeenCalled()
  })
})

describe('the quantity', () => {
  it('starts at 1 and cannot go below', async () => {
    const { user } = await open()
    const minus = screen.getByRole('button', { name: 'Diminuer la quantité' })
    expect(quantity()).toHaveValue('1')
    expect(minus).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Augmenter la quantité' }))
    expect(quantity()).toHaveValue('2')
    await user.click(minus)
    expect(quantity()).toHaveValue('1')
    expect(minus).toBeDisabled()
  })

  it('can be typed; what is no number becomes 1, below 1 is ignored, 999 is the most', async () => {
    const { user } = await open()
    await user.clear(quantity())
    await user.type(quantity(), '12')
    expect(quantity()).toHaveValue('12')
    await user.clear(quantity())
    await user.tab()
    expect(quantity()).toHaveValue('1')
    await user.type(quantity(), '{Backspace}0')
    expect(quantity()).toHaveValue('1')
    await user.type(quantity(), '000')
    expect(quantity()).toHaveValue('999')
    expect(screen.getByRole('button', { name: 'Augmenter la quantité' })).toBeDisabled()
  })
})

describe('adding to the cart', () => {
  it('asks a visitor to sign in, then goes there', async () => {
    const { user } = await open()
    await user.click(add())
    expect(await screen.findByText('Connexion requise')).toBeInTheDocument()
    expect(
      screen.getByText('Vous devez vous connecter pour ajouter des produits au panier.'),
    ).toBeInTheDocument()
    expect(
      await screen.findByRole('heading', { name: 'Se connecter' }, { timeout: 2000 }),
    ).toBeInTheDocument()
  })

  it('gives way to the waitlist while the product is out of stock, with others below', async () => {
    const { user, router } = await open(makeProduct({ ...soap, inStock: false }), '/produit/7', [
      makeProduct({ id: '9', name: 'Savon noir' }),
    ])
    expect(document.getElementById('prix')).toHaveTextContent('Rupture de stock')
    expect(screen.queryByRole('textbox', { name: 'Quantité' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Ajouter au panier/ })).toBeNull()
    const other = await screen.findByRole('link', { name: 'Savon noir' })
    const reasons = screen.getByRole('heading', { name: 'Pourquoi choisir ce produit\u202f?' })
    expect(other.compareDocumentPosition(reasons)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(await screen.findByRole('button', { name: 'Me prévenir du retour' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
    expect(readPendingChoice()).toEqual({ returnTo: '/produit/7-savon-surgras', waitlist: true })
  })
})

describe('the gallery', () => {
  const current = () => screen.getByRole('button', { current: true })

  it('turns by thumbnail and by arrow keys, round both ends', async () => {
    const { user } = await open()
    expect(current()).toHaveAccessibleName('Vue 1 sur 3')
    await user.click(screen.getByRole('button', { name: 'Vue 2 sur 3' }))
    expect(current()).toHaveAccessibleName('Vue 2 sur 3')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(current()).toHaveAccessibleName('Vue 1 sur 3')
    await user.keyboard('{ArrowLeft}')
    expect(current()).toHaveAccessibleName('Vue 3 sur 3')
  })

  it('says beside its measured drawing, large or not, which parts can be had, and where it can be printed', async () => {
    const drawing = { ...image('cote', 3), altText: 'Dessin coté\u00a0: savon\u202f; 110 g' }
    const lines = [{ label: 'Pièces détachées', text: 'Porte-savon, 4,00\u00a0€' }]
    const passport = { code: '23456789ABCD', lines }
    const { user } = await open({ ...soap, images: [image('face', 0), drawing], passport })
    const notes = () => screen.queryByText(/^Se remplace.*Porte-savon/)
    expect(notes()).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Vue 2 sur 2' }))
    expect(notes()).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Agrandir l’image/ }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/^Se remplace/)).toBeInTheDocument()
    expect(within(dialog).getByRole('link', { name: 'Imprimer la planche' })).toHaveAttribute(
      'href',
      '/passeport/23456789ABCD#planche',
    )
  })

  it('shows an image large; Escape closes it and gives focus back', async () => {
    const { user } = await open()
    const zoom = screen.getByRole('button', { name: 'Agrandir l’image (1 sur 3)' })
    await user.click(zoom)
    // Under the short name of the product: what is seen on it is said by the image.
    const dialog = await screen.findByRole('dialog', { name: 'Savon surgras, vue 1 sur 3' })
    expect(within(dialog).getByRole('img', { name: 'Savon, face' })).toBeInTheDocument()
    await user.keyboard('{ArrowRight}')
    expect(dialog).toHaveAccessibleName('Savon surgras, vue 2 sur 3')
    expect(within(dialog).getByRole('img', { name: 'Savon, dos' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(zoom).toHaveFocus()
  })
})
