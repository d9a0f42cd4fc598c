import type { ParsingRuleField, ParsingRuleKind } from '@sextant/contract/emails/parsing-rule-fields'
import { assumedOf, type SegmentDraft } from '@sextant/domain/segments/draft'

/** A known value of a booking, and the segment field that has it. */
export interface KnownValue {
  field: ParsingRuleField
  /** Equivalent texts, best first. Times are local, `YYYY-MM-DDTHH:MM:SS` or a date; prices `129.50 EUR`. */
  texts: readonly string[]
  /** The segment's field. */
  of: string
}

/** The values of a booking as a rule would read them; null for bookings that rules do not read. */
export function knownValues(segment: SegmentDraft): { kind: ParsingRuleKind; values: readonly KnownValue[] } | null {
  const own = ownValues(segment)
  if (!own) return null
  const values = [...own.values, ...commonValues(segment)]
  return { kind: own.kind, values: values.filter(({ texts }) => texts.length > 0) }
}

const known = (field: ParsingRuleField, of: string, ...texts: readonly (string | null)[]): KnownValue => ({
  field,
  of,
  texts: [...new Set(texts.flatMap((text) => text?.trim() || []))],
})

/** A time of which only the date is certain is a date. */
const timeOf = (local: string | null, isAssumed: boolean): string | null =>
  local && (isAssumed ? local.slice(0, 10) : local)

function commonValues(segment: SegmentDraft): KnownValue[] {
  const { type, start_datetime: start, end_datetime: end, price, currency } = segment
  const assumed = assumedOf(segment)
  const fields = type === 'hotel' ? (['checkin_time', 'checkout_time'] as const) : ['start_datetime', 'end_datetime']
  const [isStartAssumed, isEndAssumed] = fields.map((field) => assumed.includes(field))
  return [
    known('start', 'start_datetime', timeOf(start, isStartAssumed ?? false)),
    known('end', 'end_datetime', timeOf(end, isEndAssumed ?? false)),
    known('reference', 'confirmation_no', segment.confirmation_no),
    known('traveler', 'travelers', segment.travelers[0] ?? null),
    known('price', 'price', price && currency && `${price} ${currency}`),
  ]
}

function ownValues(segment: SegmentDraft): { kind: ParsingRuleKind; values: readonly KnownValue[] } | null {
  const { start_name, start_address, start_locality, end_name, end_address, provider } = segment
  switch (segment.type) {
    case 'air':
      return {
        kind: 'flight',
        values: [
          known('number', 'flight_number', `${segment.iata_code ?? ''}${segment.flight_number ?? ''}`),
          known('fromCode', 'origin', segment.origin),
          known('toCode', 'destination', segment.destination),
          known('from', 'origin', segment.origin_name, start_name, start_locality),
          known('to', 'destination', segment.destination_name, end_name, segment.end_locality),
          known('provider', 'airline', segment.airline),
          known('cabin', 'cabin', segment.cabin),
          known('terminal', 'origin_terminal', segment.origin_terminal),
          known('gate', 'gate', segment.gate),
        ],
      }
    case 'hotel':
      return {
        kind: 'lodging',
        values: [
          known('name', 'hotel_name', segment.hotel_name),
          known('fromAddress', 'start_address', start_address),
          known('fromCity', 'start_locality', start_locality),
          known('roomType', 'room_type', segment.room_type),
          known('provider', 'provider', provider === segment.hotel_name ? null : provider),
        ],
      }
    case 'car':
      return {
        kind: 'car',
        values: [
          known('provider', 'car_company', segment.car_company),
          known('vehicle', 'car_type', segment.car_type),
          known('from', 'start_name', start_name, start_locality),
          known('fromAddress', 'start_address', start_address),
          known('to', 'end_name', end_name, segment.end_locality),
          known('toAddress', 'end_address', end_address),
        ],
      }
    case 'rail':
      return {
        kind: 'train',
        values: [
          known('number', 'train_number', segment.train_number),
          known('provider', 'rail_line', segment.rail_line),
          known('from', 'start_name', start_name),
          known('to', 'end_name', end_name),
          known('platform', 'platform', segment.platform),
          known('coach', 'coach', segment.coach),
        ],
      }
    case 'activity':
      if (segment.activity_type !== 'general') return null
      return {
        kind: 'event',
        values: [
          known('name', 'activity_name', segment.activity_name),
          known('from', 'start_name', start_name),
          known('fromAddress', 'start_address', start_address),
          known('fromCity', 'start_locality', start_locality),
        ],
      }
  }
}
