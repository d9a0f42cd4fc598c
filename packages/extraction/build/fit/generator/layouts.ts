import type { Block } from './blocks'
import { isRide } from './date-times'
import type { Segment } from './segment'
import type { Writer } from './writer'

/** The layouts of a section. Each is a separate family in held-out evaluation. */
export const layouts = [
  'items',
  'grid',
  'transposed',
  'cards',
  'stops',
  'line',
  'chips',
  'prose',
  'days',
  'route-heading',
  'ladder',
  'side',
] as const
export type Layout = (typeof layouts)[number]

/** The segments that a layout renders. */
export interface Part {
  writer: Writer
  segments: readonly Segment[]
  /** The first segment. */
  first: Segment
}

/** Renders segments; null if the layout does not suit them. */
export type WritePart = (part: Part) => Block[] | null

/** The heading of a segment: its place, or the kind of booking. */
export function titleOf({ random, words }: Writer, segment: Segment): string {
  if (!isRide(segment)) return random.chance(0.6) ? (segment.place ?? '') : words.kind(segment.kind)
  return words.kind(segment.kind)
}

/** The heading of one of several segments: outbound or return. */
export function direction({ writer, segments, first }: Part, at: number): string {
  return segments.length > 1
    ? writer.words.label(segments[at]?.isReturn === true ? 'inbound' : 'outbound')
    : titleOf(writer, first)
}
