import { expect, it } from 'vitest'
import { bulkTitle } from './bulk-history.ts'

const title = (way: string, told: Record<string, unknown>) =>
  bulkTitle(way, told, (fields) => (fields.inStock ? 'en stock' : 'en rupture')).replaceAll(/\s/g, ' ')

it.each([
  [
    'prices',
    { updated: 3, percent: '5.00', amount: null, toTenCents: true },
    'Prix de 3 produits : +5 %, arrondi à 0,10 €',
  ],
  ['prices', { updated: 1, percent: '-2.50', toTenCents: false }, 'Prix de 1 produit : −2,5 %'],
  ['prices', { updated: 2, amount: '-10', toTenCents: false }, 'Prix de 2 produits : −10,00 €'],
  ['changes', { updated: 8, inStock: false }, '8 produits : en rupture'],
  [
    'import',
    { name: 'a.csv', created: 1, updated: 2 },
    'Import de « a.csv » : 1 produit créé, 2 produits modifiés',
  ],
  ['import', { created: 0, updated: 1 }, 'Import : 1 produit modifié'],
  [
    'import',
    { undoes: 4, restoredCount: 2, deletedCount: 1 },
    'Annulation : 2 produits remis comme avant, 1 produit créé puis supprimé',
  ],
  ['deletions', { deleted: 2, names: ['Savon', 'Gourde'] }, '2 produits supprimés : Savon, Gourde'],
  ['deletions', { deleted: 12, names: ['Savon'] }, '12 produits supprimés : Savon et 11 autres'],
  ['deletions', { undoes: 4, restoredCount: 2, deletedCount: 0 }, 'Annulation : 2 produits rétablis'],
])('%s %j is « %s »', (way, told, expected) => {
  expect(title(way, told)).toBe(expected)
})
