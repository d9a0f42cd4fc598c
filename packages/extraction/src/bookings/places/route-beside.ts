import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { folded } from '../../kit/fold'
import { labelCount, type Tag } from '../../languages/lexicon'
import type { Mention } from '../../mentions/mention'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { endOf } from '../times/draft-times'
import { vehicleTags } from './bare-stop'

/** The parts of a page needed to find routes. */
export interface PageRoutes {
  candidates: readonly Candidate[]
  lines: readonly Pick<Line, 'text'>[]
  tags: readonly (readonly Tag[])[]
}

const ground = new Set<ReservationKind>(['train', 'bus', 'boat', 'taxi'])

/** An arrow, or a dash between spaces, before a name. Dashes between times or dates do not count. */
const arrows = /\s*(?:[→⟶➔➜►▶⇒]|[-–—=]>|(?<=\s)>(?=\s))\s*(?=["«„“(]?\p{L})/gu
const dashes = /\s+[-–—]\s+(?=["«„“]?\p{L})/gu
/** Text that may be between a name and an arrow: brackets and a time. */
const beside = /^(?:\s?[(（][^()（）]{1,40}[)）])?[\s\d:.,h]{0,8}$/u

/** Maximum number of lines between a journey and its route. */
const maxApart = 4
/** Minimum probability for an end to be kept although a dash in the other end's line leads to a different name. */
const sure = 0.8
/** Minimum end probability for the likeliest name beside an arrow to be taken. */
const minRole = 0.05

/** The only arrow in a line; null if none or several. */
function arrowIn(text: string): { start: number; end: number; isArrow: boolean } | null {
  const found = [...text.matchAll(arrows)]
  const [first, second] = found.length > 0 ? found : [...text.matchAll(dashes)]
  if (!first || second || first.index === 0) return null
  return { start: first.index, end: first.index + first[0].length, isArrow: found.length > 0 }
}

/** The likeliest name on one side of an arrow, or else the longest without punctuation. */
function nameOf(names: readonly Candidate[], slot: 'from' | 'to'): Candidate | undefined {
  const role = ({ roles }: Candidate): number => (roles.from ?? 0) + (roles.to ?? 0) + (roles[slot] ?? 0)
  const [best] = names.toSorted((a, b) => role(b) - role(a))
  if (best && role(best) >= minRole) return best
  const whole = names.filter(({ mention }) => !/[,:;(（]/u.test(mention.value))
  return whole.toSorted((a, b) => b.mention.value.length - a.mention.value.length)[0] ?? best
}

/** The ends of a journey joined by an arrow or dash, one of which was chosen. */
function routeBeside(
  { draft: { slots, slotProbabilities } }: Booking,
  known: Mention,
  { candidates, lines, tags }: PageRoutes,
): { from: Candidate; to: Candidate } | undefined {
  const text = lines[known.line]?.text ?? ''
  const arrow = arrowIn(text)
  if (!arrow) return undefined
  const isBefore = ({ line, end }: Mention): boolean => line === known.line && end <= arrow.start
  const isBehind = ({ line, start }: Mention): boolean => line === known.line && start >= arrow.end
  const [from, to] = [slots.from, slots.to]
  if (from && to && isBefore(from.mention) && isBehind(to.mention)) return undefined
  const own = tags[known.line] ?? []
  const isName = ({ type, line, start, end }: Mention): boolean =>
    type === 'text' &&
    line === known.line &&
    !own.some((tag) => tag.start <= start && tag.end >= end && tag.ids.some((id) => id < labelCount)) &&
    !own.some((tag) => tag.start >= start && tag.end < end && tag.ids.some((id) => vehicleTags.has(id)))
  const names = candidates.filter(({ mention }) => isName(mention))
  const before = names.filter(({ mention }) => isBefore(mention) && beside.test(text.slice(mention.end, arrow.start)))
  const behind = names.filter(({ mention }) => mention.start === arrow.end)
  const first = from && isBefore(from.mention) ? from : nameOf(before, 'from')
  const second = to && isBehind(to.mention) ? to : nameOf(behind, 'to')
  if (!first || !second || folded(first.mention.value) === folded(second.mention.value)) return undefined
  const isKept = (['from', 'to'] as const).some((slot) => {
    const [own, other] = [slots[slot], slot === 'from' ? first : second]
    if (!own || own === other) return false
    const [name, rival] = [folded(own.mention.value), folded(other.mention.value)]
    const isElsewhere = own.mention.line !== known.line && (slotProbabilities[slot] ?? 0) >= sure
    return name.includes(rival) || (!arrow.isArrow && isElsewhere)
  })
  return isKept ? undefined : { from: first, to: second }
}

/**
 * Fills in the other end of ground journeys with only one end next to an arrow or dash: `Gare du Nord → Hôtel Lutetia`.
 */
export function withRouteBeside(bookings: readonly Booking[], page: PageRoutes): Booking[] {
  const journeys = bookings.filter(({ kind }) => ground.has(kind))
  const distance = ({ draft }: Booking, line: number): number => Math.abs(draft.anchor.mention.line - line)
  return bookings.map((booking) => {
    if (!ground.has(booking.kind)) return booking
    const { draft, start } = booking
    const isOwn = ({ mention: { line } }: Candidate): boolean =>
      distance(booking, line) <= maxApart &&
      journeys.every((other) => other === booking || distance(other, line) > distance(booking, line))
    const known = [draft.slots.from, draft.slots.to].filter((end) => end !== undefined).filter(isOwn)
    const route = known.map(({ mention }) => routeBeside(booking, mention, page)).find((one) => one !== undefined)
    if (!route) return booking
    const routed = { ...draft, slots: { ...draft.slots, ...route } }
    return { ...booking, draft: routed, end: endOf(routed, start) }
  })
}
