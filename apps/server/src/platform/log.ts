import { type Logger, pino } from 'pino'

export type Log = Logger

/** The structured log, one JSON object a line on stdout. What could carry a secret is left out by name. */
export const makeLog = (level: string): Log =>
  pino({
    level,
    base: {},
    redact: {
      paths: [
        '*.password',
        '*.secret',
        '*.token',
        '*.authorization',
        '*.cookie',
        'headers.authorization',
        'headers.cookie',
        'headers["set-cookie"]',
      ],
      censor: '[redacted]',
    },
  })
