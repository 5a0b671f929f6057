import { describe, expect, test } from 'vitest'
import { openAdministration } from '../../../test/administrator.ts'
import { createCategory, createProduct, createProductImage } from '../../../test/data/factories.ts'
import { fingerprints } from '../../../test/data/small-world.ts'
import { openTestShop } from '../../../test/shop.ts'
import { Product } from '../products/product.entity.ts'
import type { ProductImport } from './products-import.service.ts'

const shop = openTestShop()
const admin = openAdministration(shop)

/** A file, sent as such. */
async function send(
  file: string | Uint8Array,
  query = '',
): Promise<{ status: number; body: ProductImport & { code?: string; message?: string } }> {
  const response = await fetch(`${shop.origin}/api/admin/products/import${query}`, {
    method: 'POST',
    headers: { cookie: await shop.cookieOf(admin.person()), 'content-type': 'text/csv' },
    body: Buffer.from(file),
  })
  return { status: response.status, body: (await response.json()) as never }
}
const tried = async (file: string | Uint8Array) => (await send(file, '?dryRun=true')).body
const done = async (file: string | Uint8Array) => (await send(file)).body
const exported = async (query = '') => (await admin.rest('GET', `/admin/products/export.csv${query}`)).text
const all = () => shop.em().find(Product, {}, { orderBy: { id: 'asc' } })
const counts = ({ createdCount, updatedCount, unchangedCount, errorCount }: ProductImport) => [
  ...[createdCount, updatedCount, unchangedCount, errorCount],
]
/** Each error as « line, column: sentence », spaces plain. */
const errorsOf = ({ errors }: ProductImport) =>
  errors.map(({ row, column, message }) => `${row}, ${column}: ${message}`.replaceAll(/[\u00a0\u202f]/g, ' '))

describe('an export', () => {
  test('is a table that French spreadsheets open, and whose formulas are text', async () => {
    const category = await createCategory(shop, { name: 'Hygiène', scoreDisplay: 'CRITERIA' })
    await createProduct(shop, { name: '=1+1', price: '4.50', category, visible: false })
    const [heading, row, end] = (await exported()).split('\r\n')
    expect(heading).toMatch(
      /^Numéro;Version;Nom;Prix \(€\);Éco-score \(sur 10\);Affichage de l’éco-score;Catégorie;En stock;Visible/,
    )
    expect(row).toMatch(/^1;1;'=1\+1;4,50;8,\d;critères sans note;Hygiène;oui;non;non;non;/)
    expect(end).toBe('')
  })

  test('holds what the list shows under the same filters, hidden products too, or the chosen ones', async () => {
    const category = await createCategory(shop)
    await createProduct(shop, { name: 'Savon noir', category })
    await createProduct(shop, { name: 'Gourde', visible: false })
    await createProduct(shop, { name: 'Savon blanc', inStock: false })
    const ids = async (query: string) =>
      (await exported(query))
        .split('\r\n')
        .slice(1, -1)
        .map((row) => row.split(';')[0])
    expect(await ids('')).toEqual(['3', '2', '1'])
    expect(await ids('?search=savon')).toEqual(['3', '1'])
    expect(await ids(`?categoryId=${category.id}`)).toEqual(['1'])
    expect(await ids('?visibility=hidden')).toEqual(['2'])
    expect(await ids('?ids=2,1,99')).toEqual(['2', '1'])
    expect((await admin.rest('GET', '/admin/products/export.csv?ids=x')).status).toBe(400)
  })

  test('of more products than one statement reads has each once', async () => {
    await shop
      .em()
      .execute(
        `insert into products (name, price, eco_score) select 'Savon', 5, 8 from generate_series(1, 1200)`,
      )
    const rows = (await exported()).split('\r\n').slice(1, -1)
    expect(rows.map((row) => Number(row.split(';')[0]))).toEqual(
      Array.from({ length: 1200 }, (_, i) => 1200 - i),
    )
  })
})

describe('an import', () => {
  test('of an export changes nothing, whatever is in it', async () => {
    const category = await createCategory(shop)
    await createProduct(shop, {
      name: `=a "b" ; 'c`,
      description: `'=x\r\n-1\n\t"`,
      category,
      savingsPerYear: '5.10',
    })
    await createProduct(shop, {
      name: '@a',
      whyChoose: '+1',
      price: '0',
      paybackMonths: 3,
      productType: "'-",
    })
    await createProductImage(shop, { product: 1, isPrimary: true })
    // From before the rules of today.
    await shop
      .em()
      .execute(`update products set name = 'a  ' || chr(8203) || ' ', description = ' ' where id = 2`)
    const before = await fingerprints(shop)
    const told = await done(await exported())
    expect([counts(told), told.errors, told.applied, told.entryId]).toEqual([[0, 0, 2, 0], [], false, null])
    expect(await fingerprints(shop)).toEqual(before)
  })

  test('makes products, hidden unless they say otherwise, and changes what its cells say alone', async () => {
    const category = await createCategory(shop, { name: 'Hygiène et beauté', slug: 'hygiene' })
    await createProduct(shop, { name: 'Savon', price: '4.50', description: 'Doux.', inStock: true })
    const file = [
      'Numéro;Nom;Prix (€);Catégorie;Visible dans la boutique;Stock',
      ';Gourde;1 024,9 €;HYGIENE ET BEAUTE;Oui;',
      '1;Savon;"4,70";hygiene;;non',
      ';Brosse;3;;;',
      ';;;;;',
    ].join('\r\n')
    const before = await fingerprints(shop)
    const told = await tried(file)
    expect(await fingerprints(shop)).toEqual(before)
    expect(counts(told)).toEqual([2, 1, 0, 0])
    expect(told.lines).toMatchObject([
      {
        ...{ row: 2, id: null, name: 'Gourde' },
        changes: [
          { column: 'Nom', before: '', after: 'Gourde' },
          { column: 'Prix (€)', before: '', after: '1024,90' },
          { column: 'Éco-score (sur 10)', before: '', after: '0,0' },
          { column: 'Catégorie', before: '', after: 'Hygiène et beauté' },
          { column: 'En stock', before: '', after: 'oui' },
          { column: 'Visible dans la boutique', before: '', after: 'oui' },
        ],
      },
      {
        ...{ row: 3, id: 1, name: 'Savon' },
        changes: [
          { column: 'Prix (€)', before: '4,50', after: '4,70' },
          { column: 'Catégorie', before: '', after: 'Hygiène et beauté' },
          { column: 'En stock', before: 'oui', after: 'non' },
        ],
      },
      { row: 4, id: null, name: 'Brosse' },
    ])
    expect(await done(file)).toEqual({ ...told, applied: true, entryId: 1 })
    expect(await all()).toMatchObject([
      { name: 'Savon', price: '4.70', description: 'Doux.', inStock: false, category: { id: category.id } },
      { name: 'Gourde', price: '1024.90', visible: true, ecoScore: '0.0', createdAt: shop.clock.now() },
      { name: 'Brosse', price: '3.00', visible: false, category: null },
    ])
    expect((await admin.history()).map(({ subjectType, batchId }) => [subjectType, batchId])).toEqual([
      ...[
        ['PRODUCTS', null],
        ['PRODUCT', 1],
        ['PRODUCT', 1],
        ['PRODUCT', 1],
      ],
    ])
    const { body } = await admin.rest('POST', '/admin/products/undo', { entryId: 1 })
    expect(body).toMatchObject({ restoredCount: 1, deletedCount: 2 })
    expect(await all()).toMatchObject([{ name: 'Savon', price: '4.50', inStock: true, category: null }])
  })

  test('leaves the display to the category: what a copy or a new line says of it does nothing', async () => {
    await createProduct(shop, {
      name: 'Pull',
      category: await createCategory(shop, { scoreDisplay: 'NONE' }),
    })
    const told = await done(
      'Numéro;Nom;Prix;Affichage de l’éco-score\n1;Pull en laine;9;rien\n;Gant;4;le meilleur',
    )
    expect([counts(told), told.errors]).toEqual([[1, 1, 0, 0], []])
    const [category] = (await admin.rest('GET', '/categories')).body
    expect([category.scoreDisplay, (await all()).map(({ name }) => name)]).toEqual([
      'NONE',
      ['Pull en laine', 'Gant'],
    ])
  })

  test('is the same over GraphQL, where its text is pasted', async () => {
    const ask =
      'mutation ($csv: String!) { importProducts(csv: $csv, name: "a.csv") { applied createdCount errors { row column message } lines { row name } } }'
    const { importProducts } = await admin.data(ask, { csv: 'name,price\nSoap,4.50' })
    expect(importProducts).toEqual({
      ...{ applied: true, createdCount: 1, errors: [], lines: [{ row: 2, name: 'Soap' }] },
    })
    expect((await admin.history())[0]?.after).toEqual({ name: 'a.csv', created: 1, updated: 0 })
  })

  test.each<[string, Uint8Array | string]>([
    ['UTF-8 with its mark, semicolons', '\ufeffNom;Prix\r\nÉponge;4,50\r\n'],
    ['UTF-8 with commas and quotes', 'name,price\n"Éponge","4,50"\n'],
    ['tabs', 'Nom\tPrix\nÉponge\t4.5'],
    [
      'Windows-1252',
      Buffer.from('Nom;Prix\r\nÉponge;4,50 €', 'latin1').map((b, i, a) =>
        b === 0xac && a[i - 1] === 0x20 ? 0x80 : b,
      ),
    ],
    ['UTF-16, as « Texte Unicode »', Buffer.from('\ufeffNom\tPrix\r\nÉponge\t4,50', 'utf16le')],
    ['a separator that is announced', 'sep=,\r\nNom,Prix\r\nÉponge,"4,50"'],
    ['old ends of lines, spaces around headings', ' NOM ;prix (EUR)\rÉponge;4,50\r'],
  ])('reads %s', async (_what, file) => {
    expect((await tried(file)).lines).toMatchObject([
      {
        name: 'Éponge',
        changes: expect.arrayContaining([{ column: 'Prix (€)', before: '', after: '4,50' }]),
      },
    ])
  })

  test.each(['1\u202f234,50', '1\u202f234,50\u00a0€', '1\u00a0234,5 €', '1 234,50\u202f€', '1234.50'])(
    'reads %j as the price of 1\u202f234,50\u00a0€',
    async (price) => {
      expect((await tried(`Nom;Prix\r\nÉponge;${price}`)).lines).toMatchObject([
        { changes: expect.arrayContaining([{ column: 'Prix (€)', before: '', after: '1234,50' }]) },
      ])
    },
  )

  test.each<[string, string, string[]]>([
    [
      'a cell that is needed',
      'Numéro;Nom;Prix\n1;;4\n;;\n;Brosse;',
      ['2, Nom: Le nom est requis', '4, Prix (€): Le prix est requis'],
    ],
    [
      'columns that are needed',
      'Description\nDoux',
      ['2, Nom: Le nom est requis', '2, Prix (€): Le prix est requis'],
    ],
    [
      'wrong headings',
      'Nom;Prix;Couleur;NOM\nSavon;4;bleu;Savon',
      [
        '1, Couleur: Colonne inconnue. Reprenez les titres d’un export, ou retirez cette colonne.',
        '1, NOM: Cette colonne y est deux fois.',
      ],
    ],
    [
      'no heading',
      'Savon;4,50\nGourde;24,90',
      [
        '1, null: La première ligne doit nommer les colonnes, par exemple : Nom, Prix, Catégorie, Description.',
      ],
    ],
    [
      'an empty file',
      '',
      [
        '1, null: La première ligne doit nommer les colonnes, par exemple : Nom, Prix, Catégorie, Description.',
      ],
    ],
    ['headings alone', 'Nom;Prix\n\n', ['null, null: Le fichier ne contient aucune ligne sous ses titres.']],
    [
      'numbers',
      'Nom;Prix;Éco-score\nA;douze;8\nB;1,234;11\nC;-3;8,55',
      [
        '2, Prix (€): Prix : nombre attendu, avec 2 décimales au plus.',
        '3, Prix (€): Prix : nombre attendu, avec 2 décimales au plus.',
        '3, Éco-score (sur 10): Éco-score : entre 0 et 10.',
        '4, Prix (€): Prix : entre 0 et 99 999 999,99.',
        '4, Éco-score (sur 10): Éco-score : nombre attendu, avec 1 décimale au plus.',
      ],
    ],
    [
      'words and categories',
      'Nom;Prix;En stock;Catégorie\nA;1;peut-être;Meubles',
      [
        '2, En stock: En stock : « oui » ou « non » attendu.',
        '2, Catégorie: Catégorie : cette catégorie n’existe pas. Les catégories : aucune.',
      ],
    ],
    [
      'an eco-score shown otherwise than its category says',
      'Numéro;Affichage de l’éco-score\n1;critères sans note\n',
      [
        '2, Affichage de l’éco-score: L’affichage de l’éco-score se choisit dans la catégorie, pour tous ses produits.',
      ],
    ],
    [
      'an unknown display',
      'Numéro;scoreDisplay\n1;BEST',
      [
        '2, Affichage de l’éco-score: L’affichage de l’éco-score se choisit dans la catégorie, pour tous ses produits.',
      ],
    ],
    [
      'numbers of products',
      'Numéro;Prix\n99;4\nabc;4\n1;4\n1;5',
      [
        '2, Numéro: Aucun produit n’a ce numéro. Laissez la cellule vide pour créer un produit.',
        '3, Numéro: Aucun produit n’a ce numéro. Laissez la cellule vide pour créer un produit.',
        '5, Numéro: Ce produit est déjà à la ligne 4.',
      ],
    ],
    [
      'facts that go together',
      'Nom;Prix;Impact, le chiffre\nA;1;5',
      ['2, Impact, le chiffre: Impact : le chiffre et son unité vont ensemble.'],
    ],
    [
      'the width of a line',
      'Nom;Prix\nA;1;trop\nB',
      [
        '2, null: Cette ligne a 3 cellules, les titres en ont 2.',
        '3, null: Cette ligne a 1 cellules, les titres en ont 2.',
      ],
    ],
    ['an open quote', 'Nom;Prix\nA;1\n"B;2\nC;3', ['3, null: Un guillemet (") est ouvert et jamais fermé.']],
    [
      'cells of 100,000 characters and signs that nobody may store',
      `Nom;Prix;Description\nA;1;${'x'.repeat(100_000)}\n${'é'.repeat(100_000)};1;\n\ud800a;${'1'.repeat(100_000)};`,
      [
        '2, Description: Description : 5 000 caractères au plus.',
        '3, Nom: Nom : 200 caractères au plus.',
        '4, Prix (€): Prix : nombre attendu, avec 2 décimales au plus.',
      ],
    ],
  ])('tells what is wrong with %s, and does nothing', async (_what, file, errors) => {
    await createProduct(shop, { name: 'Savon', price: '3.00' })
    const before = await fingerprints(shop)
    const told = await tried(file)
    expect(errorsOf(told)).toEqual(errors)
    expect(told.errorCount).toBe(errors.length)
    expect(await done(file)).toEqual(told)
    expect(await fingerprints(shop)).toEqual(before)
  })

  test('of a copy that somebody else has changed since is refused on that line, not where it says the same', async () => {
    await createProduct(shop, { name: 'Savon', price: '4.50' })
    await createProduct(shop, { name: 'Gourde', price: '20.00' })
    const file = (await exported()).replace('4,50', '4,70')
    for (const id of [1, 2]) await admin.rest('PUT', `/products/${id}`, { whyChoose: 'Solide.' })
    const stale = 'Ce produit a été modifié depuis l’export. Exportez-le à nouveau.'
    // The other line would undo what was written meanwhile: told as well.
    expect(errorsOf(await done(file))).toEqual([`2, Version: ${stale}`, `3, Version: ${stale}`])
    await admin.rest('PUT', '/products/2', { whyChoose: null })
    expect(errorsOf(await done(file))).toEqual([`3, Version: ${stale}`])
  })

  test.each<[string, Uint8Array, string]>([
    ['a workbook', Buffer.from('PK\u0003\u0004xl/workbook.xml'), 'Ce fichier est un classeur, pas un CSV.'],
    [
      'a picture',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]),
      'Ce fichier n’est pas un texte',
    ],
  ])('of %s is refused', async (_what, file, message) => {
    for (const query of ['', '?dryRun=true']) {
      const { status, body } = await send(file, query)
      expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT'])
      expect(body.message).toContain(message)
    }
  })

  test('of more bytes than it may have, or from somebody who may not, is refused before it is read', async () => {
    const { status, body } = await send(Buffer.alloc(16_000_001, 'a'))
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    const csv = { 'content-type': 'text/csv' }
    const post = (path: string, headers: Record<string, string>) =>
      fetch(`${shop.origin}${path}`, { method: 'POST', headers, body: 'Nom;Prix\nA;1' })
    expect((await post('/api/admin/products/import', csv)).status).toBe(401)
    // No other call takes one.
    const cookie = await shop.cookieOf(admin.person())
    expect((await post('/api/products', { ...csv, cookie })).status).toBe(415)
  })
})
