import { beforeEach, expect } from 'vitest'
import type { User } from '../features/accounts/user.entity.ts'
import { AuditEntry } from '../features/audit/audit-entry.entity.ts'
import { createAdmin } from './data/factories.ts'
import type { Answer, TestShop } from './shop.ts'

/** A refusal, in the one form of both edges. */
export interface Refused {
  message: string
  code: string
  fields?: Record<string, string>
}

/** An administrator of this shop, signed in anew before each test. */
export function openAdministration(shop: TestShop) {
  let person: User
  let cookie = ''
  beforeEach(async () => {
    person = await createAdmin(shop)
    cookie = await shop.cookieOf(person)
  })

  /** A documented call; `path` follows « /api ». */
  const rest = (method: string, path: string, body?: unknown): Promise<Answer> =>
    shop.call(method, `/api${path}`, { headers: { cookie }, body })
  const graphql = (query: string, variables?: Record<string, unknown>) =>
    shop.graphql(query, variables, { headers: { cookie } })

  return {
    /** The account. */
    person: () => person,
    rest,
    graphql,
    /** The data of an operation that must succeed. */
    async data(query: string, variables?: Record<string, unknown>) {
      const { status, body } = await graphql(query, variables)
      expect([status, body.errors]).toEqual([200, undefined])
      return body.data
    },
    /** The first refusal of an operation that must be refused. */
    async refusal(query: string, variables?: Record<string, unknown>): Promise<Refused> {
      const { body } = await graphql(query, variables)
      const { message, extensions } = body.errors[0]
      return { message, ...extensions }
    },
    /** What was kept of changes, oldest first. */
    history: (): Promise<AuditEntry[]> => shop.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } }),
  }
}
