import type { ApiToken } from '../accounts/tokens/api-token.entity.ts'
import type { Access } from './access.service.ts'

/** A token as REST tells it to administrators; never its text or hash. */
export const presentApiToken = ({ id, name, scopes, user, expiresAt, lastUsedAt, createdAt }: ApiToken) => ({
  id,
  name,
  scopes,
  madeBy: user.unwrap().email,
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
})

/** What whoever asks may do, as REST tells it. */
export const presentAccess = ({ email, roles, permissions, token }: Access) => ({
  ...{ email, roles, permissions },
  token: token && { ...token, expiresAt: token.expiresAt.toISOString() },
})
