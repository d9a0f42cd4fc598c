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
] as const)('a made-up %s is what the API would answer', (type, schema) => {
  expect(schema.safeParse(sampleOf(type)).error).toBeUndefined()
})

test('there is a sample of every type', () => {
  for (const type of eventTypes.filter((name) => !name.startsWith('webhook.'))) expect(sampleOf(type)).not.toEqual({})
})
