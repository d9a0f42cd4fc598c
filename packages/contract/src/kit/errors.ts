import * as z from 'zod/mini'

/** The closed list of error codes with their HTTP statuses, described in docs/errors.md. */
export const errorStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  validation_failed: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatus, text)
export const errorCodes: readonly ErrorCode[] = Object.keys(errorStatus).filter(isErrorCode)

/** Field errors: a field's path (`attributes.name`) → messages to show next to it. */
export const FieldErrors = z.record(z.string(), z.array(z.string()))
export type FieldErrors = z.infer<typeof FieldErrors>

/** The body of every error response. */
export const ErrorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  errors: z.optional(FieldErrors),
})
export type ErrorBody = z.infer<typeof ErrorBody>
