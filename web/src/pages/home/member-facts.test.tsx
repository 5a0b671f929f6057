import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makeOrder, makeOrders } from '../../test/data/make-order.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSettings } from '../../test/data/make-settings.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { render } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { MemberFacts } from './member-facts.tsx'

const fact = (name: string) => screen.getByRole('region', { name })

it('shows the last order and the place on the waitlist, asked anew with each visit', async () => {
  const waitlistPlace = { since: '2026-05-12T08:00:00.000Z', notified: false }
  const fetch = schemaFetch({
    me: makeViewer(),
    orders: makeOrders([makeOrder()]),
    waitlistPlace,
    cart: makeCart(),
  })
  const { unmount } = render(<MemberFacts />, { fetch })
  expect(await screen.findByText('Expédiée')).toBeInTheDocument()
  expect(fact('Votre dernière commande')).toHaveTextContent(/Commande n°\s12, le 29 octobre 2026, 112,70\s€/)
  expect(fact('Liste d’attente')).toHaveTextContent('Vous êtes sur la liste depuis le 12 mai 2026.')
  unmount()
  render(<MemberFacts />, { fetch })
  const asked = () => fetch.asked.filter(({ operationName }) => operationName === 'MemberFacts')
  await waitFor(() => expect(asked()).toHaveLength(2))
})

it('has its place and its ways on before anything is known, and when there is nothing', async () => {
  const none = { me: makeViewer(), orders: makeOrders([]), waitlistPlace: null, cart: makeCart() }
  render(<MemberFacts />, { answers: none })
  expect(within(fact('Votre dernière commande')).getByRole('link')).toHaveAttribute(
    'href',
    '/mon-compte?onglet=commandes',
  )
  expect(within(fact('Liste d’attente')).getByRole('link', { name: 'Être prévenu' })).toHaveAttribute(
    'href',
    '/panier',
  )
  expect(await screen.findByText('Aucune commande pour le moment.')).toBeInTheDocument()
})

it('says on which day they are to open, and else that a message will', async () => {
  const none = { me: makeViewer(), orders: makeOrders([]), waitlistPlace: null, cart: makeCart() }
  const { unmount } = render(<MemberFacts />, { answers: none })
  await waitFor(() =>
    expect(fact('Liste d’attente')).toHaveTextContent(
      'Un e-mail vous préviendra le jour de l’ouverture des ventes.',
    ),
  )
  unmount()
  const opening = { salesOpen: false, day: '2027-03-03', words: 'Les ventes ouvrent le 3 mars 2027' }
  render(<MemberFacts />, { answers: { ...none, opening } })
  await waitFor(() =>
    expect(fact('Liste d’attente')).toHaveTextContent(
      'Les ventes ouvrent le 3 mars 2027. Un e-mail vous préviendra.',
    ),
  )
})

it('says nothing of the waitlist once the sales are open', async () => {
  const answers = {
    me: makeViewer(),
    orders: makeOrders([]),
    waitlistPlace: null,
    cart: makeCart(),
    settings: makeSettings({ sales_open: 'oui' }),
  }
  render(<MemberFacts />, { answers })
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Liste d’attente' })).not.toBeInTheDocument(),
  )
  expect(fact('Votre dernière commande')).toBeInTheDocument()
})

it.each([
  [1, /^Votre panier\s: 1\sarticle$/, [], 'Liste d’attente'],
  [3, /^Votre panier\s: 3\sarticles$/, [makeOrder()], 'Votre dernière commande'],
])('with %i in the cart, this comes first and leads there', async (quantity, title, orders, second) => {
  const cart = makeCart([makeCartLine(makeProduct({ name: 'Gourde' }), { quantity })])
  const answers = { me: makeViewer(), orders: makeOrders(orders), waitlistPlace: null, cart }
  render(<MemberFacts />, { answers })
  const panel = await screen.findByRole('region', { name: title })
  expect(panel).toHaveTextContent('Gourde')
  expect(within(panel).getByRole('link', { name: 'Voir le panier' })).toHaveAttribute('href', '/panier')
  expect(screen.getAllByRole('region')).toEqual([panel, fact(second)])
})
