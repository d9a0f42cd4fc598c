import { addDays } from '@sextant/domain/kit/local-time'
import type { Block } from './blocks'
import { capital } from './generated-mail'
import type { Layout } from './layouts'
import { section } from './sections'
import type { Booking } from './segment'
import type { Writer } from './writer'

/** Renders the previous state of a changed booking above the current one. */
export function previousBooking(writer: Writer, one: Booking, layout: Layout): Block[] {
  const { random, words } = writer
  const old: Booking = {
    ...one,
    segments: one.segments.map((segment) => ({
      ...segment,
      startDay: random.chance(0.5) ? addDays(segment.startDay, -random.int(1, 5)) : segment.startDay,
      startTime: segment.startTime
        ? `${String(random.int(5, 21)).padStart(2, '0')}:${random.pick(['07', '20', '35', '50'])}`
        : null,
    })),
  }
  return [
    { type: 'heading', text: capital(words.label('old')), level: 3 },
    ...section(writer, old, layout),
    { type: 'heading', text: capital(words.label('new')), level: 3 },
  ]
}
