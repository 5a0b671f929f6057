import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeOrder, makeOrders } from '../../test/data/make-order.ts'
import { render } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { MemberFacts } from './member-facts.tsx'

const fact = (name: string) => screen.getByRole('region', { name })

it('shows the last order and the place on the waitlist, asked anew with each visit', async () => {
  const waitlistPlace = { since: '2026-05-12T08:00:00.000Z', notified: false }
  const fetch = schemaFetch({ orders: makeOrders([makeOrder()]), waitlistPlace })
  const { unmount } = render(<MemberFacts />, { fetch })
  expect(await screen.findByText('Expédiée')).toBeInTheDocument()
  expect(fact('Votre dernière commande')).toHaveTextContent(/Commande n°\s12, le 29 octobre 2026, 112,70\s€/)
  expect(fact('Liste d’attente')).toHaveTextContent('Vous êtes sur la liste depuis le 12 mai 2026.')
  unmount()
  render(<MemberFacts />, { fetch })
  await waitFor(() => expect(fetch.asked).toHaveLength(2))
})

it('has its place and its ways on before anything is known, and when there is nothing', async () => {
  render(<MemberFacts />, { answers: { orders: makeOrders([]), waitlistPlace: null } })
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
