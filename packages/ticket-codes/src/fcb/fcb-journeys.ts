import { addDays, dayFrom } from '@sextant/domain/kit/local-time'
import { minutesOn } from '../kit/code-days'
import { compact, type RailJourney, type RailTraveler } from '../kit/rail-journey'
import { railwayName } from '../kit/railways'
import { fieldsOf, listOf, numberOf, textOf } from './asn1-values'
import { BitReader, ShortTicket } from './bit-reader'
import { type Asn1, Asn1Decoder, type Asn1Fields } from './decode-asn1'
import type { FcbVersion } from './fcb-bounds'
import { fcbSchema } from './fcb-schema'
import { withoutReserved } from './without-reserved'

/** The flexible content of a ticket. */
export interface FcbTicket {
  journeys: RailJourney[]
  /** Documents without a journey, by their names in the specification. */
  others: string[]
  /** Whether some of it could not be decoded. */
  cut: boolean
}

const nothing: FcbTicket = { journeys: [], others: [], cut: true }

/** A day, with a time in minutes after midnight if there is one. */
const at = (day: string, minutes: Asn1 | undefined): string =>
  typeof minutes === 'number' ? minutesOn(day, minutes) : day

/** Converts an offset in quarter hours from local time to UTC into one from UTC to local time. */
function zoneOf(quarters: Asn1 | undefined): string | undefined {
  if (typeof quarters !== 'number') return undefined
  const minutes = Math.abs(quarters) * 15
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  return `${quarters > 0 ? '-' : '+'}${hour}:${minute}`
}

/** Travel classes by number; the others have no common name. */
const classes: Readonly<Record<number, string>> = {
  1: '1',
  2: '2',
  3: 'Tourist',
  4: 'Comfort',
  5: 'Premium',
  6: 'Business',
  8: '1',
  9: '1',
  10: '2',
  11: '2',
}

type Ends = Pick<RailJourney, 'from' | 'to' | 'fromCode' | 'toCode'>

/** Both stations of a document or of part of one; `table` is the document's code table, 0 if omitted. */
function ends(document: Asn1Fields, table: number): Ends {
  const [from, to] = ['from', 'to'].map((side) => {
    const code = textOf(document[`${side}StationNum`], document[`${side}StationIA5`])
    return { name: textOf(document[`${side}StationName`]) ?? '', code }
  })
  // railways' own tables use other numbers
  const common = table <= 1
  const known = (code: string | undefined): string | undefined =>
    common && /^[1-9]\d{6}$/.test(code ?? '') ? code : undefined
  return {
    from: from?.name || (known(from?.code) ? '' : (from?.code ?? '')),
    to: to?.name || (known(to?.code) ? '' : (to?.code ?? '')),
    ...compact({ fromCode: known(from?.code), toCode: known(to?.code) }),
  }
}

/** Coaches and seats of a reservation; a group may have two coaches. */
function placesOf(document: Asn1Fields) {
  const all = [fieldsOf(document['places']), fieldsOf(document['additionalPlaces'])]
  const seats = all.flatMap((places) => {
    const single = [...listOf(places['placeIA5']), ...listOf(places['placeNum'])]
    return single.length > 0 ? single.flatMap((place) => textOf(place) ?? []) : (textOf(places['placeString']) ?? [])
  })
  const coaches = all.flatMap((places) => textOf(places['coach']) ?? [])
  return compact({ coach: [...new Set(coaches)].join(', '), seat: seats.join(', ') })
}

/** What all documents of a ticket share: issuer, day of issue, people and currency. */
interface SharedDetails {
  issued: string
  travelers: RailTraveler[]
  own: Record<string, string>
  fraction: number
  currency: string
}

function priceOf(document: Asn1Fields, { fraction, currency }: SharedDetails): Record<string, string> {
  const price = document['price']
  return typeof price === 'number' && price >= 0 ? { price: (price / 10 ** fraction).toFixed(fraction), currency } : {}
}

const trainOf = (document: Asn1Fields): string =>
  [textOf(document['serviceBrandAbr']), textOf(document['trainNum'], document['trainIA5'])].filter(Boolean).join(' ')

function common(document: Asn1Fields, shared: SharedDetails) {
  const reference = textOf(document['referenceIA5'], document['referenceNum'])
  const { number, ...issuer } = compact({ number: reference, ticketNumber: reference, ...shared.own })
  return {
    record: 'FCB',
    travelers: shared.travelers,
    serviceClass: classes[numberOf(document['classCode'], 2)] ?? '',
    ...issuer,
    ...compact({ number }),
    ...priceOf(document, shared),
  }
}

function ofReservation(document: Asn1Fields, shared: SharedDetails): RailJourney[] {
  const day = addDays(shared.issued, numberOf(document['departureDate'], 0))
  const arrivalDay = addDays(day, numberOf(document['arrivalDate'], 0))
  const offset = document['departureUTCOffset']
  return [
    {
      ...common(document, shared),
      ...ends(document, numberOf(document['stationCodeTable'], 1)),
      ...placesOf(document),
      departure: at(day, document['departureTime']),
      ...compact({
        train: trainOf(document),
        arrival: document['arrivalTime'] === undefined ? undefined : at(arrivalDay, document['arrivalTime']),
        departureZone: zoneOf(offset),
        arrivalZone: zoneOf(document['arrivalUTCOffset'] ?? offset),
      }),
    },
  ]
}

/** For a car on a train, the start of loading counts as its departure. */
const ofCarCarriage = (document: Asn1Fields, shared: SharedDetails): RailJourney[] => [
  {
    ...common(document, shared),
    ...ends(document, numberOf(document['stationCodeTable'], 1)),
    departure: at(addDays(shared.issued, numberOf(document['beginLoadingDate'], 0)), document['beginLoadingTime']),
    ...compact({
      train: trainOf(document),
      coach: textOf(document['coach']),
      seat: textOf(document['place']),
    }),
  },
]

/** The trains that a route requires; none if it is unrestricted. */
function ofTrainLinks(regions: readonly Asn1[], base: RailJourney, table: number, issued: string) {
  return regions.flatMap((region): RailJourney[] => {
    const link = fieldsOf(fieldsOf(region)['trainLink'])
    const day = link['travelDate']
    if (typeof day !== 'number') return []
    const own = ends(link, table)
    const { from, to, fromCode, toCode, ...rest } = base
    return [
      {
        ...rest,
        ...(own.from || own.fromCode
          ? { from: own.from, ...compact({ fromCode: own.fromCode }) }
          : { from, ...compact({ fromCode }) }),
        ...(own.to || own.toCode ? { to: own.to, ...compact({ toCode: own.toCode }) } : { to, ...compact({ toCode }) }),
        departure: at(addDays(issued, day), link['departureTime']),
        ...compact({ train: trainOf(link), departureZone: zoneOf(link['departureUTCOffset']) }),
      },
    ]
  })
}

/**
 * A ticket without a train: its first day of validity, or the trains that its route requires; and the return journey.
 */
function ofOpenTicket(document: Asn1Fields, shared: SharedDetails): RailJourney[] {
  const table = numberOf(document['stationCodeTable'], 0)
  const day = addDays(shared.issued, numberOf(document['validFromDay'], 0))
  const base = { ...common(document, shared), ...ends(document, table), departure: day }
  const links = ofTrainLinks(listOf(document['validRegion']), base, table, shared.issued)
  const back = fieldsOf(document['returnDescription'])
  // the return journey may be on any day: only a train determines it
  const returns =
    document['returnIncluded'] === true
      ? ofTrainLinks(listOf(back['validReturnRegion']), { ...base, ...ends(back, table) }, table, shared.issued)
      : []
  return [...(links.length > 0 ? links : [base]), ...returns]
}

const named = ({ from, to, fromCode, toCode }: RailJourney): boolean =>
  (from !== '' || fromCode !== undefined) && (to !== '' || toCode !== undefined)

function travelerOf(value: Asn1): RailTraveler[] {
  const fields = fieldsOf(value)
  const first = [textOf(fields['firstName']), textOf(fields['secondName'])].filter(Boolean).join(' ')
  const last = textOf(fields['lastName'])
  return first || last ? [compact({ first, last })] : []
}

function sharedOf(ticket: Asn1Fields): SharedDetails | null {
  const issuing = fieldsOf(ticket['issuingDetail'])
  const newYear = dayFrom(numberOf(issuing['issuingYear'], 0), 1, 1)
  if (!newYear) return null
  const issuer = textOf(issuing['issuerNum'], issuing['securityProviderNum'])
  return {
    issued: addDays(newYear, numberOf(issuing['issuingDay'], 1) - 1),
    travelers: listOf(fieldsOf(ticket['travelerDetail'])['traveler']).flatMap(travelerOf),
    own: compact({
      number: textOf(issuing['issuerPNR']),
      provider: textOf(issuing['issuerName']) ?? railwayName(issuer ?? ''),
    }),
    fraction: numberOf(issuing['currencyFract'], 2),
    currency: textOf(issuing['currency']) ?? 'EUR',
  }
}

function decode(bytes: Uint8Array, version: FcbVersion): { ticket: Asn1Fields; cut: boolean } | null {
  try {
    const decoder = new Asn1Decoder(fcbSchema(version), new BitReader(bytes))
    const ticket = decoder.structure('RailTicket')
    return { ticket, cut: decoder.cut }
  } catch (error) {
    if (error instanceof ShortTicket) return null
    throw error
  }
}

/** The journeys in a ticket's flexible content (UIC 918.9), from all documents that have any. */
export function readFcb(bytes: Uint8Array, version: FcbVersion): FcbTicket {
  const decoded = decode(bytes, version)
  const shared = decoded && sharedOf(decoded.ticket)
  if (!decoded || !shared) return nothing
  const reserved: RailJourney[] = []
  const open: RailJourney[] = []
  const others: string[] = []
  for (const document of listOf(decoded.ticket['transportDocument'])) {
    const [kind = '', value] = Object.entries(fieldsOf(fieldsOf(document)['ticket']))[0] ?? []
    const fields = fieldsOf(value)
    if (kind === 'reservation') reserved.push(...ofReservation(fields, shared))
    else if (kind === 'carCarriageReservation') reserved.push(...ofCarCarriage(fields, shared))
    else if (kind === 'openTicket') open.push(...ofOpenTicket(fields, shared))
    else others.push(kind)
  }
  return { journeys: withoutReserved(open, reserved).filter(named), others, cut: decoded.cut }
}
