import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makePage } from '../../test/data/make-page.ts'
import { render } from '../../test/render.tsx'
import { NothingFound } from './nothing-found.tsx'

it('leads on to the departments where a search finds nothing', async () => {
  const category = {
    id: '1',
    name: 'Gestion de l’eau',
    slug: 'gestion-de-l-eau',
    imageUrl: null,
    productCount: 9,
  }
  render(<NothingFound search="cadeau" isEmpty />, {
    answers: { categories: [category], products: makePage([]) },
  })
  const list = within(await screen.findByRole('list', { name: 'Nos rayons' }))
  expect(await list.findByRole('link', { name: 'Gestion de l’eau' })).toHaveAttribute(
    'href',
    '/produits?category=gestion-de-l-eau',
  )
})

it('leads to the page that answers what the shop was asked, before anything else', async () => {
  render(<NothingFound search="livraison" isEmpty />, { answers: { categories: [], products: makePage([]) } })
  const answers = within(screen.getByRole('navigation', { name: 'Réponses' }))
  expect(answers.getByRole('link', { name: 'Livraison, retours et remboursements' })).toHaveAttribute(
    'href',
    '/aide-et-contacts',
  )
})
