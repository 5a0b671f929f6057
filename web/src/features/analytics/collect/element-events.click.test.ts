import { afterEach, expect, it } from 'vitest'
import { closeCollection, openCollection } from '../../../test/open-collection.ts'

afterEach(closeCollection)

const clickOn = (html: string) => {
  const page = openCollection(html)
  page.press('[data-here]')
  return page.told('click')
}

it.each([
  [
    '<button data-here>Go</button>',
    { elementType: 'button', elementText: 'Go', metadata: { tagName: 'BUTTON', type: 'submit' } },
  ],
  [
    '<button type="button"><svg data-here></svg> Go</button>',
    { elementType: 'button', metadata: { type: 'button' } },
  ],
  [
    '<a href="/panier?retour=x"><b data-here>Panier</b></a>',
    { elementType: 'link', elementText: 'Panier', metadata: { tagName: 'A', href: '/panier' } },
  ],
  ['<a href="mailto:a@b.fr" data-here>Écrire</a>', { elementType: 'link', metadata: { href: 'mailto:' } }],
  ['<div role="button" data-here>Go</div>', { elementType: 'button', metadata: { tagName: 'DIV' } }],
  ['<div role="link" data-here>Go</div>', { elementType: 'link' }],
  ['<button role="tab" data-here>Go</button>', { elementType: 'tab' }],
  ['<li role="menuitem" data-here>Go</li>', { elementType: 'menuitem' }],
  [
    '<p data-testid="carte" id="autre"><i data-here>Go</i></p>',
    { elementType: 'element', elementId: 'carte', elementText: 'Go' },
  ],
  [
    '<a href="/a"><button id="dedans" data-here>Go</button></a>',
    { elementType: 'button', elementId: 'dedans' },
  ],
  [
    '<button class="un deux" id="achat" data-here>Go</button>',
    { elementId: 'achat', metadata: { classes: 'un deux' } },
  ],
])('%s', (html, event) => {
  expect(clickOn(html)).toMatchObject([event])
})

it.each([
  '<p data-here>Go</p>',
  '<a data-here>Go</a>',
  '<input data-here value="Go">',
  '<div role="alert" data-here></div>',
])('no click on %s', (html) => expect(clickOn(html)).toEqual([]))

it.each(['«r1»', ':r1:', '_r_1_', 'dialog:_r_1_:content'])('%s is nobody’s name', (id) => {
  expect(clickOn(`<button id="${id}" data-here>Go</button>`)[0]).not.toHaveProperty('elementId')
})

it('counts a click that the page stops, and takes the element from', () => {
  const page = openCollection('<button>Fermer</button>')
  page.find('button').addEventListener('click', (event) => {
    event.stopImmediatePropagation()
    page.find('button').remove()
  })
  page.press('button')
  expect(page.told('click')).toMatchObject([{ elementText: 'Fermer' }])
})
