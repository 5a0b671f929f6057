import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rememberRecent } from '../../lib/session/recent-items.ts'
import { makeOrders } from '../../test/data/make-order.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { renderRoutes } from '../../test/render.tsx'
import { schemaFetch } from '../../test/schema-fetch.ts'
import { MemberHome } from './member-home.tsx'

const oya = makeProduct({ id: '2', name: 'Oya' })
const comb = makeProduct({ id: '5', name: 'Peigne' })

function open() {
  const products = ({ filter }: { filter?: { ids?: string[] } }) =>
    makePage(filter?.ids ? [oya, comb].filter(({ id }) => filter.ids?.includes(id)) : [])
  const fetch = schemaFetch({
    ...{ products, me: makeViewer(), orders: makeOrders([]), waitlistPlace: null },
    ...{ categories: [], posts: { items: [], totalCount: 0 } },
  })
  const page = renderRoutes([{ path: '/', element: <MemberHome firstName="Camille" /> }], { fetch })
  return { ...page, asked: () => fetch.asked.map(({ operationName }) => operationName) }
}

it('shows what was looked at in this browser, the latest first, and forgets it on demand', async () => {
  for (const { id } of [oya, comb]) rememberRecent('recentProducts', id)
  const { user } = open()
  const seen = await screen.findByRole('region', { name: 'Vus récemment' })
  const names = within(seen).getAllByRole('heading', { level: 3 })
  expect(names.map((name) => name.textContent)).toEqual(['Peigne', 'Oya'])
  expect(seen.closest('[data-private]')).not.toBeNull()
  await user.click(within(seen).getByRole('button', { name: 'Effacer les produits vus récemment' }))
  await waitFor(() => expect(seen).not.toBeInTheDocument())
  expect(localStorage.getItem('recentProducts')).toBeNull()
})

it('has no such shelf, and asks for none, where nothing was looked at', async () => {
  const { asked } = open()
  await screen.findByRole('heading', { level: 1, name: 'Bonjour Camille' })
  await waitFor(() => expect(asked()).toContain('MemberHome'))
  expect(asked()).not.toContain('Shelf')
  expect(screen.queryByRole('region', { name: 'Vus récemment' })).not.toBeInTheDocument()
})
