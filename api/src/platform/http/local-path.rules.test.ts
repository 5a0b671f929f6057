import { expect, it } from 'vitest'
import { localPath } from './local-path.rules.ts'

it.each(['/produit/12', '/produits?category=Energie', '/produit/12#prix', '/'])('%s is ours', (path) => {
  expect(localPath(path)).toBe(path)
})

it.each([
  null,
  '',
  'produit/12',
  '//ailleurs.fr',
  '/\\ailleurs.fr',
  '/\t/ailleurs.fr',
  '/\n\\ailleurs.fr',
  '/\t/',
  '/.//ailleurs.fr',
  'https://ailleurs.fr',
  'javascript:alert(1)',
])('%j is not', (path) => {
  expect(localPath(path)).toBeNull()
})
