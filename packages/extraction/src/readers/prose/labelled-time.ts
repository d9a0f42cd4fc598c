import type { Draft } from '../draft'
import type { Found } from './find-dates'
import { evidenceAt, type ProseText, within } from './prose-text'

/** A day that follows a label, with the time beside it where one stands there. */
export interface LabelledTime {
  day: Found<string>
  time: Found<string> | null
  /** Where the label begins. */
  start: number
}

/** How far after its label a day may stand, and how far after the day its time. */
const reach = { day: 120, time: 60 }

/**
 * The first of the labels in the text that a day follows; `until` ends the search (the next label). `accept` says
 * which days will do.
 */
export function labelledTime(
  prose: ProseText,
  label: RegExp,
  until?: RegExp,
  accept: (day: string) => boolean = () => true,
): LabelledTime | null {
  for (const match of prose.text.matchAll(label)) {
    const end = match.index + match[0].length
    const rest = prose.text.slice(end, end + reach.day)
    const stop = until ? rest.search(until) : -1
    const limit = end + (stop < 0 ? reach.day : stop)
    const [day] = within(prose.dates, end, limit)
    if (!day || !accept(day.value)) continue
    const times = within(prose.times, end, Math.min(day.end + reach.time, limit + reach.time))
    const stopped = until ? prose.text.slice(day.end).search(until) : -1
    const time = times.find((one) => stopped < 0 || one.start < day.end + stopped) ?? null
    return { day, time, start: match.index }
  }
  return null
}

/** Sets one end's time from what a label says. */
export function setLabelled(
  draft: Draft,
  field: string,
  prose: ProseText,
  { day, time }: LabelledTime,
): void {
  const end = time ? Math.max(day.end, time.end) : day.end
  const start = time ? Math.min(day.start, time.start) : day.start
  draft.set(`${field}.local`, time ? `${day.value}T${time.value}` : day.value, evidenceAt(prose, start, end))
}
