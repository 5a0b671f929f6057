import { type Logger, type LoggerOptions, pino } from 'pino'

/**
 * What the log says of an error. The database's errors carry the whole statement with its values (session ids,
 * password hashes, addresses) in further properties: only these few are written.
 */
export function errorForLog(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error
  const known = error instanceof Error ? pino.stdSerializers.err(error) : (error as Record<string, unknown>)
  const { type, message, stack, code, constraint, table, routine } = known as Record<string, unknown>
  return { type, message, stack, code, constraint, table, routine }
}

/** What each log line looks like: UTC, secrets replaced. */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  timestamp: pino.stdTimeFunctions.isoTime,
  base: undefined,
  serializers: { err: errorForLog },
  redact: {
    paths: [
      'password',
      '*.password',
      'req.headers.cookie',
      'req.headers.authorization',
      'res.headers["set-cookie"]',
    ],
    censor: '[masqué]',
  },
})

/** Structured log on standard output: one JSON line an event. */
export const createLogger = (level: string): Logger => pino(logOptions(level))
