import type { PartnerMessage } from '@sextant/contract/marketplace/schemas'
import type { Outcome } from '../../platform/delivery/sender'

/** Delivers a message to its partner; `shown` is the same message without secrets, for the log. */
export type Deliver<By extends PartnerMessage['by']> = (
  message: Extract<PartnerMessage, { by: By }>,
  shown: Extract<PartnerMessage, { by: By }>,
  values: Readonly<Record<string, string>>,
) => Promise<Outcome>

/** The timeout of a delivery in milliseconds. */
export const timeoutMs = 15_000

const none = { gone: false, retryAfterSeconds: null, requestHeaders: {}, response: null }

/** An attempt that failed before there was a response. */
export const failed = (url: string, error: unknown): Outcome => ({
  ...none,
  ok: false,
  url,
  error: error instanceof Error ? error.message : 'It could not be sent.',
})

/** An attempt that succeeded without a response to show. */
export const delivered = (url: string): Outcome => ({ ...none, ok: true, url, error: null })

/** The partner does not use this kind of event. */
export const skipped: Outcome = {
  ...none,
  ok: true,
  url: '',
  error: 'Nothing was sent: the partner has no use for this booking.',
}
