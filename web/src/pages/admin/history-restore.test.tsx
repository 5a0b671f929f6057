import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCategory } from '../../test/data/make-category.ts'
import { makeChange, makeHistory } from '../../test/data/make-change.ts'
import { makeEvidence } from '../../test/data/make-evidence.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makePost, makePosts } from '../../test/data/make-post.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { makeSettings } from '../../test/data/make-settings.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const kitchen = makeCategory({ id: '2', name: 'Cuisine' })
const flask = makeProduct({ id: '11', version: 4, name: 'Gourde inox', category: kitchen })
const post = makePost({ id: '7', title: 'Laver moins' })
const settings = makeSettings({ delivery_info: 'Livré à vélo.' })

const changes = [
  makeChange({ id: '4', before: { name: 'Gourde' }, after: { name: 'Gourde inox' } }),
  makeChange({ id: '3', before: { name: 'G' }, after: { name: 'Gourde' } }),
  makeChange({ id: '2', action: 'RESTORED', before: { name: 'H' }, after: { name: 'G' } }),
  makeChange({ id: '1', action: 'CREATED', after: { name: 'H', price: '24.90' } }),
]

const known: Answers = {
  ...{ categories: [kitchen], products: makePage([flask]), product: flask },
  ...{ evidenceLibrary: makePage([]), evidence: makeEvidence({ id: '3' }) },
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
describe('an earlier state', () => {
  it.each([
    [
      '/admin?onglet=produits&fiche=11',
      'PRODUCT',
      '11',
      'RestoreProduct',
      'Produit restauré',
      { restoreProduct: flask },
    ],
    [
      ...['/admin?onglet=categories&fiche=2', 'CATEGORY', '2', 'RestoreCategory', 'Catégorie restaurée'],
      { restoreCategory: kitchen },
    ],
    ['/admin?onglet=articles&fiche=7', 'POST', '7', 'RestorePost', 'Article restauré', { restorePost: post }],
    [
      ...['/admin?onglet=preuves&fiche=3', 'EVIDENCE', '3', 'RestoreEvidence', 'Preuve restaurée'],
      { restoreEvidence: makeEvidence({ id: '3' }) },
    ],
    [
      ...['/admin?onglet=parametres', 'SETTING', 'delivery_info', 'RestoreSetting', 'Paramètre restauré'],
      { restoreSetting: settings[0] },
    ],
  ] as [string, string, string, string, string, Answers][])(
    'of %s is put back by its own call, and the history has grown by it',
    async (path, subjectType, subjectId, operation, said, answers) => {
      const page = await openHistory(path, { history: makeHistory(changes), ...answers })
      const [last, second] = (await entries()) as [HTMLElement, HTMLElement]
      expect(page.sent('RecordHistory')[0]).toMatchObject({ subjectType, subjectId })
      // The last change left the present state.
      expect(within(last).queryByRole('button')).not.toBeInTheDocument()
      await page.user.click(within(second).getByRole('button', { name: 'Restaurer cet état' }))
      expect(await screen.findByText(said)).toBeInTheDocument()
      expect(page.sent(operation)).toEqual([{ entryId: '3', state: 'AFTER' }])
      await waitFor(() => expect(page.sent('RecordHistory')).toHaveLength(2))
    },
  )

  it.each([
    ['/admin?onglet=produits&fiche=11', 'RestoreProduct', { restoreProduct: flask }],
    ['/admin?onglet=categories&fiche=2', 'RestoreCategory', { restoreCategory: kitchen }],
    ['/admin?onglet=articles&fiche=7', 'RestorePost', { restorePost: post }],
    ['/admin?onglet=parametres', 'RestoreSetting', { restoreSetting: settings[0] }],
  ] as [string, string, Answers][])(
    'before the first change of %s is put back from the end of its history',
    async (path, operation, answers) => {
      const history = makeHistory([
        makeChange({ id: '8', before: { name: 'G' }, after: { name: 'H' } }),
        makeChange({ id: '6', before: { name: 'F' }, after: { name: 'G' } }),
      ])
      const page = await openHistory(path, { history, ...answers })
      const all = await entries()
      expect(all).toHaveLength(3)
      expect(all[2]).toHaveTextContent('État d’origine, avant la première de ces modifications')
      await page.user.click(screen.getByRole('button', { name: 'Restaurer l’état d’origine' }))
      await waitFor(() => expect(page.sent(operation)).toEqual([{ entryId: '6', state: 'BEFORE' }]))
    },
  )

  it('before the first change is not offered of what was made here, nor before all changes are in view', async () => {
    const { user, unmount } = await openHistory('/admin?onglet=produits&fiche=11')
    await entries()
    expect(screen.queryByText('État d’origine')).not.toBeInTheDocument()
    unmount()
    const made = makeChange({ id: '1', before: { name: 'F' }, after: { name: 'G' } })
    const parts = ({ offset }: { offset: number }) =>
      makeHistory(offset === 0 ? changes.slice(0, 1) : [made], 2)
    await openHistory('/admin?onglet=produits&fiche=11', { history: parts })
    await entries()
    expect(screen.queryByText('État d’origine')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Voir les modifications plus anciennes' }))
    expect(await screen.findByText('État d’origine')).toBeInTheDocument()
  })

  it('whose price is another by more than half is asked about, and put back if it is meant', async () => {
    const change = makeChange({
      id: '5',
      before: { name: 'Gourde inox', price: '2.49' },
      after: { price: '24.90' },
    })
    const page = await openHistory('/admin?onglet=produits&fiche=11', {
      history: makeHistory([change]),
      restoreProduct: flask,
    })
    const restore = await screen.findByRole('button', { name: 'Restaurer l’état d’origine' })
    await page.user.click(restore)
    const title = 'Passer le prix de 24,90\u00a0€ à 2,49\u00a0€\u202f?'
    const question = within(await screen.findByRole('alertdialog', { name: title }))
    await page.user.click(question.getByRole('button', { name: 'Corriger' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(page.sent('RestoreProduct')).toEqual([])
    await page.user.click(restore)
    await page.user.click(await screen.findByRole('button', { name: 'Changer le prix' }))
    await waitFor(() => expect(page.sent('RestoreProduct')).toEqual([{ entryId: '5', state: 'BEFORE' }]))
  })

  it('that comes back is shown in the form, and nothing is left to save', async () => {
    let product = flask
    const { user, at } = await openHistory('/admin?onglet=produits&fiche=11', {
      history: makeHistory(changes),
      products: () => makePage([product]),
      restoreProduct: () => {
        product = { ...flask, version: 5, name: 'Gourde' }
        return product
      },
    })
    const [, second] = await entries()
    await user.click(within(second as HTMLElement).getByRole('button', { name: 'Restaurer cet état' }))
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue('Gourde'))
    expect(Object.keys(sessionStorage)).toEqual([])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(at()).toBe('/admin?onglet=produits'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('that cannot be put back says why', async () => {
    const { user, down } = await openHistory('/admin?onglet=produits&fiche=11')
    down.add('RestoreProduct')
    const [, second] = await entries()
    await user.click(within(second as HTMLElement).getByRole('button', { name: 'Restaurer cet état' }))
    expect(await screen.findByText('Une erreur est survenue. Veuillez réessayer.')).toBeInTheDocument()
  })
})

it.each([
  ['/admin?onglet=produits', 'PRODUCT', 'RestoreProduct', 'Produit restauré', 'AdminProducts'],
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
      product: () => refuse('NOT_FOUND', 'Produit non trouvé'),
      ...{ restoreProduct: flask, restoreCategory: kitchen, restorePost: post },
    })
    await user.click(await screen.findByRole('link', { name: 'Historique' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Historique' }))
    const entry = await drawer.findByRole('listitem')
    expect(entry).toHaveTextContent(/^Vieux <b>savon<\/b>Suppression par ada@ramure.example/)
    expect(sent('RecordHistory')[0]).toEqual({ subjectType, limit: 10, offset: 0 })
    expect(drawer.queryByText('État d’origine')).not.toBeInTheDocument()
    await user.click(within(entry).getByRole('button', { name: /^Restaurer/ }))
    expect(await screen.findByText(said)).toBeInTheDocument()
    expect(sent(operation)).toEqual([{ entryId: '9', state: 'AFTER' }])
    await waitFor(() => expect(sent(list)).toHaveLength(2))
    await user.click(drawer.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(at()).toBe(path))
  },
)
