import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type Log = Logger

/** The structured log, one JSON object a line on stdout. What could carry a secret is left out by name. */
export const makeLog = (level: string, to: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: {},
      serializers: { err: withoutRows },
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
    },
    to,
  )

/** What PostgreSQL says of a row that it refused quotes the row, and with it the mail. */
function withoutRows(error: Error) {
  const { detail: _detail, where: _where, internalQuery: _query, ...shown } = stdSerializers.err(error)
  return shown
}
