import { describe, expect, it } from 'vitest'
import { paths } from '../../../app/paths.ts'
import { cleanPath, linkAddress, pageAddress } from './clean-address.ts'

const token = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c'
const pageOf = (address: string) => pageAddress(new URL(address, location.origin))

describe('the address of a page', () => {
  const whole =
    '/produits?category=maison-jardin&minPrice=5&maxPrice=49.99&minEcoScore=7.5&maxEcoScore=8.4&inStock=true&featured=true&weeklySpecial=true&sort=prix-croissant&page=2'
  it.each([
    [whole, whole],
    ['/mon-compte?onglet=commandes', '/mon-compte?onglet=commandes'],
    [
      '/?utm_source=lettre&utm_medium=e-mail&utm_campaign=noel',
      '/?utm_source=lettre&utm_medium=e-mail&utm_campaign=noel',
    ],
    ['/produits?search=savon&page=2', '/produits?page=2'],
    [`/newsletter/confirmation?token=${token}`, '/newsletter/confirmation'],
    [`/adresse/confirmation#${token}`, '/adresse/confirmation'],
    [`/invitation#${token}`, '/invitation'],
    [`/mot-de-passe/nouveau#${token}`, '/mot-de-passe/nouveau'],
    [`/newsletter/desinscription?jeton=${token}#page=2`, '/newsletter/desinscription'],
    ['/?email=camille@exemple.fr&token=abc', '/'],
    ['/auth?retour=/panier&onglet=inscription', '/auth?onglet=inscription'],
    ['/admin?onglet=articles&fiche=12', '/admin?onglet=articles'],
    ['/produits#camille', '/produits'],
    // A known name does not make its value harmless.
    ['/?utm_source=camille@exemple.fr', '/'],
    ['/?utm_source=camille%40exemple.fr', '/'],
    [`/?utm_campaign=${token}&category=${token}&onglet=${token}`, '/'],
    ['/?page=abc&minPrice=x&inStock=Camille', '/'],
    ['/?PAGE=2&constructor=a&__proto__=b', '/'],
    [`/activer/${token}`, '/activer/*'],
    ['/bonjour/camille@exemple.fr', '/bonjour/*'],
    ['/bonjour/camille%40exemple.fr', '/bonjour/*'],
    // One page, whatever it is called meanwhile; and a long word is no token.
    ['/produit/12-gourde-isotherme', '/produit/12'],
    ['/produit/12-anticonstitutionnellement', '/produit/12'],
    ['/article/3-laver-moins', '/article/3'],
    [`/produit/${token}`, '/produit/*'],
    ['/produit/12-camille@exemple.fr', '/produit/*'],
  ])('%s tells %s', (address, told) => expect(pageOf(address)).toBe(told))

  it('keeps the path of every page of the shop', () => {
    // An id, or a list of ids: both read alike in an address.
    const all = Object.values(paths).map((path) => path(['12'] as never))
    for (const { pathname } of all.map((path) => new URL(path, location.origin)))
      expect(cleanPath(pathname)).toBe(pathname)
  })
})

it.each([
  ['/produit/12', '/produit/12'],
  ['produit/12?retour=/panier', '/produit/12'],
  [`${location.origin}/produits?page=2&search=savon`, '/produits?page=2'],
  ['https://exemple.fr/a/b?id=7&q=camille#moi', 'https://exemple.fr/a/b'],
  [`https://camille:secret@exemple.fr/u/camille@exemple.fr/${token}`, 'https://exemple.fr/u/*/*'],
  ['//exemple.fr/a', 'http://exemple.fr/a'],
  ['mailto:camille@exemple.fr?subject=secret', 'mailto:'],
  ['tel:+33612345678', 'tel:'],
  ['javascript:alert(document.cookie)', 'javascript:'],
  ['data:text/html,secret', 'data:'],
  ['http://[', undefined],
])('the link %s tells %s', (href, told) => expect(linkAddress(href)).toBe(told))
