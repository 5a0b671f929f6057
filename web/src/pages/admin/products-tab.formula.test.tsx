import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { openAdmin } from '../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())

const tap = { kind: 'WATER', label: 'Robinet', amount: 7, times: 5, per: 'DAY', people: 2, source: 'Fiche' }
const formula = { impact: 'LITRES', terms: [{ ...tap, warming: null, counts: null }] }
const product = makeProduct({ id: '11', version: 4, price: '12.90', savingsPerYear: '57.00' })

async function open(savingsFormula: unknown) {
  const shown = { ...product, savingsFormula }
  const page = openAdmin('/admin?onglet=produits&fiche=11', {
    ...{ categories: [], products: makePage([shown]), product: shown },
    updateProduct: ({ input }: { input: object }) => ({ ...shown, ...input, version: 5 }),
  })
  const form = within(await screen.findByRole('form', { name: 'Modifier le produit' }))
  const field = form.getByLabelText('Formule des économies')
  return {
    ...page,
    field,
    preview: () => form.queryByRole('region', { name: 'Aperçu de la formule' }),
    write: (value: unknown) =>
      fireEvent.change(field, {
        target: { value: typeof value === 'string' ? value : JSON.stringify(value) },
      }),
    save: () => page.user.click(screen.getByRole('button', { name: 'Enregistrer' })),
  }
}

it('shows what a formula gives the usual household, and whether the product says the same', async () => {
  const { preview, write, field } = await open(formula)
  expect(field).toHaveValue(JSON.stringify({ impact: 'LITRES', terms: [tap] }, null, 2))
  expect(preview()).toHaveTextContent('57 € par an, remboursé en 3 mois, impact 12 700')
  expect(preview()).not.toHaveTextContent('accordez')
  write({ terms: [{ ...tap, amount: 14 }] })
  await waitFor(() =>
    expect(preview()).toHaveTextContent('La fiche annonce 57 € par an : accordez les deux.'),
  )
})

it('says what is wrong while it is typed, by its term, and saves nothing of it', async () => {
  const { preview, write, field, save, sent } = await open(null)
  expect(preview()).toBeNull()
  write('{ "terms": [')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Formule : objet attendu.'))
  write({ terms: [tap, { ...tap, per: 'HOUR' }] })
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^Terme 2, per : DAY, WEEK/))
  await save()
  expect(sent('UpdateProduct')).toEqual([])
  write({ terms: [tap] })
  await save()
  await waitFor(() =>
    expect(sent('UpdateProduct')).toMatchObject([{ input: { savingsFormula: { impact: null } } }]),
  )
})

it('is taken away by emptying its field', async () => {
  const { write, save, sent } = await open(formula)
  write('')
  await save()
  await waitFor(() => expect(sent('UpdateProduct')).toMatchObject([{ input: { savingsFormula: null } }]))
})
