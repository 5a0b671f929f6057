import { describe, expect, it } from 'vitest'
import { withHarmlessQuery, withoutEmails, withoutQuery } from './address.rules.ts'

describe('the query of an address', () => {
  it.each([
    ['/produits?category=cuisine&page=2', '/produits?category=cuisine&page=2'],
    ['/produits?search=ana&token=a&page=2#b', '/produits?page=2'],
    ['/?utm_source=lettre&email=ana@exemple.fr', '/?utm_source=lettre'],
    ['/auth?retour=%2Fpanier', '/auth'],
    ['/a#?page=2', '/a'],
    ['/a?PAGE=2&page[]=3&__proto__=1', '/a'],
    ['/?category=ana%40exemple.fr&utm_campaign=ana@exemple.fr', '/'],
    ['/a', '/a'],
    ['', ''],
  ])('%s keeps what is harmless', (address, kept) => {
    expect(withHarmlessQuery(address)).toBe(kept)
  })

  it.each(['/a?b=c', '/a#b', '/a?b\n=c#d', '/a'])('%j is left out whole', (address) => {
    expect(withoutQuery(address)).toBe('/a')
  })
})

describe('an e-mail address in a text', () => {
  it.each([
    ['Écrire à ana@exemple.fr', 'Écrire à …@…'],
    ['ana+test@exemple.fr, léo@exemple.fr', '…@… …@…'],
    ['/compte/ana@exemple.fr/commandes', '/compte/…@…/commandes'],
    ['https://paquets.example/@ramure/ui', 'https://paquets.example/@ramure/ui'],
    ['2 savons @ 3 €', '2 savons @ 3 €'],
    ['Ajouter au panier', 'Ajouter au panier'],
  ])('« %s » becomes « %s »', (text, kept) => {
    expect(withoutEmails(text)).toBe(kept)
  })
})
