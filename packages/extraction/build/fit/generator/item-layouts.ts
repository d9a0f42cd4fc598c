import { type Block, pairStyles } from './blocks'
import { itemsOf } from './items'
import { direction, type Part, titleOf, type WritePart } from './layouts'
import { isRide, moment } from './moments'
import { line } from './route-line'

/** A box of labels with values for each fact. */
export function items(part: Part): Block[] {
  const { pen, facts } = part
  const { random } = pen
  return facts.flatMap((fact, at): Block[] => {
    const head = titleOf(pen, fact)
    const title: Block[] =
      facts.length > 1
        ? [{ type: 'heading', text: direction(part, at), level: 3 }]
        : head === fact.place || random.chance(0.5)
          ? [{ type: 'heading', text: head, level: 2 }]
          : []
    const pairs = itemsOf(pen, fact)
    const isNamed =
      isRide(fact) ||
      title.some((block) => block.type === 'heading' && block.text === fact.place) ||
      pairs.some(({ value }) => value.includes(fact.place ?? ''))
    const place: Block[] = isNamed ? [] : [{ type: 'heading', text: fact.place ?? '', level: 2 }]
    return [
      {
        type: 'box',
        blocks: [...title, ...place, { type: 'pairs', pairs, style: random.pick(pairStyles) }],
      },
    ]
  })
}

/** Each fact below its day. */
export const days: WritePart = ({ pen, facts }) => {
  const { random, clock } = pen
  return facts.flatMap((fact): Block[] => [
    { type: 'heading', text: clock.date(fact.startDay, 0), level: 3 },
    ...(isRide(fact) && fact.kind !== 'car' && fact.kind !== 'taxi'
      ? [{ type: 'list', items: [line(pen, fact)] } satisfies Block]
      : [{ type: 'pairs', pairs: itemsOf(pen, fact), style: random.pick(pairStyles) } satisfies Block]),
  ])
}

/** The fields of a stay or visit in one row, without labels. */
export const chips: WritePart = ({ pen, first }) => {
  const { random, words } = pen
  if (isRide(first)) return null
  const texts = [
    first.place ?? '',
    moment(pen, first.startDay, first.startTime),
    first.endDay ? moment(pen, first.endDay, first.endTime) : '',
    `${random.int(1, 6)} ${words.label('party')}`,
  ].filter((one) => one !== '')
  return random.chance(0.5)
    ? [{ type: 'paragraph', lines: [texts.join(random.pick([' · ', ' | ', ' • ']))] }]
    : [{ type: 'grid', head: null, rows: [texts.map((chip) => [chip])] }]
}

/** The facts beside one another. */
export const side: WritePart = (part) => {
  const { pen, facts } = part
  const { random } = pen
  if (facts.length < 2) return null
  const style = random.pick(pairStyles)
  return [
    {
      type: 'beside',
      blocks: facts.map((fact, at): Block[] => [
        { type: 'heading', text: direction(part, at), level: 3 },
        { type: 'pairs', pairs: itemsOf(pen, fact), style },
      ]),
    },
  ]
}
