import { expect } from 'vitest'
import type { openAdministration, Refused } from './administrator.ts'
import { fingerprints } from './data/small-world.ts'
import type { TestShop } from './shop.ts'

/** One change, as each edge writes it. */
export interface Change {
  method: 'POST' | 'PUT' | 'DELETE'
  /** Follows « /api ». */
  path: string
  body?: object
  document: string
  variables: Record<string, unknown>
}

/** Sends a change to both edges: each must refuse it with the same code and French sentence, without effect. */
export async function bothRefuse(
  shop: TestShop,
  admin: ReturnType<typeof openAdministration>,
  { method, path, body, document, variables }: Change,
): Promise<Refused & { status: number }> {
  const before = await fingerprints(shop)
  const rest = await admin.rest(method, path, body)
  expect(await admin.refusal(document, variables)).toEqual(rest.body)
  expect(rest.body.message).not.toMatch(/invalid |expected|required|duplicate/i)
  expect(await fingerprints(shop)).toEqual(before)
  return { status: rest.status, ...rest.body }
}
