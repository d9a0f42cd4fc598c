import { addDays, dayFrom } from '@sextant/domain/kit/local-time'
import { BitReader, ShortTicket } from './bit-reader'
import { type Asn1, Asn1Decoder, type Asn1Fields } from './decode-asn1'
import { type FcbVersion, fcbSchema } from './fcb-schema'
import type { TicketRecord } from './open-ticket'
import { compact, type TicketJourney } from './ticket-journey'

const versions: readonly FcbVersion[] = [13, 2, 3]

/** What the record U_FLEX holds; null where there is none, or none that can be decoded. */
function decode(records: readonly TicketRecord[]): Asn1Fields | null {
  const record = records.find(({ id }) => id === 'U_FLEX')
  const version = versions.find((known) => known === record?.version)
  if (!record || !version) return null
  try {
    return new Asn1Decoder(fcbSchema(version), new BitReader(record.bytes)).structure('RailTicket')
  } catch (error) {
    if (error instanceof ShortTicket) return null
    throw error
  }
}

const isFields = (value: Asn1 | undefined): value is Asn1Fields =>
  typeof value === 'object' && !Array.isArray(value)
const fieldsOf = (value: Asn1 | undefined): Asn1Fields => (isFields(value) ? value : {})
const listOf = (value: Asn1 | undefined): Asn1[] => (Array.isArray(value) ? value : [])
/** A text or number as text; undefined where it is neither, or empty. */
function textOf(...values: (Asn1 | undefined)[]): string | undefined {
  const found = values.find(
    (value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number',
  )
  return found === undefined || typeof found === 'object' ? undefined : String(found).trim()
}
const numberOf = (value: Asn1 | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise

/** A day with a time in minutes after midnight. */
function at(day: string | null, minutes: Asn1 | undefined): string | undefined {
  if (day === null || typeof minutes !== 'number') return day ?? undefined
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'))
  // 24:00 is the first minute of the next day
  return minutes >= 1440 ? `${addDays(day, 1)}T00:00:00` : `${day}T${hour}:${minute}:00`
}

const nameOf = (traveler: Asn1Fields): string =>
  [traveler['firstName'], traveler['lastName']]
    .map((part) => textOf(part) ?? '')
    .join(' ')
    .trim()

/** Travel classes by their number; the others have no common name. */
const classes: Readonly<Record<number, string>> = {
  1: '1',
  2: '2',
  3: 'Tourist',
  4: 'Comfort',
  5: 'Premium',
  6: 'Business',
}

/** What both kinds of document say in the same words. */
function ends(document: Asn1Fields) {
  const [from, to] = ['from', 'to'].map((side) => {
    const code = textOf(document[`${side}StationNum`])
    return { name: textOf(document[`${side}StationName`], document[`${side}StationIA5`]), code }
  })
  return {
    from: from?.name ?? '',
    to: to?.name ?? '',
    // tables of a railway's own have other numbers
    ...(numberOf(document['stationCodeTable'], 0) <= 1
      ? compact({ fromCode: from?.code, toCode: to?.code })
      : {}),
  }
}

function ofReservation(document: Asn1Fields, issued: string): Partial<TicketJourney> {
  const day = addDays(issued, numberOf(document['departureDate'], 0))
  const arrivalDay = addDays(day, numberOf(document['arrivalDate'], 0))
  const places = fieldsOf(document['places'])
  const [place] = [...listOf(places['placeIA5']), ...listOf(places['placeNum'])]
  const train = [textOf(document['serviceBrandAbr']), textOf(document['trainNum'], document['trainIA5'])]
  return compact({
    departure: at(day, document['departureTime']),
    arrival: document['arrivalTime'] === undefined ? undefined : at(arrivalDay, document['arrivalTime']),
    train: train.filter(Boolean).join(' '),
    coach: textOf(places['coach']),
    seat: textOf(places['placeString'], place),
    serviceClass: classes[numberOf(document['classCode'], 2)],
    number: textOf(document['referenceIA5'], document['referenceNum']),
  })
}

/** A ticket without a train: its first day of validity, or the train that its route is bound to. */
function ofOpenTicket(document: Asn1Fields, issued: string): Partial<TicketJourney> {
  const links = listOf(document['validRegion']).map((region) => fieldsOf(fieldsOf(region)['trainLink']))
  const link = links.find((one) => one['travelDate'] !== undefined)
  const day = addDays(issued, numberOf(link?.['travelDate'] ?? document['validFromDay'], 0))
  return compact({
    departure: at(day, link?.['departureTime']),
    train: textOf(link?.['trainNum'], link?.['trainIA5']),
    number: textOf(document['referenceIA5'], document['referenceNum']),
  })
}

/** The journey of a ticket's flexible content (U_FLEX, UIC 918.9), by its first document; none where that names none. */
export function journeysOfFlex(records: readonly TicketRecord[]): TicketJourney[] {
  const ticket = decode(records)
  const issuing = fieldsOf(ticket?.['issuingDetail'])
  const [first] = listOf(ticket?.['transportDocument'])
  const { reservation, openTicket } = fieldsOf(fieldsOf(first)['ticket'])
  const newYear = dayFrom(numberOf(issuing['issuingYear'], 0), 1, 1)
  const document = fieldsOf(reservation ?? openTicket)
  const { from, to, ...codes } = ends(document)
  if (!newYear || (!from && !('fromCode' in codes)) || (!to && !('toCode' in codes))) return []
  const issued = addDays(newYear, numberOf(issuing['issuingDay'], 1) - 1)
  const own = reservation ? ofReservation(document, issued) : ofOpenTicket(document, issued)
  const travelers = listOf(fieldsOf(ticket?.['travelerDetail'])['traveler']).map((one) =>
    nameOf(fieldsOf(one)),
  )
  const pnr = textOf(issuing['issuerPNR'])
  return [
    {
      record: 'U_FLEX',
      from,
      to,
      ...codes,
      ...own,
      departure: own.departure ?? issued,
      travelers: travelers.filter((name) => name !== ''),
      ...(pnr ? { number: pnr } : {}),
    },
  ]
}
