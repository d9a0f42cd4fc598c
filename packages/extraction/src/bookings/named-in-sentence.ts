import { folded } from '../kit/fold'
import { kindTag } from '../languages/lexicon'
import type { Context } from '../links/context'
import type { Line } from '../page/page'
import type { Booking } from './resolve'

/** Minimum length of a place or reference that is looked for in a sentence. */
const minLength = 4

/** A sentence as offsets in its line. */
interface Sentence {
  line: Line
  from: number
  to: number
}

const valueOf = ({ draft }: Booking, slot: 'reference' | 'number' | 'place'): string =>
  folded(draft.slots[slot]?.mention.value ?? '')

/** Whether a text has a number that is no part of a longer one, of a time or an amount. */
function hasNumber(text: string, number: string): boolean {
  const at = number.length > 2 ? text.indexOf(number) : -1
  const behind = text.slice(at + number.length, at + number.length + 2)
  return at >= 0 && !/[\d.,:]$/.test(text.slice(0, at)) && !/^(?:\d|[.,:]\d)/.test(behind)
}

/**
 * The bookings that a sentence names by their reference, number or place, or as the only one of its day or kind; empty
 * if it names none or all of them.
 */
export function namedInSentence(
  { line, from, to }: Sentence,
  bookings: readonly Booking[],
  { read: { mentions, tags } }: Context,
): Booking[] {
  const text = line.folded.slice(from, to)
  const isWithin = ({ start, end }: { start: number; end: number }): boolean => start >= from && end <= to
  const days = new Set(
    mentions.flatMap((one) => (one.type === 'date' && one.line === line.index && isWithin(one) ? [one.value] : [])),
  )
  const kinds = new Set((tags[line.index] ?? []).filter(isWithin).flatMap(({ ids }) => ids))
  const has = (value: string): boolean => value.length >= minLength && text.includes(value)
  const isOnly = (is: (booking: Booking) => boolean): boolean => bookings.filter(is).length === 1
  const isOn = ({ start }: Booking): boolean => days.has(start.slice(0, 10))
  const tests: ((booking: Booking) => boolean)[] = [
    (one) => has(valueOf(one, 'reference')),
    (one) => hasNumber(text, valueOf(one, 'number')),
    (one) => has(valueOf(one, 'place')),
    (one) => isOn(one) && isOnly(isOn),
    ({ kind }) => kinds.has(kindTag(kind)) && isOnly((other) => other.kind === kind),
  ]
  for (const test of tests) {
    const named = bookings.filter(test)
    if (named.length > 0 && named.length < bookings.length) return named
  }
  return []
}
