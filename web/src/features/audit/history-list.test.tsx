import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCategory } from '../../test/data/make-category.ts'
import { makeChange, makeHistory } from '../../test/data/make-change.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { later } from '../../test/later.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const kitchen = makeCategory({ id: '2', name: 'Cuisine' })
const flask = makeProduct({ id: '11', version: 4, name: 'Gourde inox', category: kitchen })
const imageNamed = (name: string, altText: string | null = null, isPrimary = false) => ({
  ...{ imageUrl: `/public-objects/products/${name}.webp`, altText, isPrimary },
})
const images = (...names: string[]) => ({ images: names.map((name) => imageNamed(name)) })

const changes = [
  makeChange({
    ...{ id: '4', action: 'UPDATED', actorEmail: 'noe@ramure.example' },
    before: {
      name: 'Gourde',
      price: '34.90',
      ecoScore: '8.0',
      inStock: true,
      categoryId: 2,
      description: null,
      secret: 1,
    },
    after: {
      name: 'Gourde inox',
      price: '32.90',
      ecoScore: '8.5',
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

const known: Answers = { categories: [kitchen], products: makePage([flask]), product: flask }

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
    const { sent, user } = open('/admin?onglet=produits&fiche=11', { history: makeHistory(changes) })
    const button = await screen.findByRole('button', { name: 'Voir l’historique' })
    expect(sent('RecordHistory')).toHaveLength(0)
    await user.click(button)
    await entries()
    expect(sent('RecordHistory')).toEqual([{ subjectType: 'PRODUCT', subjectId: '11', limit: 10, offset: 0 }])
  })

  it('says who did what, when, and what it was before and after, in words', async () => {
    await openHistory('/admin?onglet=produits&fiche=11')
    const [last, ofImages, restored, first] = (await entries()) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ]
    expect(last).toHaveTextContent(/^Modification par noe@ramure.example, le 21 nov. 2026, 10:02/)
    expect(told(last)).toEqual([
      ['Nom', 'Gourde', 'Gourde inox'],
      ['Description', 'vide', 'En acier.'],
      ['Prix (€)', '34,90\u00a0€', '32,90\u00a0€'],
      ['Catégorie', 'Cuisine', 'Aucune'],
      ['Éco-score (sur 10)', '8,0', '8,5'],
      ['En stock', 'Oui', 'Non'],
    ])
    expect(told(ofImages)).toEqual([['Images', 'Ajoutée, sans texte alternatif']])
    expect(restored).toHaveTextContent(/^Restauration par/)
    expect(told(restored)).toEqual([['Nom', 'G', '<b>Gourde</b>']])
    expect(first).toHaveTextContent(/^Création par/)
    expect(told(first)).toEqual([])
  })

  it('of images shows them, and what was done in words; the image that follows them is not told twice', async () => {
    const [face, back] = [imageNamed('a', 'De face', true), imageNamed('b', 'De dos')]
    const gallery = (...shown: ReturnType<typeof imageNamed>[]) => ({
      ...{ name: 'Gourde inox', imageUrl: shown.find(({ isPrimary }) => isPrimary)?.imageUrl ?? null },
      images: shown,
    })
    const change = (id: string, before: object, after: object) => makeChange({ id, before, after })
    await openHistory('/admin?onglet=produits&fiche=11', {
      history: makeHistory([
        change('5', gallery(face, back), gallery(back, face)),
        change(
          '4',
          gallery(face, back),
          gallery({ ...face, isPrimary: false }, { ...back, isPrimary: true }),
        ),
        change('3', gallery(face, { ...back, altText: 'Dos' }), gallery(face, back)),
        change('2', gallery(face, back, imageNamed('c')), gallery(face, back)),
        change('1', gallery(), gallery(face)),
      ]),
    })
    const all = (await entries()).slice(0, 5)
    expect(all.flatMap(told)).toEqual([
      ['Images', 'Nouvel ordre\u00a0:'],
      ['Images', 'Devenue l’image principale\u00a0: De dos'],
      ['Images', 'Texte alternatif\u00a0: Dos De dos'],
      ['Images', 'Supprimée, sans texte alternatif'],
      ['Images', 'Ajoutée\u00a0: De face'],
    ])
    const files = (entry: HTMLElement | undefined) =>
      [...(entry?.querySelectorAll('img') ?? [])].map(
        (img) => img.getAttribute('src')?.match(/(\w)\.webp/)?.[1],
      )
    expect(all.map(files)).toEqual([['b', 'a'], ['b'], ['b'], ['c'], ['a']])
    for (const entry of all) expect(entry).not.toHaveTextContent('.webp')
  })

  it('of a thing nobody has changed says so', async () => {
    await openHistory('/admin?onglet=produits&fiche=11', { history: makeHistory([]) })
    expect(
      await screen.findByText('Aucune modification n’a été faite depuis l’administration.'),
    ).toBeInTheDocument()
  })

  it('goes on by parts, each change once, however often it is asked for', async () => {
    const answer = later<unknown>()
    const made = makeChange({ id: '5', before: { name: 'Gourde' }, after: { name: 'Gourde inox' } })
    const starts = [makeHistory(changes.slice(0, 2), 4), makeHistory([made, ...changes])]
    const following = [answer.promise, makeHistory([changes.at(-1)], 5)]
    const parts = ({ offset }: { offset: number }) => (offset === 0 ? starts : following).shift()
    const { user, sent } = await openHistory('/admin?onglet=produits&fiche=11', { history: parts })
    await user.dblClick(await screen.findByRole('button', { name: 'Voir les modifications plus anciennes' }))
    // One more change was made meanwhile: the last one known comes again.
    answer.resolve(makeHistory(changes.slice(1), 5))
    await waitFor(async () => expect(await entries()).toHaveLength(4))
    expect(sent('RecordHistory')).toHaveLength(2)
    // It is at the top: what follows the oldest cannot bring it.
    await user.click(screen.getByRole('button', { name: 'Voir les modifications plus anciennes' }))
    await waitFor(async () => expect(await entries()).toHaveLength(5))
    expect(screen.queryByRole('button', { name: 'Voir les modifications plus anciennes' })).toBeNull()
  })

  it('leads to the sign-in page when the session ended before its older part', async () => {
    const parts = ({ offset }: { offset: number }) =>
      offset === 0 ? makeHistory(changes, 5) : refuse('UNAUTHENTICATED', 'Authentification requise')
    const { user, at } = await openHistory('/admin?onglet=produits&fiche=11', { history: parts })
    await user.click(await screen.findByRole('button', { name: 'Voir les modifications plus anciennes' }))
    await waitFor(() => expect(at()).toMatch(/^\/admin\/login/))
  })

  it('that did not come can be asked for again', async () => {
    const { user, down } = open('/admin?onglet=produits&fiche=11', { history: makeHistory(changes) })
    down.add('RecordHistory')
    await user.click(await screen.findByRole('button', { name: 'Voir l’historique' }))
    const retry = await screen.findByRole('button', { name: 'Réessayer' })
    down.clear()
    await user.click(retry)
    expect(await entries()).toHaveLength(4)
  })
})

it('entries of old about images alone are named by their product as it is now, or by its number', async () => {
  const kept = (id: string, subjectId: string) =>
    makeChange({ id, subjectId, before: images(), after: images('a') })
  const { user } = open('/admin?onglet=produits', {
    history: makeHistory([kept('2', '11'), kept('1', '12')]),
    product: ({ id }: { id: string }) => (id === '11' ? flask : refuse('NOT_FOUND', 'Produit non trouvé')),
  })
  await user.click(await screen.findByRole('link', { name: 'Historique' }))
  const [first, second] = await within(await screen.findByRole('dialog')).findAllByRole('listitem')
  await waitFor(() => expect(first).toHaveTextContent(/^Gourde inoxModification/))
  expect(second).toHaveTextContent(/^Produit n°\s12Modification/)
})
