import { Email } from '@sextant/contract/emails/schemas'
import { Import } from '@sextant/contract/imports/schemas'
import type { EventType } from '@sextant/contract/kit/event-types'
import { Mailbox } from '@sextant/contract/mailboxes/schemas'
import { Report } from '@sextant/contract/reports/schemas'
import { FlightStatus } from '@sextant/contract/segments/flight-status'
import { AirSegment } from '@sextant/contract/segments/schemas'
import { Traveler } from '@sextant/contract/travelers/schemas'
import { Trip } from '@sextant/contract/trips/schemas'
import { resourceOf } from '@sextant/domain/webhooks/event-permission'
import * as z from 'zod/mini'

/** The record for each kind of event. Connections include the partner's own settings, which samples lack. */
const schemas: Readonly<Record<string, z.ZodMiniType>> = {
  email: Email,
  segment: AirSegment,
  trip: Trip,
  member: Traveler,
  flight_status: FlightStatus,
  report: Report,
  import: Import,
  mailbox: Mailbox,
  connection: z.object({ id: z.string(), status: z.literal('ENABLED') }),
}

/** More realistic values than the first one a schema accepts. */
const preferredValues: Readonly<Record<string, unknown>> = {
  name: 'Ada Example',
  first_name: 'Ada',
  last_name: 'Example',
  email: 'ada@example.com',
  subject: 'Your booking ABC123',
  from_address: 'bookings@airline.example',
  headline: 'Amsterdam',
  destination: 'LHR',
  origin: 'AMS',
  airline: 'Example Air',
  iata_code: 'KL',
  flight_number: '1001',
  confirmation_no: 'ABC123',
  provider: 'Example Air',
  country_code: 'NL',
  country: 'NL',
  currency: 'EUR',
  price: '120.00',
  cents: 12_000,
  net_cents: 12_000,
  msg_id: 'message@airline.example',
}

type Json = Readonly<Record<string, unknown>>

/** A sample record as the API would return it, for test events of this type. */
export function sampleOf(type: EventType): unknown {
  const schema = schemas[resourceOf(type)]
  if (!schema) return {}
  const sample = valueOf(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), '')
  const better = typeof sample === 'object' && sample !== null ? { ...sample, ...preferredFields(sample) } : sample
  const parsed = z.safeParse(schema, better)
  return parsed.success ? parsed.data : sample
}

const preferredFields = (sample: object): Json =>
  Object.fromEntries(Object.entries(preferredValues).filter(([name]) => Object.hasOwn(sample, name)))

/** The simplest value that a schema accepts. */
function valueOf(schema: Json, name: string): unknown {
  const { anyOf, oneOf, enum: words, type } = schema
  if ('const' in schema) return schema['const']
  if (Array.isArray(words)) return words[0]
  const choices = [anyOf, oneOf].find(Array.isArray)
  if (choices) return valueOf(objectOf(choices.find((choice) => objectOf(choice)['type'] !== 'null')), name)
  if (type === 'object') return fieldsOf(objectOf(schema['properties']))
  if (type === 'array') return []
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 1) > 1 ? schema['minimum'] : 1
  if (type === 'string') return textOf(schema, name)
  return null
}

const fieldsOf = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valueOf(objectOf(field), name)]))

/**
 * Sample values for the API's string formats, tried in this order; local times precede UTC times, whose format is
 * stricter.
 */
const candidates = [
  'example',
  '1',
  '2026-01-15T09:30:00',
  '2026-01-15T09:30:00Z',
  '2026-01-15',
  'ada@example.com',
  'NL',
  'EUR',
]

function textOf({ format, pattern }: Json, name: string): string {
  if (name.endsWith('time_zone_id')) return 'Europe/Amsterdam'
  if (format === undefined && pattern === undefined) return name.endsWith('_id') ? '1' : 'example'
  const form = new RegExp(String(pattern), 'u')
  return candidates.find((text) => form.test(text)) ?? 'example'
}

const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {})
