import { expect, it } from 'vitest'
import { addressOf, viewQuery } from './view-query.ts'

it('says how a list is looked at, not where: equal views are one text', () => {
  expect(viewQuery('?onglet=produits&tri=nom&etat=rupture&page=3&fiche=12')).toBe('etat=rupture&tri=nom')
  expect(viewQuery('?etat=rupture&tri=nom')).toBe('etat=rupture&tri=nom')
  expect(viewQuery('?onglet=produits')).toBe('')
})

it('leads to the list looked at so, on the tab that is open', () => {
  expect(addressOf('/admin', '?onglet=produits&q=a&page=2', 'etat=rupture&tri=nom')).toBe(
    '/admin?onglet=produits&etat=rupture&tri=nom',
  )
  expect(addressOf('/admin/commandes', '?q=a', '')).toBe('/admin/commandes')
  expect(addressOf('/admin', '?onglet=produits', 'onglet=parametres&tri=nom')).toBe(
    '/admin?onglet=produits&tri=nom',
  )
})
