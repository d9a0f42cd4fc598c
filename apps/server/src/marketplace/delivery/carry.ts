import type { Parcel } from '@sextant/contract/marketplace/schemas'
import type { Outcome } from '../../platform/delivery/sender'

/** Brings a parcel to its partner; `shown` is the same parcel without secrets, for what is stored. */
export type Carry<By extends Parcel['by']> = (
  parcel: Extract<Parcel, { by: By }>,
  shown: Extract<Parcel, { by: By }>,
  values: Readonly<Record<string, string>>,
) => Promise<Outcome>

/** How long a parcel may be under way, in milliseconds. */
export const timeoutMs = 15_000

const nothing = { gone: false, retryAfterSeconds: null, requestHeaders: {}, response: null }

/** An attempt that failed before there was an answer. */
export const failed = (url: string, error: unknown): Outcome => ({
  ...nothing,
  ok: false,
  url,
  error: error instanceof Error ? error.message : 'It could not be sent.',
})

/** An attempt that went well without an answer to show. */
export const carried = (url: string): Outcome => ({ ...nothing, ok: true, url, error: null })

/** The partner has no use for the event. */
export const skipped: Outcome = {
  ...nothing,
  ok: true,
  url: '',
  error: 'Nothing was sent: the partner has no use for this booking.',
}
