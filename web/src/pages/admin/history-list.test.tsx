import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { later } from '../../test/later.ts'
import { makeCategory } from '../../test/make-category.ts'
import { makeChange, makeHistory } from '../../test/make-change.ts'
import { makePage } from '../../test/make-page.ts'
import { makePost, makePosts } from '../../test/make-post.ts'
import { makeProduct } from '../../test/make-product.ts'
import { makeSettings } from '../../test/make-settings.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const kitchen = makeCategory({ id: '2', name: 'Cuisine' })
const flask = makeProduct({ id: '11', version: 4, name: 'Gourde inox', category: kitchen })
const post = makePost({ id: '7', title: 'Laver moins' })
const settings = makeSettings({ delivery_info: 'Livré à vélo.' })
const images = (...names: string[]) => ({
  images: names.map((name) => ({ imageUrl: `/public-objects/products/${name}.webp` })),
})

const changes = [
  makeChange({
    ...{ id: '4', action: 'UPDATED', actorEmail: 'noe@ramure.example' },
    before: { name: 'Gourde', price: '24.90', inStock: true, categoryId: 2, description: null, secret: 1 },
    after: {
      name: 'Gourde inox',
      price: '24.90',
      inStock: false,
      categoryId: null,
      description: 'En acier.',
      secret: 2,
    },
  }),
  makeChange({ id: '3', action: 'UPDATED', before: images('a'), after: images('a', 'b') }),
  makeChange({ id: '2', action: 'RESTORED', before: { name: 'G' }, after: { name: '<b>Gourde</b>' } }),
  makeChange({ id: '1', action: 'CREATED', after: { name: 'G', price: '24.90' } }),
]

const known: Answers = {
  ...{ categories: [kitchen], products: makePage([flask]), product: flask },
  ...{ posts: makePosts([post]), post, settings },
}

const open = (path: string, answers: Answers = {}) => openAdmin(path, { ...known, ...answers })

/** The history of the thing at this address. */
async function openHistory(path: string, answers: Answers = { history: makeHistory(changes) }) {
  const page = open(path, answers)
  await page.user.click(await screen.findByRole('button', { name: 'Voir l’historique' }))
  return page
}

const entries = async () =>
  within(await screen.findByRole('region', { name: 'Historique' })).findAllByRole('listitem')
const told = (entry: HTMLElement) =>
  within(entry)
    .queryAllByRole('term')
    .map((term) => [term, ...(term.nextElementSibling?.children ?? [])].map((part) => part.textContent))

describe('a history', () => {
  it('is asked for by those who want to see it', async () => {
    const { sent, user } = open('/admin?fiche=11', { history: makeHistory(changes) })
    const button = await screen.findByRole('button', { name: 'Voir l’historique' })
    expect(sent('RecordHistory')).toHaveLength(0)
    await user.click(button)
    await entries()
    expect(sent('RecordHistory')).toEqual([{ subjectType: 'PRODUCT', subjectId: '11', limit: 10, offset: 0 }])
  })

  it('says who did what, when, and what it was before and after, in words', async () => {
    await openHistory('/admin?fiche=11')
    const [last, pictures, restored, first] = (await entries()) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ]
    expect(last).toHaveTextContent(/^Modification par noe@ramure.example, le 21 nov. 2026, 10:02/)
    expect(told(last)).toEqual([
      ['Nom', 'Gourde', 'Gourde inox'],
      ['Description', 'vide', 'En acier.'],
      ['Catégorie', 'Cuisine', 'Aucune'],
      ['En stock', 'Oui', 'Non'],
    ])
    expect(told(pictures)).toEqual([['Images', 'a.webp', 'a.webp, b.webp']])
    expect(restored).toHaveTextContent(/^Restauration par/)
    expect(told(restored)).toEqual([['Nom', 'G', '<b>Gourde</b>']])
    expect(first).toHaveTextContent(/^Création par/)
    expect(told(first)).toEqual([])
  })

  it('of a thing nobody has changed says so', async () => {
    await openHistory('/admin?fiche=11', { history: makeHistory([]) })
    expect(
      await screen.findByText('Aucune modification n’a été faite depuis l’administration.'),
    ).toBeInTheDocument()
  })

  it('goes on by parts, each change once, however often it is asked for', async () => {
    const answer = later<unknown>()
    const parts = ({ offset }: { offset: number }) =>
      offset === 0 ? makeHistory(changes.slice(0, 2), 4) : answer.promise
    const { user, sent } = await openHistory('/admin?fiche=11', { history: parts })
    await user.dblClick(await screen.findByRole('button', { name: 'Voir les modifications plus anciennes' }))
    // One more change was made meanwhile: the last one known comes again.
    answer.resolve(makeHistory(changes.slice(1), 4))
    await waitFor(async () => expect(await entries()).toHaveLength(4))
    expect(sent('RecordHistory')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Voir les modifications plus anciennes' })).toBeNull()
  })

  it('that did not come can be asked for again', async () => {
    const { user, down } = open('/admin?fiche=11', { history: makeHistory(changes) })
    down.add('RecordHistory')
    await user.click(await screen.findByRole('button', { name: 'Voir l’historique' }))
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    down.clear()
    await user.click(retry)
    expect(await entries()).toHaveLength(4)
  })
})

describe('an earlier state', () => {
  it.each([
    ['/admin?fiche=11', 'PRODUCT', '11', 'RestoreProduct', 'Produit restauré', { restoreProduct: flask }],
    [
      ...['/admin?onglet=categories&fiche=2', 'CATEGORY', '2', 'RestoreCategory', 'Catégorie restaurée'],
      { restoreCategory: kitchen },
    ],
    ['/admin?onglet=articles&fiche=7', 'POST', '7', 'RestorePost', 'Article restauré', { restorePost: post }],
    [
      ...['/admin?onglet=parametres', 'SETTING', 'delivery_info', 'RestoreSetting', 'Paramètre restauré'],
      { restoreSetting: settings[0] },
    ],
  ] as [string, string, string, string, string, Answers][])(
    'of %s is put back by its own call, and the history has grown by it',
    async (path, subjectType, subjectId, operation, said, answers) => {
      const page = await openHistory(path, { history: makeHistory(changes), ...answers })
      expect(page.sent('RecordHistory')[0]).toMatchObject({ subjectType, subjectId })
      const [last, second] = (await entries()) as [HTMLElement, HTMLElement]
      // The last change left the present state.
      expect(within(last).queryByRole('button')).not.toBeInTheDocument()
      await page.user.click(within(second).getByRole('button', { name: 'Restaurer cet état' }))
      expect(await screen.findByText(said)).toBeInTheDocument()
      expect(page.sent(operation)).toEqual([{ entryId: '3' }])
      await waitFor(() => expect(page.sent('RecordHistory')).toHaveLength(2))
    },
  )

  it('that comes back is shown in the form, and nothing is left to save', async () => {
    const { user, at } = await openHistory('/admin?fiche=11', {
      history: makeHistory(changes),
      restoreProduct: { ...flask, version: 5, name: 'Gourde' },
    })
    const [, second] = await entries()
    await user.click(within(second as HTMLElement).getByRole('button', { name: 'Restaurer cet état' }))
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue('Gourde'))
    expect(Object.keys(sessionStorage)).toEqual([])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(at()).toBe('/admin'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('that cannot be put back says why', async () => {
    const { user, down } = await openHistory('/admin?fiche=11')
    down.add('RestoreProduct')
    const [, second] = await entries()
    await user.click(within(second as HTMLElement).getByRole('button', { name: 'Restaurer cet état' }))
    expect(await screen.findByText('Une erreur est survenue. Veuillez réessayer.')).toBeInTheDocument()
  })
})

it.each([
  ['/admin', 'PRODUCT', 'RestoreProduct', 'Produit restauré', 'AdminProducts'],
  ['/admin?onglet=categories', 'CATEGORY', 'RestoreCategory', 'Catégorie restaurée', 'AdminCategories'],
  ['/admin?onglet=articles', 'POST', 'RestorePost', 'Article restauré', 'AdminPosts'],
])(
  'what was deleted from %s is found again in the history of the list, and restored',
  async (path, subjectType, operation, said, list) => {
    const deleted = makeChange({
      id: '9',
      action: 'DELETED',
      before: { name: 'Vieux <b>savon</b>', price: '3.00' },
    })
    const { user, sent, at } = open(path, {
      history: makeHistory([deleted]),
      ...{ restoreProduct: flask, restoreCategory: kitchen, restorePost: post },
    })
    await user.click(await screen.findByRole('link', { name: 'Historique' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Historique' }))
    const entry = await drawer.findByRole('listitem')
    expect(entry).toHaveTextContent(/^Vieux <b>savon<\/b>Suppression par ada@ramure.example/)
    expect(sent('RecordHistory')[0]).toEqual({ subjectType, limit: 10, offset: 0 })
    await user.click(within(entry).getByRole('button', { name: /^Restaurer/ }))
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(sent(operation)).toEqual([{ entryId: '9' }])
    await waitFor(() => expect(sent(list)).toHaveLength(2))
    await user.click(drawer.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(at()).toBe(path))
  },
)
