import { type Block, pairStyles } from './blocks'
import { arrivalTime, isRide, numberConceptOf } from './date-times'
import { direction, type Part, type WritePart } from './layouts'
import { arrow, line } from './route-line'

/** Stops below each other, each after its time. The ladder layout names the ride in between. */
function stopsOf(part: Part, isLadder: boolean): Block[] | null {
  const { writer, segments, first } = part
  const { random, clock } = writer
  if (!isRide(first) || first.kind === 'car') return null
  return segments.flatMap((segment, at): Block[] => {
    const rows = [
      [[clock.time(segment.startTime ?? '')], [segment.from?.displayed ?? '']],
      ...(segment.displayNumber && isLadder
        ? [[[''], [`${segment.displayNumber} · ${random.pick(['Economy', '2. Klasse', 'Standard'])}`]]]
        : []),
      [[arrivalTime(writer, segment)], [segment.to?.displayed ?? '']],
    ]
    const head = random.chance(0.5)
      ? [direction(part, at), clock.date(segment.startDay)]
      : [`${direction(part, at)} ${random.pick(['–', ':', '·', ''])} ${clock.date(segment.startDay)}`]
    const title: Block =
      head.length > 1
        ? { type: 'heading', text: head[0] ?? '', level: 2 }
        : { type: 'heading', text: head[0] ?? '', level: 3 }
    const day: Block[] = head.length > 1 ? [{ type: 'paragraph', lines: [head[1] ?? ''] }] : []
    const grid: Block = random.chance(0.6)
      ? { type: 'grid', head: null, rows }
      : { type: 'paragraph', lines: rows.map((row) => row.map((cell) => cell[0]).join(' ')) }
    const below: Block[] =
      segment.displayNumber && !isLadder ? [{ type: 'paragraph', lines: [segment.displayNumber], small: true }] : []
    return [title, ...day, grid, ...below]
  })
}

export const stops: WritePart = (part) => stopsOf(part, false)
export const ladder: WritePart = (part) => stopsOf(part, true)

/** Each ride on one line below its date. */
export const lines: WritePart = ({ writer, segments, first }) => {
  const { random, clock } = writer
  if (!isRide(first) || first.kind === 'car' || first.kind === 'taxi') return null
  return segments.flatMap((segment): Block[] => {
    const isHeading = random.chance(0.5)
    // Always draw both, so that a seed yields the same mail.
    const [text, paragraph] = [clock.date(segment.startDay), clock.date(segment.startDay)]
    return [
      isHeading ? { type: 'heading', text, level: 3 } : { type: 'paragraph', lines: [paragraph] },
      { type: 'paragraph', lines: [line(writer, segment)] },
    ]
  })
}

/** The route as a heading, with the times below. */
export const routeHeading: WritePart = ({ writer, segments, first }) => {
  const { random, words, clock } = writer
  if (!isRide(first) || first.kind === 'car') return null
  return segments.flatMap((segment): Block[] => [
    { type: 'heading', text: `${segment.from?.displayed} ${arrow(random)} ${segment.to?.displayed}`, level: 2 },
    {
      type: 'pairs',
      style: random.pick(pairStyles),
      pairs: [
        { label: words.label('date'), value: [clock.date(segment.startDay)] },
        { label: words.label('departure'), value: [clock.time(segment.startTime ?? '')] },
        ...(segment.endTime ? [{ label: words.label('arrival'), value: [arrivalTime(writer, segment)] }] : []),
        ...(segment.displayNumber
          ? [
              {
                label: words.label(numberConceptOf(segment)),
                value: [segment.displayNumber],
              },
            ]
          : []),
      ],
    },
  ])
}
