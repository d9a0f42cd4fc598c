import { type Block, pairStyles } from './blocks'
import { dateTimeText, isRide } from './date-times'
import type { Item } from './extras'
import { itemsOf } from './items'
import { direction, type Part, titleOf, type WritePart } from './layouts'
import { line } from './route-line'
import type { Segment } from './segment'

/** The place of a stay or visit as a heading if none of its fields names it. */
function unnamedPlace(segment: Segment, pairs: readonly Item[]): Block[] {
  const { place } = segment
  const isNamed = isRide(segment) || place === null || pairs.some(({ value }) => value.includes(place))
  return isNamed ? [] : [{ type: 'heading', text: place, level: 2 }]
}

/** A box of labels and values per segment. */
export function items(part: Part): Block[] {
  const { writer, segments } = part
  const { random } = writer
  return segments.flatMap((segment, at): Block[] => {
    const head = titleOf(writer, segment)
    const title: Block[] =
      segments.length > 1
        ? [{ type: 'heading', text: direction(part, at), level: 3 }]
        : head === segment.place || random.chance(0.5)
          ? [{ type: 'heading', text: head, level: 2 }]
          : []
    const pairs = itemsOf(writer, segment)
    const isTitle = title.some((block) => block.type === 'heading' && block.text === segment.place)
    const place = isTitle ? [] : unnamedPlace(segment, pairs)
    return [
      {
        type: 'box',
        blocks: [...title, ...place, { type: 'pairs', pairs, style: random.pick(pairStyles) }],
      },
    ]
  })
}

/** Each segment below its date. */
export const days: WritePart = ({ writer, segments }) => {
  const { random, clock } = writer
  return segments.flatMap((segment): Block[] => {
    const heading: Block = { type: 'heading', text: clock.date(segment.startDay, 0), level: 3 }
    if (isRide(segment) && segment.kind !== 'car' && segment.kind !== 'taxi')
      return [heading, { type: 'list', items: [line(writer, segment)] }]
    const pairs = itemsOf(writer, segment)
    return [heading, ...unnamedPlace(segment, pairs), { type: 'pairs', pairs, style: random.pick(pairStyles) }]
  })
}

/** The fields of a stay or visit on one row, without labels. */
export const chips: WritePart = ({ writer, first }) => {
  const { random, words } = writer
  if (isRide(first)) return null
  const texts = [
    first.place ?? '',
    dateTimeText(writer, first.startDay, first.startTime),
    first.endDay ? dateTimeText(writer, first.endDay, first.endTime) : '',
    `${random.int(1, 6)} ${words.label('party')}`,
  ].filter((one) => one !== '')
  return [
    { type: 'heading', text: words.kind(first.kind), level: 3 },
    random.chance(0.5)
      ? { type: 'paragraph', lines: [texts.join(random.pick([' · ', ' | ', ' • ']))] }
      : { type: 'grid', head: null, rows: [texts.map((chip) => [chip])] },
  ]
}

/** The segments side by side. */
export const side: WritePart = (part) => {
  const { writer, segments } = part
  const { random } = writer
  if (segments.length < 2) return null
  const style = random.pick(pairStyles)
  return [
    {
      type: 'beside',
      blocks: segments.map((segment, at): Block[] => [
        { type: 'heading', text: direction(part, at), level: 3 },
        { type: 'pairs', pairs: itemsOf(writer, segment), style },
      ]),
    },
  ]
}
