import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'

export type Log = Logger

/** The structured log, one JSON object per line on stdout. Fields that could contain secrets are redacted by name. */
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

/** Removes PostgreSQL's error details, which quote the rejected row: they would log the email. */
function withoutRows(error: Error) {
  const { detail: _detail, where: _where, internalQuery: _query, ...shown } = stdSerializers.err(error)
  return shown
}
