import { type Draft, type ScoredDraft, startDay } from '../draft'

/** Minimum probability of a later booking in whose presence the moment of writing begins none. */
const minLater = 0.3
/**
 * Local times differ from UTC by multiples of this, in minutes, and the hour of writing from that of sending by a few.
 */
const step = 15
const maxDelay = 2
/** Minutes in the hours by which local times may be behind UTC and ahead of it. */
const maxBehind = 12 * 60
const maxAhead = 14 * 60

/** Whether a local time may be that at which an email was sent, or is before it. */
function isWritten(draft: Draft, sent: string): boolean {
  const day = startDay(draft)
  if (draft.anchor.mention.type !== 'time' || day === undefined) return false
  if (day < sent.slice(0, 10)) return true
  if (sent.length < 16) return false
  const minutes = (Date.parse(`${day}T${draft.anchor.mention.value}:00Z`) - Date.parse(sent)) / 60_000
  const rest = Math.abs(minutes - step * Math.round(minutes / step))
  return minutes >= -maxBehind && minutes <= maxAhead && rest <= maxDelay
}

/**
 * Leaves out events and tables at or before the moment at which an email was written, if it has later bookings: orders
 * and cancellations are dated to the minute, and so are quoted messages.
 */
export function withoutPastMoments(scored: readonly ScoredDraft[], sent: string): ScoredDraft[] {
  const today = sent.slice(0, 10)
  const hasLater = scored.some(({ draft, probability }) => probability >= minLater && (startDay(draft) ?? '') > today)
  const isPast = ({ draft }: ScoredDraft): boolean =>
    (draft.kind === 'event' || draft.kind === 'restaurant') && isWritten(draft, sent)
  return hasLater ? scored.filter((one) => !isPast(one)) : [...scored]
}
