import { GraphQLError } from 'graphql'
import type { Answers } from '../schema-fetch.ts'

const emptyCart = {
  lines: [],
  missingForFreeShipping: '50.00',
  shipping: '0.00',
  subtotal: '0.00',
  total: '0.00',
  totalQuantity: 0,
  withdrawnCount: 0,
}

/** A refusal of the API. */
export function refuse(code: string, message: string, extensions: Record<string, unknown> = {}): never {
  throw new GraphQLError(message, { extensions: { code, ...extensions } })
}

/** A session: `me` is who is signed in, null at first; login, register and logout change it. */
export function makeSession(people: Record<string, unknown>[], me: unknown = null) {
  const session = { me }
  const answers: Answers = {
    me: () => session.me,
    cart: () => emptyCart,
    login: ({ input }: { input: { email: string } }) => {
      session.me = people.find(({ email }) => email === input.email) ?? null
      return session.me ?? refuse('UNAUTHENTICATED', 'Email ou mot de passe incorrect')
    },
    register: () => {
      session.me = people[0]
      return session.me
    },
    logout: () => {
      session.me = null
      return true
    },
  }
  return { session, answers }
}
