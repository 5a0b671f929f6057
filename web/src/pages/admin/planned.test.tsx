import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePage } from '../../test/data/make-page.ts'
import { makePost, makePosts } from '../../test/data/make-post.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeToday } from '../../test/data/make-today.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'
import { stubObservers } from '../../test/stub-observers.ts'

stubObservers()
beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
})
afterEach(() => vi.useRealTimers())

const planned = { visible: false, publishAt: '2026-11-24T08:00:00.000Z' }
const tamis = makeProduct({ id: '7', version: 4, name: 'Tamis', ...planned })
const semer = makePost({ id: '8', title: 'Semer', published: false, publishAt: planned.publishAt })

const openProduct = (product = tamis, answers: Answers = {}) =>
  openAdmin('/admin?onglet=produits&fiche=7', {
    ...{ products: makePage([product]), product, updateProduct: product },
    ...answers,
  })
const form = () => within(screen.getByRole('dialog'))
const field = () => form().getByLabelText('Publication programmée')
const plan = (typed: string) => fireEvent.change(field(), { target: { value: typed } })
const save = () => form().getByRole('button', { name: 'Enregistrer' })
const plain = (text: string | null) => text?.replace(/\s/gu, ' ')

describe('the form of a hidden product', () => {
  it('shows what is planned on the clocks of France, in words too, and sends another time as an instant', async () => {
    const { user, sent } = openProduct()
    await screen.findByRole('form', { name: 'Modifier le produit' })
    expect(field()).toHaveValue('2026-11-24T09:00')
    expect(plain(form().getByText(/^Le produit sera visible/).textContent)).toBe(
      'Le produit sera visible le mardi 24 novembre 2026 à 09:00, heure de Paris.',
    )
    plan('2027-07-14T08:30')
    await user.click(save())
    await waitFor(() =>
      expect(sent('UpdateProduct')).toEqual([
        { id: '7', version: 4, input: { publishAt: '2027-07-14T06:30:00.000Z' } },
      ]),
    )
  })

  it('says at once of a time that it is over', async () => {
    openProduct()
    await screen.findByRole('form', { name: 'Modifier le produit' })
    plan('2026-11-23T10:59')
    expect(field()).toHaveAccessibleDescription(/^Ce moment est passé/)
  })

  it('gives the plan up by a button', async () => {
    const { user, sent } = openProduct()
    await screen.findByRole('form', { name: 'Modifier le produit' })
    await user.click(form().getByRole('button', { name: 'Ne plus programmer' }))
    await user.click(save())
    await waitFor(() => expect(sent('UpdateProduct')).toMatchObject([{ input: { publishAt: null } }]))
  })

  it('says that showing it by hand ends the plan, and sends none', async () => {
    const { user, sent } = openProduct()
    await screen.findByRole('form', { name: 'Modifier le produit' })
    plan('2026-11-25T09:00')
    await user.click(form().getByRole('switch', { name: 'Visible dans la boutique' }))
    expect(plain(form().getByText(/sera annulée/).textContent)).toBe(
      'La publication programmée pour le mercredi 25 novembre 2026 à 09:00 sera annulée.',
    )
    expect(form().queryByLabelText('Publication programmée')).not.toBeInTheDocument()
    await user.click(save())
    await waitFor(() =>
      expect(sent('UpdateProduct')).toEqual([
        { id: '7', version: 4, input: { visible: true, publishAt: null } },
      ]),
    )
  })

  it('shows the refusal of the shop under the field', async () => {
    const message = 'Publication programmée : Choisissez un moment à venir.'
    const { user } = openProduct(tamis, {
      updateProduct: () => {
        throw Object.assign(new Error(message), {
          extensions: { code: 'BAD_USER_INPUT', fields: { publishAt: message } },
        })
      },
    })
    await screen.findByRole('form', { name: 'Modifier le produit' })
    plan('2026-11-20T09:00')
    await user.click(save())
    await waitFor(() => expect(field()).toBeInvalid())
  })
})

describe('the lists', () => {
  it('say on a card and on a row for when something is planned', async () => {
    openAdmin('/admin?onglet=produits', { products: makePage([tamis]) })
    expect(plain((await screen.findByText(/^Programmé pour/)).textContent)).toBe(
      'Programmé pour le 24 novembre 2026 à 09:00',
    )
  })

  it('filter by it', async () => {
    const { user, sent } = openAdmin('/admin?onglet=articles', { posts: makePosts([semer]) })
    expect(await screen.findByText(/^Programmé pour/)).toBeInTheDocument()
    await user.selectOptions(screen.getByLabelText('État'), 'Programmés')
    await waitFor(() => expect(sent('AdminPosts').at(-1)).toMatchObject({ planned: true, published: false }))
  })

  it('tell whoever shows several at once that a plan is over', async () => {
    const { user } = openAdmin('/admin?onglet=produits', {
      products: makePage([tamis]),
      changeProducts: { entryId: null, products: [tamis] },
    })
    await user.click(await screen.findByLabelText('Sélectionner Tamis'))
    await user.selectOptions(screen.getByLabelText('Action'), 'Afficher dans la boutique')
    await user.click(screen.getByRole('button', { name: 'Appliquer' }))
    expect(await screen.findByText(/Ce qui était programmé/)).toBeInTheDocument()
  })
})

it('« Aujourd’hui » tells the week, each leading to its form', async () => {
  openAdmin('/admin', {
    today: makeToday({
      planned: [
        { kind: 'PRODUCT', id: '7', name: 'Tamis', publishAt: planned.publishAt, heldBy: null },
        ...[
          { kind: 'POST', id: '8', name: 'Semer', publishAt: '2026-11-26T17:00:00.000Z', heldBy: 'neutre' },
        ],
      ],
    }),
  })
  const week = within(await screen.findByRole('region', { name: 'Programmé cette semaine' }))
  expect(week.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
    'TamisProduit, mardi 24 novembre à 09:00',
    expect.stringMatching(/^SemerArticle, jeudi 26 novembre à 18:00Toujours masqué.*interdit « neutre »/),
  ])
  expect(week.getByRole('link', { name: 'Semer' })).toHaveAttribute('href', '/admin?onglet=articles&fiche=8')
})
