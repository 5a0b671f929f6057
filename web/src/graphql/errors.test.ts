import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { expect, it } from 'vitest'
import { errorMessage, hasErrorCode } from './errors.ts'

const refused = (code: string, message: string) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] })

it('recognises a code', () => {
  expect(hasErrorCode(refused('NOT_FOUND', 'Produit non trouvé'), 'NOT_FOUND')).toBe(true)
  expect(hasErrorCode(refused('NOT_FOUND', 'Produit non trouvé'), 'FORBIDDEN')).toBe(false)
  expect(hasErrorCode(new TypeError('Failed to fetch'), 'NOT_FOUND')).toBe(false)
})

it('passes on what the API says to people', () => {
  expect(errorMessage(refused('CONFLICT', 'Cet e-mail a déjà un compte.'))).toBe(
    'Cet e-mail a déjà un compte.',
  )
})

it('keeps what is not meant for people to itself', () => {
  expect(errorMessage(refused('INTERNAL_SERVER_ERROR', 'relation does not exist'))).toBe(
    'Une erreur est survenue. Veuillez réessayer.',
  )
})

it('says in French that the network failed', () => {
  expect(errorMessage(new TypeError('Failed to fetch'))).toContain('La connexion au serveur a échoué')
})
