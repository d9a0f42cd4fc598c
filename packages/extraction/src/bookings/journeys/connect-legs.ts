import { folded } from '../../kit/fold'
import { type Mention, overlaps } from '../../mentions/mention'
import type { RankedOption } from '../draft'
import { kinds } from '../kinds'
import type { Booking } from '../resolve'
import { slotOptions, withSlot } from '../slot-options'
import { endOf } from '../times/draft-times'
import { canFly } from '../times/flight-time'

/** Maximum number of alternatives tried for each end of a leg, and their minimum probability. */
const maxOthers = 4
const minTried = 0.01
/** Log-likelihood bonus for a leg that begins where the previous one ended. */
const connected = 2
/** Log-likelihood penalty for a flight that is impossible in its stated time. */
const impossible = 3
/** Log-likelihood penalty for an unknown end. */
const open = 3
/** Log-likelihood penalty for a leg that ends where it begins. */
const roundTrip = 4

/** Minimum probability for a leg to keep its own place rather than take another leg's. */
const sureOwn = 0.5

/** The two ends of a leg, with their log-likelihood. */
interface Route {
  from: RankedOption
  to: RankedOption
  score: number
}

const nameOf = ({ candidate }: RankedOption): string => (candidate ? folded(candidate.mention.value) : '')

const logarithm = ({ candidate, probability }: RankedOption): number =>
  Math.log(Math.max(probability, 1e-4)) - (candidate ? 0 : open)

const endsOf = ({ draft: { slots } }: Booking): Mention[] =>
  [slots.from, slots.to].flatMap((end) => (end ? [end.mention] : []))

/**
 * Whether a leg would give up a place merely to connect: one used by no other leg, for another leg's place, or a name
 * for part of it. Return journeys may begin at a different airport or stop.
 */
function isGivenUp(own: RankedOption, other: RankedOption, taken: readonly Mention[]): boolean {
  const [mention, rival] = [own.candidate?.mention, other.candidate?.mention]
  if (!mention || !rival || own.probability < sureOwn || mention === rival) return false
  const [name, rivalName] = [folded(mention.value), folded(rival.value)]
  if (overlaps(mention, rival) && name.includes(rivalName)) return name !== rivalName
  if (rivalName.startsWith(name)) return false
  return !taken.some((end) => overlaps(end, mention)) && taken.some((end) => folded(end.value) === rivalName)
}

/** The possible routes of a leg. `taken` holds the places of the other legs. */
function routesOf(leg: Booking, taken: readonly Mention[]): Route[] {
  const optionsOf = (slot: 'from' | 'to'): RankedOption[] => slotOptions(leg.draft, slot, maxOthers, minTried)
  const [origins, destinations] = [optionsOf('from'), optionsOf('to')]
  const isLost = (options: readonly RankedOption[], chosen: RankedOption): boolean =>
    options[0] !== undefined && isGivenUp(options[0], chosen, taken)
  return origins.flatMap((from) =>
    destinations.map((to) => {
      const isRound = nameOf(from) === nameOf(to) && nameOf(from) !== ''
      const isImpossible =
        leg.kind === 'flight' &&
        from.candidate &&
        to.candidate &&
        leg.end !== null &&
        canFly(from.candidate.mention.value, to.candidate.mention.value, leg.start, leg.end) === false
      const lost = [isLost(origins, from), isLost(destinations, to)].filter(Boolean).length
      const penalty = (isImpossible ? impossible : 0) + (isRound ? roundTrip : 0) + lost * connected
      const score = logarithm(from) + logarithm(to) - penalty
      return { from, to, score }
    }),
  )
}

/** The likeliest routes for legs in chronological order, favoring legs that begin where the previous one ended. */
function likeliestRoutes(legs: readonly Booking[]): Route[] {
  let paths: { routes: Route[]; score: number }[] = [{ routes: [], score: 0 }]
  for (const leg of legs) {
    const taken = legs.flatMap((other) => (other === leg ? [] : endsOf(other)))
    paths = routesOf(leg, taken).map((route) => {
      const extended = paths.map(({ routes, score }) => {
        const before = routes.at(-1)
        const isConnected = before !== undefined && nameOf(before.to) !== '' && nameOf(before.to) === nameOf(route.from)
        return { routes: [...routes, route], score: score + route.score + (isConnected ? connected : 0) }
      })
      return extended.reduce((best, one) => (one.score > best.score ? one : best))
    })
  }
  return paths.reduce((best, one) => (one.score > best.score ? one : best)).routes
}

function withRoute(booking: Booking, { from, to }: Route): Booking {
  const draft = withSlot(withSlot(booking.draft, 'from', from), 'to', to)
  return { ...booking, draft, end: endOf(draft, booking.start) }
}

/** Chooses the routes of all legs on a page jointly: each begins where the previous one ended, and ends elsewhere. */
export function withConnectedLegs(bookings: readonly Booking[]): Booking[] {
  const routes = new Map<Booking, Route>()
  for (const kind of new Set(bookings.map((one) => one.kind))) {
    if (!kinds[kind].isLeg || kind === 'car') continue
    const legs = bookings.filter((one) => one.kind === kind).toSorted((a, b) => a.start.localeCompare(b.start))
    for (const [at, route] of likeliestRoutes(legs).entries()) {
      const leg = legs[at]
      if (leg) routes.set(leg, route)
    }
  }
  return bookings.map((booking) => {
    const route = routes.get(booking)
    return route ? withRoute(booking, route) : booking
  })
}
