import { type ErrorBody, type ErrorCode, errorStatus, type FieldErrors } from '@sextant/contract/kit/errors'

/** A refused call, with a code from the closed list. Every error that a verb throws deliberately is one. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly errors?: FieldErrors,
    /** Seconds for the `retry-after` header. */
    readonly retryAfter?: number,
  ) {
    super(message)
  }

  get status(): number {
    return errorStatus[this.code]
  }

  get body(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.errors ? { errors: this.errors } : {}) }
  }
}

const texts: Record<ErrorCode, string> = {
  malformed: 'The request could not be read. Check its syntax.',
  unauthenticated: 'Sign in first.',
  forbidden: 'You do not have permission to do that. Ask the owner of your team for the appropriate role.',
  not_found: 'There is no such record.',
  method_not_allowed: 'This address is not called by that method. The header Allow names those that it is called by.',
  conflict: 'That contradicts what is there by now. Load it again and repeat the change.',
  too_large: 'That is larger than what is accepted.',
  unsupported_type: 'That content type is not accepted here.',
  validation_failed: 'Some fields need your attention.',
  too_many_requests: 'Too many requests. Wait a moment and try again.',
  internal: 'Something has gone wrong on our side. The operator can find it in the log by the request id.',
  unavailable: 'The service is not available right now. Try again in a moment.',
}

/** Refuses a call: throws. */
export function refuse(code: ErrorCode, message: string = texts[code]): never {
  throw new Refusal(code, message)
}

/** Refuses a call because of its fields: throws with 422. */
export function refuseFields(errors: FieldErrors): never {
  throw new Refusal('validation_failed', texts.validation_failed, errors)
}

/** The message of a code. */
export const textOf = (code: ErrorCode): string => texts[code]
