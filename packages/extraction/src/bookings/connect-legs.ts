import { folded } from '../kit/fold'
import type { RankedOption } from './draft'
import { endOf } from './draft-times'
import { canFly } from './flight-time'
import { kinds } from './kinds'
import type { Booking } from './resolve'

/** Options of a slot that are tried, and the minimum probability of one. */
const maxTried = 5
const minTried = 0.01
/** How much likelier, as a logarithm, a leg is that begins where the one before it ended. */
const connected = 2
/** How much less likely a flight is that cannot take the time between its airports. */
const impossible = 3
/** How much less likely a leg is of which an end is not known. */
const open = 3
/** How much less likely a leg is that ends where it begins. */
const roundTrip = 4

/** The two ends of a leg, with the logarithm of their probability. */
interface Route {
  from: RankedOption
  to: RankedOption
  score: number
}

const nameOf = ({ candidate }: RankedOption): string => (candidate ? folded(candidate.mention.value) : '')

/** The options of an end of a leg that are tried: the chosen one, and the likeliest others. */
function optionsOf({ draft }: Booking, slot: 'from' | 'to'): RankedOption[] {
  const chosen: RankedOption = { candidate: draft.slots[slot] ?? null, probability: draft.slotProbabilities[slot] ?? 1 }
  const others = (draft.ranked[slot] ?? []).filter(
    ({ candidate, probability }) => probability >= minTried && candidate?.mention !== chosen.candidate?.mention,
  )
  return [chosen, ...others].slice(0, maxTried)
}

const logarithm = ({ candidate, probability }: RankedOption): number =>
  Math.log(Math.max(probability, 1e-4)) - (candidate ? 0 : open)

/** The routes that a leg may have. */
function routesOf(leg: Booking): Route[] {
  return optionsOf(leg, 'from').flatMap((from) =>
    optionsOf(leg, 'to').map((to) => {
      const isRound = nameOf(from) === nameOf(to) && nameOf(from) !== ''
      const isImpossible =
        leg.kind === 'flight' &&
        from.candidate &&
        to.candidate &&
        leg.end !== null &&
        canFly(from.candidate.mention.value, to.candidate.mention.value, leg.start, leg.end) === false
      const score = logarithm(from) + logarithm(to) - (isImpossible ? impossible : 0) - (isRound ? roundTrip : 0)
      return { from, to, score }
    }),
  )
}

/** The likeliest routes of legs in order, where a leg is likelier to begin where the one before it ended. */
function likeliestRoutes(legs: readonly Booking[]): Route[] {
  let paths: { routes: Route[]; score: number }[] = [{ routes: [], score: 0 }]
  for (const leg of legs) {
    const options = routesOf(leg)
    if (options.length === 0) return []
    paths = options.map((route) => {
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
  const { from: _from, to: _to, ...rest } = booking.draft.slots
  const slots = {
    ...rest,
    ...(from.candidate ? { from: from.candidate } : {}),
    ...(to.candidate ? { to: to.candidate } : {}),
  }
  const draft = {
    ...booking.draft,
    slots,
    slotProbabilities: { ...booking.draft.slotProbabilities, from: from.probability, to: to.probability },
  }
  return { ...booking, draft, end: endOf(draft, booking.start) }
}

/** Chooses the routes of the legs of a page together: one begins where the one before it ended, and ends elsewhere. */
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
