import { PartnerMessage, partnerNames } from '@sextant/contract/marketplace/schemas'
import type { Segment } from '@sextant/contract/segments/schemas'
import { completed } from '@sextant/domain/marketplace/config'
import type { Config, SegmentEvent } from '@sextant/domain/marketplace/manifest'
import { manifests } from '@sextant/domain/marketplace/manifests'
import { samplePerson, sampleSegments } from '@sextant/domain/marketplace/sample'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drafts } from '../segments/arbitrary'
import { onWire } from '../segments/wire'

const [flight, night] = sampleSegments(new Date('2026-11-21T10:00:00.000Z'))
const ids = { id: '7', trip_id: null }
const segmentEvent = (segment: Segment, of: Partial<SegmentEvent> = {}): SegmentEvent => ({
  event: { id: '42', type: 'segment.created', created: '2026-11-21T10:00:00.000Z' },
  segment,
  person: samplePerson,
  url: 'https://travel.example.com/orgs/1/trips/2',
  ...of,
})
const config: Config = {
  endpoint: 'https://api.example.com/in',
  api_key: 'key-1',
  host: 'files.example.com',
  username: 'sextant',
  password: 'pw',
  folder: '/in',
  host_key: `SHA256:${'A'.repeat(43)}`,
  address: 'plans@example.com',
  partner_user_id: 'p1',
  partner_user_secret: 's1',
}
const sent = (name: (typeof partnerNames)[number], of: SegmentEvent) => {
  const manifest = manifests[name]
  return manifest.compose(of, completed(manifest, config))
}
const jsonTo = (name: (typeof partnerNames)[number], of: SegmentEvent): unknown => {
  const message = sent(name, of)
  return message?.by === 'http' ? JSON.parse(message.body) : null
}

describe('expenses', () => {
  test('are sent for priced bookings with traveler, type, amount and merchant', () => {
    expect(jsonTo('sap_concur', segmentEvent(flight))).toMatchObject({
      id: '0',
      action: 'create',
      traveler_email: 'ada.example@example.com',
      traveler_name: 'Ada Example',
      cost_center: 'CC-420',
      expense_type: 'Airfare',
      transaction_date: '2026-11-21',
      merchant: 'Sample Air',
      amount: '184.20',
      currency: 'EUR',
    })
    expect(sent('ramp', segmentEvent({ ...flight, price: null }))).toBeNull()
  })

  test('carry the API key as a bearer token and the event as the idempotency key', () => {
    expect(sent('zoho_expense', segmentEvent(flight))).toMatchObject({
      by: 'http',
      url: 'https://api.example.com/in',
      headers: { authorization: 'Bearer key-1', 'idempotency-key': 'sextant-42' },
    })
  })

  test('go to Expensify as a form in cents, for people of the team only', () => {
    const message = sent('expensify', segmentEvent(flight))
    const form = new URLSearchParams(message?.by === 'http' ? message.body : '')
    expect(JSON.parse(form.get('requestJobDescription') ?? '')).toMatchObject({
      type: 'create',
      credentials: { partnerUserID: 'p1', partnerUserSecret: 's1' },
      inputSettings: {
        employeeEmail: 'ada.example@example.com',
        transactionList: [{ created: '2026-11-21', currency: 'EUR', amount: 18_420, merchant: 'Sample Air' }],
      },
    })
    expect(sent('expensify', segmentEvent(flight, { person: null }))).toBeNull()
  })
})

test.each([
  ['a new booking', {}, 'segment.created', 'create'],
  ['a changed one', {}, 'segment.updated', 'update'],
  ['a cancelled one', { status: 'Cancelled' }, 'segment.cancelled', 'cancel'],
  ['a deleted one', {}, 'segment.deleted', 'cancel'],
  ['one that is cancelled from the beginning', { status: 'Cancelled' }, 'segment.created', 'cancel'],
] as const)('%s is reported as such', (_, of, type, action) => {
  const event = { id: '1', type, created: '2026-11-21T10:00:00.000Z' }
  expect(jsonTo('crisis24', segmentEvent({ ...flight, ...of }, { event }))).toMatchObject({ action })
})

test('a file has a header and one row, and is named after the time of its event', () => {
  const message = sent('hrs', segmentEvent(night))
  expect(message).toMatchObject({ by: 'sftp', path: '/in/travel-20261121100000-42.csv', type: 'text/csv' })
  const [names, values, rest] = message?.by === 'sftp' ? message.content.split('\r\n') : []
  expect(names?.split(',').slice(0, 5)).toEqual(['id', 'action', 'type', 'confirmation_number', 'hotel'])
  expect(values).toMatch(/^1,create,hotel,/)
  expect(rest).toBe('')
  expect(sent('hrs', segmentEvent(flight))).toBeNull()
})

test('an email has a calendar entry that a later one replaces', () => {
  const message = sent('tripit', segmentEvent(flight))
  expect(message).toMatchObject({
    by: 'mail',
    to: 'plans@example.com',
    subject: 'New booking: Berlin BER → London LHR',
  })
  expect(message?.by === 'mail' && message.attachment.content).toContain('UID:segment-0@travel.example.com')
})

test('entry requirements are requested for flights and trains to another country only', () => {
  expect(jsonTo('sherpa', segmentEvent(flight))).toMatchObject({
    destination_country: 'GB',
    transport: 'AIR',
  })
  expect(sent('sherpa', segmentEvent({ ...flight, end_country_code: 'DE' }))).toBeNull()
  expect(sent('sherpa', segmentEvent(night))).toBeNull()
})

test('each partner is sent nothing or a valid message for any segment', () => {
  fc.assert(
    fc.property(drafts, fc.constantFrom(...partnerNames), fc.boolean(), (of, name, isKnown) => {
      const segment = onWire({ ...of, ...ids })
      const message = sent(name, segmentEvent(segment, isKnown ? {} : { person: null }))
      if (message === null) return
      expect(message.by).toBe(manifests[name].delivery)
      expect(PartnerMessage.safeParse(message).success).toBe(true)
      expect(JSON.stringify(message)).not.toContain('undefined')
    }),
  )
})
