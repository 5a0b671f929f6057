import type { Permission } from '../../platform/authorize.ts'
import type { RequestContext } from '../../platform/request-context.ts'
import type { Role } from '../accounts/team/permissions.rules.ts'
import { ApiToken } from '../accounts/tokens/api-token.entity.ts'
import type { TokenScope } from '../accounts/tokens/tokens.rules.ts'
import { User } from '../accounts/user.entity.ts'

/** The token that a request came with, as its program may know it. */
export interface AccessToken {
  name: string
  scopes: TokenScope[]
  expiresAt: Date
}

/** Who asks, and what they may do now. */
export interface Access {
  /** Whose account it is, or who made the token; null for a visitor. */
  email: string | null
  /** Roles of that account. */
  roles: Role[]
  /** What this very request may do: of a token, its scopes as far as its maker has them. */
  permissions: Permission[]
  /** Null for a person at a browser. */
  token: AccessToken | null
}

/** What whoever asks may do, a visitor, a person or a program: so that nobody needs to find out by being refused. */
export async function readAccess({ em, viewer }: RequestContext): Promise<Access> {
  if (!viewer) return { email: null, roles: [], permissions: [], token: null }
  const { roles, email } = await em.findOneOrFail(User, { id: viewer.id })
  const permissions = [...viewer.permissions]
  if (!viewer.token) return { email, roles, permissions, token: null }
  const { name, scopes, expiresAt } = await em.findOneOrFail(ApiToken, { id: viewer.token.id })
  return { email, roles, permissions, token: { name, scopes, expiresAt } }
}
