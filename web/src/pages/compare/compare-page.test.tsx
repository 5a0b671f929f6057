import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showOwnFigures } from '../../lib/household/own-figures.ts'
import { keepComparison, readComparison } from '../../lib/session/compared-products.ts'
import { readComparedText } from '../../lib/session/compared-text.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeSettings } from '../../test/data/make-settings.ts'
import { readHead } from '../../test/read-head.ts'
import { renderRoutes } from '../../test/render.tsx'
import { type Answers, schemaFetch } from '../../test/schema-fetch.ts'
import { ComparePage } from './compare-page.tsx'

beforeEach(() => {
  keepComparison({ type: '', products: [] })
  showOwnFigures(null)
})

const type = { productType: 'Économiseur de douche', comparableType: 'Économiseur de douche' }
const litres = { impactUnit: 'L d’eau par an' }
const head = makeProduct({
  ...{ id: '9', name: 'Pommeau', price: '34.90', ecoScore: '9.0', savingsPerYear: '98.00', ...type },
  ...{ impactFigure: '21900.00', ...litres, keepIf: 'Plus de 75 secondes : gardez-le.' },
  ...{ testVolume: '10.0', testKeepFlow: '8.0', ownFlow: '6.0' },
})
const lever = makeProduct({
  ...{ id: '33', name: 'Stop-douche', price: '16.50', ecoScore: '8.2', savingsPerYear: '29.00', ...type },
  ...{ impactFigure: '6500.00', ...litres, inStock: false },
})
const small = { ...lever, id: '34', name: 'Petit stop-douche', inStock: true, comparableType: null }
const flask = makeProduct({ id: '3', name: 'Gourde', productType: 'Gourde' })
const all = [head, lever, small, flask]

function open(path: string, answers: Answers = {}) {
  const fetch = schemaFetch({
    settings: makeSettings({ sales_open: 'oui' }),
    products: ({ filter }: { filter: { ids?: string[] } }) =>
      makePage(
        all.filter(({ id, comparableType }) => (filter.ids ? filter.ids.includes(id) : comparableType)),
      ),
    ...answers,
  })
  const page = renderRoutes([{ path: 'comparer', element: <ComparePage /> }], { path, fetch })
  // Of the products: whether sales are open is asked by each page of the shop.
  const ofProducts = () => fetch.asked.filter(({ operationName }) => operationName !== 'ShopFrame')
  const asked = () => ofProducts().map(({ operationName, variables }) => [operationName, variables])
  return { ...page, asked }
}

const flat = (element: HTMLElement | undefined) => element?.textContent?.replaceAll(/\s/g, ' ')
const row = async (name: string) => {
  const header = await screen.findByRole('rowheader', { name })
  return within(header.closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(flat)
}

describe('the comparison', () => {
  it('is a table: what one has already first, then the products in the order of the address', async () => {
    open('/comparer?ids=33,9')
    const columns = await screen.findAllByRole('columnheader')
    expect(columns.map(flat)).toEqual(['Garder le vôtreNe rien acheter', 'Stop-douche', 'Pommeau'])
    expect(await row('Prix')).toEqual(['0 €', '16,50 €moins cher', '34,90 €'])
    expect(await row('Économies par an')).toEqual(['0 €', '29 €', '98 €meilleur'])
    expect((await row('Impact'))[2]).toBe('21 900 L d’eau par anmeilleur')
    // Said in the verdict, and there alone.
    expect(screen.getAllByText('Plus de 75 secondes : gardez-le.')).toHaveLength(1)
    expect(await row('Disponibilité')).toEqual(['Tout de suite', 'Rupture de stock', 'En stock'])
    // Of which nobody says anything.
    expect(screen.queryByRole('rowheader', { name: 'Remboursé en' })).not.toBeInTheDocument()
    expect(readHead()).toMatchObject({ robots: 'noindex, follow' })
  })

  it('compares the points, the price of a unit and the passport, of what is known and shown', async () => {
    const points = (value: string) => ({
      id: value,
      criteria: [{ criterion: 'MATERIALS', points: value }],
    })
    const soap = makeProduct({
      ...{ id: '9', name: 'Pain', ...type, unitPriceText: 'soit 64\u00a0€/kg', formerPrice: '15.00' },
      ...{ assessment: points('1.8'), passport: { lines: [{ label: 'Origine', text: 'Marseille' }] } },
    })
    const other = makeProduct({ id: '33', name: 'Autre', ...type, assessment: points('1.2') })
    const unscored = makeProduct({
      ...{ id: '34', name: 'Tiers', ...type, assessment: points('2.0'), scoreDisplay: 'NONE' },
    })
    open('/comparer?ids=9,33,34', { products: () => makePage([soap, other, unscored]) })
    expect(await row('Matériaux')).toEqual(['Sans note', '1,8 / 2meilleur', '1,2 / 2', 'Non noté'])
    expect(await row('Prix à l’unité')).toEqual(['Déjà payé', 'soit 64 €/kg', 'Non chiffré', 'Non chiffré'])
    expect(await row('Origine')).toEqual(['Déjà chez vous', 'Marseille', 'Non précisé', 'Non précisé'])
    expect((await row('Prix'))[1]).toContain('Plus bas prix sur 30 jours : 15,00 €')
    for (const name of ['Fabrication', 'Garantie commerciale', 'Pièces détachées'])
      expect(screen.queryByRole('rowheader', { name })).not.toBeInTheDocument()
  })

  it('says in words when to keep what one has, and which one for whom: of what can be had', async () => {
    open('/comparer?ids=9,33')
    const verdict = await screen.findByRole('region', { name: 'En bref' })
    expect(within(verdict).getAllByRole('listitem').map(flat)).toEqual([
      'Plus de 75 secondes : gardez-le.',
      'Sinon, Pommeau coûte 34,90 € et fait économiser 98 € par an.',
      'Stop-douche est en rupture de stock pour le moment.',
    ])
  })

  it('says of a demonstration that it is one', async () => {
    const demonstration_note = 'Démonstration : notes inventées.'
    open('/comparer?ids=9,34', { settings: makeSettings({ sales_open: 'oui', demonstration_note }) })
    const verdict = await screen.findByRole('region', { name: 'En bref' })
    expect(await within(verdict).findByText(demonstration_note)).toBeInTheDocument()
  })

  it('advises each for what it is best at', async () => {
    open('/comparer?ids=9,34')
    const verdict = await screen.findByRole('region', { name: 'En bref' })
    expect(within(verdict).getAllByRole('listitem').map(flat)).toEqual([
      'Plus de 75 secondes : gardez-le.',
      'Notre choix : Pommeau, 98 € économisés par an ; ses 18,40 € de plus reviennent en 3 mois.',
      'Pour dépenser le moins aujourd’hui, prenez plutôt : Petit stop-douche (16,50 €).',
    ])
  })

  it('speaks of the visitor’s own household where they told of one, in the table as in the verdict', async () => {
    const ownOf = (euros: string, impact: string) => ({ euros, impact, paybackMonths: null, steps: [] })
    showOwnFigures(
      new Map([
        ['9', ownOf('246.00', '54700')],
        ['34', ownOf('300.00', '16400')],
      ]),
    )
    open('/comparer?ids=9,34')
    expect((await row('Économies par an, chez vous')).slice(1)).toEqual(['246 €', '300 €meilleur'])
    expect((await row('Impact')).slice(1).map((text) => text?.slice(0, 6))).toEqual(['54 700', '16 400'])
    const verdict = screen.getByRole('region', { name: 'En bref' })
    expect(flat(verdict)).toContain('Petit stop-douche (300 € par an, 16,50 €)')
    expect(screen.getByText(/sont ceux de votre foyer/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Modifier mon foyer' })).toBeInTheDocument()
  })

  it('says when nothing is sold yet, beside the buttons that fill the cart in words', async () => {
    open('/comparer?ids=9,33', { settings: makeSettings({ sales_open: 'non' }) })
    const verdict = await screen.findByRole('region', { name: 'En bref' })
    const button = within(verdict).getByRole('button', { name: 'Ajouter au panier\u00a0: Pommeau' })
    expect(button).toHaveTextContent('Ajouter au panier')
    // What is not in stock cannot be added.
    expect(screen.getAllByRole('button', { name: /^Ajouter au panier/ })).toHaveLength(2)
    expect(await screen.findByText(/Les ventes ne sont pas encore ouvertes/)).toBeInTheDocument()
    expect((await row('Disponibilité')).slice(1)).toEqual(['Bientôt en vente', 'Rupture de stock'])
  })

  it('can lose a product, and then speaks of the one that is left', async () => {
    const { user, router } = open('/comparer?ids=9,33')
    await user.click(await screen.findByRole('button', { name: 'Retirer Stop-douche de la comparaison' }))
    await waitFor(() => expect(router.state.location.search).toBe('?ids=9'))
    const verdict = await screen.findByRole('region', { name: 'En bref' })
    await waitFor(() =>
      expect(flat(verdict)).toContain('Sinon, Pommeau coûte 34,90 € et fait économiser 98 € par an.'),
    )
    expect(
      within(verdict).getByRole('button', { name: 'Ajouter au panier\u00a0: Pommeau' }),
    ).toBeInTheDocument()
  })

  it('hands its address on', async () => {
    const { user } = open('/comparer?ids=9,33')
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await screen.findByRole('button', { name: 'Partager' }))
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringMatching(/comparer\?ids=9,33$/)))
  })
})

describe('an address that fits badly', () => {
  it('of another use, of nothing and of no id is said kindly, and the rest is compared', async () => {
    const { asked } = open('/comparer?ids=9,3,777,abc')
    expect((await screen.findAllByRole('columnheader')).map(flat)).toContain('Pommeau')
    const note = screen.getAllByRole('status').map(flat).join()
    expect(note).toContain('Un produit de cette adresse n’existe pas, ou plus')
    expect(note).toContain(
      'Gourde n’est pas ici : nous comparons ce qui sert à la même chose (Économiseur de douche).',
    )
    expect(asked()).toEqual([['ComparePage', { ids: ['9', '3', '777'] }]])
  })

  it('without any product leads on to examples that the shop has', async () => {
    open('/comparer?ids=777')
    const example = await screen.findByRole('link', { name: 'Économiseur de douche' })
    expect(example).toHaveAttribute('href', '/comparer?ids=9,33')
    expect(screen.getByRole('status')).toHaveTextContent('Cette adresse ne mène à aucun produit')
  })

  it('that is empty asks for no products, and says nothing is wrong', async () => {
    const { asked } = open('/comparer')
    await screen.findByRole('link', { name: 'Économiseur de douche' })
    expect(asked().map(([name]) => name)).toEqual(['ComparisonExamples'])
    expect(
      screen.getByText('La comparaison est proposée quand un autre produit sert au même usage.'),
    ).toBeInTheDocument()
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})

describe('what is chosen in this browser', () => {
  it('is compared first where the address names nothing, then come examples; what is removed is removed there', async () => {
    keepComparison({ type: type.productType, products: [head, small] })
    const { user, router } = open('/comparer')
    expect((await screen.findAllByRole('columnheader')).map(flat).slice(1)).toEqual([
      'Pommeau',
      'Petit stop-douche',
    ])
    expect(await screen.findByRole('heading', { name: 'Par exemple' })).toBeInTheDocument()
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: 'Partager' }))
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringMatching(/comparer\?ids=9,34$/)))
    await user.click(screen.getByRole('button', { name: 'Retirer Pommeau de la comparaison' }))
    expect(readComparison(readComparedText()).products.map(({ id }) => id)).toEqual(['34'])
    expect(router.state.location.search).toBe('')
  })

  it('waits where the address names others', async () => {
    keepComparison({ type: type.productType, products: [head, small] })
    open('/comparer?ids=33')
    expect((await screen.findAllByRole('columnheader')).map(flat).slice(1)).toEqual(['Stop-douche'])
    expect(screen.queryByRole('heading', { name: 'Par exemple' })).not.toBeInTheDocument()
  })
})

describe('the test of what one has already', () => {
  const press = async (name: string, at: number) => {
    const button = await screen.findByRole('button', { name })
    const clock = vi.spyOn(performance, 'now').mockReturnValue(at)
    fireEvent.click(button)
    clock.mockRestore()
  }

  it('is a stopwatch that says whether to keep it', async () => {
    open('/comparer?ids=9')
    await press('Démarrer le test face à Pommeau', 1_000)
    await press('Arrêter le test face à Pommeau', 51_000)
    expect(flat(screen.getByRole('status'))).toBe('12 L/min : ce produit en économiserait la moitié.')
  })

  it('is one stopwatch for all that fill the same bucket, and says of each what it would save', async () => {
    Object.assign(lever, { testVolume: '10.00', testKeepFlow: '13.0', ownFlow: '9.0' })
    open('/comparer?ids=9,33')
    const both = 'le test face à Pommeau et Stop-douche'
    await press(`Démarrer ${both}`, 1_000)
    await press(`Arrêter ${both}`, 51_000)
    expect(screen.getAllByRole('button', { name: /le test/ })).toHaveLength(1)
    expect(flat(screen.getByText(/^Pommeau\s:/))).toBe(
      'Pommeau : 12 L/min : ce produit en économiserait la moitié.',
    )
    expect(flat(screen.getByText(/^Stop-douche\s:/))).toBe('Stop-douche : 12 L/min : gardez le vôtre.')
    await press(`Démarrer ${both}`, 1_000)
    await press(`Arrêter ${both}`, 1_100)
    expect(screen.getAllByText(/trop court/)).toHaveLength(1)
  })
})
