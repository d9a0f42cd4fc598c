import { CallFailed } from '@sextant/client/client'
import type { TeamRef } from '@sextant/contract/kit/team'

/** The guard refused a page: the permission that was missing, and where. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden'
  constructor(
    readonly permission: string,
    readonly team: TeamRef | null,
  ) {
    super(`${permission} is not held`)
  }
}

/** The address leads to nothing we have. */
export class Missing extends Error {
  override readonly name = 'Missing'
}

/** A part of the console could not be fetched, because there is no network. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** A part of the console could not be fetched: browsers know no better way to say it than in words of their own. */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof PartMissing ||
  (error instanceof TypeError && /module/i.test(error.message) && /import|fetch|load/i.test(error.message))

/** The status that a failure stands for: that of the answer, 0 where none came, 500 for an error of our own. */
export function statusOf(error: unknown): number {
  if (error instanceof CallFailed) return error.status
  if (isPartMissing(error)) return 0
  if (error instanceof Forbidden) return 403
  return error instanceof Missing ? 404 : 500
}

/** A status in words, for notifications. */
export const statusText = (status: number): string => (status === 0 ? 'no answer' : `status ${status}`)

/** Whether a call was given up for a newer one; nobody is told of that (spec §4). */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'CancelledError')
