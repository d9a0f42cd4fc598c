import { CallFailed } from '@sextant/client/client'
import type { TeamRef } from '@sextant/contract/kit/team'

/** The guard refused a page for a missing permission in a team. */
export class Forbidden extends Error {
  override readonly name = 'Forbidden'
  constructor(
    readonly permission: string,
    readonly team: TeamRef | null,
  ) {
    super(`${permission} is not held`)
  }
}

/** The URL does not match anything. */
export class Missing extends Error {
  override readonly name = 'Missing'
}

/** A chunk could not be loaded because the browser is offline. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing'
}

/** Whether a chunk failed to load. Browsers report this only through browser-specific error messages. */
export const isPartMissing = (error: unknown): boolean =>
  error instanceof PartMissing ||
  (error instanceof TypeError && /module/i.test(error.message) && /import|fetch|load/i.test(error.message))

/** The status of a failure: the response's, 0 if none arrived, or 500 for an error in the console. */
export function statusOf(error: unknown): number {
  if (error instanceof CallFailed) return error.status
  if (isPartMissing(error)) return 0
  if (error instanceof Forbidden) return 403
  return error instanceof Missing ? 404 : 500
}

/** Describes a status in notifications. */
export const statusText = (status: number): string => (status === 0 ? 'no answer' : `status ${status}`)

/** Whether a call was cancelled in favor of a newer one; such failures are ignored (spec §4). */
export const isCancelled = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'CancelledError')
