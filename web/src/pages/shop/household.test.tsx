import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showOwnFigures } from '../../lib/household/own-figures.ts'
import { makeCart, makeCartLine } from '../../test/data/make-cart.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { makeViewer } from '../../test/data/make-viewer.ts'
import { renderRoutes } from '../../test/render.tsx'
import { type Answers, schemaFetch } from '../../test/schema-fetch.ts'
import { CartPage } from './cart-page.tsx'
import { ProductPage } from './product-page.tsx'
import { ProductsPage } from './products-page.tsx'

const forget = () => {
  localStorage.clear()
  act(() => showOwnFigures(null))
}
beforeEach(forget)
// The files of a worker share their modules: the next one is about somebody who told nothing.
afterEach(forget)

const term = (fields: object) => ({
  ...{ label: 'Chasse', times: 10, per: 'DAY', people: 2, warming: null, counts: null, source: 'Fiche' },
  ...fields,
})
const flush = makeProduct({
  ...{ id: '7', name: 'Plaquettes', price: '14.90', savingsPerYear: '49.00', paybackMonths: 4 },
  ...{ impactFigure: '10900.00', impactUnit: 'L d’eau par an' },
  savingsFormula: { impact: 'LITRES', terms: [term({ kind: 'WATER', amount: 3 })] },
})
const bottle = makeProduct({
  ...{ id: '8', name: 'Gourde', savingsPerYear: '60.00' },
  savingsFormula: {
    impact: null,
    terms: [term({ kind: 'PURCHASE', amount: 60, times: 1, per: 'YEAR', people: null })],
  },
})
const honey = makeProduct({ id: '9', name: 'Miel', savingsPerYear: '30.00', paybackMonths: 6 })

const kept = () => JSON.parse(localStorage.getItem('household') ?? 'null')

async function open(path: string, answers: Answers = {}) {
  const products = makePage([bottle, flush, honey])
  const fetch = schemaFetch({ product: flush, products, categories: [], ...answers })
  const page = renderRoutes(
    [
      { path: 'produit/:id', element: <ProductPage /> },
      { path: 'produits', element: <ProductsPage /> },
      { path: 'panier', element: <CartPage /> },
    ],
    { path, fetch },
  )
  const opener = await screen.findAllByRole('button', { name: /(Adapter à|Modifier) mon foyer/ })
  const tell = async (facts: Record<string, string>) => {
    if (opener[0] && !screen.queryByRole('dialog')) await page.user.click(opener[0])
    const card = within(await screen.findByRole('dialog', { name: 'Mon foyer' }))
    for (const [label, text] of Object.entries(facts)) {
      await page.user.clear(card.getByLabelText(label))
      await page.user.type(card.getByLabelText(label), text)
    }
    return card
  }
  return { ...page, fetch, tell }
}

const figures = () =>
  within(screen.getByLabelText('En chiffres'))
    // Also behind the card.
    .getAllByRole('strong', { hidden: true })
    .map((each) => each.textContent)
const four = { 'Personnes dans le foyer': '4' }

it('figures of a product follow the household, Enter saves it, and the sum is told line by line', async () => {
  const { user, tell } = await open('/produit/7')
  expect(figures()).toEqual(['49\u00a0€', '4\u00a0mois', '10\u00a0900\u00a0L'])
  const card = await tell(four)
  await user.type(card.getByLabelText('Personnes dans le foyer'), '{Enter}')
  await waitFor(() => expect(figures()).toEqual(['99\u00a0€', '2\u00a0mois', '21\u00a0900\u00a0L']))
  expect(screen.getByText('par an, chez vous')).toBeInTheDocument()
  expect(kept()).toMatchObject({ people: 4, waterPrice: 4.5 })
  const sum = (await screen.findByText('Voir le calcul')).closest('details')
  expect(sum?.textContent?.replaceAll(/\s/g, ' ')).toContain(
    'Chasse : 3 L × 10 par jour × 365 jours × 4/2 personnes = 21 900 L, à 4,50 €/m³ = 98,55 €',
  )
  expect(sum).toHaveAttribute('data-private')
})

it('shows what the answers come to while they are typed, the last that made sense, and keeps nothing yet', async () => {
  const { user, tell } = await open('/produit/7')
  const card = await tell({})
  const result = card.getByRole('status', { name: 'Chez vous' })
  await waitFor(() => expect(result).toHaveTextContent(/^49\s€ par an, chez vousPlaquettes$/))
  await tell(four)
  expect(result).toHaveTextContent(/^99\s€/)
  await user.type(card.getByLabelText('Prix de l’eau (€/m³)'), 'x')
  expect(result).toHaveTextContent(/^99\s€/)
  await user.click(card.getByRole('button', { name: 'Revenir aux valeurs par défaut' }))
  expect(result).toHaveTextContent(/^49\s€/)
  expect(figures()[0]).toBe('49\u00a0€')
  expect(kept()).toBeNull()
})

it('among many products the one whose savings hang on most answers is the example', async () => {
  const { tell } = await open('/produits')
  const card = await tell({})
  const result = card.getByRole('status', { name: 'Chez vous' })
  await waitFor(() => expect(result).toHaveTextContent(/Plaquettes$/))
})

/** Every saving of the product's page that was shown, in order, until it stays at the given one. */
async function seenUntil(last: number, act: () => Promise<void>): Promise<number[]> {
  const seen: number[] = []
  const look = () => {
    const now = Number.parseInt(figures()[0] ?? '', 10)
    if (seen.at(-1) !== now) seen.push(now)
  }
  const watch = new MutationObserver(look)
  look()
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  await act()
  await waitFor(() => expect(seen.at(-1)).toBe(last))
  watch.disconnect()
  return seen
}

/** Frames 20 ms apart, however busy the machine is. */
function stubFrames(): void {
  let time = 0
  vi.stubGlobal('requestAnimationFrame', (show: (now: number) => void) => {
    time = time === 0 ? performance.now() : time + 20
    return setTimeout(show, 0, time)
  })
}

it('counts figures up to those of the household, without turning back; at once for who wants no motion', async () => {
  const wanted = (query: string) => ({ matches: query.includes('no-preference'), addEventListener() {} })
  for (const isMotionWelcome of [true, false]) {
    if (isMotionWelcome) vi.stubGlobal('matchMedia', wanted)
    const { user, tell, unmount } = await open('/produit/7')
    const card = await tell(four)
    stubFrames()
    const seen = await seenUntil(99, () => user.click(card.getByRole('button', { name: 'Enregistrer' })))
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen[0]).toBe(49)
    if (isMotionWelcome) expect(seen.length).toBeGreaterThan(2)
    else expect(seen).toEqual([49, 99])
    unmount()
    forget()
    vi.unstubAllGlobals()
  }
})

it('no request carries anything of it', async () => {
  const { user, tell, fetch } = await open('/produit/7')
  const card = await tell({ ...four, 'Prix de l’eau (€/m³)': '7,77' })
  await user.click(card.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(figures()[0]).toBe('170\u00a0€'))
  const formulas = fetch.asked.filter(({ operationName }) => operationName === 'SavingsFormulas')
  expect(formulas.map(({ variables }) => variables)).toEqual([{ limit: 100, offset: 0 }])
  expect(JSON.stringify(fetch.asked)).not.toMatch(/7[.,]77|[pP]eople|[hH]ousehold/)
})

it('who told nothing asks for no formula', async () => {
  const { fetch } = await open('/produits')
  expect(fetch.asked.map(({ operationName }) => operationName)).not.toContain('SavingsFormulas')
  expect(screen.getByText(/49\s€\/an économisés/)).toBeInTheDocument()
})

it('what is not allowed is not kept: the limits are said, and the first of it is gone to', async () => {
  const { user, tell } = await open('/produit/7')
  const card = await tell({ 'Personnes dans le foyer': '13', 'Minutes par douche': 'cinq' })
  expect(card.getByLabelText('Prix de l’eau (€/m³)')).toHaveAccessibleDescription(
    /^Par défaut\s: 4,50 \(de 0,50 à 20,00\)\. Le vôtre figure sur votre facture\.$/,
  )
  expect(card.getAllByText(/hypothèses? de la boutique/)).toHaveLength(1)
  await user.click(card.getByRole('button', { name: 'Enregistrer' }))
  expect(card.getByLabelText('Personnes dans le foyer')).toHaveFocus()
  expect(card.getByLabelText('Personnes dans le foyer')).toHaveAccessibleDescription(
    'Indiquez un nombre de 1 à 12.',
  )
  expect(card.getByLabelText('Minutes par douche')).toBeInvalid()
  expect(kept()).toBeNull()
})

it('goes back to the usual values, and is forgotten on demand', async () => {
  const first = await open('/produit/7')
  const card = await first.tell({ ...four, 'Prix de l’électricité (€/kWh)': '0,31' })
  await first.user.click(card.getByRole('button', { name: 'Revenir aux valeurs par défaut' }))
  expect(card.getByLabelText('Personnes dans le foyer')).toHaveValue('2')
  expect(card.queryByRole('button', { name: 'Effacer' })).not.toBeInTheDocument()
  await first.user.click(card.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('par an, chez vous')
  expect(figures()[0]).toBe('49\u00a0€')
  const again = await first.tell({})
  await first.user.click(again.getByRole('button', { name: 'Effacer' }))
  await screen.findByText('économisés par an')
  expect(kept()).toBeNull()
})

it('« Utile chez vous » orders the list by the household, and what has no formula by its own figure', async () => {
  const list = { ...makePage([bottle, flush, honey]), totalCount: 3 }
  const { user, tell } = await open('/produits?sort=economies', { products: list })
  const names = () =>
    within(screen.getByRole('list', { name: 'Produits' }))
      .getAllByRole('heading')
      .map((each) => each.textContent)
  expect(names()).toEqual(['Gourde', 'Plaquettes', 'Miel'])
  const card = await tell(four)
  await user.click(card.getByRole('button', { name: 'Enregistrer' }))
  await waitFor(() => expect(names()).toEqual(['Plaquettes', 'Gourde', 'Miel']))
  expect(screen.getAllByRole('option', { name: 'Utile chez vous' })).not.toHaveLength(0)
  expect(screen.getByText(/99\s€\/an chez vous/)).toBeInTheDocument()
  expect(screen.getByText(/30\s€\/an économisés/)).toBeInTheDocument()
})

it('a list too long to be ordered here is not said to be', async () => {
  const list = { ...makePage([bottle, flush]), totalCount: 101 }
  const { user, tell } = await open('/produits?sort=economies', { products: list })
  const card = await tell(four)
  await user.click(card.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText(/99\s€\/an chez vous/)
  expect(screen.queryByRole('option', { name: 'Utile chez vous' })).not.toBeInTheDocument()
})

it('the receipt of the cart follows, and names what it could not reckon anew', async () => {
  const cart = makeCart([flush, honey].map((product) => makeCartLine(product)))
  const { user, tell } = await open('/panier', { me: makeViewer(), cart })
  const card = await tell(four)
  await user.click(card.getByRole('button', { name: 'Enregistrer' }))
  const receipt = await screen.findByRole('region', { name: 'La première année, chez vous' })
  expect(receipt).toHaveTextContent(/Économies par anenviron\s129\s€/)
  expect(receipt).toHaveTextContent(/Eau par anenviron\s21\s900\sL/)
  expect(receipt).toHaveTextContent(/Au foyer moyen, faute de formule\s: Miel\./)
})
