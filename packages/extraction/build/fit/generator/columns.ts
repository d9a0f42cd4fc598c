import type { Concept } from '../../../src/languages/language'
import { arrivalTime, conceptsOf, dateTimeText, isRide, numberConceptOf, placeConceptOf } from './date-times'
import type { Segment } from './segment'
import type { Writer } from './writer'

/** Columns of a table of segments: a header, and each segment's value. */
export function columnsOf(writer: Writer, segments: readonly Segment[]): { head: string; cells: string[][] }[] {
  const { random, words, clock } = writer
  const [first] = segments
  if (!first) return []
  const [startConcept, endConcept] = conceptsOf(first)
  const column = (
    concept: Concept,
    of: (segment: Segment) => (string | null | undefined)[],
  ): { head: string; cells: string[][] } => ({
    head: words.label(concept),
    cells: segments.map((segment) =>
      of(segment).filter((line): line is string => typeof line === 'string' && line !== ''),
    ),
  })
  const number = column(numberConceptOf(first), (segment) => [segment.displayNumber])
  if (!isRide(first)) {
    return [
      column(placeConceptOf(first), (segment) => [segment.place]),
      column(first.kind === 'lodging' ? 'checkIn' : 'date', (segment) => [
        dateTimeText(writer, segment.startDay, segment.startTime),
      ]),
      ...(first.endDay
        ? [
            column(first.kind === 'lodging' ? 'checkOut' : 'end', (segment) => [
              segment.endDay && dateTimeText(writer, segment.endDay, segment.endTime),
            ]),
          ]
        : []),
    ]
  }
  const isStacked = random.chance(0.4)
  const isShort = random.chance(0.5)
  const sides = isStacked
    ? [
        column(startConcept, (segment) =>
          random.chance(2) ? [dateTimeText(writer, segment.startDay, segment.startTime), segment.from?.displayed] : [],
        ),
        column(endConcept, (segment) => [
          segment.endDay && dateTimeText(writer, segment.endDay, segment.endTime),
          segment.to?.displayed,
        ]),
      ]
    : isShort
      ? [
          column('date', (segment) => [clock.date(segment.startDay)]),
          column('origin', (segment) => [segment.from?.displayed]),
          column('destination', (segment) => [segment.to?.displayed]),
          column(startConcept, (segment) => [segment.startTime && clock.time(segment.startTime)]),
          column(endConcept, (segment) => [
            first.kind === 'car'
              ? segment.endDay && dateTimeText(writer, segment.endDay, segment.endTime)
              : arrivalTime(writer, segment),
          ]),
        ]
      : [
          column('origin', (segment) => [segment.from?.displayed]),
          column(startConcept, (segment) => [dateTimeText(writer, segment.startDay, segment.startTime)]),
          column('destination', (segment) => [segment.to?.displayed]),
          column(endConcept, (segment) => [segment.endDay && dateTimeText(writer, segment.endDay, segment.endTime)]),
        ]
  const all = number.cells.some((cell) => cell.length > 0)
    ? random.chance(0.6)
      ? [number, ...sides]
      : [...sides, number]
    : sides
  return random.chance(0.4)
    ? [...all, column('cabin', () => [random.pick(['Economy', 'Standard', '2. Kl.', 'Flex'])])]
    : all
}
