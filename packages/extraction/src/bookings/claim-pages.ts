import type { AssembledPage } from './assemble'
import { combineViews } from './combine-views'
import { filterBooked } from './filter-booked'
import { withCalledNumbers } from './journeys/called-numbers'
import { withConnectedLegs } from './journeys/connect-legs'
import { withCorrespondingNumbers } from './journeys/corresponding-numbers'
import { withDesignatedFlights } from './journeys/designated-flights'
import { withoutForeignNumbers } from './journeys/foreign-numbers'
import { withNamedVehicles } from './journeys/kind-of-vehicle'
import { withNamedTrains } from './journeys/named-trains'
import { withNewNumbers } from './journeys/new-numbers'
import { withNumbersInColumns } from './journeys/numbers-in-columns'
import { withNumbersInRow } from './journeys/numbers-in-row'
import { withoutAlternatives } from './journeys/numbers-of-alternatives'
import { withRepeatedFlights } from './journeys/repeated-flights'
import { withAirportsAroundTimes } from './places/airports-around-times'
import { withAirportsBesideTimes } from './places/airports-beside-times'
import { withBarePlaces } from './places/bare-place'
import { withDirection } from './places/direction'
import { withEndsOfRoute } from './places/ends-of-route'
import { withEventNames } from './places/event-names'
import { withHyphenatedRoutes } from './places/hyphenated-routes'
import { withLabelledReturn } from './places/labelled-return'
import { withNamesAboveAddress } from './places/name-above-address'
import { withNamedRoute } from './places/named-route'
import { withPlacesAlone } from './places/not-a-place'
import { withReturns } from './places/opposite-directions'
import { withOtherAirport } from './places/other-airport'
import { withEndsInColumns, withOwnColumns } from './places/own-columns'
import { withOwnPlaces } from './places/own-places'
import { withRequiredPlaces } from './places/required-places'
import { withRideEnds } from './places/ride-ends'
import { withRouteBeside } from './places/route-beside'
import { withRouteInCells } from './places/route-in-cells'
import { withRouteInLine } from './places/route-in-line'
import { withSamePlace } from './places/same-place'
import { withStopsOverLines } from './places/stops-over-lines'
import { withTitlesOfHomes } from './places/title-of-home'
import { withoutSuppliers } from './places/without-suppliers'
import { withAirlineLocators } from './references/airline-locators'
import { withCaptionedReference } from './references/captions-below'
import { withCorrespondingReferences } from './references/corresponding-references'
import { withLabelledTurns } from './references/labelled-turns'
import { withLikelierReference } from './references/likelier-reference'
import { withNamedReferences } from './references/named-references'
import { withOwnReferences } from './references/own-references'
import { withReferencesInTurn } from './references/references-in-turn'
import { withRowReferences } from './references/row-references'
import { withSoleReference } from './references/sole-reference'
import { withSupplierReferences } from './references/supplier-references'
import { withTicketReference } from './references/ticket-reference'
import { withWholeReferences } from './references/whole-reference'
import { type Booking, resolve } from './resolve'
import { withCrossedTimes, withDeparturesAbove } from './times/crossed-times'
import { withOwnDays } from './times/own-days'
import { withNights } from './times/stay-nights'
import { withoutCheckOuts } from './times/without-check-outs'
import { withAddressee } from './travelers/addressee'
import { withHolders } from './travelers/holders'
import { withListedTravelers } from './travelers/listed-travelers'
import { withOwnTravelers } from './travelers/own-travelers'
import { withRoomGuests } from './travelers/room-guests'
import { withSurnameFirst } from './travelers/surname-first'
import { withTicketBuyer } from './travelers/ticket-buyer'
import { withoutPlaces } from './travelers/without-places'
import { withUnclaimedDays, withUnclaimedEnds, withUnclaimedNumbers, withUnclaimedReferences } from './unclaimed-values'
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
  const connected = withRouteBeside(withPlacesAlone(withConnectedLegs(both), read), page)
  const around = withRouteInCells(connected, assembled)
  const ridden = withRideEnds(withEndsOfRoute(around, assembled), assembled)
  const named = withAirportsBesideTimes(withNamedRoute(withRouteInLine(ridden, page), page), page.lines)
  const routed = withRequiredPlaces(withOtherAirport(withAirportsAroundTimes(named, page.lines), assembled), assembled)
  const inColumns = withEndsInColumns(withOwnColumns(routed, page), page)
  const directed = withReturns(withDirection(withLabelledReturn(inColumns, assembled), assembled), page)
  const crossed = withDeparturesAbove(withCrossedTimes(directed), assembled.candidates)
  const ended = withUnclaimedEnds(withUnclaimedDays(withOwnDays(crossed, page), assembled), assembled)
  const placed = withOwnPlaces(ended, page)
  const flown = withDesignatedFlights(placed, assembled)
  const bare = withNamedVehicles(flown, assembled.context).map((booking) =>
    withSamePlace(withBarePlaces(booking, assembled.context)),
  )
  const titled = withTitlesOfHomes(withNamesAboveAddress(bare, assembled), assembled)
  const whole = withStopsOverLines(withHyphenatedRoutes(titled, read.page.lines), assembled)
  const own = withoutAlternatives(withoutForeignNumbers(withNewNumbers(whole, assembled), assembled), assembled)
  const inRow = withNumbersInColumns(withNumbersInRow(own, assembled), assembled)
  const corresponding = withCalledNumbers(withCorrespondingNumbers(inRow, page), assembled)
  const numbered = withNamedTrains(withUnclaimedNumbers(corresponding, assembled), page.candidates)
  const referenced = withNamedReferences(
    withReferencesInTurn(withCorrespondingReferences(numbered, page), assembled),
    assembled,
  )
  const captioned = withCaptionedReference(withAirlineLocators(referenced, assembled), assembled)
  const supplied = withSupplierReferences(
    withRowReferences(withLikelierReference(captioned, assembled), assembled),
    assembled,
  )
  const inTurn = withLabelledTurns(supplied, assembled)
  const claimed = withUnclaimedReferences(withOwnReferences(inTurn, assembled), assembled)
  const ticketed = withTicketReference(withSoleReference(claimed), assembled)
  const single = withoutDoubles(
    withNights(withoutCheckOuts(withoutSuppliers(ticketed, assembled), assembled), assembled),
  )
  const listed = withListedTravelers(withoutPlaces(single), assembled)
  const guests = withOwnTravelers(withRoomGuests(listed, assembled), assembled)
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
  const combined = others.length > 0 ? filterBooked(resolve(scoredDrafts), assembled) : best.bookings
  const bookings = completed(combined, assembled)
  const claimed: ClaimedPage[] = [{ assembled, bookings }]
  for (const page of others) {
    const { kind } = page.assembled.context.read.page
    const added = kind === 'pdf' || kind === 'image' ? newBookings(page, claimed) : []
    if (added.length > 0) claimed.push({ ...page, bookings: completed(added, page.assembled) })
  }
  return claimed
}
