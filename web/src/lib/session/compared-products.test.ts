import { beforeEach, expect, it, vi } from 'vitest'
import { keepComparison, readComparison, toggleCompared } from './compared-products.ts'
import { readComparedText, subscribeCompared } from './compared-text.ts'

beforeEach(() => {
  vi.restoreAllMocks()
  keepComparison({ type: '', products: [] })
  localStorage.clear()
})

const product = (id: string) => ({ id, name: `Gourde ${id}`, imageUrl: null })
const chosen = () => readComparison(readComparedText())
const ids = () => chosen().products.map(({ id }) => id)

it('takes products in and out, and tells who listens', () => {
  const heard = vi.fn()
  const stop = subscribeCompared(heard)
  toggleCompared(product('1'), 'Gourde')
  toggleCompared(product('2'), 'Gourde')
  expect(chosen()).toEqual({ type: 'Gourde', products: [product('1'), product('2')] })
  toggleCompared(product('1'), 'Gourde')
  expect(ids()).toEqual(['2'])
  expect(heard).toHaveBeenCalledTimes(3)
  stop()
  toggleCompared(product('2'), 'Gourde')
  expect(heard).toHaveBeenCalledTimes(3)
  expect(ids()).toEqual([])
})

it('never holds more than three, nor two types: both are a question, and the choice stays', () => {
  for (const id of ['1', '2', '3', '4']) toggleCompared(product(id), 'Gourde')
  expect(ids()).toEqual(['1', '2', '3'])
  toggleCompared({ id: '9', name: 'Savon' }, 'Savon')
  expect(chosen()).toMatchObject({ type: 'Gourde', products: { length: 3 } })
})

it('begins anew with another type once it is empty', () => {
  toggleCompared(product('1'), 'Gourde')
  toggleCompared(product('1'), 'Gourde')
  toggleCompared({ id: '9', name: 'Savon' }, 'Savon')
  expect(chosen()).toMatchObject({ type: 'Savon', products: [{ id: '9' }] })
})

it.each([
  'x',
  'null',
  '[]',
  '{"type":1,"products":[]}',
  '{"type":"Gourde"}',
  '{"type":"Gourde","products":[null]}',
  '{"type":"Gourde","products":[{"id":"1 or 1","name":"a"}]}',
  '{"type":"Gourde","products":[{"id":"1","name":"a","imageUrl":{}}]}',
])('counts whatever else is kept as nothing: %s', (text) => {
  expect(readComparison(text)).toEqual({ type: '', products: [] })
})

it('holds for the page where storage is forbidden', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('interdit')
  })
  toggleCompared(product('1'), 'Gourde')
  expect(ids()).toEqual(['1'])
})
