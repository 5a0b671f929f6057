import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { render } from '../../../test/render.tsx'
import { DeliveryNotes } from './delivery-notes.tsx'

const notes = () =>
  within(screen.getByRole('list', { name: 'Livraison et retours' }))
    .getAllByRole('listitem')
    .map((note) => note.textContent?.replace(/\s/g, ' '))

it('says what the owner wrote', () => {
  render(<DeliveryNotes delivery="Offerte." returns="Trente jours." packaging="Carton." />)
  expect(notes()).toEqual(['Offerte.', 'Trente jours.', 'Carton.'])
})

it('lets the first sentence of each stand out, and keeps the others', () => {
  render(<DeliveryNotes delivery="Dès 50 €, offerte. En 3 à 5 jours." returns="Trente jours" />)
  const strong = screen.getAllByRole('strong').map(({ textContent }) => textContent)
  expect(strong).toEqual(['Dès 50 €, offerte.', 'Trente jours'])
  expect(notes()).toEqual(['Dès 50 €, offerte. En 3 à 5 jours.', 'Trente jours'])
})

it('says of delivery that it comes with the opening, as long as nothing is sold', () => {
  render(<DeliveryNotes isBeforeOpening delivery="Livraison offerte." returns="Trente jours." />)
  expect(notes()).toEqual(['À l’ouverture : livraison offerte.', 'Trente jours.'])
})

it('says when what is out of stock usually comes back, once anything has ever been sold', () => {
  const stock = { inStock: false, restockDelay: 'deux semaines' }
  const { unmount } = render(<DeliveryNotes stock={stock} returns="Trente jours." />)
  expect(notes()).toEqual(['Habituellement de retour sous deux semaines', 'Trente jours.'])
  unmount()
  render(<DeliveryNotes stock={stock} isBeforeOpening returns="Trente jours." />)
  expect(notes()).toEqual(['Trente jours.'])
})

it('ends with who answers a question', () => {
  render(<DeliveryNotes delivery="Offerte." returns="Trente jours." contact={<a href="tel:04">04</a>} />)
  expect(notes().at(-1)).toBe('Une question avant de choisir ?04')
})

it('says the rules in our words when the owner’s are missing', () => {
  render(<DeliveryNotes />)
  expect(notes()).toEqual([
    'Livraison gratuite dès 50 € d’achat, sinon 5,99 €',
    'Chez vous en 3 à 5 jours ouvrés, en France métropolitaine',
    'Retour sous 30 jours, à vos frais ; gratuit si le produit a un défaut',
  ])
})
