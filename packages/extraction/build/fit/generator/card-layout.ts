import type { Block } from './blocks'
import { conceptsOf, isRide } from './date-times'
import { direction, type WritePart } from './layouts'

/** A card per segment: the start on the left, the end on the right. */
export const cards: WritePart = (part) => {
  const { writer, segments } = part
  const { random, words, clock } = writer
  return segments.flatMap((segment, at): Block[] => {
    const [startConcept, endConcept] = conceptsOf(segment)
    const side = (label: string, lines: (string | null | undefined)[]): Block[] => [
      { type: 'paragraph', lines: [label], small: true },
      {
        type: 'paragraph',
        lines: lines.filter((one): one is string => typeof one === 'string' && one !== ''),
        bold: random.chance(0.3),
      },
    ]
    const order = random.chance(0.5)
    const of = (time: string | null, day: string | null, place: string | undefined): (string | null | undefined)[] => {
      const date = day && clock.date(day)
      return order ? [time && clock.time(time), place, date] : [date, time && clock.time(time), place]
    }
    const left = side(words.label(startConcept), of(segment.startTime, segment.startDay, segment.from?.displayed))
    const right = side(words.label(endConcept), of(segment.endTime, segment.endDay, segment.to?.displayed))
    const head: Block[] = [{ type: 'heading', text: segment.displayNumber ?? direction(part, at), level: 3 }]
    if (!isRide(segment)) head.unshift({ type: 'heading', text: segment.place ?? '', level: 2 })
    const isOpen = segment.endTime === null && segment.endDay === null && !segment.to
    return [...head, ...(isOpen ? left : [{ type: 'beside', blocks: [left, right] } satisfies Block])]
  })
}
