import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const flask = makeProduct({ id: '11', version: 4, name: 'Gourde inox', price: '24.90', ecoScore: '8.5' })

const form = () => within(screen.getByRole('dialog'))
const field = (name: string) => form().getByLabelText(name)
const asked = () => screen.queryByRole('alertdialog')

async function open(fiche: string, answers: Answers = {}) {
  const updateProduct = ({ input }: { input: object }) => ({ ...flask, ...input, version: 5 })
  const page = openAdmin(`/admin?onglet=produits&fiche=${fiche}`, {
    ...{ categories: [], products: makePage([flask]), product: flask, updateProduct, createProduct: flask },
    ...answers,
  })
  const name = fiche === 'nouveau' ? 'Nouveau produit' : 'Modifier le produit'
  await screen.findByRole('form', { name })
  const save = () => page.user.click(form().getByRole('button', { name: /^(Enregistrer|Créer le produit)$/ }))
  const retype = async (label: string, text: string) => {
    await page.user.clear(field(label))
    if (text) await page.user.type(field(label), text)
  }
  return { ...page, save, retype }
}

describe('numbers of a product', () => {
  it('are shown the French way and sent as the API writes them', async () => {
    const { save, retype, sent, at } = await open('11')
    expect(field('Prix (€)')).toHaveValue('24,90')
    expect(field('Éco-score (sur 10)')).toHaveValue('8,5')
    await retype('Prix (€)', '19,90')
    await retype('Éco-score (sur 10)', '9')
    await retype('Nombre d’avis', '1 234')
    await save()
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
    expect(sent('UpdateProduct')).toEqual([
      { id: '11', version: 4, input: { price: '19.90', ecoScore: '9.0', reviewCount: 1234 } },
    ])
  })

  it('typed in another way are the same: nothing is left to save', async () => {
    const { user, save, retype, sent, at } = await open('11')
    await retype('Prix (€)', '24.9')
    await user.tab()
    await save()
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
    expect(sent('UpdateProduct')).toEqual([])
  })

  it('that are none are refused under their field, and nothing is sent', async () => {
    const { save, retype, sent } = await open('11')
    for (const [label, right, typed, said] of [
      ['Prix (€)', '24,90', '1.234', 'Un prix, par exemple 12,50'],
      ['Prix (€)', '24,90', '02490', 'Un prix, par exemple 12,50'],
      ['Prix (€)', '24,90', '', 'Un prix, par exemple 12,50'],
      ['Éco-score (sur 10)', '8,5', '8,55', 'Une note de 0 à 10, par exemple 8,5'],
      ['Éco-score (sur 10)', '8,5', '', 'Une note de 0 à 10, par exemple 8,5'],
      ['Éco-score (sur 10)', '8,5', '10,1', 'Éco-score : entre 0 et 10.'],
      ['Note de la boutique (sur 5)', '4,5', 'cinq', 'Une note de 0 à 5, par exemple 4,5'],
      ['Nombre d’avis', '12', '1,5', 'Un nombre entier, par exemple 12'],
    ] as const) {
      await retype(label, typed)
      await save()
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(said))
      expect(field(label)).toHaveFocus()
      await retype(label, right)
    }
    expect(sent('UpdateProduct')).toEqual([])
  })

  it('of a new product may be left empty, the price not', async () => {
    const { save, retype, sent } = await open('nouveau')
    await retype('Nom', 'Gourde')
    await save()
    await waitFor(() => expect(field('Prix (€)')).toHaveAccessibleDescription('Un prix, par exemple 12,50'))
    await retype('Prix (€)', '0')
    await save()
    await waitFor(() =>
      expect(sent('CreateProduct')).toMatchObject([
        { input: { price: '0.00', ecoScore: '0.0', rating: '0.0', reviewCount: 0 } },
      ]),
    )
  })
})

describe('a price that changes by more than half', () => {
  it.each([
    [
      '249',
      'Passer le prix de 24,90\u00a0€ à 249,00\u00a0€\u202f?',
      /^Gourde inox\s: le prix augmente de plus de la moitié/,
    ],
    [
      '2,49',
      'Passer le prix de 24,90\u00a0€ à 2,49\u00a0€\u202f?',
      /^Gourde inox\s: le prix baisse de plus de la moitié/,
    ],
  ])('to %s is asked about, and can be corrected', async (typed, title, words) => {
    const { user, save, retype, sent } = await open('11')
    await retype('Prix (€)', typed)
    await save()
    const question = within(await screen.findByRole('alertdialog', { name: title }))
    expect(question.getByText(words)).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: 'Corriger' }))
    await waitFor(() => expect(asked()).not.toBeInTheDocument())
    expect(sent('UpdateProduct')).toEqual([])
    expect(field('Prix (€)')).toHaveValue(typed === '249' ? '249,00' : typed)
  })

  it('is asked about once: agreed to and refused by the server, it is not asked again', async () => {
    const answers = [() => refuse('CONFLICT', 'Nom pris.'), () => ({ ...flask, price: '249.00', version: 5 })]
    const { user, save, retype, sent, at } = await open('11', {
      updateProduct: () => answers.shift()?.(),
    })
    await retype('Prix (€)', '249')
    await save()
    await user.click(await screen.findByRole('button', { name: 'Changer le prix' }))
    await waitFor(() => expect(sent('UpdateProduct')).toHaveLength(1))
    await waitFor(() => expect(asked()).not.toBeInTheDocument())
    await save()
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
    expect(sent('UpdateProduct').at(-1)).toEqual({ id: '11', version: 4, input: { price: '249.00' } })
  })

  it.each(['37,35', '12,45'])('is not one to %s, just half', async (typed) => {
    const { save, retype, sent } = await open('11')
    await retype('Prix (€)', typed)
    await save()
    await waitFor(() => expect(sent('UpdateProduct')).toHaveLength(1))
    expect(asked()).not.toBeInTheDocument()
  })
})
