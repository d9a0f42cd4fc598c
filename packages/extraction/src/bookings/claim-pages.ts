import { withAddressee } from './addressee'
import { withAirlineLocators } from './airline-locators'
import { withAirportsAroundTimes } from './airports-around-times'
import { withAirportsBesideTimes } from './airports-beside-times'
import type { AssembledPage } from './assemble'
import { withBarePlaces } from './bare-place'
import { withCaptionedReference } from './captions-below'
import { combineViews } from './combine-views'
import { withConnectedLegs } from './connect-legs'
import { withCorrespondingNumbers } from './corresponding-numbers'
import { withCorrespondingReferences } from './corresponding-references'
import { withDirection } from './direction'
import { withEndsOfRoute } from './ends-of-route'
import { withEventNames } from './event-names'
import { filterBooked } from './filter-booked'
import { withHolders } from './holders'
import { withNamedVehicles } from './kind-of-vehicle'
import { withLabelledReturn } from './labelled-return'
import { withLabelledTurns } from './labelled-turns'
import { withListedTravelers } from './listed-travelers'
import { withNamedReferences } from './named-references'
import { withNamedRoute } from './named-route'
import { withNewNumbers } from './new-numbers'
import { withPlacesAlone } from './not-a-place'
import { withNumbersInRow } from './numbers-in-row'
import { withOtherAirport } from './other-airport'
import { withOwnColumns } from './own-columns'
import { withOwnDays } from './own-days'
import { withOwnPlaces } from './own-places'
import { withOwnReferences } from './own-references'
import { withReferencesInTurn } from './references-in-turn'
import { withRepeatedFlights } from './repeated-flights'
import { withRequiredPlaces } from './required-places'
import { type Booking, resolve } from './resolve'
import { withRideEnds } from './ride-ends'
import { withRoomGuests } from './room-guests'
import { withRouteBeside } from './route-beside'
import { withRouteInLine } from './route-in-line'
import { withSamePlace } from './same-place'
import { withSoleReference } from './sole-reference'
import { withNights } from './stay-nights'
import { withStopsOverLines } from './stops-over-lines'
import { withSurnameFirst } from './surname-first'
import { withReturns } from './there-and-back'
import { withTicketBuyer } from './ticket-buyer'
import { withTicketReference } from './ticket-reference'
import { withUnclaimedDays, withUnclaimedNumbers, withUnclaimedReferences } from './unclaimed-values'
import { withWholeReferences } from './whole-reference'
import { withoutDoubles } from './without-doubles'

/** A page and the bookings claimed from it. */
export interface ClaimedPage {
  assembled: AssembledPage
  bookings: Booking[]
}

/** How informative a page is: the expected number of bookings and filled slots. */
const scoreOfPage = ({ bookings }: ClaimedPage): number =>
  bookings.reduce((sum, { probability, draft }) => sum + probability * (1 + Object.keys(draft.slots).length), 0)
/** A later page replaces an earlier one only if its score is this many times higher. */
const minScoreRatio = 1.15
/** Minimum probability of a booking that appears only in another document of the mail. */
const minAdded = 0.8

/** A document's bookings that no claimed page has, by kind and day. */
const newBookings = ({ bookings }: ClaimedPage, claimed: readonly ClaimedPage[]): Booking[] =>
  bookings.filter(
    ({ kind, start, probability }) =>
      probability >= minAdded &&
      !claimed.some((page) =>
        page.bookings.some((other) => other.kind === kind && other.start.slice(0, 10) === start.slice(0, 10)),
      ),
  )

/** Completes bookings with information from the rest of their page. */
function completed(bookings: readonly Booking[], assembled: AssembledPage): Booking[] {
  const { read } = assembled.context
  const page = { candidates: assembled.candidates, lines: read.page.lines, tags: read.tags }
  const both = withRepeatedFlights(bookings, assembled)
  const connected = withRouteBeside(withPlacesAlone(withConnectedLegs(both), read.page.lines), page)
  const ridden = withRideEnds(withEndsOfRoute(connected, assembled), assembled)
  const named = withAirportsBesideTimes(withNamedRoute(withRouteInLine(ridden, page), page), page.lines)
  const routed = withRequiredPlaces(withOtherAirport(withAirportsAroundTimes(named, page.lines), assembled), assembled)
  const directed = withReturns(
    withDirection(withLabelledReturn(withOwnColumns(routed, page), assembled), assembled),
    page,
  )
  const placed = withOwnPlaces(withUnclaimedDays(withOwnDays(directed, page), assembled), page)
  const bare = withNamedVehicles(placed, assembled.context).map((booking) =>
    withSamePlace(withBarePlaces(booking, assembled.context)),
  )
  const whole = withStopsOverLines(bare, assembled)
  const inRow = withNumbersInRow(withNewNumbers(whole, assembled), assembled)
  const numbered = withUnclaimedNumbers(withCorrespondingNumbers(inRow, page), assembled)
  const referenced = withNamedReferences(
    withReferencesInTurn(withCorrespondingReferences(numbered, page), assembled),
    assembled,
  )
  const captioned = withCaptionedReference(withAirlineLocators(referenced, assembled), assembled)
  const inTurn = withLabelledTurns(captioned, assembled)
  const claimed = withUnclaimedReferences(withOwnReferences(inTurn, assembled), assembled)
  const own = withTicketReference(withSoleReference(claimed), assembled)
  const listed = withListedTravelers(withoutDoubles(withNights(own, assembled)), assembled)
  const guests = withRoomGuests(listed, assembled)
  const held = withTicketBuyer(withHolders(withWholeReferences(guests, assembled), assembled), assembled)
  return withEventNames(withAddressee(withSurnameFirst(held, assembled), assembled), assembled)
}

/**
 * Claims bookings from the pages of a mail. Its text and HTML parts have the same content, so the more informative one
 * is read, and uncertain values are decided by both. Attachments may add bookings, such as the ticket for another leg.
 */
export function claimPages(pages: readonly AssembledPage[]): ClaimedPage[] {
  const all = pages
    .map((assembled) => ({ assembled, bookings: filterBooked(resolve(assembled.scoredDrafts), assembled) }))
    .filter(({ bookings }) => bookings.length > 0)
  const best = all.reduce<ClaimedPage | null>(
    (most, page) => (most && scoreOfPage(page) <= scoreOfPage(most) * minScoreRatio ? most : page),
    null,
  )
  if (!best) return []
  const others = all.filter((page) => page !== best)
  const scoredDrafts = others.reduce(
    (drafts, { assembled }) => combineViews(drafts, assembled.scoredDrafts),
    best.assembled.scoredDrafts,
  )
  const assembled = { ...best.assembled, scoredDrafts }
  const bookings = completed(filterBooked(resolve(scoredDrafts), assembled), assembled)
  const claimed: ClaimedPage[] = [{ assembled, bookings }]
  for (const page of others) {
    const { kind } = page.assembled.context.read.page
    const added = kind === 'pdf' || kind === 'image' ? newBookings(page, claimed) : []
    if (added.length > 0) claimed.push({ ...page, bookings: completed(added, page.assembled) })
  }
  return claimed
}
