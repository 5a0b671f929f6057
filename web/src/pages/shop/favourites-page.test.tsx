import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepFavourite, keepOfAccount, keptFavourites } from '../../lib/session/favourites.ts'
import { rememberRecent } from '../../lib/session/recent-items.ts'
import { makeCart } from '../../test/data/make-cart.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { render } from '../../test/render.tsx'
import { type Answers, schemaFetch } from '../../test/schema-fetch.ts'
import { ToastHost } from '../../ui/feedback/toast-host.tsx'
import { FavouritesPage } from './favourites-page.tsx'

const shelf = ['1', '2', '3'].map((id) => makeProduct({ id, name: `Produit ${id}`, inStock: id !== '2' }))

const products = ({ filter }: { filter: { ids?: string[] } }) =>
  makePage(filter.ids ? shelf.filter(({ id }) => filter.ids?.includes(id)) : [makeProduct({ name: 'Savon' })])

function open(answers: Answers = {}) {
  const fetch = schemaFetch({ products, ...answers })
  const page = render(
    <main id="contenu" tabIndex={-1}>
      <FavouritesPage />
      <ToastHost />
    </main>,
    { path: '/favoris', fetch },
  )
  return {
    ...page,
    asked: (name: string) => fetch.asked.filter(({ operationName }) => operationName === name),
  }
}
const names = async () =>
  within(await screen.findByRole('list', { name: 'Favoris' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
const addAll = () => screen.findByRole('button', { name: 'Tout ajouter au panier' })

it('shows a visitor their own, the latest first, out of stock as such, and why an account helps', async () => {
  for (const id of ['1', '2', '3']) keepFavourite(id, true)
  open()
  expect(await names()).toEqual(['Produit 3', 'Produit 2', 'Produit 1'])
  expect(screen.getByText('Rupture')).toHaveTextContent(/^Rupture de stock$/)
  expect(await screen.findByRole('link', { name: 'Connectez-vous' })).toHaveAttribute(
    'href',
    '/auth?retour=%2Ffavoris',
  )
})

it('forgets a product that is no longer offered, and says so', async () => {
  for (const id of ['1', '99']) keepFavourite(id, true)
  open()
  expect(await names()).toEqual(['Produit 1'])
  await waitFor(() => expect(keptFavourites().ids).toEqual(['1']))
  expect(screen.getByText('Un de vos favoris n’est plus proposé : nous l’avons retiré.')).toBeInTheDocument()
})

it('one that is taken out goes at once, without a new question, and « Annuler » brings it back', async () => {
  for (const id of ['1', '3']) keepFavourite(id, true)
  const { user, asked } = open()
  await names()
  await user.click(screen.getByRole('button', { name: 'Retirer Produit 3 des favoris' }))
  expect(await names()).toEqual(['Produit 1'])
  expect(screen.getByRole('main')).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await names()).toEqual(['Produit 3', 'Produit 1'])
  expect(asked('Shelf')).toHaveLength(1)
})

it('without any sells: what one has looked at, and what the shop recommends', async () => {
  rememberRecent('recentProducts', '2')
  open()
  expect(await screen.findByText('Aucun favori pour le moment')).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: 'Vus récemment' })).toHaveTextContent('Produit 2')
  expect(await screen.findByRole('region', { name: 'Nos coups de cœur' })).toHaveTextContent('Savon')
})

it('a visitor who wants all in the cart signs in first, and comes back here', async () => {
  keepFavourite('1', true)
  const { user, router } = open()
  await user.click(await addAll())
  expect(await screen.findByText('Connexion requise')).toBeInTheDocument()
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'))
  expect(sessionStorage.getItem('pending-choice')).toContain('/favoris')
})

it('puts all into the cart at a press, and names what could not be', async () => {
  keepOfAccount(['1', '2'])
  const { user, asked } = open({
    me: makeViewer(),
    favourites: [{ productId: '1' }, { productId: '2' }],
    cart: makeCart([]),
    addFavouritesToCart: { left: [{ productId: '2', product: shelf[1] }] },
  })
  await names()
  await user.click(await addAll())
  expect(await screen.findByText('Favoris ajoutés au panier')).toBeInTheDocument()
  expect(screen.getByText(/sans place au panier : Produit 2\.$/)).toBeInTheDocument()
  expect(asked('AddFavouritesToCart')).toHaveLength(1)
  expect(asked('Cart')).toHaveLength(1)
})

it('an account that cannot be asked says so, and is asked again by hand', async () => {
  let isAway = true
  const favourites = () => {
    if (isAway) throw new Error('away')
    return [{ productId: '3' }]
  }
  const { user } = open({ me: makeViewer(), favourites })
  const retry = await screen.findByRole('button', { name: /Réessayer/ })
  isAway = false
  await user.click(retry)
  expect(await names()).toEqual(['Produit 3'])
})
