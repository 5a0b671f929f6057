import { expect, test } from 'vitest'
import { sql } from './sql.ts'

test('values become parameters, in the order of the text, also those of parts within', () => {
  const cheap = sql`price < ${'10.00'} and ${sql`in_stock = ${true}`}`
  const page = sql`select id from products where ${cheap} limit ${24} offset ${0}`
  expect([page.sql, page.params]).toEqual([
    'select id from products where price < ? and in_stock = ? limit ? offset ?',
    ['10.00', true, 24, 0],
  ])
})

test('a part may be used twice', () => {
  const cheap = sql`price < ${10}`
  const { sql: text, params } = sql`${cheap} or not ${cheap}`
  expect([text, params]).toEqual(['price < ? or not price < ?', [10, 10]])
})

test.each([`' or true --`, JSON.parse('{"sql":"true","params":[]}'), null])(
  'what only looks like SQL is a value: %j',
  (value) => {
    const { sql: text, params } = sql`name = ${value}`
    expect([text, params]).toEqual(['name = ?', [value]])
  },
)
