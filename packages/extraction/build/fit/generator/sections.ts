import type { Block } from './blocks'
import { cards } from './card-layout'
import { chips, days, items, side } from './item-layouts'
import type { Layout, WritePart } from './layouts'
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

/** Renders a booking in a layout, or as items if the layout does not suit it. */
export function section(writer: Writer, { segments }: Booking, layout: Layout): Block[] {
  const [first] = segments
  if (!first) return []
  const part = { writer: { ...writer, words: writer.words.about(first.kind) }, segments, first }
  return writers[layout](part) ?? items(part)
}
