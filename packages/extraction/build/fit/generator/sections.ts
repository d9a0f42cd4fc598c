import type { Block } from './blocks'
import { cards } from './card-layout'
import { chips, days, items, side } from './item-layouts'
import { kindsOfPhrase } from './kind-phrases'
import type { Layout, Part, WritePart } from './layouts'
import { ladder, lines, routeHeading, stops } from './ride-layouts'
import type { Booking } from './segment'
import { grid, transposed } from './table-layouts'
import type { Writer } from './writer'

const writers: Readonly<Record<Layout, WritePart>> = {
  items,
  grid,
  transposed,
  cards,
  stops,
  line: lines,
  chips,
  prose: items,
  days,
  'route-heading': routeHeading,
  ladder,
  side,
}

/** Whether a person sees what is booked: by a word, or by the code of a flight. */
const isNamed = ({ writer, first }: Part, blocks: readonly Block[]): boolean =>
  first.kind === 'flight' || kindsOfPhrase(writer.words.language, JSON.stringify(blocks)).includes(first.kind)

/** Renders a booking in a layout, or as items if the layout does not suit it. */
export function section(writer: Writer, { segments }: Booking, layout: Layout): Block[] {
  const [first] = segments
  if (!first) return []
  const part = { writer: { ...writer, words: writer.words.about(first.kind) }, segments, first }
  const blocks = writers[layout](part) ?? items(part)
  return isNamed(part, blocks)
    ? blocks
    : [{ type: 'heading', text: part.writer.words.kind(first.kind), level: 2 }, ...blocks]
}
