import { decodeText } from '@sextant/bytes/charset'
import { localOf } from '@sextant/domain/kit/local-time'
import { type CodeFormat, noJourney } from '../kit/format'
import { compact, type RailJourney } from '../kit/rail-journey'
import { type ProtoField, protoFields } from './protobuf'

const part = (fields: readonly ProtoField[], number: number): ProtoField[] => {
  const value = fields.find((field) => field.number === number)?.value
  return value instanceof Uint8Array ? protoFields(value) : []
}

const textOf = (fields: readonly ProtoField[], number: number): string => {
  const value = fields.find((field) => field.number === number)?.value
  return value instanceof Uint8Array ? decodeText(value, 'utf-8').trim() : ''
}

const numberOf = (fields: readonly ProtoField[], number: number): bigint | null => {
  const value = fields.find((field) => field.number === number)?.value
  return typeof value === 'bigint' ? value : null
}

/** Converts milliseconds since 1970, in a nested message, to Swiss time. */
function timeOf(fields: readonly ProtoField[], number: number): string | null {
  const since = Number(numberOf(part(fields, number), 1) ?? 0)
  // no ticket is sold for earlier or later years
  const isTime = since > Date.UTC(2000, 0) && since < Date.UTC(2100, 0)
  return isTime ? localOf(new Date(since).toISOString(), 'Europe/Zurich') : null
}

/** The ticket in a code; null if the code is not such a message. */
function ticketIn(bytes: Uint8Array): { ticket: ProtoField[]; trip: ProtoField[] } | null {
  if (bytes[0] !== 0x0a) return null
  const ticket = part(protoFields(bytes), 1)
  const trip = part(ticket, 2)
  return numberOf(ticket, 1) !== null && timeOf(trip, 8) !== null && timeOf(trip, 9) !== null ? { ticket, trip } : null
}

function journeyOf({ ticket, trip }: { ticket: ProtoField[]; trip: ProtoField[] }): RailJourney[] {
  const [from, to] = [textOf(trip, 2), textOf(trip, 3)]
  const [departure, arrival] = [timeOf(trip, 8), timeOf(trip, 9)]
  if (!from || !to || !departure) return []
  const person = part(ticket, 3)
  const traveler = compact({ first: textOf(person, 3), last: textOf(person, 4) })
  const train = textOf(part(ticket, 8), 11)
  const payment = part(ticket, 6)
  const number = String(numberOf(ticket, 1) ?? '')
  return [
    {
      record: 'SBB',
      from,
      to,
      // without a train, the times are the ticket's period of validity
      departure: train ? departure : departure.slice(0, 10),
      travelers: Object.keys(traveler).length > 0 ? [traveler] : [],
      provider: 'SBB',
      number,
      ticketNumber: number,
      ...compact({
        arrival: train ? (arrival ?? undefined) : undefined,
        train,
        serviceClass: /^[12]$/.exec(String(numberOf(trip, 4) ?? ''))?.[0],
      }),
      ...(/^\d+(?:\.\d\d)?$/.test(textOf(payment, 3)) && /^[A-Z]{3}$/.test(textOf(payment, 2))
        ? { price: textOf(payment, 3), currency: textOf(payment, 2) }
        : {}),
    },
  ]
}

/**
 * Tickets from SBB's shop: Protocol Buffers messages followed by a signature, according to public documentation (KDE
 * Community Wiki, "SBB Barcode").
 */
export const sbb: CodeFormat = {
  name: 'sbb',
  label: 'ticket of SBB',
  isText: false,
  matches: ({ bytes }) => ticketIn(bytes) !== null,
  read({ bytes }) {
    const found = ticketIn(bytes)
    const journeys = found ? journeyOf(found) : []
    return journeys.length > 0 ? { journeys } : noJourney('a ticket of SBB for an area')
  },
}
