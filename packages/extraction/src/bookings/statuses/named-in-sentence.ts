import { folded } from '../../kit/fold'
import { conceptTag, kindTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Line } from '../../page/page'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'

/** Minimum length of a place or reference to search for in a sentence. */
const minLength = 4

/** A sentence, as offsets in its line. */
interface Sentence {
  line: Line
  from: number
  to: number
}

const valueOf = ({ draft }: Booking, slot: 'reference' | 'number' | 'place'): string =>
  folded(draft.slots[slot]?.mention.value ?? '')

/** Whether a text contains a number that is not part of a longer one, a time or an amount. */
function hasNumber(text: string, number: string): boolean {
  const at = number.length > 2 ? text.indexOf(number) : -1
  const behind = text.slice(at + number.length, at + number.length + 2)
  return at >= 0 && !/[\d.,:]$/.test(text.slice(0, at)) && !/^(?:\d|[.,:]\d)/.test(behind)
}

const [outboundTag, inboundTag] = (['outbound', 'inbound'] as const).map(conceptTag)

/** The journeys of a page in order of travel, split at the longest gap between two of them. */
function directionsOf(bookings: readonly Booking[]): { outbound: Booking[]; inbound: Booking[] } {
  const legs = bookings.filter(({ kind }) => kinds[kind].isLeg && kind !== 'car')
  const ordered = legs.toSorted((a, b) => (a.start < b.start ? -1 : 1))
  const gaps = ordered.map(({ start }, at) => Date.parse(start) - Date.parse(ordered[at - 1]?.start ?? start))
  const turn = gaps.indexOf(Math.max(...gaps))
  return turn > 0 ? { outbound: ordered.slice(0, turn), inbound: ordered.slice(turn) } : { outbound: [], inbound: [] }
}

/**
 * The bookings that a sentence identifies by reference, number or place, as the only one of its day or kind, or as the
 * outbound or return leg. Empty if it identifies none or all of them.
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
  const kindsAndLabels = new Set((tags[line.index] ?? []).filter(isWithin).flatMap(({ ids }) => ids))
  const has = (value: string): boolean => value.length >= minLength && text.includes(value)
  const isOnly = (is: (booking: Booking) => boolean): boolean => bookings.filter(is).length === 1
  const isOn = ({ start }: Booking): boolean => days.has(start.slice(0, 10))
  const tests: ((booking: Booking) => boolean)[] = [
    (one) => has(valueOf(one, 'reference')),
    (one) => hasNumber(text, valueOf(one, 'number')),
    (one) => has(valueOf(one, 'place')),
    (one) => isOn(one) && isOnly(isOn),
    ({ kind }) => kindsAndLabels.has(kindTag(kind)) && isOnly((other) => other.kind === kind),
  ]
  for (const test of tests) {
    const named = bookings.filter(test)
    if (named.length > 0 && named.length < bookings.length) return named
  }
  const [isOutbound, isInbound] = [outboundTag, inboundTag].map((tag) => tag !== undefined && kindsAndLabels.has(tag))
  const { outbound, inbound } = directionsOf(bookings)
  return isOutbound === isInbound ? [] : isOutbound ? outbound : inbound
}
