import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePage } from '../../test/data/make-page.ts'
import { makeProduct } from '../../test/data/make-product.ts'
import { openAdmin } from '../../test/open-admin.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const nothing = {
  ...{ applied: false, entryId: null, createdCount: 0, updatedCount: 0, unchangedCount: 0 },
  ...{ errorCount: 0, errors: [], lines: [] },
}
const price = { column: 'Prix (€)', before: '', after: '4,50' }
const good = {
  ...{ ...nothing, createdCount: 1, updatedCount: 1, unchangedCount: 3 },
  lines: [
    { row: 2, id: null, name: 'Éponge', changes: [price] },
    { row: 3, id: 11, name: 'Savon', changes: [{ ...price, before: '4,20' }] },
  ],
}
const bad = {
  ...{ ...nothing, errorCount: 230 },
  errors: [{ row: 7, column: 'Prix (€)', message: 'Prix : nombre attendu.' }],
}

/** The dialog of an import, where the shop answers so to a trial and so to the real thing. */
async function openImport(
  tried: unknown,
  done: unknown = { ...good, applied: true, entryId: 40 },
  status = 200,
) {
  const asked: { url: string; body: unknown; type: string | undefined }[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const type = new Headers(init.headers).get('content-type') ?? undefined
    asked.push({ url, body: init.body, type })
    return Response.json(url.includes('dryRun=true') ? tried : done, { status })
  })
  const undone = { restoredCount: 1, deletedCount: 1 }
  const page = openAdmin('/admin?onglet=produits', {
    ...{ categories: [], products: makePage([makeProduct()]), undoProducts: undone },
  })
  await page.user.click(await screen.findByRole('link', { name: 'Importer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Importer des produits' }))
  const file = new File(['Nom;Prix\nÉponge;4,50'], 'produits.csv', { type: 'text/csv' })
  return {
    ...page,
    asked,
    dialog,
    file,
    choose: () => page.user.upload(dialog.getByLabelText('Fichier CSV'), file),
  }
}

describe('an import', () => {
  it('shows what the file would do, does it on demand, and is undone at one press', async () => {
    const { user, asked, dialog, file, choose, sent } = await openImport(good)
    await choose()
    expect(
      await dialog.findByText('1 produit créé, 1 produit modifié, 3 sans changement.'),
    ).toBeInTheDocument()
    expect(asked).toEqual([
      { url: '/api/admin/products/import?name=produits.csv&dryRun=true', body: file, type: 'text/csv' },
    ])
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'LigneProduitChangements',
      '2ÉpongeNouveau, 4,50\u00a0€, masqué',
      '3SavonPrix (€)\u00a0: 4,20 4,50',
    ])
    await user.click(dialog.getByRole('button', { name: 'Importer 2\u00a0produits' }))
    expect(
      await screen.findByText('Import : 1 produit créé, 1 produit modifié, 3 sans changement'),
    ).toHaveAttribute('role', 'status')
    expect(asked[1]).toMatchObject({ url: expect.stringContaining('dryRun=false'), body: file })
    await waitFor(() => expect(sent('AdminProducts')).toHaveLength(2))
    await user.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(
      await screen.findByText('1 produit remis comme avant, 1 produit créé supprimé'),
    ).toBeInTheDocument()
    expect(sent('UndoProducts')).toEqual([{ entryId: '40' }])
  })

  it('with errors says where and what, cell by cell, and cannot be done', async () => {
    const { user, asked, dialog, choose } = await openImport(bad)
    await choose()
    expect(
      await dialog.findByText('230 erreurs : rien ne sera importé tant qu’il en reste.'),
    ).toBeInTheDocument()
    expect(dialog.getAllByRole('row')[1]).toHaveTextContent('Ligne 7, Prix (€)Nombre attendu.')
    expect(dialog.getByText('Les 1 premières lignes sur 230.')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Importer' }))
    expect(asked).toHaveLength(1)
  })

  it('that finds something changed meanwhile shows what, and does nothing', async () => {
    const { user, dialog, choose } = await openImport(good, bad)
    await choose()
    await user.click(await dialog.findByRole('button', { name: 'Importer 2\u00a0produits' }))
    expect(await dialog.findByText(/230 erreurs/)).toBeInTheDocument()
  })

  it('takes lines that are pasted', async () => {
    const { asked, dialog } = await openImport(good)
    const lines = 'Nom\tPrix\nÉponge\t4,50'
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: lines } })
    expect(await dialog.findByRole('button', { name: 'Importer 2\u00a0produits' })).toBeInTheDocument()
    expect(asked).toMatchObject([{ url: expect.stringContaining('Lignes'), body: lines }])
  })

  it.each([
    ['what it says to people', { message: 'Ce fichier est un classeur, pas un CSV.' }, 400, /classeur/],
    ['that it could not be reached', null, 502, /n’a pas pu être envoyé/],
  ])('that the shop refuses tells %s', async (_what, body, status, message) => {
    const { dialog, choose } = await openImport(body, body, status)
    await choose()
    expect(await dialog.findByRole('alert')).toHaveTextContent(message)
    expect(dialog.getByRole('button', { name: 'Importer' })).toBeInTheDocument()
  })
})

describe('an export', () => {
  it('holds the list under its filters, or the selection, whose labels are beside it', async () => {
    const { user } = openAdmin('/admin?onglet=produits&q=savon&etat=rupture', {
      categories: [],
      products: ({ filter }: { filter: { visibility: string } }) =>
        makePage(filter.visibility === 'HIDDEN' ? [] : [makeProduct({ id: '11', name: 'Savon' })]),
    })
    const link = await screen.findByRole('link', { name: 'Exporter ces résultats (CSV)' })
    expect(link).toHaveAttribute('href', '/api/admin/products/export.csv?inStock=false&search=savon')
    await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Savon' }))
    expect(screen.getByRole('link', { name: 'Exporter la sélection' })).toHaveAttribute(
      'href',
      '/api/admin/products/export.csv?ids=11',
    )
    expect(await screen.findByRole('link', { name: 'Imprimer les étiquettes (1)' })).toHaveAttribute(
      'href',
      '/etiquettes?ids=11',
    )
  })
})
