import type { AssembledPage } from './assemble'
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
import { withOwnBlocks } from './own-blocks'
import { withAirportsAroundTimes } from './places/airports-around-times'
import { withAirportsBesideTimes } from './places/airports-beside-times'
import { withBarePlaces } from './places/bare-place'
import { withDirection } from './places/direction'
import { withEndsOfRoute } from './places/ends-of-route'
import { withEventNames } from './places/event-names'
import { withHyphenatedRoutes } from './places/hyphenated-routes'
import { withLabelledReturn } from './places/labelled-return'
import { withNamesAboveAddress } from './places/name-above-address'
import { withNamedAirports } from './places/named-airports'
import { withNamedRoute } from './places/named-route'
import { withPlacesAlone } from './places/not-a-place'
import { withReturns } from './places/opposite-directions'
import { withOtherAirport } from './places/other-airport'
import { withEndsInColumns, withOwnColumns } from './places/own-columns'
import { withOwnPlaces } from './places/own-places'
import { withRelocatedStays } from './places/relocated-stays'
import { withRequiredPlaces } from './places/required-places'
import { withRideEnds } from './places/ride-ends'
import { withRouteBeside } from './places/route-beside'
import { withRouteInCells } from './places/route-in-cells'
import { withRouteInLine, withStopsBeforeHours } from './places/route-in-line'
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
import { withoutOtherKinds } from './references/of-other-kinds'
import { withOwnReferences } from './references/own-references'
import { withReferencesByKind } from './references/references-by-kind'
import { withReferencesInTurn } from './references/references-in-turn'
import { withRowReferences } from './references/row-references'
import { withSoleReference } from './references/sole-reference'
import { withSupplierReferences } from './references/supplier-references'
import { withTicketReference } from './references/ticket-reference'
import { withWholeReferences } from './references/whole-reference'
import type { Booking } from './resolve'
import { withCrossedTimes, withDeparturesAbove } from './times/crossed-times'
import { withOwnDays } from './times/own-days'
import { withNights } from './times/stay-nights'
import { withoutCheckOuts } from './times/without-check-outs'
import { withAddressee } from './travelers/addressee'
import { withHolders } from './travelers/holders'
import { withListedTravelers } from './travelers/listed-travelers'
import { withNamedBehindReferences } from './travelers/named-behind-references'
import { withNamedInOwnLine } from './travelers/named-in-own-line'
import { withOwnTravelers } from './travelers/own-travelers'
import { withRoomGuests } from './travelers/room-guests'
import { withSharedSurnames } from './travelers/shared-surnames'
import { withSurnameFirst } from './travelers/surname-first'
import { withTicketBuyer } from './travelers/ticket-buyer'
import { withWholeParty } from './travelers/whole-party'
import { withoutPlaces } from './travelers/without-places'
import { withUnclaimedDays, withUnclaimedEnds, withUnclaimedNumbers, withUnclaimedReferences } from './unclaimed-values'
import { withoutDoubles } from './without-doubles'

/** Completes bookings with information from the rest of their page. */
type Completion = (bookings: readonly Booking[], assembled: AssembledPage) => readonly Booking[]

/** What most rules about the layout of a page need of it. */
const pageOf = ({ candidates, context: { read } }: AssembledPage) => ({
  candidates,
  lines: read.page.lines,
  tags: read.tags,
})
type Page = ReturnType<typeof pageOf>

const onPage =
  (complete: (bookings: readonly Booking[], page: Page) => readonly Booking[]): Completion =>
  (bookings, assembled) =>
    complete(bookings, pageOf(assembled))
const onLines = (complete: (bookings: readonly Booking[], lines: Page['lines']) => readonly Booking[]): Completion =>
  onPage((bookings, { lines }) => complete(bookings, lines))
const withCandidates = (
  complete: (bookings: readonly Booking[], candidates: Page['candidates']) => readonly Booking[],
): Completion => onPage((bookings, { candidates }) => complete(bookings, candidates))
const onContext =
  (complete: (bookings: readonly Booking[], context: AssembledPage['context']) => readonly Booking[]): Completion =>
  (bookings, { context }) =>
    complete(bookings, context)

/** Where journeys lead. Their direction is known only once both of their ends are. */
const routes: readonly Completion[] = [
  (bookings, assembled) => withOwnBlocks(bookings, assembled, (slot) => slot !== 'reference'),
  withRepeatedFlights,
  withConnectedLegs,
  (bookings, { context }) => withPlacesAlone(bookings, context.read),
  onPage(withRouteBeside),
  withRouteInCells,
  withEndsOfRoute,
  withRideEnds,
  onPage(withRouteInLine),
  onPage(withNamedRoute),
  onLines(withAirportsBesideTimes),
  onLines(withAirportsAroundTimes),
  withOtherAirport,
  withNamedAirports,
  withRequiredPlaces,
  onPage(withOwnColumns),
  onPage(withEndsInColumns),
  withLabelledReturn,
  withDirection,
  onPage(withReturns),
]

/** Days and times, which are compared along the routes. */
const times: readonly Completion[] = [
  withCrossedTimes,
  withCandidates(withDeparturesAbove),
  onPage(withOwnDays),
  withUnclaimedDays,
  withUnclaimedEnds,
]

/** Names of places and vehicles. */
const names: readonly Completion[] = [
  withNamedInOwnLine,
  withRelocatedStays,
  onPage(withStopsBeforeHours),
  onPage(withOwnPlaces),
  withDesignatedFlights,
  onContext(withNamedVehicles),
  (bookings, { context }) => bookings.map((booking) => withSamePlace(withBarePlaces(booking, context))),
  withNamesAboveAddress,
  withTitlesOfHomes,
  onLines(withHyphenatedRoutes),
  withStopsOverLines,
  withEventNames,
]

/** Numbers of flights and trains. */
const numbers: readonly Completion[] = [
  withNewNumbers,
  withoutForeignNumbers,
  withoutAlternatives,
  withNumbersInRow,
  withNumbersInColumns,
  onPage(withCorrespondingNumbers),
  withCalledNumbers,
  withUnclaimedNumbers,
  withCandidates(withNamedTrains),
]

/** References, from those in the layout to those that are left. Rooms and people may each have one of their own. */
const references: readonly Completion[] = [
  withRoomGuests,
  withNamedBehindReferences,
  onPage(withCorrespondingReferences),
  withReferencesInTurn,
  withNamedReferences,
  withAirlineLocators,
  withCaptionedReference,
  withLikelierReference,
  withRowReferences,
  withSupplierReferences,
  withLabelledTurns,
  withoutOtherKinds,
  withReferencesByKind,
  withOwnReferences,
  withUnclaimedReferences,
  (bookings, assembled) => withOwnBlocks(bookings, assembled, (slot) => slot === 'reference'),
  withSoleReference,
  withTicketReference,
  withWholeReferences,
]

/** Which bookings are different ones, by what is now known of them. */
const distinct: readonly Completion[] = [withoutSuppliers, withoutCheckOuts, withNights, withoutDoubles]

/** Who travels, and whose names are no travelers. */
const travelers: readonly Completion[] = [
  withoutPlaces,
  withListedTravelers,
  withOwnTravelers,
  withHolders,
  withTicketBuyer,
  withSurnameFirst,
  withAddressee,
  withSharedSurnames,
  withWholeParty,
  // Again, since the rules in between add names of the whole page.
  withoutPlaces,
]

const completions = [...routes, ...times, ...names, ...numbers, ...references, ...distinct, ...travelers]

/** Applies all completions in their order: each may rely on what those before it have set. */
export const completed = (bookings: readonly Booking[], assembled: AssembledPage): readonly Booking[] =>
  completions.reduce((some, complete) => complete(some, assembled), bookings)
