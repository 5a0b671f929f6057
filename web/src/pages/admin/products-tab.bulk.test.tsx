import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCategory } from '../../test/data/make-category.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { later } from '../../test/later.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const kitchen = makeCategory({ id: '2', name: 'Cuisine' })
const [flask, soap, brush] = ['Gourde inox', 'Savon surgras', 'Brosse en bois'].map((name, place) =>
  makeProduct({ id: String(11 + place), name }),
)
const hanging = { images: 3, cartLines: 1, favourites: 4, orderItems: 0, waitlistEntries: 2 }

/** A shop of three products, two of them on the first page, that deletes what it is told to. */
function open(answers: Answers = {}) {
  let all = [flask, soap, brush]
  return openAdmin('/admin?onglet=produits', {
    categories: [kitchen],
    products: ({ offset }: { offset: number }) => ({
      ...makePage(offset === 0 ? all.slice(0, 2) : all.slice(2)),
      totalCount: all.length + 24,
    }),
    productDependents: hanging,
    changeProducts: ({ ids }: { ids: string[] }) => ({
      entryId: ids.length > 1 ? '40' : null,
      products: all.filter((each) => ids.includes(each?.id ?? '')),
    }),
    deleteProducts: ({ ids }: { ids: string[] }) => {
      all = all.filter((each) => !ids.includes(each?.id ?? ''))
      return { entryId: ids.length > 1 ? '41' : null, ids }
    },
    undoProducts: { restoredCount: 2, deletedCount: 0 },
    ...answers,
  })
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Sélectionner ${name}` })
const bar = () => within(screen.getByRole('region', { name: 'Actions sur la sélection' }))
const question = async () => within(await screen.findByRole('alertdialog'))

describe('a selection', () => {
  it('lasts over pages, is counted, and can be dropped', async () => {
    const { user } = open()
    expect(screen.queryByRole('region', { name: 'Actions sur la sélection' })).not.toBeInTheDocument()
    await user.click(await box('Savon surgras'))
    expect(bar().getByText('1 produit sélectionné')).toHaveAttribute('aria-live', 'polite')
    await user.click(screen.getByRole('link', { name: 'Page suivante' }))
    await user.click(await box('Brosse en bois'))
    expect(bar().getByText('2 produits sélectionnés')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Page précédente' }))
    expect(await box('Savon surgras')).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Sélectionner la page' }))
    expect(bar().getByText('3 produits sélectionnés')).toBeInTheDocument()
    await user.click(await box('Gourde inox'))
    expect(bar().getByText('2 produits sélectionnés')).toBeInTheDocument()
    await user.click(bar().getByRole('button', { name: 'Tout désélectionner' }))
    expect(screen.queryByRole('region', { name: 'Actions sur la sélection' })).not.toBeInTheDocument()
    expect(await box('Savon surgras')).not.toBeChecked()
  })

  it.each([
    ['Afficher dans la boutique', { visible: true }],
    ['Masquer', { visible: false }],
    ['Mettre en stock', { inStock: true }],
    ['Mettre en rupture', { inStock: false }],
    ['Mettre en vedette', { featured: true }],
    ['Retirer des vedettes', { featured: false }],
    ['Ajouter à la sélection de la semaine', { weeklySpecial: true }],
    ['Retirer de la sélection de la semaine', { weeklySpecial: false }],
    ['Cuisine', { categoryId: '2' }],
    ['Aucune', { categoryId: null }],
  ])('is changed at once: %s', async (action, changes) => {
    const { user, sent } = open()
    await box('Gourde inox')
    await user.click(screen.getByRole('button', { name: 'Sélectionner la page' }))
    const apply = bar().getByRole('button', { name: 'Appliquer' })
    expect(apply).toBeDisabled()
    await user.selectOptions(bar().getByRole('combobox', { name: 'Action' }), action)
    await user.click(apply)
    expect(await screen.findByText('2 produits mis à jour')).toBeInTheDocument()
    expect(sent('ChangeProducts')).toEqual([{ ids: ['11', '12'], changes }])
    expect(screen.queryByRole('region', { name: 'Actions sur la sélection' })).not.toBeInTheDocument()
    await waitFor(() => expect(sent('AdminProducts')).toHaveLength(2))
  })

  it('that the server refuses is kept, and why is said', async () => {
    const { user } = open({ changeProducts: () => refuse('NOT_FOUND', 'Produit non trouvé') })
    await user.click(await box('Gourde inox'))
    await user.selectOptions(bar().getByRole('combobox', { name: 'Action' }), 'Mettre en stock')
    await user.click(bar().getByRole('button', { name: 'Appliquer' }))
    expect(await screen.findByText('Produit non trouvé')).toBeInTheDocument()
    expect(await box('Gourde inox')).toBeChecked()
  })

  it('is deleted after one question, which tells how many and what hangs on them', async () => {
    const { user, sent } = open()
    await box('Gourde inox')
    await user.click(screen.getByRole('button', { name: 'Sélectionner la page' }))
    await user.click(bar().getByRole('button', { name: 'Supprimer…' }))
    expect(
      await screen.findByRole('alertdialog', { name: 'Supprimer 2\u00a0produits\u202f?' }),
    ).toBeInTheDocument()
    expect(sent('ProductDependents')).toEqual([{ ids: ['11', '12'] }])
    await user.click((await question()).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('2 produits supprimés')).toBeInTheDocument()
    expect(sent('DeleteProducts')).toEqual([{ ids: ['11', '12'] }])
    await waitFor(() => expect(screen.queryByText('Gourde inox')).not.toBeInTheDocument())
    expect(screen.queryByRole('region', { name: 'Actions sur la sélection' })).not.toBeInTheDocument()
    // One press brings all of them back.
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('2 produits remis comme avant')).toBeInTheDocument()
    expect(sent('UndoProducts')).toEqual([{ entryId: '41' }])
    expect(screen.queryByText('2 produits supprimés')).not.toBeInTheDocument()
  })
})

describe('a product that is to be deleted', () => {
  const ask = async (answers: Answers = {}) => {
    const page = open(answers)
    await page.user.click(await screen.findByRole('button', { name: 'Supprimer Gourde inox' }))
    return page
  }

  it('is named, with what goes and what stays, each counted, and nothing of what there is none of', async () => {
    const answer = later<typeof hanging>()
    await ask({ productDependents: () => answer.promise })
    const name = 'Supprimer «\u00a0Gourde inox\u00a0»\u202f?'
    expect(await screen.findByRole('alertdialog', { name })).toBeInTheDocument()
    expect((await question()).getByText('Décompte en cours…')).toBeInTheDocument()
    answer.resolve(hanging)
    await (await question()).findByText('3 images, supprimées avec la fiche')
    const told = (await question()).getAllByRole('listitem').map((item) => item.textContent)
    expect(told).toEqual([
      '3\u00a0images, supprimées avec la fiche',
      '1\u00a0ligne de panier, retirée du panier',
      '4\u00a0favoris, retirés de leurs comptes',
      '2\u00a0inscriptions à la liste d’attente, conservées',
    ])
  })

  it('that nothing hangs on says so', async () => {
    const none = { images: 0, cartLines: 0, favourites: 0, orderItems: 0, waitlistEntries: 0 }
    await ask({ productDependents: none })
    expect(await (await question()).findByText('Rien d’autre n’en dépend.')).toBeInTheDocument()
    expect((await question()).queryByRole('listitem')).not.toBeInTheDocument()
  })

  it('stays when the answer is no', async () => {
    const { user, sent } = await ask()
    await user.click((await question()).getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(sent('DeleteProducts')).toHaveLength(0)
  })

  it('goes once, however often it is confirmed, and leaves the selection', async () => {
    const answer = later<{ entryId: null; ids: string[] }>()
    const { user, sent } = open({ deleteProducts: () => answer.promise })
    await user.click(await box('Gourde inox'))
    await user.click(await box('Savon surgras'))
    await user.click(screen.getByRole('button', { name: 'Supprimer Gourde inox' }))
    await user.dblClick((await question()).getByRole('button', { name: 'Supprimer' }))
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
    answer.resolve({ entryId: null, ids: ['11'] })
    expect(await screen.findByText('Produit supprimé')).toBeInTheDocument()
    expect(sent('DeleteProducts')).toEqual([{ ids: ['11'] }])
    expect(bar().getByText('1 produit sélectionné')).toBeInTheDocument()
  })

  it('that the server cannot delete stays, and why is said', async () => {
    const { user, down } = await ask()
    down.add('DeleteProducts')
    await user.click((await question()).getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Une erreur est survenue. Veuillez réessayer.')).toBeInTheDocument()
    expect(screen.getByText('Gourde inox')).toBeInTheDocument()
  })
})
