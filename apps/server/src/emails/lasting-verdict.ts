import type { EmailStatus } from '@sextant/contract/emails/schemas'
import { SetBy } from '@sextant/contract/segments/schemas'
import * as z from 'zod/mini'

const Entered = z.object({ entered_by: SetBy })

/** Who entered bookings from an email manually, if anyone did. */
export const enteredBy = ({ metadata }: { readonly metadata: unknown }): SetBy | null =>
  z.safeParse(Entered, metadata).data?.entered_by ?? null

const incomplete: ReadonlySet<string> = new Set<EmailStatus>(['Partial', 'Unrecognized', 'No Travel Data', 'Failed'])

/** Whether a reading ended without a complete result. */
export const isIncomplete = (status: string): boolean => incomplete.has(status)

/** The reason of a status that follows from what a person entered. */
export const enteredReason = ({ name }: SetBy): string => `Entered manually by ${name}.`

/**
 * The verdict that stands: whatever a reading misses of an email from which a person entered the bookings, it is
 * Processed.
 */
export function lastingVerdict<V extends { readonly status: EmailStatus; readonly reason: string | null }>(
  email: { readonly metadata: unknown },
  verdict: V,
): V | { readonly status: 'Processed'; readonly reason: string } {
  const by = enteredBy(email)
  return by !== null && isIncomplete(verdict.status) ? { status: 'Processed', reason: enteredReason(by) } : verdict
}
