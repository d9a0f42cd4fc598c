import { CallFailed } from '@sextant/client/client'
import type { FieldErrors } from '@sextant/contract/kit/errors'

/** Why a command was refused, in plain language. */
export type Refusal = {
  /** The response status; 0 if the browser refused. */
  readonly status: number
  readonly errors: FieldErrors
  /** The form-level problem; null if the field errors say everything. */
  readonly problem: string | null
  /** It is also shown as a notification. */
  readonly isNotified: boolean
}

export type Outcome<Result> =
  | { readonly ok: true; readonly response: Result }
  | { readonly ok: false; readonly refusal: Refusal }

/** The browser or the user did not complete a command. The message is shown. */
export class CommandError extends Error {
  override readonly name = 'NotDone'
}

/** A failure whose text the specification gives (§8). It is shown in place and as an error notification. */
export class NotifiedFailure extends CommandError {}

/** Statuses whose messages are meant for users. */
const expectedStatuses: ReadonlySet<number> = new Set([403, 404, 409, 422, 429])

function refusalIn(error: unknown): Refusal | null {
  if (error instanceof CommandError)
    return {
      status: 0,
      errors: {},
      problem: error.message,
      isNotified: error instanceof NotifiedFailure,
    }
  if (!(error instanceof CallFailed) || !expectedStatuses.has(error.status)) return null
  const { status, errors, message } = error
  return { status, errors, problem: Object.keys(errors).length > 0 ? null : message, isNotified: false }
}

/** Converts a refusal to an outcome; any other failure rejects. */
export async function outcomeOf<Result>(call: Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { ok: true, response: await call }
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal === null) throw error
    return { ok: false, refusal }
  }
}

/** A refusal as one text, for places without form fields. */
export const refusalText = ({ errors, problem }: Refusal): string => problem ?? Object.values(errors).flat().join(' ')
