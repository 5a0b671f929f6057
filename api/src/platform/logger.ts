import { type Logger, pino } from 'pino'

/** Structured log on standard output: one JSON line an event, UTC, secrets replaced. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: undefined,
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
}
