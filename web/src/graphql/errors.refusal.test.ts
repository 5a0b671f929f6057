import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, it } from 'vitest'
import { readRefusal } from './errors.ts'

const refused = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'Trop de tentatives.', extensions }] })

it.each([
  [1, '1 seconde'],
  [42, '42 secondes'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('after too many tries says how long to wait: %i s', (retryAfterSeconds, words) => {
  expect(readRefusal(refused({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds })).message).toBe(
    `Trop de tentatives. Nouvel essai possible dans ${words}.`,
  )
})

it('passes on the messages of the fields', () => {
  const fields = { email: 'Email invalide' }
  expect(readRefusal(refused({ code: 'BAD_USER_INPUT', fields }))).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'Trop de tentatives.',
    fields,
  })
})

it('speaks French when the network fails', () => {
  expect(readRefusal(new TypeError('Failed to fetch')).message).toContain('La connexion au serveur a échoué')
})
