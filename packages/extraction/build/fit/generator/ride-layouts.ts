import { type Block, pairStyles } from './blocks'
import { direction, type Part, type WritePart } from './layouts'
import { arrivalHour, isRide } from './moments'
import { arrow, line } from './route-line'

/** Stops below one another, each behind its hour; a ladder names the ride between them. */
function stopsOf(part: Part, isLadder: boolean): Block[] | null {
  const { pen, facts, first } = part
  const { random, clock } = pen
  if (!isRide(first) || first.kind === 'car') return null
  return facts.flatMap((fact, at): Block[] => {
    const rows = [
      [[clock.time(fact.startTime ?? '')], [fact.from?.shown ?? '']],
      ...(fact.numberShown && isLadder
        ? [[[''], [`${fact.numberShown} · ${random.pick(['Economy', '2. Klasse', 'Standard'])}`]]]
        : []),
      [[arrivalHour(pen, fact)], [fact.to?.shown ?? '']],
    ]
    const head = random.chance(0.5)
      ? [direction(part, at), clock.date(fact.startDay)]
      : [`${direction(part, at)} ${random.pick(['–', ':', '·', ''])} ${clock.date(fact.startDay)}`]
    const title: Block =
      head.length > 1
        ? { type: 'heading', text: head[0] ?? '', level: 2 }
        : { type: 'heading', text: head[0] ?? '', level: 3 }
    const day: Block[] = head.length > 1 ? [{ type: 'paragraph', lines: [head[1] ?? ''] }] : []
    const grid: Block = random.chance(0.6)
      ? { type: 'grid', head: null, rows }
      : { type: 'paragraph', lines: rows.map((row) => row.map((cell) => cell[0]).join(' ')) }
    const below: Block[] =
      fact.numberShown && !isLadder ? [{ type: 'paragraph', lines: [fact.numberShown], small: true }] : []
    return [title, ...day, grid, ...below]
  })
}

export const stops: WritePart = (part) => stopsOf(part, false)
export const ladder: WritePart = (part) => stopsOf(part, true)

/** Each ride in one line below its day. */
export const lines: WritePart = ({ pen, facts, first }) => {
  const { random, clock } = pen
  if (!isRide(first) || first.kind === 'car' || first.kind === 'taxi') return null
  return facts.flatMap((fact): Block[] => {
    const isHeading = random.chance(0.5)
    // both are always drawn, so that a seed keeps its mail
    const [text, paragraph] = [clock.date(fact.startDay), clock.date(fact.startDay)]
    return [
      isHeading ? { type: 'heading', text, level: 3 } : { type: 'paragraph', lines: [paragraph] },
      { type: 'paragraph', lines: [line(pen, fact)] },
    ]
  })
}

/** The route as a heading, the hours below. */
export const routeHeading: WritePart = ({ pen, facts, first }) => {
  const { random, words, clock } = pen
  if (!isRide(first) || first.kind === 'car') return null
  return facts.flatMap((fact): Block[] => [
    { type: 'heading', text: `${fact.from?.shown} ${arrow(random)} ${fact.to?.shown}`, level: 2 },
    {
      type: 'pairs',
      style: random.pick(pairStyles),
      pairs: [
        { label: words.label('date'), value: [clock.date(fact.startDay)] },
        { label: words.label('departure'), value: [clock.time(fact.startTime ?? '')] },
        ...(fact.endTime ? [{ label: words.label('arrival'), value: [arrivalHour(pen, fact)] }] : []),
        ...(fact.numberShown
          ? [
              {
                label: words.label(fact.kind === 'flight' ? 'flight' : 'train'),
                value: [fact.numberShown],
              },
            ]
          : []),
      ],
    },
  ])
}
