import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeCategory } from '../../test/data/make-category.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { later } from '../../test/later.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const kitchen = makeCategory({ id: '2', name: 'Cuisine' })
const flask = makeProduct({ id: '11', version: 4, name: 'Gourde inox', category: kitchen, inStock: false })
const known = { categories: [kitchen], products: makePage([flask]), product: flask }

const form = () => within(screen.getByRole('dialog'))
const field = (name: string) => form().getByLabelText(name)
const save = (name = 'Enregistrer') => form().getByRole('button', { name })

/** The form of a product at its address. */
async function open(fiche: string, answers: Answers = {}) {
  const page = openAdmin(`/admin?onglet=produits&fiche=${fiche}`, { ...known, ...answers })
  const title = fiche === 'nouveau' ? 'Nouveau produit' : 'Modifier le produit'
  await screen.findByRole('form', { name: title })
  return page
}

describe('a new product', () => {
  it('starts as the shop wants it, from its button', async () => {
    const { user, at } = openAdmin('/admin?onglet=produits&tri=mieux-notes', known)
    await user.click(await screen.findByRole('link', { name: 'Nouveau Produit' }))
    expect(await screen.findByRole('dialog', { name: 'Nouveau produit' })).toBeInTheDocument()
    expect(at()).toBe('/admin?onglet=produits&tri=mieux-notes&fiche=nouveau')
    expect(field('Nom')).toHaveValue('')
    for (const [name, placeholder] of [
      ['Prix (€)', '12,50'],
      ['Éco-score (sur 10)', '0,0'],
      ['Note de la boutique (sur 5)', '0,0'],
      ['Nombre d’avis', '0'],
    ] as const) {
      expect(field(name)).toHaveValue('')
      expect(field(name)).toHaveAttribute('placeholder', placeholder)
    }
    expect(field('Catégorie')).toHaveDisplayValue('Aucune')
    expect(field('En stock')).toBeChecked()
    expect(field('Produit vedette')).not.toBeChecked()
    expect(field('Sélection de la semaine')).not.toBeChecked()
    expect(screen.queryByRole('region', { name: 'Images du produit' })).not.toBeInTheDocument()
    expect(form().queryByRole('button', { name: 'Voir l’historique' })).not.toBeInTheDocument()
  })

  it('that has no categories to choose from can be tried again, though the products of before are there', async () => {
    const { router, down, user } = openAdmin('/admin?onglet=produits', known)
    down.add('AdminCategoryNames')
    await screen.findByRole('button', { name: 'Réessayer' })
    await act(() => router.navigate('/admin?onglet=articles'))
    await screen.findByRole('link', { name: 'Nouvel Article' })
    const anHourLater = Date.now() + 3_600_000
    const clock = vi.spyOn(Date, 'now').mockReturnValue(anHourLater)
    down.add('AdminProducts')
    await act(() => router.navigate('/admin?onglet=produits&fiche=nouveau'))
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    clock.mockRestore()
    down.clear()
    await user.click(retry)
    expect(await screen.findByRole('form', { name: 'Nouveau produit' })).toBeInTheDocument()
  })

  it('is of a type that others have, as the server knows them, or of a new one', async () => {
    const productTypes = ['Gourde', 'Lampe d’extérieur']
    const { user, sent } = await open('nouveau', { productTypes })
    const type = form().getByRole<HTMLInputElement>('combobox', { name: 'Type de produit' })
    const suggested = () => Array.from(type.list?.options ?? [], ({ value }) => value)
    await waitFor(() => expect(suggested()).toEqual(productTypes))
    expect(sent('ProductTypes')).toEqual([{}])
    await user.type(type, 'Gourde')
    expect(type).toHaveAccessibleDescription('Deux produits du même type se comparent.')
    await user.type(type, 's')
    expect(type).toHaveAccessibleDescription(/^Nouveau type/)
  })

  it('is made of all that was typed and the defaults, then listed; the next form is empty', async () => {
    const { user, at, sent } = await open('nouveau', { createProduct: flask })
    await user.type(field('Nom'), 'Gourde inox')
    await user.type(field('Prix (€)'), '24,9')
    await user.selectOptions(field('Catégorie'), 'Cuisine')
    await user.type(field('Type de produit'), 'Gourde')
    await user.click(field('Produit vedette'))
    await user.click(save('Créer le produit'))
    expect(await screen.findByText('Produit créé')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits&fiche=11'))
    expect(sent('CreateProduct')).toEqual([
      {
        input: {
          images: [],
          ...{ name: 'Gourde inox', price: '24.90', ecoScore: '0.0', rating: '0.0', reviewCount: 0 },
          ...{
            categoryId: 2,
            visible: false,
            publishAt: null,
            inStock: true,
            featured: true,
            weeklySpecial: false,
            description: null,
          },
          ...{ lifeBenefits: null, planetBenefits: null, moneySavings: null, whyChoose: null },
          ...{
            savingsPerYear: null,
            savingsComparison: null,
            paybackMonths: null,
            impactFigure: null,
            impactUnit: null,
            keepIf: null,
            restockDelay: null,
            productType: 'Gourde',
            savingsFormula: null,
          },
          ...{ testVolume: null, testKeepFlow: null, ownFlow: null },
        },
      },
    ])
    await waitFor(() => expect(sent('AdminProducts')).toHaveLength(2))
    await user.click(await screen.findByRole('link', { name: 'Créer un autre' }))
    await screen.findByRole('form', { name: 'Nouveau produit' })
    expect(field('Nom')).toHaveValue('')
    expect(field('Produit vedette')).not.toBeChecked()
  })

  it('is held to the rules before anything is sent, and leads to the first field', async () => {
    const { user, sent } = await open('nouveau')
    await user.type(field('Prix (€)'), '12,999')
    await user.type(field('Éco-score (sur 10)'), '10,5')
    await user.type(field('Nombre d’avis'), '-1')
    await user.click(save('Créer le produit'))
    await waitFor(() => expect(field('Nom')).toHaveAccessibleDescription('Le nom est requis'))
    expect(field('Nom')).toHaveFocus()
    expect(field('Prix (€)')).toHaveAccessibleDescription('Un prix, par exemple 12,50')
    expect(field('Éco-score (sur 10)')).toHaveAccessibleDescription('Éco-score : entre 0 et 10.')
    expect(field('Nombre d’avis')).toHaveAccessibleDescription('Un nombre entier, par exemple 12')
    expect(sent('CreateProduct')).toHaveLength(0)
  })

  it('refused by the server, says why under the fields it speaks of and goes to the first', async () => {
    const fields = { price: 'Prix refusé.', name: 'Nom refusé.' }
    const { user } = await open('nouveau', {
      createProduct: () => refuse('BAD_USER_INPUT', 'Données invalides', { fields }),
    })
    await user.type(field('Nom'), 'Gourde')
    await user.type(field('Prix (€)'), '5')
    await user.click(save('Créer le produit'))
    expect(await screen.findByText('Données invalides')).toBeInTheDocument()
    expect(field('Nom')).toHaveAccessibleDescription('Nom refusé.')
    expect(field('Prix (€)')).toHaveAccessibleDescription('Prix refusé.')
    await waitFor(() => expect(field('Nom')).toHaveFocus())
    expect(field('Nom')).toHaveValue('Gourde')
  })
})

describe('the test of what one has already', () => {
  it('is given whole, by numbers as people type them, or not at all', async () => {
    const { user, sent } = await open('11', { updateProduct: flask })
    await user.type(field('Test : litres à remplir'), '10')
    await user.type(field('Débit du produit (L/min)'), '5,5')
    await user.click(save())
    await waitFor(() =>
      expect(field('Débit du produit (L/min)')).toHaveAccessibleDescription(/trois nombres vont ensemble/),
    )
    await user.type(field('À garder jusqu’à (L/min)'), '8')
    await user.click(save())
    await waitFor(() => expect(sent('UpdateProduct')).toHaveLength(1))
    expect(sent('UpdateProduct')[0]).toMatchObject({
      input: { testVolume: '10.0', testKeepFlow: '8.0', ownFlow: '5.5' },
    })
  })
})

describe('an existing product', () => {
  it('is shown as it is, a false « En stock » included', async () => {
    await open('11')
    expect(field('Nom')).toHaveValue('Gourde inox')
    expect(field('Prix (€)')).toHaveValue('24,90')
    expect(field('Catégorie')).toHaveDisplayValue('Cuisine')
    expect(field('En stock')).not.toBeChecked()
    expect(screen.getByRole('region', { name: 'Images du produit' })).toBeInTheDocument()
  })

  it('saved, sends what was changed alone, with the version it was made from', async () => {
    const updateProduct = { ...flask, version: 5, name: 'Gourde isotherme' }
    const { user, at, sent } = await open('11', { updateProduct })
    await user.clear(field('Nom'))
    await user.type(field('Nom'), ' Gourde isotherme ')
    await user.selectOptions(field('Catégorie'), 'Aucune')
    await user.click(field('En stock'))
    await user.click(field('En stock'))
    await user.click(save())
    expect(await screen.findByText('Produit mis à jour')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
    expect(sent('UpdateProduct')).toEqual([
      { id: '11', version: 4, input: { name: 'Gourde isotherme', categoryId: null } },
    ])
    expect(screen.queryByText(/modifiée entre-temps/)).not.toBeInTheDocument()
  })

  it('with nothing changed is closed, and nothing is sent', async () => {
    const { user, at, sent } = await open('11')
    await user.type(field('Nom'), '!{Backspace}')
    await user.click(save())
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
    expect(sent('UpdateProduct')).toHaveLength(0)
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('is saved once however often it is pressed, and says that it is busy', async () => {
    const answer = later<unknown>()
    const { user, at, sent } = await open('11', { updateProduct: () => answer.promise })
    await user.type(field('Nom'), ' 2')
    await user.click(save())
    expect(save('Enregistrement...')).toHaveAttribute('aria-disabled', 'true')
    await user.click(save('Enregistrement...'))
    await user.type(field('Nom'), '{Enter}')
    expect(sent('UpdateProduct')).toHaveLength(1)
    answer.resolve({ ...flask, version: 5 })
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
  })

  it('that the server cannot save keeps what was typed', async () => {
    const { user, down, at } = await open('11')
    down.add('UpdateProduct')
    await user.type(field('Nom'), ' 2')
    await user.click(save())
    expect(await screen.findByText('Une erreur est survenue. Veuillez réessayer.')).toBeInTheDocument()
    expect(screen.getByText('Erreur')).toBeInTheDocument()
    expect(field('Nom')).toHaveValue('Gourde inox 2')
    expect(at()).toBe('/admin?onglet=produits&fiche=11')
  })

  it.each([
    ['999', 'NOT_FOUND'],
    ['abc', 'BAD_USER_INPUT'],
  ])(
    'that does not exist (%s) says so, not that the connection failed, and leads back to the list',
    async (fiche, code) => {
      const { user, at } = openAdmin(`/admin?onglet=produits&fiche=${fiche}`, {
        ...known,
        product: () => refuse(code, 'Produit non trouvé'),
      })
      const said = await screen.findByRole('alert')
      expect(said).toHaveTextContent('Produit non trouvé')
      expect(said).toHaveTextContent('Cette fiche n’existe pas, ou n’existe plus.')
      expect(said).not.toHaveTextContent('connexion')
      await user.click(form().getByRole('button', { name: 'Revenir à la liste' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect(at()).toBe('/admin?onglet=produits')
    },
  )

  it('that does not come says that, and can be asked for again', async () => {
    const { user, down } = openAdmin('/admin?onglet=produits', known)
    down.add('AdminProduct')
    await user.click(await screen.findByRole('link', { name: 'Modifier Gourde inox' }))
    expect(await screen.findByText('Le chargement n’a pas abouti')).toBeInTheDocument()
    expect(screen.queryByText('Produit non trouvé')).not.toBeInTheDocument()
    down.clear()
    await user.click(form().getByRole('button', { name: 'Réessayer' }))
    await screen.findByRole('form', { name: 'Modifier le produit' })
  })
})
