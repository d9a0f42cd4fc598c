import type { Block } from './blocks'
import type { Fact } from './facts'
import { isRide } from './moments'
import type { Pen } from './pen'

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
  pen: Pen
  facts: readonly Fact[]
  /** The first of the facts. */
  first: Fact
}

/** Writes a part; null where the layout does not suit it. */
export type WritePart = (part: Part) => Block[] | null

/** What a fact is called in a heading: the place, or the kind of booking. */
export function titleOf({ random, words }: Pen, fact: Fact): string {
  if (!isRide(fact)) return random.chance(0.6) ? (fact.place ?? '') : words.kind(fact.kind)
  return words.kind(fact.kind)
}

/** The heading of one fact among several: the way out or the way back. */
export function direction({ pen, facts, first }: Part, at: number): string {
  return facts.length > 1 ? pen.words.label(at < facts.length / 2 ? 'outbound' : 'inbound') : titleOf(pen, first)
}
