import { expect, it } from 'vitest'
import { storedItems } from '../../lib/session/browser-storage.ts'
import { storedItemSheets } from './stored-items.ts'

it('explains each thing that is kept in a browser, once', () => {
  expect(storedItemSheets.flatMap(({ items }) => items).sort()).toEqual(Object.keys(storedItems).sort())
})

it('says of things under one heading the kind of all of them', () => {
  for (const { items } of storedItemSheets)
    expect(new Set(items.map((name) => storedItems[name].area)).size, items.join()).toBe(1)
})
