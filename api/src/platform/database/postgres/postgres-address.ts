import type { ClientConfig } from 'pg'
import { parse, toClientConfig } from 'pg-connection-string'

/**
 * What an address of a PostgreSQL server says, its query included: `sslmode` means what PostgreSQL's own programs mean
 * by it (`require` encrypts, `verify-full` also checks who answers).
 */
export const postgresAddress = (url: string): ClientConfig =>
  toClientConfig(parse(url, { useLibpqCompat: true }))
