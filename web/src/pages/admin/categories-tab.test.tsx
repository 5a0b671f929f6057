import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCategory } from '../../test/data/make-category.ts'
import { refuse } from '../../test/data/make-session.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const water = makeCategory({
  ...{ id: '1', version: 3, name: 'Gestion de l’eau', slug: 'eau', productCount: 12 },
  description: 'Mousseurs et récupérateurs.',
})
const energy = makeCategory({ id: '2', name: 'Énergie', slug: 'Energie', productCount: 1 })
const empty = makeCategory({ id: '3', name: 'Vêtements', slug: 'vetements', description: null })

const open = (search = '', answers: Answers = {}) =>
  openAdmin(`/admin?onglet=categories${search}`, { categories: [water, energy, empty], ...answers })

const names = async () =>
  within(await screen.findByRole('list', { name: 'Catégories' }))
    .findAllByRole('heading', { level: 2 })
    .then((headings) => headings.map((heading) => heading.textContent))
const row = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('article') as HTMLElement
const form = () => within(screen.getByRole('dialog'))
const field = (name: string) => form().getByLabelText(name)

describe('the list', () => {
  it('tells name, description, slug and how many products', async () => {
    open()
    expect(await row('Gestion de l’eau')).toHaveTextContent('Mousseurs et récupérateurs.eau · 12 produits')
    expect(await row('Énergie')).toHaveTextContent('Energie · 1 produit')
    expect(await row('Vêtements')).toHaveTextContent('Sans descriptionvetements · 0 produit')
    expect(screen.getByText('3 catégories')).toBeInTheDocument()
  })

  it('is sorted and searched as the URL says, accents and case aside', async () => {
    const { user, at } = open()
    expect(await names()).toEqual(['Énergie', 'Gestion de l’eau', 'Vêtements'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Nombre de produits')
    expect(at()).toBe('/admin?onglet=categories&tri=produits')
    await waitFor(async () => expect(await names()).toEqual(['Gestion de l’eau', 'Énergie', 'Vêtements']))
    await user.type(screen.getByRole('searchbox', { name: 'Rechercher une catégorie' }), 'ENERGIE{Enter}')
    await waitFor(async () => expect(await names()).toEqual(['Énergie']))
    expect(at()).toBe('/admin?onglet=categories&tri=produits&q=ENERGIE')
  })

  it('goes by pages of twenty', async () => {
    const many = Array.from({ length: 21 }, (_, place) =>
      makeCategory({ id: String(place + 1), name: `Rayon ${String(place + 1).padStart(2, '0')}` }),
    )
    open('&page=2', { categories: many })
    expect(await names()).toEqual(['Rayon 21'])
  })

  it('says when nothing is found', async () => {
    open('&q=licorne')
    expect(await screen.findByText('Aucune catégorie ne correspond à cette recherche.')).toBeInTheDocument()
  })
})

describe('a new category', () => {
  const openNew = async (answers: Answers = {}) => {
    const page = open('', answers)
    await page.user.click(await screen.findByRole('link', { name: 'Nouvelle Catégorie' }))
    await screen.findByRole('form', { name: 'Nouvelle catégorie' })
    return page
  }

  it('has its slug proposed from its name', async () => {
    const { user, at, sent } = await openNew({ createCategory: makeCategory({ id: '4' }) })
    await user.type(field('Nom'), 'L’œuf & l’été à 5 €')
    expect(field('Slug')).toHaveValue('l-oeuf-l-ete-a-5')
    await user.click(form().getByRole('button', { name: 'Créer la catégorie' }))
    expect(await screen.findByText('Catégorie créée')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/admin?onglet=categories'))
    expect(sent('CreateCategory')).toEqual([
      {
        input: {
          name: 'L’œuf & l’été à 5 €',
          slug: 'l-oeuf-l-ete-a-5',
          description: null,
          imageUrl: null,
          passportFacts: ['MANUFACTURER', 'MODEL', 'ORIGIN'],
          goods: 'OTHER',
          scoreDisplay: 'SCORE',
          scoreDisplayReason: null,
        },
      },
    ])
    await waitFor(() => expect(sent('AdminCategories')).toHaveLength(2))
  })

  it('keeps a slug that somebody wrote, and proposes again once it is empty', async () => {
    const { user } = await openNew()
    await user.type(field('Nom'), 'Jardin')
    await user.clear(field('Slug'))
    await user.type(field('Slug'), 'Potager')
    await user.type(field('Nom'), ' et balcon')
    expect(field('Slug')).toHaveValue('Potager')
    await user.clear(field('Slug'))
    await user.clear(field('Nom'))
    await user.type(field('Nom'), 'Balcon')
    expect(field('Slug')).toHaveValue('balcon')
  })

  it('with a slug that is taken says so under the field', async () => {
    const taken = 'Une autre catégorie a déjà ce slug.'
    const { user } = await openNew({
      createCategory: () => refuse('CONFLICT', taken, { fields: { slug: taken } }),
    })
    await user.type(field('Nom'), 'Eau')
    await user.click(form().getByRole('button', { name: 'Créer la catégorie' }))
    await waitFor(() => expect(field('Slug')).toHaveAccessibleDescription(taken))
    await waitFor(() => expect(field('Slug')).toHaveFocus())
    expect(screen.queryByText(/modifiée entre-temps/)).not.toBeInTheDocument()
  })

  it('is held to the rules before anything is sent', async () => {
    const { user, sent } = await openNew()
    await user.type(field('Slug'), 'été')
    await user.click(form().getByRole('button', { name: 'Créer la catégorie' }))
    await waitFor(() => expect(field('Nom')).toHaveAccessibleDescription('Nom : champ obligatoire.'))
    expect(field('Slug')).toHaveAccessibleDescription(
      'Slug : lettres sans accent, chiffres et tirets uniquement.',
    )
    expect(sent('CreateCategory')).toHaveLength(0)
  })
})

describe('an existing category', () => {
  it('renamed, keeps its slug, and sends the name alone with its version', async () => {
    const { user, at, sent } = open('', {
      updateCategory: { ...water, version: 4, name: 'Eau' },
    })
    await user.click(await screen.findByRole('link', { name: 'Modifier Gestion de l’eau' }))
    expect(at()).toBe('/admin?onglet=categories&fiche=1')
    await screen.findByRole('form', { name: 'Modifier la catégorie' })
    await user.clear(field('Nom'))
    await user.type(field('Nom'), 'Eau')
    expect(field('Slug')).toHaveValue('eau')
    await user.click(form().getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Catégorie mise à jour')).toBeInTheDocument()
    await waitFor(() => expect(at()).toBe('/admin?onglet=categories'))
    expect(sent('UpdateCategory')).toEqual([{ id: '1', version: 3, input: { name: 'Eau' } }])
    expect(await row('Eau')).toBeInTheDocument()
  })

  it.each([
    ['Gestion de l’eau', 'Elle contient 12 produits, qui resteront en vente sans catégorie.'],
    ['Énergie', 'Elle contient 1 produit, qui restera en vente sans catégorie.'],
    ['Vêtements', 'Elle ne contient aucun produit.'],
  ])('%s, before it is deleted, says how many products lose it', async (name, told) => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: `Supprimer ${name}` }))
    const title = `Supprimer la catégorie «\u00a0${name}\u00a0»\u202f?`
    const question = within(await screen.findByRole('alertdialog', { name: title }))
    expect(question.getByText(told)).toBeInTheDocument()
  })

  it('deleted, leaves the list', async () => {
    let categories = [water, energy]
    const { user, sent } = open('', {
      categories: () => categories,
      deleteCategory: () => {
        categories = [energy]
        return '1'
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Supprimer Gestion de l’eau' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Supprimer' }),
    )
    expect(await screen.findByText('Catégorie supprimée')).toBeInTheDocument()
    expect(sent('DeleteCategory')).toEqual([{ id: '1' }])
    await waitFor(async () => expect(await names()).toEqual(['Énergie']))
  })
})
