import type { EmailEvent } from '@sextant/contract/emails/schemas'

/** An event with its position within a processing run, from 0 (start) to 1 (end). */
export type Step = { readonly event: EmailEvent; readonly from: number; readonly to: number }

/** Events that start a processing run. Weeks may pass between two runs. */
const startTypes: ReadonlySet<EmailEvent['type']> = new Set(['received', 'retried'])

/**
 * An email's events, oldest first, positioned within their processing runs. An event with a duration ends at its
 * timestamp.
 */
export function stepsOf(events: readonly EmailEvent[]): readonly Step[] {
  const readings: EmailEvent[][] = []
  for (const event of events) {
    const reading = readings.at(-1)
    if (!reading || startTypes.has(event.type)) readings.push([event])
    else reading.push(event)
  }
  return readings.flatMap(stepsOfReading)
}

function stepsOfReading(events: readonly EmailEvent[]): Step[] {
  const spans = events.map(({ created, duration_ms }) => {
    const to = Date.parse(created)
    return { from: to - (duration_ms ?? 0), to }
  })
  const first = Math.min(...spans.map(({ from }) => from))
  const total = Math.max(1, Math.max(...spans.map(({ to }) => to)) - first)
  return events.flatMap((event, index) => {
    const span = spans[index]
    return span ? [{ event, from: (span.from - first) / total, to: (span.to - first) / total }] : []
  })
}
