import { type ErrorCode, errorStatus } from '@sextant/contract/kit/errors'
import type { FastifyInstance } from 'fastify'
import { Refusal, textOf } from './refusal'

/**
 * The one place that turns errors into responses: refusals are returned as they are; everything else is logged and
 * returned as `internal`.
 */
export function translateErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const refusal = error instanceof Refusal ? error : translate(error)
    if (!(error instanceof Refusal) && refusal.code === 'validation_failed')
      request.log.warn({ err: error, id: request.id }, 'the database refused a value that the contract let through')
    if (refusal.code === 'internal') request.log.error({ err: error, id: request.id }, 'a request failed')
    if (refusal.retryAfter !== undefined) void reply.header('retry-after', String(refusal.retryAfter))
    return await reply.status(refusal.status).header('cache-control', 'no-store').send(refusal.body)
  })
}

const byStatus = new Map<number, ErrorCode>([
  [errorStatus.malformed, 'malformed'],
  [errorStatus.too_large, 'too_large'],
  [errorStatus.unsupported_type, 'unsupported_type'],
  [errorStatus.unavailable, 'unavailable'],
])

/** PostgreSQL's error classes for an unavailable server (08, 53, 57P). */
const isDatabaseAway = (code: string): boolean =>
  /^(08|53|57P)/.test(code) || ['ECONNREFUSED', 'ENOENT', 'ECONNRESET'].includes(code)

/** The driver's messages, which have no code, for a lost connection or a timeout waiting for a free one. */
const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
    error.message,
  )

/**
 * PostgreSQL's codes for values it cannot store: out of range, or invalid text. The contract's schemas reject the known
 * cases; this catches any others, which are logged.
 */
const isRefusedValue = (code: string): boolean => /^22(001|003|007|008|009|021|P02|P03|P05)$/.test(code)

/** PostgreSQL's code for a unique violation: another request got in between our check and our write. */
export const uniqueViolation = '23505'

const outOfRange = 'A number, a date or a text of the request is outside of what can be stored.'

/** The response to an unexpected error. */
export function translate(error: unknown): Refusal {
  const details = typeof error === 'object' && error !== null ? error : {}
  const status = 'statusCode' in details && typeof details.statusCode === 'number' ? details.statusCode : 500
  const code = 'code' in details && typeof details.code === 'string' ? details.code : ''
  if (isDatabaseAway(code) || isConnectionLost(error))
    return new Refusal('unavailable', textOf('unavailable'), undefined, 2)
  if (isRefusedValue(code)) return new Refusal('validation_failed', outOfRange)
  if (code === uniqueViolation) return new Refusal('conflict', textOf('conflict'))
  const translated = byStatus.get(status) ?? 'internal'
  return new Refusal(translated, textOf(translated))
}
