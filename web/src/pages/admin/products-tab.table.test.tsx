import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeCategory } from '../../test/data/make-category.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { later } from '../../test/later.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const kitchen = makeCategory({ id: '2', name: 'Cuisine' })
const three = () =>
  ['Gourde inox', 'Savon surgras', 'Brosse en bois'].map((name, place) =>
    makeProduct({
      id: String(11 + place),
      version: 4,
      name,
      price: '24.90',
      ecoScore: '8.7',
      category: kitchen,
    }),
  )

/** A server of three products that refuses stale copies of them. */
async function open(search = '', answers: Answers = {}) {
  const shop = { products: three() }
  const message = 'Cette fiche a été modifiée entre-temps par une autre personne.'
  const find = (id: string) => shop.products.find((product) => product.id === id)
  const change = (id: string, fields: Record<string, unknown>) => {
    shop.products = shop.products.map((each) =>
      each.id === id ? { ...each, ...fields, version: each.version + 1 } : each,
    )
    return find(id)
  }
  const page = openAdmin(`/admin?onglet=produits&vue=tableau${search}`, {
    categories: [kitchen],
    products: () => makePage(shop.products),
    product: ({ id }: { id: string }) => find(id),
    updateProduct: ({
      id,
      version,
      input,
    }: {
      id: string
      version: number
      input: Record<string, unknown>
    }) =>
      version === find(id)?.version
        ? change(id, input)
        : refuse('CONFLICT', message, { fields: { version: message } }),
    ...answers,
  })
  await screen.findByRole('grid', { name: 'Produits' })
  return { ...page, change }
}

/** A cell by its row, from 1, and its column. */
const cell = (row: number, column: string) =>
  document.querySelector(`[data-row="${row}"] [data-column="${column}"]`) as HTMLElement
const focused = () => {
  const here = document.activeElement?.closest('[data-column]')
  return [here?.closest('tr')?.getAttribute('data-row'), here?.getAttribute('data-column')]
}
const input = () => screen.getByRole('textbox', { name: /, / })

it('says in words where the category of a product shows no total', async () => {
  const [first, second] = three()
  await open('', { products: makePage([{ ...first, scoreDisplay: 'CRITERIA' }, second]) })
  expect(cell(1, 'ecoScore')).toHaveTextContent(/^8,7\s*non montré$/)
  expect(cell(2, 'ecoScore')).toHaveTextContent(/^8,7$/)
})

describe('the keyboard of the table', () => {
  it('goes from cell to cell; Tab comes once and leaves', async () => {
    const { user } = await open()
    await user.click(cell(1, 'price'))
    expect(focused()).toEqual(['1', 'price'])
    await user.keyboard('{ArrowDown}{ArrowRight}')
    expect(focused()).toEqual(['2', 'ecoScore'])
    await user.keyboard('{Home}')
    expect(focused()).toEqual(['2', 'select'])
    await user.keyboard(' ')
    expect(screen.getByRole('checkbox', { name: 'Sélectionner Savon surgras' })).toBeChecked()
    await user.keyboard('{Control>}{End}{/Control}')
    expect(focused()).toEqual(['3', 'delete'])
    await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowRight}{ArrowUp}')
    expect(focused()).toEqual(['0', 'name'])
    expect(document.querySelectorAll('table [tabindex="0"]')).toHaveLength(1)
  })

  it('chooses a range of rows, and the whole page', async () => {
    const { user } = await open()
    const box = (name: string) => screen.getByRole('checkbox', { name: `Sélectionner ${name}` })
    await user.click(box('Gourde inox'))
    await user.keyboard('{Shift>}')
    await user.click(box('Brosse en bois'))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('3 produits sélectionnés')).toBeInTheDocument()
    await user.click(box('la page'))
    expect(screen.queryByText(/sélectionnés/)).not.toBeInTheDocument()
  })
})

describe('a cell that is typed into', () => {
  it('is saved by Enter, which goes down; by Tab, which goes on; and Escape gives it up', async () => {
    const { user, sent } = await open()
    await user.dblClick(cell(1, 'price'))
    expect(input()).toHaveValue('24,90')
    await user.clear(input())
    await user.type(input(), '22,5{Enter}')
    expect(focused()).toEqual(['2', 'price'])
    // The first digit opens the cell and takes the place of what it holds.
    await user.keyboard('19.9{Tab}')
    expect(focused()).toEqual(['2', 'ecoScore'])
    expect(input()).toHaveValue('8,7')
    await user.keyboard('9{Escape}')
    expect(cell(2, 'ecoScore')).toHaveTextContent('8,7')
    expect(focused()).toEqual(['2', 'ecoScore'])
    await waitFor(() => expect(cell(2, 'price')).toHaveTextContent('19,90 €'))
    expect(sent('UpdateProductCells')).toEqual([
      { id: '11', version: 4, input: { price: '22.50' } },
      { id: '12', version: 4, input: { price: '19.90' } },
    ])
    expect(screen.getByText('Prix de Savon surgras : 19,90 €, enregistré.')).toBeInTheDocument()
  })

  it('goes out once after the other: a row never collides with itself', async () => {
    const { user, sent } = await open()
    await user.click(cell(1, 'price'))
    await user.keyboard('20{Tab}9{Enter}')
    await user.click(screen.getByRole('switch', { name: 'En stock, Gourde inox' }))
    await waitFor(() =>
      expect(sent('UpdateProductCells')).toEqual([
        { id: '11', version: 4, input: { price: '20.00' } },
        { id: '11', version: 5, input: { ecoScore: '9.0' } },
        { id: '11', version: 6, input: { inStock: false } },
      ]),
    )
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('stays open with what is no price, and says what one is', async () => {
    const { user, sent } = await open()
    await user.click(cell(1, 'price'))
    await user.keyboard('{Enter}douze{Enter}')
    expect(input()).toHaveValue('douze')
    expect(input()).toHaveAccessibleDescription('Prix (€)\u00a0: Un prix, par exemple 12,50')
    await user.clear(input())
    await user.type(input(), '14{Enter}')
    await waitFor(() => expect(cell(1, 'price')).toHaveTextContent('14,00 €'))
    expect(sent('UpdateProductCells')).toHaveLength(1)
  })

  it('that could not be saved keeps what was typed, over a reload as well', async () => {
    const { user, down, unmount } = await open()
    down.add('UpdateProductCells')
    await user.click(cell(1, 'price'))
    await user.keyboard('20{Enter}')
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent('La connexion au serveur a échoué.')
    expect(cell(1, 'price')).toHaveTextContent('20')
    unmount()
    await open()
    expect(cell(1, 'price')).toHaveTextContent('20')
    await user.click(screen.getByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(cell(1, 'price')).toHaveTextContent('20,00 €'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('asks once about a price that changes by more than half', async () => {
    const { user, sent } = await open()
    await user.click(cell(1, 'price'))
    await user.keyboard('249{Enter}')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Corriger' }))
    await waitFor(() => expect(input()).toHaveValue('249'))
    expect(sent('UpdateProductCells')).toEqual([])
  })

  it('stays in its row, whatever the order, until another list is looked at', async () => {
    const { user, sent } = await open('&tri=prix-croissant')
    await user.click(cell(1, 'price'))
    await user.keyboard('30{Enter}')
    await waitFor(() => expect(cell(1, 'price')).toHaveTextContent('30,00 €'))
    expect(cell(1, 'name')).toHaveTextContent('Gourde inox')
    expect(sent('AdminProducts')).toHaveLength(1)
  })
})

describe('of two who change one row, the second', () => {
  const collide = async () => {
    const page = await open()
    page.change('11', { price: '19.90', name: 'Gourde 2026' })
    await page.user.click(cell(1, 'price'))
    await page.user.keyboard('22{Enter}')
    const notice = within(await screen.findByRole('alert'))
    return { ...page, notice }
  }

  it('is told in place what they changed, and may keep their own', async () => {
    const { user, notice, sent } = await collide()
    const terms = notice.getAllByRole('term').map(({ textContent }) => textContent)
    expect(terms).toEqual(['Nom', 'Prix (€)'])
    expect(notice.getByText(/Votre saisie/)).toHaveTextContent('Prix (€) : 22')
    await user.click(notice.getByRole('button', { name: 'Garder mes modifications' }))
    await waitFor(() => expect(cell(1, 'price')).toHaveTextContent('22,00 €'))
    expect(sent('UpdateProductCells').at(-1)).toEqual({ id: '11', version: 5, input: { price: '22.00' } })
    expect(cell(1, 'name')).toHaveTextContent('Gourde 2026')
  })

  it('or takes theirs', async () => {
    const { user, notice, sent } = await collide()
    await user.click(notice.getByRole('button', { name: 'Prendre la version enregistrée' }))
    expect(cell(1, 'price')).toHaveTextContent('19,90 €')
    expect(focused()).toEqual(['1', 'price'])
    expect(sent('UpdateProductCells')).toHaveLength(1)
  })

  it('is not asked about what the table does not show', async () => {
    const { user, change } = await open()
    change('11', { description: 'Autre texte.' })
    await user.click(cell(1, 'price'))
    await user.keyboard('22{Enter}')
    await waitFor(() => expect(cell(1, 'price')).toHaveTextContent('22,00 €'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('the columns', () => {
  it('order the list, each by its heading, both ways', async () => {
    const { user, at, sent } = await open()
    const heading = (name: string) => screen.getByRole('columnheader', { name })
    await user.click(within(heading('Produit')).getByRole('button'))
    expect(at()).toBe('/admin?onglet=produits&vue=tableau&tri=nom')
    await waitFor(() => expect(heading('Produit')).toHaveAttribute('aria-sort', 'ascending'))
    await user.click(within(heading('Produit')).getByRole('button'))
    await waitFor(() => expect(heading('Produit')).toHaveAttribute('aria-sort', 'descending'))
    expect(sent('AdminProducts').at(-1)).toMatchObject({ sort: 'NAME_DESC', limit: 50, offset: 0 })
  })

  it('can be left out, in this browser for good', async () => {
    const { user, at, unmount } = await open()
    await user.click(screen.getByRole('button', { name: 'Colonnes' }))
    await user.click(screen.getByRole('checkbox', { name: 'Catégorie' }))
    expect(screen.queryByRole('columnheader', { name: 'Catégorie' })).not.toBeInTheDocument()
    // In the address as well: a saved view has columns of its own.
    expect(at()).toBe('/admin?onglet=produits&vue=tableau&sans=categorie')
    unmount()
    await open()
    expect(screen.queryByRole('columnheader', { name: 'Catégorie' })).not.toBeInTheDocument()
    expect(screen.getByRole('columnheader', { name: 'Stock' })).toBeInTheDocument()
  })
})

it('is dimmed while another page is on its way, and leads into the shop', async () => {
  const answer = later<unknown>()
  const products = ({ sort }: { sort: string }) => (sort === 'NEWEST' ? makePage(three()) : answer.promise)
  const { user } = await open('', { products })
  expect(
    screen.getByRole('link', { name: 'Voir Gourde inox dans la boutique (nouvel onglet)' }),
  ).toHaveAttribute('href', '/produit/11-gourde-inox')
  expect(screen.getByRole('link', { name: 'Étiquette de Gourde inox (nouvel onglet)' })).toHaveAttribute(
    'href',
    '/produit/11/etiquette',
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Nom (A-Z)')
  await waitFor(() => expect(screen.getByRole('grid')).toHaveAttribute('aria-busy', 'true'))
  await user.click(screen.getByRole('radio', { name: 'Cartes' }))
  answer.resolve(makePage(three()))
  expect(await screen.findByRole('heading', { level: 2, name: 'Gourde inox' })).toBeInTheDocument()
})
