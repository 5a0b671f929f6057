import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepFavourite, keepOfAccount, keptFavourites } from '../lib/session/favourites.ts'
import { announce } from '../lib/toaster.ts'
import { makePage } from '../test/data/make-page.ts'
import { makeProduct } from '../test/data/make-product.ts'
import { makeSession } from '../test/data/make-session.ts'
import { makeViewer } from '../test/data/make-viewer.ts'
import { renderRoutes } from '../test/render.tsx'
import { schemaFetch } from '../test/schema-fetch.ts'
import { allRoutes } from './router.ts'

const camille = makeViewer()

/** A shop that knows Camille; her account has these favourites. */
function open(
  path: string,
  { me = null, account = [] as string[] }: { me?: unknown; account?: string[] } = {},
) {
  const { answers } = makeSession([camille], me)
  const those = () => account.map((productId) => ({ productId }))
  const products = ({ filter }: { filter: { ids?: string[] } }) =>
    makePage((filter.ids ?? []).map((id) => makeProduct({ id, name: `Produit ${id}` })))
  const fetch = schemaFetch({
    ...answers,
    products,
    favourites: those,
    mergeFavourites: ({ productIds }: { productIds: string[] }) => {
      account = [...productIds.filter((id) => !account.includes(id)), ...account]
      return those()
    },
    // On another device 8 was added meanwhile.
    removeFavourite: ({ productId }: { productId: string }) => {
      account = ['8', ...account.filter((id) => id !== productId)]
      return those()
    },
  })
  const merged = () =>
    fetch.asked
      .filter(({ operationName }) => operationName === 'MergeFavourites')
      .map(({ variables }) => variables)
  return { ...renderRoutes(allRoutes, { path, fetch }), merged }
}

it('a visitor’s favourites go into the account that they sign in with, once', async () => {
  for (const id of ['1', '2']) keepFavourite(id, true)
  const { user, router, merged } = open('/auth?retour=/favoris', { account: ['2', '3'] })
  const panel = within(await screen.findByRole('tabpanel'))
  await user.type(panel.getByLabelText('E-mail'), camille.email)
  await user.type(panel.getByLabelText('Mot de passe'), 'secret1')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(keptFavourites()).toEqual({ ids: ['1', '2', '3'], isOfAccount: true }))
  expect(await screen.findByRole('heading', { name: 'Produit 3' })).toBeInTheDocument()
  await router.navigate('/mission')
  expect(merged()).toEqual([{ productIds: ['2', '1'] }])
})

it('those of an account that has left are neither shown nor given to the next', async () => {
  keepOfAccount(['1', '2'])
  const { merged } = open('/favoris')
  expect(await screen.findByText('Aucun favori pour le moment')).toBeInTheDocument()
  expect(localStorage.getItem('favourites')).toBeNull()
  expect(merged()).toEqual([])
})

it('what another person’s session has left is replaced by one’s own', async () => {
  keepOfAccount(['1', '2'])
  const { merged } = open('/favoris', { me: camille, account: ['3'] })
  await waitFor(() => expect(keptFavourites().ids).toEqual(['3']))
  expect(await screen.findByRole('heading', { name: 'Produit 3' })).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Produit 1' })).not.toBeInTheDocument()
  expect(merged()).toEqual([])
})

it('what the account answers to a press is what there is', async () => {
  const { user } = open('/favoris', { me: camille, account: ['3', '4'] })
  await user.click(await screen.findByRole('button', { name: 'Retirer Produit 4 des favoris' }))
  expect(await screen.findByRole('heading', { name: 'Produit 8' })).toBeInTheDocument()
  expect(keptFavourites()).toEqual({ ids: ['8', '3'], isOfAccount: true })
})

it('signing out leaves nothing of the account in the browser', async () => {
  const { user } = open('/favoris', { me: camille, account: ['3'] })
  await screen.findByRole('heading', { name: 'Produit 3' })
  await user.click(await screen.findByRole('button', { name: 'Menu du compte' }))
  expect(await screen.findByRole('link', { name: 'Mes favoris (1)' })).toHaveAttribute('href', '/favoris')
  await user.click(await screen.findByRole('button', { name: 'Se déconnecter' }))
  await waitFor(() => expect(localStorage.getItem('favourites')).toBeNull())
})

it('what is to be said is in the region for screen readers, and again when it is said again', async () => {
  open('/favoris')
  await screen.findByRole('heading', { level: 1 })
  act(() => announce('Ajouté aux favoris\u00a0: Savon'))
  const said = await screen.findByText(/^Ajouté aux favoris\s: Savon/)
  expect(said).toHaveAttribute('aria-live', 'polite')
  const before = said.textContent
  act(() => announce('Ajouté aux favoris\u00a0: Savon'))
  expect(said.textContent).not.toBe(before)
})
