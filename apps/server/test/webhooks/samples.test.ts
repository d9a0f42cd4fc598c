import { Email } from '@sextant/contract/emails/schemas'
import { Import } from '@sextant/contract/imports/schemas'
import { eventTypes } from '@sextant/contract/kit/event-types'
import { Mailbox } from '@sextant/contract/mailboxes/schemas'
import { Report } from '@sextant/contract/reports/schemas'
import { FlightStatus } from '@sextant/contract/segments/flight-status'
import { Segment } from '@sextant/contract/segments/schemas'
import { Traveler } from '@sextant/contract/travelers/schemas'
import { Trip } from '@sextant/contract/trips/schemas'
import { expect, test } from 'vitest'
import { sampleOf } from '../../src/webhooks/deliveries/samples'

test.each([
  ['email.processed', Email],
  ['segment.created', Segment],
  ['trip.updated', Trip],
  ['member.created', Traveler],
  ['flight_status.updated', FlightStatus],
  ['report.completed', Report],
  ['import.failed', Import],
  ['mailbox.failing', Mailbox],
] as const)('a sample %s is valid for the API', (type, schema) => {
  expect(schema.safeParse(sampleOf(type)).error).toBeUndefined()
})

test('every event type has a sample', () => {
  for (const type of eventTypes.filter((name) => !name.startsWith('webhook.'))) expect(sampleOf(type)).not.toEqual({})
})
