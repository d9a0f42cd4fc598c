import type { EmailEvent } from '@sextant/contract/emails/schemas'

/** An event, and where it lies in the reading that it is of: 0 is the reading's begin, 1 its end. */
export type Step = { readonly event: EmailEvent; readonly from: number; readonly to: number }

/** A reading begins with the mail coming in, or with a retry: what lies between two of them may be weeks. */
const startTypes: ReadonlySet<EmailEvent['type']> = new Set(['received', 'retried'])

/** The events of a mail, oldest first, as the steps of its readings. One that took a time ends where it was noted. */
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
