import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeChange, makeHistory } from '../../test/data/make-change.ts'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { refuse } from '../../test/data/make-session.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const names = ['Gourde inox', 'Savon surgras']
const products = names.map((name, place) => makeProduct({ id: String(11 + place), name, price: '10.00' }))

interface Input {
  products: { id: string; version?: number }[]
  percent?: string
  amount?: string
  dryRun: boolean
}

/** What the server would say: everything becomes 10.50, or is refused by an amount. */
const changePrices = ({ input: { products, amount, dryRun } }: { input: Input }) => ({
  applied: !dryRun && !amount,
  entryId: dryRun ? null : '40',
  lines: products.map(({ id }, place) => ({
    ...{ id, name: names[place], version: 3, before: '10.00', after: amount ? '-2.00' : '10.50' },
    refusal: amount ? 'Le prix tomberait sous 0,01\u00a0€.' : null,
  })),
})

const undone = { restoredCount: 2, deletedCount: 0 }

async function openPrices(answers: Answers = {}) {
  const page = openAdmin('/admin?onglet=produits', {
    ...{ categories: [], products: makePage(products), changePrices, undoProducts: undone },
    ...answers,
  })
  await screen.findByRole('checkbox', { name: 'Sélectionner Gourde inox' })
  await page.user.click(screen.getByRole('button', { name: 'Sélectionner la page' }))
  await page.user.click(screen.getByRole('button', { name: 'Changer les prix…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Changer 2 prix' }))
  const type = (text: string) =>
    page.user.type(dialog.getByRole('textbox', { name: 'De combien pour cent' }), text)
  return { ...page, dialog, type }
}

describe('the prices of a selection', () => {
  it('are shown as they were and will be before anything changes; the change is of what was shown', async () => {
    const { type, user, dialog, sent } = await openPrices()
    expect(dialog.getByRole('button', { name: 'Changer les prix' })).toBeInTheDocument()
    await type('5')
    expect(await dialog.findByText('2 prix changent.')).toBeInTheDocument()
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ProduitAvantAprès',
      'Gourde inox10,00\u00a0€10,50\u00a0€',
      'Savon surgras10,00\u00a0€10,50\u00a0€',
    ])
    const change = { percent: '5.00', toTenCents: true }
    expect(sent('ChangePrices')).toMatchObject([
      { input: { ...change, products: [{ id: '11' }, { id: '12' }], dryRun: true } },
    ])
    await user.keyboard('{Enter}')
    const note = await screen.findByText('2 prix changés')
    expect(note).toHaveAttribute('role', 'status')
    expect(sent('ChangePrices')[1]).toMatchObject({
      input: { ...change, products: [11, 12].map((id) => ({ id: String(id), version: 3 })) },
    })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Actions sur la sélection' })).not.toBeInTheDocument()
  })

  it('go down by an amount too; where one cannot be, it is said and nothing is sent', async () => {
    const { type, user, dialog, sent } = await openPrices()
    await type('12')
    await user.click(dialog.getByRole('radio', { name: '€' }))
    await user.click(dialog.getByRole('radio', { name: 'Baisser' }))
    await user.click(dialog.getByRole('switch', { name: 'Arrondir à 0,10\u00a0€' }))
    expect(await dialog.findByText('2 prix impossibles : rien ne peut changer ainsi.')).toBeVisible()
    const change = { amount: '-12.00', toTenCents: false }
    await waitFor(() => expect(sent('ChangePrices').at(-1)).toMatchObject({ input: change }))
    const asked = sent('ChangePrices').length
    await user.click(dialog.getByRole('button', { name: 'Changer les prix' }))
    expect(sent('ChangePrices')).toHaveLength(asked)
  })

  it.each([
    ['x', 'Un nombre, par exemple 5 ou 2,50.'],
    ['0', 'Ce changement laisserait tous les prix comme ils sont.'],
    ['500', 'Pourcentage : entre -90 et 200.'],
  ])('« %s » is refused where it is typed', async (typed, message) => {
    const { type, dialog, sent } = await openPrices()
    await type(typed)
    expect(dialog.getByText(message)).toBeInTheDocument()
    expect(sent('ChangePrices')).toHaveLength(0)
  })

  it('that somebody else changed meanwhile are told, and shown anew', async () => {
    const conflict = () => refuse('CONFLICT', '«\u00a0Gourde inox\u00a0»\u00a0: modifié entre-temps')
    const { type, user, dialog } = await openPrices({
      changePrices: (asked: { input: Input }) => (asked.input.dryRun ? changePrices(asked) : conflict()),
    })
    await type('5')
    await user.click(await dialog.findByRole('button', { name: 'Changer 2\u00a0prix' }))
    expect(await screen.findByText(/Gourde inox.*modifié entre-temps/)).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Changer 2 prix' })).toBeInTheDocument()
  })
})

describe('what was done with many products', () => {
  it('is undone at one press where it was said', async () => {
    const { type, user, sent, dialog } = await openPrices()
    await type('5')
    await user.click(await dialog.findByRole('button', { name: 'Changer 2\u00a0prix' }))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByText('Modification annulée')).toBeInTheDocument()
    expect(screen.getByText('2 produits remis comme avant')).toBeInTheDocument()
    expect(sent('UndoProducts')).toEqual([{ entryId: '40' }])
    await waitFor(() => expect(screen.queryByText('2 prix changés')).not.toBeInTheDocument())
  })

  it('says beside it why it cannot be undone', async () => {
    const why = 'Un produit a changé depuis, rien n’a été annulé.'
    const { type, user, dialog } = await openPrices({ undoProducts: () => refuse('CONFLICT', why) })
    await type('5')
    await user.click(await dialog.findByRole('button', { name: 'Changer 2\u00a0prix' }))
    await user.click(await screen.findByRole('button', { name: 'Annuler' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(why)
    await user.click(screen.getByRole('button', { name: 'Fermer ce message' }))
    expect(screen.queryByText(why)).not.toBeInTheDocument()
  })

  it('stands in the history in a line, and is undone from there unless that is done', async () => {
    const many = { subjectType: 'PRODUCTS', subjectId: 'prices' }
    const { user, sent } = openAdmin('/admin?onglet=produits&fiche=history', {
      ...{ categories: [], products: makePage(products), undoProducts: undone },
      history: makeHistory([
        makeChange({ ...many, id: '9', action: 'RESTORED', after: { undoes: 5, restoredCount: 2 } }),
        makeChange({ ...many, id: '7', after: { updated: 2, percent: '5', toTenCents: true } }),
        makeChange({ ...many, id: '5', subjectId: 'changes', after: { updated: 2, inStock: false } }),
      ]),
    })
    const entries = await within(await screen.findByRole('dialog')).findAllByRole('listitem')
    const undo = { name: 'Tout annuler' }
    expect(entries.map((entry) => within(entry).queryAllByRole('button', undo).length)).toEqual([0, 1, 0])
    expect(entries[0]).toHaveTextContent('Annulation : 2 produits remis comme avant')
    expect(entries[1]).toHaveTextContent('Prix de 2 produits : +5 %, arrondi à 0,10 €')
    expect(entries[2]).toHaveTextContent('2 produits : En stock : Non')
    await user.click(screen.getByRole('button', undo))
    expect(await screen.findByText('Modification annulée')).toBeInTheDocument()
    expect(sent('UndoProducts')).toEqual([{ entryId: '7' }])
  })
})
