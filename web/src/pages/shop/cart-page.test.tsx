import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { RootLayout } from '../../app/layout/root-layout.tsx'
import { readPendingChoice, savePendingChoice } from '../../lib/session/pending-choice.ts'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { later } from '../../test/later.ts'
import { renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { CartPage } from './cart-page.tsx'

const soap = makeProduct({
  id: '7',
  name: 'Savon surgras',
  price: '12.90',
  description: 'Fabriqué à froid. Poids : 1,1 kg.',
})
const flask = makeProduct({ id: '8', name: 'Gourde en inox', price: '24.90' })
const soapLine = (quantity = 2) => makeCartLine(soap, { id: '70', quantity, lineTotal: '25.80' })
const flaskLine = makeCartLine(flask, { id: '80' })
const cart = makeCart([soapLine(), flaskLine], {
  subtotal: '50.70',
  shipping: '0.00',
  total: '50.70',
  missingForFreeShipping: '0.00',
})

beforeEach(() => sessionStorage.clear())

/** The cart at its address, in the frame of the shop. */
async function open(answers: Record<string, unknown> = {}) {
  const fetch = schemaFetch({ me: makeViewer(), cart, ...answers })
  const children = [
    { path: 'panier', element: <CartPage /> },
    { path: 'auth', element: <h1>Se connecter</h1> },
  ]
  const page = renderRoutes([{ element: <RootLayout />, children }], { path: '/panier', fetch })
  await screen.findByRole('heading', { level: 1, name: 'Mon Panier' })
  const sent = (name: string) => fetch.asked.filter(({ operationName }) => operationName === name)
  return { ...page, sent }
}

const line = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  return within(link.closest('li') as HTMLElement)
}
const soapQuantity = () => screen.findByRole('textbox', { name: 'Quantité\u00a0: Savon surgras' })
const more = () => screen.findByRole('button', { name: 'Augmenter la quantité\u00a0: Savon surgras' })
const less = () => screen.findByRole('button', { name: 'Diminuer la quantité\u00a0: Savon surgras' })
const badge = (name: string) => screen.findByRole('link', { name })

describe('the cart', () => {
  it('lists what is in it, and what that costs', async () => {
    await open()
    const item = await line('Savon surgras')
    expect(item.getByRole('link', { name: 'Savon surgras' })).toHaveAttribute(
      'href',
      '/produit/7-savon-surgras',
    )
    expect(item.getByText('Fabriqué à froid.')).toBeInTheDocument()
    expect(item.getByRole('img', { name: 'Éco-score : 8,7 sur 10, Excellent' })).toBeInTheDocument()
    expect(item.getByText('25,80 €')).toBeInTheDocument()
    expect(item.getByText('12,90 €').parentElement).toHaveTextContent('12,90 € × 2')
    const summary = within(screen.getByRole('region', { name: 'Récapitulatif' }))
    const fields = summary
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent])
    expect(fields).toEqual([
      ['Sous-total', '50,70\u00a0€'],
      ['Livraison', 'Gratuit'],
      ['Total', '50,70\u00a0€'],
    ])
    expect(summary.getByText("Livraison gratuite dès 50€ d'achat")).toBeInTheDocument()
    expect(summary.getByText('La livraison vous est offerte')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Continuer mes achats' })).toHaveAttribute('href', '/produits')
    expect(await badge('Panier, 3 articles')).toBeInTheDocument()
  })

  it('says what delivery costs and how little is missing', async () => {
    await open({ cart: makeCart([flaskLine]) })
    const summary = within(await screen.findByRole('region', { name: 'Récapitulatif' }))
    expect(summary.getByText('5,99 €')).toBeInTheDocument()
    expect(summary.getByRole('progressbar', { name: 'Vers la livraison offerte' })).toHaveAttribute(
      'aria-valuetext',
      'Plus que 25,10\u00a0€ pour la livraison offerte',
    )
  })

  it('is asked for once, for the page and for the badge', async () => {
    const { sent } = await open()
    await line('Savon surgras')
    expect(sent('Cart')).toHaveLength(1)
  })

  it.each([
    [1, 'Un produit de votre panier n’est plus proposé : il n’y compte plus.'],
    [2, '2 produits de votre panier ne sont plus proposés : ils n’y comptent plus.'],
  ])(
    'says that %i of what was chosen is no longer offered, also where nothing else is left',
    async (count, words) => {
      const { unmount } = await open({ cart: { ...cart, withdrawnCount: count } })
      expect(await screen.findByText(words)).toBeInTheDocument()
      unmount()
      await open({ cart: makeCart([], { withdrawnCount: count }) })
      expect(await screen.findByText(words)).toBeInTheDocument()
    },
  )

  it('that is empty says so and shows the way to the products', async () => {
    await open({ cart: makeCart([], { subtotal: '0.00', shipping: '0.00', total: '0.00' }) })
    expect(await screen.findByText('Votre panier est vide')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Découvrir nos produits' })).toHaveAttribute('href', '/produits')
    expect(await badge('Panier')).toHaveTextContent('')
  })

  it('of nobody is not asked for; signing in brings one back', async () => {
    savePendingChoice({ returnTo: '/produit/7', productId: '7', quantity: 2 })
    const { user, sent } = await open({ me: null, products: { items: [soap] } })
    const signIn = await screen.findByRole('link', { name: 'Se connecter' })
    expect(signIn).toHaveAttribute('href', '/auth')
    expect(sent('Cart')).toHaveLength(0)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.click(signIn)
    expect(readPendingChoice()).toEqual({ returnTo: '/panier', productId: '7', quantity: 2 })
  })

  it('of nobody lists what was chosen before signing in: as many as one likes, to change and to drop', async () => {
    savePendingChoice({ returnTo: '/produit/9', productId: '9', quantity: 1 })
    savePendingChoice({ returnTo: '/produit/7', productId: '7', quantity: 2 })
    const bottle = makeProduct({ id: '9', name: 'Gourde', price: '20.00' })
    const { user, sent } = await open({ me: null, products: { items: [soap, bottle] } })
    const list = within(await screen.findByRole('list', { name: 'Votre choix' }))
    expect(await list.findByRole('link', { name: 'Savon surgras' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Retrouvez-les partout' })).toBeInTheDocument()
    // In the order of an account's cart: what came first stands first.
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Gourde')
    expect(screen.queryByText('Votre panier est vide')).not.toBeInTheDocument()
    // The rules of a cart with an account: delivery is paid for below 50 €.
    const amounts = () =>
      screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
    const paid = ['Sous-total 45,80\u00a0€', 'Livraison 5,99\u00a0€', 'Total 51,79\u00a0€']
    await waitFor(() => expect(amounts()).toEqual(paid))
    const way = screen.getByRole('progressbar', { name: 'Vers la livraison offerte' })
    expect(way).toHaveAttribute('aria-valuetext', 'Plus que 4,20\u00a0€ pour la livraison offerte')
    // One question for all of them, however many.
    expect(sent('ChosenProducts').map(({ variables }) => variables)).toEqual([{ ids: ['7', '9'] }])
    expect(await badge('Panier, 3 articles')).toBeInTheDocument()
    await user.click(await more())
    expect(amounts()).toEqual(['Sous-total 58,70\u00a0€', 'Livraison Gratuit', 'Total 58,70\u00a0€'])
    expect(await badge('Panier, 4 articles')).toBeInTheDocument()
    await user.click(await list.findByRole('button', { name: 'Retirer Gourde' }))
    expect(readPendingChoice()).toEqual({ returnTo: '/produit/7', productId: '7', quantity: 3 })
    expect(amounts()[0]).toBe('Sous-total 38,70\u00a0€')
    await user.click(list.getByRole('button', { name: 'Retirer Savon surgras' }))
    expect(await screen.findByText('Votre panier est vide')).toBeInTheDocument()
    expect(readPendingChoice()).toEqual({ returnTo: '/produit/7' })
    expect(await badge('Panier')).toHaveTextContent('')
  })

  it('of nobody shows what another tab has added, and says for how long it stays', async () => {
    savePendingChoice({ returnTo: '/produit/7', productId: '7', quantity: 2 })
    const { sent } = await open({ me: null, products: { items: [soap, flask] } })
    const list = within(await screen.findByRole('list', { name: 'Votre choix' }))
    expect(await list.findByRole('link', { name: 'Savon surgras' })).toBeInTheDocument()
    expect(list.queryByRole('link', { name: 'Gourde en inox' })).not.toBeInTheDocument()
    expect(screen.getByText(/dans ce navigateur, pendant trente jours/)).toBeInTheDocument()
    localStorage.setItem('chosen-products', `${Date.now()} 8x1 7x2`)
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'chosen-products' })))
    expect(await list.findByRole('link', { name: 'Gourde en inox' })).toBeInTheDocument()
    expect(sent('ChosenProducts').at(-1)?.variables).toEqual({ ids: ['8', '7'] })
    expect(await badge('Panier, 3 articles')).toBeInTheDocument()
  })

  it('of nobody whose products are gone is empty', async () => {
    savePendingChoice({ returnTo: '/produit/7', productId: '7', quantity: 2 })
    await open({ me: null, products: { items: [] } })
    expect(await screen.findByText('Votre panier est vide')).toBeInTheDocument()
  })

  it('of nobody whose products cannot be told says so, and asks again', async () => {
    savePendingChoice({ returnTo: '/produit/7', productId: '7', quantity: 2 })
    let isDown = true
    const products = () => (isDown ? refuse('INTERNAL_SERVER_ERROR', 'panne') : { items: [soap] })
    const { user } = await open({ me: null, products })
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    expect(screen.queryByRole('list', { name: 'Votre choix' })).not.toBeInTheDocument()
    isDown = false
    await user.click(retry)
    const list = within(await screen.findByRole('list', { name: 'Votre choix' }))
    expect(await list.findByRole('link', { name: 'Savon surgras' })).toBeInTheDocument()
    expect(readPendingChoice()).toMatchObject({ productId: '7', quantity: 2 })
  })

  it('that did not come can be asked for again', async () => {
    let isDown = true
    const { user } = await open({ cart: () => (isDown ? refuse('INTERNAL_SERVER_ERROR', 'panne') : cart) })
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    isDown = false
    await user.click(retry)
    expect(await screen.findByRole('link', { name: 'Savon surgras' })).toBeInTheDocument()
  })
})

describe('a quantity', () => {
  it('changes at once, badge included; the amounts wait for the server', async () => {
    const answer = later<unknown>()
    const { user } = await open({ changeCartLine: () => answer.promise })
    await user.click(await more())
    expect(await soapQuantity()).toHaveValue('3')
    expect(await badge('Panier, 4 articles')).toBeInTheDocument()
    const summary = screen.getByRole('region', { name: 'Récapitulatif' })
    await waitFor(() => expect(summary).toHaveAttribute('aria-busy', 'true'))
    expect(within(summary).getAllByText('50,70 €')).toHaveLength(2)
    answer.resolve(makeCart([{ ...soapLine(3), lineTotal: '38.70' }, flaskLine], { total: '63.60' }))
    expect(await within(summary).findByText('63,60 €')).toBeInTheDocument()
    expect(summary).toHaveAttribute('aria-busy', 'false')
    expect(
      screen.getByText('Panier mis à jour : 4 articles, total 63,60 €.', { selector: 'output' }),
    ).toBeInTheDocument()
  })

  it('that the server refuses comes back, and why is said', async () => {
    const answer = later<unknown>()
    const { user } = await open({ changeCartLine: () => answer.promise })
    await user.click(await more())
    expect(await soapQuantity()).toHaveValue('3')
    answer.reject(new Error('panne'))
    expect(await screen.findByText('Impossible de mettre à jour la quantité.')).toBeInTheDocument()
    expect(screen.getByText('Erreur')).toBeInTheDocument()
    expect(await soapQuantity()).toHaveValue('2')
    expect(await badge('Panier, 3 articles')).toBeInTheDocument()
  })

  it('pressed quickly is sent twice at most, the last one last', async () => {
    const answer = later<unknown>()
    const { user, sent } = await open({
      changeCartLine: async ({ quantity }: { quantity: number }) => {
        await answer.promise
        return makeCart([soapLine(quantity), flaskLine])
      },
    })
    for (const _ of [1, 2, 3, 4, 5]) await user.click(await more())
    expect(await soapQuantity()).toHaveValue('7')
    answer.resolve(null)
    await waitFor(() => expect(sent('ChangeCartLine')).toHaveLength(2))
    expect(sent('ChangeCartLine').map(({ variables }) => variables)).toEqual([
      { id: '70', quantity: 3 },
      { id: '70', quantity: 7 },
    ])
    expect(await soapQuantity()).toHaveValue('7')
  })

  it('that is typed is sent once, after a pause; below 1 is ignored, no number is 1', async () => {
    const changeCartLine = ({ quantity }: { quantity: number }) => makeCart([soapLine(quantity), flaskLine])
    const { user, sent } = await open({ changeCartLine })
    await user.clear(await soapQuantity())
    await user.type(await soapQuantity(), '12')
    expect(sent('ChangeCartLine')).toHaveLength(0)
    await waitFor(() => expect(sent('ChangeCartLine')).toHaveLength(1), { timeout: 2000 })
    expect(sent('ChangeCartLine')[0]?.variables).toEqual({ id: '70', quantity: 12 })
    await user.clear(await soapQuantity())
    await user.keyboard('{Enter}')
    await waitFor(async () => expect(await soapQuantity()).toHaveValue('1'))
    expect(sent('ChangeCartLine')[1]?.variables).toEqual({ id: '70', quantity: 1 })
    await user.type(await soapQuantity(), '{Backspace}0')
    await user.tab()
    expect(await soapQuantity()).toHaveValue('1')
    await user.type(await soapQuantity(), '99999{Enter}')
    await waitFor(() => expect(sent('ChangeCartLine').at(-1)?.variables).toEqual({ id: '70', quantity: 999 }))
    expect(await more()).toBeDisabled()
  })

  it('of 1 cannot go down', async () => {
    await open({ cart: makeCart([soapLine(1)]) })
    expect(await less()).toBeDisabled()
  })
})

describe('taking out', () => {
  const remove = (name: string) => screen.findByRole('button', { name: `Supprimer ${name}` })

  it('is seen at once, said, and leaves the keyboard on the neighbour', async () => {
    const { user } = await open({ removeCartLine: makeCart([flaskLine]) })
    await user.click(await remove('Savon surgras'))
    expect(await screen.findByText('Produit supprimé')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Savon surgras' })).not.toBeInTheDocument()
    expect(await remove('Gourde en inox')).toHaveFocus()
    expect(await badge('Panier, 1 article')).toBeInTheDocument()
  })

  it('that the server refuses brings the line back', async () => {
    const answer = later<unknown>()
    const { user } = await open({ removeCartLine: () => answer.promise })
    await user.click(await remove('Savon surgras'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Savon surgras' })).not.toBeInTheDocument())
    answer.reject(new Error('panne'))
    expect(await screen.findByText('Impossible de supprimer le produit.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Savon surgras' })).toBeInTheDocument()
  })

  it('all of it asks once', async () => {
    const { user, sent } = await open({ clearCart: makeCart([]) })
    const clear = await screen.findByRole('button', { name: 'Vider le panier' })
    await user.click(clear)
    const question = within(await screen.findByRole('alertdialog', { name: 'Vider le panier\u202f?' }))
    expect(question.getByText('Les 3 articles qu’il contient seront retirés.')).toBeInTheDocument()
    expect(question.getByRole('button', { name: 'Annuler' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(clear).toHaveFocus())
    expect(sent('ClearCart')).toHaveLength(0)
    await user.click(clear)
    const again = within(await screen.findByRole('alertdialog'))
    await user.click(again.getByRole('button', { name: 'Vider le panier' }))
    expect(await screen.findByText('Panier vidé')).toBeInTheDocument()
    expect(screen.getByText('Votre panier est vide')).toBeInTheDocument()
  })

  it('all of it, refused, brings all of it back', async () => {
    const { user } = await open({ clearCart: () => refuse('INTERNAL_SERVER_ERROR', 'panne') })
    await user.click(await screen.findByRole('button', { name: 'Vider le panier' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Vider le panier' }))
    expect(await screen.findByText('Impossible de vider le panier.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Savon surgras' })).toBeInTheDocument()
  })
})

it('brings who is no longer signed in to the sign-in page after half a second, and keeps the way back', async () => {
  const { user } = await open({ changeCartLine: () => refuse('UNAUTHENTICATED', 'Unauthorized') })
  await user.click(await more())
  expect(await screen.findByText('Session expirée')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'Se connecter' })).toBeInTheDocument()
  expect(readPendingChoice()).toEqual({ returnTo: '/panier' })
  expect(screen.getByRole('button', { name: 'Se connecter ou créer un compte' })).toBeInTheDocument()
})
