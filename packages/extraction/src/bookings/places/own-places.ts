import { folded } from '../../kit/fold'
import { type Mention, readingOrder } from '../../mentions/mention'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import type { Candidate } from '../roles'
import { isSamePosition, type PageValues } from '../same-position'

/** Minimum place probability of a name that no stay has chosen. */
const minProperty = 0.5
/** The same for a name at a corresponding position: as many lines away, and in the same column. */
const minCorresponding = 0.01

const anchorOf = ({ draft }: Booking): Mention => draft.anchor.mention

/**
 * Where a stay's or visit's name may be: between its first day and that of the previous one, or after its first day.
 */
function rangeOf(stay: Booking, stays: readonly Booking[], isBefore: boolean): [number, number] {
  const own = readingOrder(anchorOf(stay))
  const others = stays.map((other) => readingOrder(anchorOf(other)))
  return isBefore
    ? [Math.max(-1, ...others.filter((other) => other < own)), own]
    : [own, Math.min(Number.POSITIVE_INFINITY, ...others.filter((other) => other > own))]
}

/** Whether two stays are consecutive, or two visits at different times, so that they may be in different places. */
const areDisjoint = (a: Booking, b: Booking): boolean => {
  if (a.kind !== 'lodging') return a.start !== b.start
  const [first, second] = a.start < b.start ? [a, b] : [b, a]
  return first.end !== null && first.end.slice(0, 10) <= second.start.slice(0, 10)
}

/** The stay or visit that a name belongs to: the nearest on the page, or else the likeliest. */
function ownerOf(name: Mention, stays: readonly Booking[]): Booking | undefined {
  const distance = (stay: Booking): number => Math.abs(anchorOf(stay).line - name.line)
  const probability = ({ draft }: Booking): number => draft.slotProbabilities.place ?? 0
  return stays.toSorted((a, b) => distance(a) - distance(b) || probability(b) - probability(a))[0]
}

/** The name of a stay or visit that chose the name of another, `owner`; undefined if the page has none. */
function ownName(
  stay: Booking,
  owner: Booking,
  name: Mention,
  stays: readonly Booking[],
  { candidates, lines }: PageValues,
): Candidate | undefined {
  const [from, to] = rangeOf(stay, stays, readingOrder(name) < readingOrder(anchorOf(owner)))
  const chosen = stays.flatMap(({ draft }) => folded(draft.slots.place?.mention.value ?? '') || [])
  const corresponds = (mention: Mention): boolean =>
    isSamePosition(mention, anchorOf(stay), name, anchorOf(owner), lines)
  const score = ({ mention, roles }: Candidate): number =>
    (corresponds(mention) ? 1 : 0) + (roles.place ?? 0) + mention.value.length / 1000
  return candidates
    .filter(
      ({ mention, roles }) =>
        mention.type === 'text' &&
        readingOrder(mention) > from &&
        readingOrder(mention) < to &&
        (roles.place ?? 0) >= (corresponds(mention) ? minCorresponding : minProperty) &&
        !chosen.some((other) => other.includes(folded(mention.value)) || folded(mention.value).includes(other)),
    )
    .toSorted((a, b) => score(b) - score(a))[0]
}

/** Minimum probability of an alternative name for a stay that chose another's, and of that name being a property. */
const minNext = 0.05
const minNextProperty = 0.2

const surenessOf = ({ draft }: Booking): number => draft.slotProbabilities.place ?? 0

/** The next likely name that no stay has: before the shared name for the first stay, after it for others. */
function nextName(stay: Booking, name: Mention, isFirst: boolean, stays: readonly Booking[]): Candidate | undefined {
  const chosen = stays.flatMap(({ draft }) => folded(draft.slots.place?.mention.value ?? '') || [])
  const likely = (stay.draft.ranked.place ?? []).flatMap((one) =>
    one.candidate && one.probability >= minNext ? [one.candidate] : [],
  )
  return likely.find(({ mention, roles }) => {
    const own = folded(mention.value)
    const isTaken = chosen.some((other) => other.includes(own) || own.includes(other))
    const isBefore = readingOrder(mention) < readingOrder(name)
    return !isTaken && (roles.place ?? 0) >= minNextProperty && isBefore === isFirst
  })
}

/** Gives one of the stays that share a name the next likely one, preferably the least certain stay. */
function withNextName(stay: Booking, sharing: readonly Booking[], stays: readonly Booking[]): Candidate | undefined {
  const name = stay.draft.slots.place?.mention
  if (stay.kind !== 'lodging' || sharing.length < 2 || !name) return undefined
  const first = sharing.toSorted((a, b) => a.start.localeCompare(b.start))[0]
  const moved = sharing
    .toSorted((a, b) => surenessOf(a) - surenessOf(b))
    .find((one) => nextName(one, name, one === first, stays) !== undefined)
  return moved === stay ? nextName(stay, name, stay === first, stays) : undefined
}

/**
 * Gives successive stays, or visits of one kind, that chose the same name their own names: those on the same side of
 * their first days as the chosen one, or the next likely ones. Names are in the order of the stays.
 */
export function withOwnPlaces(bookings: readonly Booking[], page: PageValues): Booking[] {
  return bookings.map((booking) => {
    const name = kinds[booking.kind].isLeg ? undefined : booking.draft.slots.place?.mention
    if (!name) return booking
    const others = bookings.filter(({ kind }) => kind === booking.kind)
    const sharing = others.filter(
      (other) => other.draft.slots.place?.mention === name && (other === booking || areDisjoint(booking, other)),
    )
    const owner = ownerOf(name, sharing)
    const own = owner && owner !== booking ? ownName(booking, owner, name, others, page) : undefined
    const place = own ?? withNextName(booking, sharing, others)
    return place ? { ...booking, draft: { ...booking.draft, slots: { ...booking.draft.slots, place } } } : booking
  })
}
