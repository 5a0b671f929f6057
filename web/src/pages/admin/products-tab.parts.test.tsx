import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { openAdmin } from '../../test/open-admin.ts'
import type { Answers } from '../../test/schema-fetch.ts'

beforeEach(() => sessionStorage.clear())

const product = makeProduct({ id: '11', name: 'Gourde', price: '19.90', weeklySpecial: false })
const passport = {
  ...{ code: 'ABCDEFGH2345', version: 3, model: 'G-1', origin: null },
  guarantees: [{ by: 'Fabricant', months: 24, covers: 'Le bouchon', terms: null }],
  spareParts: [],
}
const prices = [
  { id: '2', price: '19.90', formerPrice: '24.90', isOffer: false, isOnSale: true },
  { id: '1', price: '24.90', formerPrice: null, isOffer: false, isOnSale: true },
].map((change) => ({ ...change, changedAt: '2026-05-04T09:00:00.000Z' }))

async function open(answers: Answers = {}) {
  const page = openAdmin('/admin?onglet=produits&fiche=11', {
    ...{ products: makePage([product]), product },
    passportSheet: { percent: 50, required: [], missing: ['ORIGIN'], passport },
    priceHistory: makePage(prices),
    savePassport: { ...passport, version: 4 },
    ...answers,
  })
  const part = async (name: string) => {
    await page.user.click(await screen.findByRole('radio', { name }))
    return within(await screen.findByRole('dialog', { name: new RegExp(`^${name}\\s: Gourde`) }))
  }
  return { ...page, part }
}

it('passport and prices are parts of their own: what is typed into one stays, each saves once, none shuts', async () => {
  const { part, user, sent } = await open()
  const passportPart = await part('Passeport')
  expect(passportPart.getByText(/^Complet à 50\s%$/)).toBeInTheDocument()
  expect(passportPart.getByText(/^Il manque\s: origine\.$/)).toBeInTheDocument()
  expect(passportPart.getAllByRole('button', { name: /^Enregistrer/ })).toHaveLength(1)
  expect(screen.getByRole('dialog').textContent).not.toContain('\\u')
  await user.type(passportPart.getByRole('textbox', { name: 'Origine' }), 'France')

  const pricePart = await part('Prix')
  expect(pricePart.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    expect.stringMatching(/^19,90\s€, avant 24,90\s€/),
    expect.stringMatching(/^24,90\s€/),
  ])
  expect(pricePart.queryByRole('button', { name: /^Enregistrer/ })).not.toBeInTheDocument()

  const again = await part('Passeport')
  expect(again.getByRole('textbox', { name: 'Origine' })).toHaveValue('France')
  await user.click(again.getByRole('button', { name: 'Enregistrer le passeport' }))
  expect(await screen.findByText('Passeport enregistré')).toBeInTheDocument()
  expect(sent('SavePassport')).toEqual([{ id: '11', version: 3, input: { origin: 'France' } }])
  await waitFor(() => expect(sent('PassportSheet')).toHaveLength(3))
  expect(screen.getByRole('dialog', { name: /^Passeport\s: Gourde/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Voir l’historique' })).toBeInTheDocument()
})

it('guarantees and spare parts are rows of fields: what is wrong is said at its field, nothing is lost', async () => {
  const { part, user, sent } = await open()
  const form = await part('Passeport')
  const guarantee = within(form.getByRole('group', { name: 'Garantie 1' }))
  expect(guarantee.getByRole('textbox', { name: /^Partie couverte/ })).toHaveValue('Le bouchon')
  const months = guarantee.getByRole('textbox', { name: /^Durée \(mois\)/ })
  await user.clear(months)
  await user.type(months, 'deux ans')
  await user.click(form.getByRole('button', { name: 'Ajouter une pièce' }))
  const sparePart = within(form.getByRole('group', { name: 'Pièce 1' }))
  const name = sparePart.getByRole('textbox', { name: /^Nom/ })
  await user.type(sparePart.getByRole('textbox', { name: 'Prix (€)' }), '1,5 ou 2')
  await user.click(form.getByRole('button', { name: 'Enregistrer le passeport' }))
  await waitFor(() => expect(months).toHaveAccessibleDescription('Garantie, durée : nombre de mois attendu.'))
  expect(name).toHaveAccessibleDescription('Pièce, nom : champ obligatoire.')
  const price = sparePart.getByRole('textbox', { name: 'Prix (€)' })
  expect(price).toHaveAccessibleDescription(/^Pièce, prix : nombre attendu/)
  await waitFor(() => expect(months).toHaveFocus())
  expect(sent('SavePassport')).toEqual([])

  await user.clear(months)
  await user.type(months, '36')
  await user.type(name, 'Joint')
  await user.clear(price)
  await user.type(price, '1,5')
  await user.type(sparePart.getByLabelText('Disponible jusqu’au'), '2034-12-31')
  await user.click(form.getByRole('button', { name: 'Ajouter une garantie' }))
  await user.click(form.getByRole('button', { name: /^Retirer\s: garantie 2$/ }))
  await user.click(form.getByRole('button', { name: 'Enregistrer le passeport' }))
  expect(await screen.findByText('Passeport enregistré')).toBeInTheDocument()
  expect(sent('SavePassport')).toEqual([
    {
      ...{ id: '11', version: 3 },
      input: {
        guarantees: [{ by: 'Fabricant', months: 36, covers: 'Le bouchon', terms: null }],
        spareParts: [{ name: 'Joint', price: '1.50', until: '2034-12-31' }],
      },
    },
  ])
})

it('the official cost is a part where the category shows it: written whole, in French numbers, refused at its field', async () => {
  const worn = makeProduct({ id: '11', name: 'Gourde', scoreDisplay: 'OFFICIAL_TEXTILE', officialCost: null })
  const saved = {
    ...{ version: 1, points: 1234, pointsPer100g: '560.5', declaredBy: 'THIRD_PARTY' },
    ...{ declaredOn: '2026-11-02', portalReference: null },
  }
  const { part, user, sent } = await open({
    ...{ products: makePage([worn]), product: worn, saveOfficialCost: saved },
  })
  const form = await part('Coût environnemental')
  await user.type(form.getByRole('textbox', { name: /^Points$|^Points \(/ }), '1 234')
  await user.type(form.getByRole('textbox', { name: /^Points pour 100/ }), 'beaucoup')
  await user.selectOptions(form.getByLabelText('Déclaré par'), 'un tiers')
  await user.type(form.getByLabelText(/^Date de déclaration/), '2026-11-02')
  await user.click(form.getByRole('button', { name: 'Enregistrer le coût' }))
  expect(await form.findByText(/nombre attendu/)).toBeInTheDocument()
  expect(sent('SaveOfficialCost')).toEqual([])
  await user.clear(form.getByRole('textbox', { name: /^Points pour 100/ }))
  await user.type(form.getByRole('textbox', { name: /^Points pour 100/ }), '560,5')
  await user.click(form.getByRole('button', { name: 'Enregistrer le coût' }))
  expect(await screen.findByText('Coût environnemental enregistré')).toBeInTheDocument()
  expect(sent('SaveOfficialCost')).toMatchObject([
    { id: '11', version: null, input: { points: 1234, pointsPer100g: '560.50', declaredBy: 'THIRD_PARTY' } },
  ])
})

it('no official cost is asked of a product whose category shows the score', async () => {
  const { part } = await open()
  await part('Passeport')
  expect(screen.queryByRole('radio', { name: 'Coût environnemental' })).not.toBeInTheDocument()
})
