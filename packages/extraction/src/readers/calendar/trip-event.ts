import type { Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { airportNamed } from '@sextant/places/airports/airport-named'
import { findAirport } from '@sextant/places/airports/find-airport'
import { findCity } from '@sextant/places/cities/find-city'
import { findStation } from '@sextant/places/stations/find-station'
import { Draft } from '../../kit/draft'
import type { Concept } from '../../languages/language'
import { brandKind, brandNumber } from './brands'
import { setParties } from './event-parties'
import { endOf } from './event-time'
import type { EventWords } from './event-words'
import { flightIn, flightOfAirline, namesAirline } from './flight-number'
import { type CalendarEvent, propertyOf } from './parse-calendar'
import { placeInSection } from './place-in-section'
import { setCoordinates, setEventTime, statusOf } from './plain-event'
import { evidenceOf, type Property } from './property'
import { busStation, trainNumber } from './timetable-stops'
import { endsIn, placeName, type TripEnds } from './trip-ends'

const trips = ['flight', 'train', 'bus', 'boat', 'taxi'] as const
type Trip = (typeof trips)[number]
const isTrip = (kind: ReservationKind | undefined): kind is Trip => trips.some((one) => one === kind)

/** Emoji, and words shared by two kinds. */
const signs: readonly [RegExp, Trip][] = [
  [/[✈🛫🛬🛩]/u, 'flight'],
  [/[🚂🚃🚄🚅🚆🚇🚈🚉🚊]/u, 'train'],
  [/[🚌🚍🚎]/u, 'bus'],
  [/[⛴🛳🚢]/u, 'boat'],
  [/[🚕🚖]|^\P{L}*(?:(?:private|airport|hotel) )?transfer[st]?[\s:]/iu, 'taxi'],
  [/\[[A-Z]{3}\].{1,60}\[[A-Z]{3}\]/u, 'train'],
  [/^(?:tågresa|togreise|togrejse|zugfahrt|bahnfahrt|treinreis)\s/iu, 'train'],
  [/^(?:bussresa|bussreise|busfahrt|busreis|busrejse)\s/iu, 'bus'],
]
/** `G7 北京南-上海虹桥`, `はやぶさ5号`. */
const easternTrain =
  /(?<![\p{L}\d])([GDCZTK]\d{1,4})(?=[次\s]+\p{Script=Han}|次)|(?<!\p{L})([\p{Script=Hiragana}\p{Script=Katakana}ー]{2,10}\d{1,3}号)/u

/** An airport's code in or as its name: `Zurich (ZRH)`, `Berlin BER`, `FRA`. */
function airportCode(name: string): string | undefined {
  const code = /\(([A-Z]{3})\)/.exec(name)?.[1] ?? /(?:^|\s)([A-Z]{3})$/.exec(name)?.[1]
  return code !== undefined && findAirport(code) ? code : undefined
}

const isAirport = (name: string): boolean => airportCode(name) !== undefined || airportNamed(name) !== null

/** Whether a name is in the tables of places. */
const isKnown = (name: string): boolean =>
  isAirport(name) ||
  findStation(name) !== null ||
  findCity(name.replace(/[,(].*$|\s(?:Hbf|hl\.? ?n\.?|HB)$/gu, '').trim()) !== null

/** Whether all places are railway stations. */
const areStations = (names: readonly string[]): boolean => names.every((name) => findStation(name) !== null)

/** The means of transport stated by a title, its emoji and its categories. */
export function tripKind(title: string, words: EventWords): Trip | undefined {
  const shown = signs.find(([picture]) => picture.test(title))?.[1]
  if (shown) return shown
  // `Ride to San Francisco International Airport`
  const [head = ''] = title.split(/\s(?:to|nach|naar|til|till|vers|do|a|à|para)\s/iu)
  const statedKind = [head, title].flatMap((text) => words.kindsIn(text)).find(isTrip)
  const categories = words.lines.filter(({ property }) => property.name === 'CATEGORIES')
  const sorted = categories.flatMap(({ text }) => words.kindsIn(text)).find(isTrip)
  const train = (trainNumber.exec(title) ?? easternTrain.exec(title))?.[0].trim()
  // `FR 8554` alone may be a train.
  if (namesAirline(title)) return 'flight'
  if (train) return statedKind === 'flight' ? 'flight' : /^(?:Bus|BUS|SEV|FLX)/.test(train) ? 'bus' : 'train'
  // `Trip: FlixBus 057`, between stations of any kind
  const numbered = words.lines.flatMap(({ text }) => brandNumber.exec(text)?.[1] ?? []).at(0) ?? ''
  return brandKind(title) ?? brandKind(numbered) ?? statedKind ?? sorted ?? brandKind(words.writer)
}

/** Values after the label of a trip's number. A "coach" next to a seat is a train's carriage. */
function numbersOf(kind: keyof typeof labels, words: EventWords): string[] {
  const values = words.labelled(labels[kind]).map(({ value }) => value)
  const carriages = words.has('seat') ? words.labelled('carriage').map(({ value }) => value) : []
  return kind === 'bus' ? values.filter((value) => !carriages.includes(value)) : values
}

const labels = { flight: 'flight', train: 'train', bus: 'bus', boat: 'ship' } as const

/** The means of transport by labels in the description: the number of a flight, train, coach or ship. */
function labelledKind(words: EventWords): Trip | undefined {
  return trips.find(
    (kind) =>
      kind !== 'taxi' && numbersOf(kind, words).some((value) => /\d/.test(value) && !/^\d{1,2}[:.]\d/.test(value)),
  )
}

/** A departure and arrival with a platform, or a seat with a carriage, mean a train. */
const timetableKind = (words: EventWords): Trip | undefined => {
  const hasAll = (...labels: readonly Concept[]): boolean => labels.every((label) => words.has(label))
  return hasAll('departure', 'arrival', 'platform') || hasAll('carriage', 'seat') ? 'train' : undefined
}

/** Two known places with only a hyphen between them, behind a number: `W6 2201 Budapest-London Luton`. */
function hyphenatedEnds(title: string): TripEnds | null {
  const [, around = '', from = '', to = ''] =
    /^(.*\d) (\p{Lu}[^-–\d]{2,40})[-–](\p{Lu}[^-–\d]{2,60})$/u.exec(title.trim()) ?? []
  return isKnown(from) && isKnown(to) ? { from, to, around, isPlain: false, isDashed: true } : null
}

/** The means of transport by the places, without a word for it: a flight number between airports, or two stations. */
function placesKind(title: string, words: EventWords): Trip | undefined {
  const ends = endsIn(title, words, true) ?? hyphenatedEnds(title)
  const both = ends ? [ends.from, ends.to] : []
  if (both.length === 0) return undefined
  if (flightIn([title]) !== null && both.every(isAirport)) return 'flight'
  return areStations(both) ? 'train' : undefined
}

interface Ends extends Omit<TripEnds, 'around'> {
  at: Property
}

/** The places of a title as both labels of the description name them, if only longer: `Berlin` as `Berlin ZOB`. */
function longerEnds({ from, to }: Pick<TripEnds, 'from' | 'to'>, words: EventWords): Partial<TripEnds> {
  const longer = (concepts: readonly Concept[], town: string): string | undefined =>
    concepts
      .flatMap((concept) => words.labelled(concept))
      .map(({ value }) => value.replace(/^\d{1,2}[:h.]\d{2}(?:\s?(?:Uhr|h|[ap]m))?[\s,–-]+/i, ''))
      .map((value) => placeName(value.replace(/[\s,]+\d{1,2}:\d{2}.*$/, ''), words))
      .find((name) => name.startsWith(`${town} `) && !/\d/.test(name))
  const [start, end] = [longer(['departure', 'origin'], from), longer(['arrival', 'destination'], to)]
  return start !== undefined && end !== undefined ? { from: start, to: end } : {}
}

/** Whether a text names the means of a ride: `Uber reservation`. */
const namesRide = (text: string, words: EventWords): boolean =>
  words.kindsIn(text).includes('taxi') || brandKind(text) === 'taxi'

/** Both places: by the title, by labels, or the title's destination and the event's location. */
function endsOf(event: CalendarEvent, words: EventWords, summary: Property, kind: Trip | undefined): Ends | null {
  const titled = endsIn(summary.value, words, kind !== undefined) ?? (kind ? hyphenatedEnds(summary.value) : null)
  const place = propertyOf(event, 'LOCATION')?.value.split('\n')[0]
  // `Uber ride to Heathrow`: the text before "to" is the means of transport, and the trip begins at the event's
  // location.
  const isRide = titled && place && kind === 'taxi' && namesRide(titled.from, words) && !isKnown(titled.from)
  if (titled && !isRide) {
    // `Paris → Lyon` at the Paris Gare de Lyon
    const isStation = kind === 'train' && place?.startsWith(`${titled.from} `) && findStation(place) !== null
    const own = isStation && place !== undefined ? { ...titled, from: place } : titled
    return { ...own, ...longerEnds(own, words), at: summary }
  }
  if (kind === undefined) return null
  const named = (concept: Concept): string | undefined =>
    words
      .labelled(concept)
      .map(({ value }) => placeName(value.replace(/\s\d{1,2}:\d{2}.*$/, ''), words))
      .find((name) => /\p{L}{3}/u.test(name) && !/\d{4}|\d:\d/.test(name))
  const isTaxi = kind === 'taxi'
  const [origin, destination] = [
    named('origin') ?? named('departure') ?? (isTaxi ? named('pickUp') : placeInSection('departure', words)),
    named('destination') ?? named('arrival') ?? (isTaxi ? named('dropOff') : placeInSection('arrival', words)),
  ]
  const leads = /\s(?:to|nach|naar|til|till|vers|do|a|à|para)\s+(.{2,80})$/iu.exec(summary.value)?.[1]
  const to = destination ?? (leads === undefined ? words.behindParticle('to') : placeName(leads, words))
  // The location may be a longer name of the same place.
  const own = origin !== undefined && !place?.startsWith(origin) ? origin : place
  const from = own === undefined ? undefined : placeName(own, words)
  return from && to && from !== to ? { from, to, at: summary, isPlain: false, isDashed: false } : null
}

/** Strips the ship after a harbor: `Helsinki (Silja Serenade)`, unless the brackets hold a harbor. */
const withoutShip = (name: string, kind: ReservationKind): string =>
  kind === 'boat'
    ? name.replace(/\s*\((?![^()]*(?:h(?:arb|am|av|af)|port|terminal|satama|quay|pier))[^()]*\)$/i, '')
    : name

function setEnd(draft: Draft, side: 'start' | 'end', name: string, at: Property, part: string): void {
  // `Tokyo NRT T2`
  const airport = name.replace(/\s(?:T|Terminal )\d[A-Z]?$/, '')
  const code = draft.kind === 'flight' ? airportCode(airport) : undefined
  draft.set(`${side}.place.iata_code`, code, evidenceOf(at, part))
  const bare = withoutShip(name, draft.kind)
    .replace(draft.kind === 'train' ? /\s*\([A-Z]{2,5}\)/ : /\s*\([A-Z]{3}\)/, (code, at: number) =>
      busStation.test(code) && findCity(name.slice(0, at)) ? code : '',
    )
    .trim()
  const shown = code === undefined ? bare : bare.replace(/\s?[A-Z]{3}$/, '')
  draft.set(`${side}.place.name`, shown, evidenceOf(at, part))
}

/** Sets the number of the flight, train or coach: from the title, after its label, or anywhere. */
export function setNumber(draft: Draft, event: CalendarEvent, words: EventWords, part: string): boolean {
  const [summary, description] = [propertyOf(event, 'SUMMARY'), propertyOf(event, 'DESCRIPTION')]
  const at = description ?? summary
  if (!summary || !at) return false
  const { kind } = draft
  const concept = kind === 'boat' || kind === 'taxi' ? null : kind
  const labelled = concept === 'flight' || concept === 'train' || concept === 'bus' ? numbersOf(concept, words) : []
  const texts = [summary.value, ...labelled, description?.value.slice(0, 5000) ?? '']
  if (draft.kind === 'flight') {
    const flight = flightIn(texts) ?? flightOfAirline(summary.value)
    draft.set('provider.iata_code', flight?.airline, evidenceOf(at, part))
    draft.set('number', flight?.number, evidenceOf(at, part))
  } else if (concept !== null) {
    const found = texts
      .flatMap(
        (text) => (brandNumber.exec(text) ?? trainNumber.exec(text) ?? easternTrain.exec(text))?.[0].trim() ?? [],
      )
      .at(0)
    const titled = /(?:train|zug|treno|tren|tåg|tog|trein|vlak|pociąg|bus|coach|service)\s(?:n[o°.]*\s?)?(\d{1,6})\b/iu
    const bare =
      titled.exec(summary.value)?.[1] ??
      labelled.find(
        (value) => /^(?:[\p{Lu}\d][\p{L}\w ]{0,11}|\p{Lu}[\p{L} ]{1,20}\d{1,5})$/u.test(value) && /\d/.test(value),
      ) ??
      (kind === 'train' ? titled.exec(description?.value.slice(0, 5000) ?? '')?.[1] : undefined)
    draft.set('number', found?.replace(/ n[°ºo]\.?/i, '').replace(/\s+/g, ' ') ?? bare, evidenceOf(at, part))
  }
  return draft.has('number')
}

/** Reads a trip by its title's places and means; null if nothing but the title's form suggests one: an event. */
export function readTripEvent(event: CalendarEvent, words: EventWords, part: string): Reservation | null {
  const summary = propertyOf(event, 'SUMMARY')
  if (!summary || !propertyOf(event, 'DTSTART')) return null
  const title = summary.value
  const around = endsIn(title, words, false)?.around
  const statedKind =
    (around && tripKind(around, words)) || (tripKind(title, words) ?? labelledKind(words) ?? timetableKind(words))
  const read = statedKind ?? placesKind(title, words)
  const ends = read && endsOf(event, words, summary, read)
  if (!ends) return null
  const both = [ends.from, ends.to]
  // RegioJet has trains and coaches.
  const isByCoach = read === 'train' && !trainNumber.test(title) && both.some((name) => busStation.test(name))
  const kind = isByCoach ? 'bus' : read
  const draft = new Draft(kind, 0.85)
  const isNumbered = setNumber(draft, event, words, part)
  setEnd(draft, 'start', ends.from, ends.at, part)
  setEnd(draft, 'end', ends.to, ends.at, part)
  setEventTime(draft, 'start.time', propertyOf(event, 'DTSTART'), part)
  setEventTime(draft, 'end.time', endOf(event), part)
  setCoordinates(draft, event, part)
  const track = words.labelled('platform')[0]
  if (track && kind !== 'flight')
    draft.set(
      'departure_platform',
      /^[\w-]{1,6}(?![\p{L}\d])/u.exec(track.value)?.[0],
      evidenceOf(track.property, part),
    )
  setParties(draft, event, words, part)
  const areKnown = ends.isDashed ? both.every(isKnown) : both.some(isKnown)
  const isTripEvent =
    isNumbered || draft.has('confirmation_no') || ends.isPlain || areKnown || timetableKind(words) === kind
  return isTripEvent ? draft.finish(statusOf(event, words)) : null
}
