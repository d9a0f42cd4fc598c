import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Line } from '../../page/page'
import type { Booking } from '../resolve'
import { type Candidate, unscoredCandidate } from '../roles'

const ground = new Set<ReservationKind>(['train', 'bus', 'boat'])

/** A line that is nothing but two names with a hyphen between them. */
const hyphenated = /^(\p{Lu}[\p{L}\p{M} .]+)[-‐–](\p{Lu}[\p{L}\p{M} .]+)$/u

/** How far apart the cells of one column may begin, as a share of the page's width. */
const maxShift = 0.02

interface Route {
  line: Line
  names: readonly [origin: string, destination: string]
}

/** The lines of a page that are a route of which another line is the way back: `Rødby-Puttgarden`. */
function routesOn(lines: readonly Line[]): Route[] {
  const found = lines.flatMap((line): Route[] => {
    const [, origin, destination] = (line.origin === 'body' && hyphenated.exec(line.text.trim())) || []
    return origin !== undefined && destination !== undefined && origin !== destination
      ? [{ line, names: [origin, destination] }]
      : []
  })
  return found.filter(({ names: [origin, destination] }) =>
    found.some(({ names }) => names[0] === destination && names[1] === origin),
  )
}

/** The route of a journey: in its row, or else the last one above it, preferably in its column. */
function routeOf(own: Line, routes: readonly Route[]): Route | undefined {
  const isInColumn = ({ line }: Route): boolean => Math.abs(line.left - own.left) <= maxShift
  const above = routes.filter(({ line }) => line.row < own.row)
  return routes.find(({ line }) => line.row === own.row) ?? above.findLast(isInColumn) ?? above.at(-1)
}

/**
 * Splits routes that are written with a hyphen and taken for the name of one stop, if the page has the way back as
 * well: `Rødby-Puttgarden` and `Puttgarden-Rødby`. A hyphen alone may be part of a name.
 */
export function withHyphenatedRoutes(bookings: readonly Booking[], lines: readonly Line[]): Booking[] {
  const routes = routesOn(lines)
  const isRoute = (stop: Candidate | undefined): boolean =>
    routes.some(({ line }) => line.text.trim() === stop?.mention.value)
  return bookings.map((booking) => {
    const { from, to } = booking.draft.slots
    const own = lines[booking.draft.anchor.mention.line]
    if (!ground.has(booking.kind) || !own || (!isRoute(from) && !isRoute(to))) return booking
    const route = routeOf(own, routes)
    if (!route) return booking
    const [origin, destination] = route.names.map((value): Candidate => {
      const start = route.line.text.indexOf(value)
      const place = { type: 'text', line: route.line.index, start, end: start + value.length, value } as const
      return unscoredCandidate({ ...place, form: '', detail: '' })
    })
    const slots = { ...booking.draft.slots, ...(origin && { from: origin }), ...(destination && { to: destination }) }
    return { ...booking, draft: { ...booking.draft, slots } }
  })
}
