import { CallFailed } from '@sextant/client/client'
import type { FieldErrors } from '@sextant/contract/kit/errors'

/** Why a command was not done, in words for whoever gave it. */
export type Refusal = {
  /** Of the answer; 0 where the browser itself refused. */
  readonly status: number
  readonly errors: FieldErrors
  /** What belongs to no field; null where the fields say it all. */
  readonly problem: string | null
  /** It is said in a notification, too. */
  readonly isNotified: boolean
}

export type Outcome<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: Refusal }

/** The browser, or whoever sits before it, did not do its part of a command. The message is shown. */
export class CommandError extends Error {
  override readonly name = 'NotDone'
}

/**
 * A failure whose words the specification gives (§8): an error notification, besides the sentence where it was asked
 * for.
 */
export class NotifiedFailure extends CommandError {}

/** Statuses whose text is meant for people. */
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

/** Makes an outcome of a refusal; any other failure rejects. */
export async function outcomeOf<Answer>(call: Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { ok: true, answer: await call }
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal === null) throw error
    return { ok: false, refusal }
  }
}

/** A refusal as one text, where there are no fields to put its parts to. */
export const refusalText = ({ errors, problem }: Refusal): string => problem ?? Object.values(errors).flat().join(' ')
