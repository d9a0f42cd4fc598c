import type { Block } from './blocks'
import type { Segment } from './segment'
import { isRide } from './date-times'
import type { Writer } from './writer'

/** The layout grammars of a section: families of their own when figures are held out. */
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

/** A purchase that a layout is to write. */
export interface Part {
  writer: Writer
  segments: readonly Segment[]
  /** The first of the facts. */
  first: Segment
}

/** Writes a part; null where the layout does not suit it. */
export type WritePart = (part: Part) => Block[] | null

/** What a fact is called in a heading: the place, or the kind of booking. */
export function titleOf({ random, words }: Writer, segment: Segment): string {
  if (!isRide(segment)) return random.chance(0.6) ? (segment.place ?? '') : words.kind(segment.kind)
  return words.kind(segment.kind)
}

/** The heading of one fact among several: the way out or the way back. */
export function direction({ writer, segments, first }: Part, at: number): string {
  return segments.length > 1
    ? writer.words.label(at < segments.length / 2 ? 'outbound' : 'inbound')
    : titleOf(writer, first)
}
