import { User } from '@sextant/contract/account/schemas'
import { Application, ApplicationKey } from '@sextant/contract/applications/schemas'
import {
  hotelNightsChart,
  segmentBookingsChart,
  segmentCostsChart,
  segmentSourcesChart,
  spendChart,
  travelChart,
} from '@sextant/contract/dashboard/charts'
import { emailsChart } from '@sextant/contract/dashboard/developer'
import { orgDashboard } from '@sextant/contract/dashboard/endpoints'
import { Ruleset, rulesetLabels } from '@sextant/contract/downloads/rulesets'
import { Download, downloadTypes } from '@sextant/contract/downloads/schemas'
import { EmailDetail, EmailEvent } from '@sextant/contract/emails/schemas'
import { Import, RowProblem } from '@sextant/contract/imports/schemas'
import { page } from '@sextant/contract/kit/wire'
import { Mailbox } from '@sextant/contract/mailboxes/schemas'
import { Connection, ConnectionPartner } from '@sextant/contract/marketplace/schemas'
import { devReportTypes, orgReportTypes, Report } from '@sextant/contract/reports/schemas'
import { FlightStatus } from '@sextant/contract/segments/flight-status'
import {
  ActivitySegment,
  AirSegment,
  activityTypes,
  CarSegment,
  HotelSegment,
  RailSegment,
  segmentTypes,
  travelTypes,
} from '@sextant/contract/segments/schemas'
import { Team } from '@sextant/contract/teams/schemas'
import { Traveler } from '@sextant/contract/travelers/schemas'
import { TripDetail } from '@sextant/contract/trips/schemas'
import { Callback, Webhook } from '@sextant/contract/webhooks/schemas'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

/** The parts of a JSON schema that contain field names. */
type Described = {
  properties?: Record<string, Described> | undefined
  items?: Described | undefined
  anyOf?: Described[] | undefined
}
const Described: z.ZodMiniType<Described> = z.object({
  get properties() {
    return z.optional(z.record(z.string(), Described))
  },
  get items() {
    return z.optional(Described)
  },
  get anyOf() {
    return z.optional(z.array(Described))
  },
})

/** The names of a schema's fields. Nested ones are given as paths: `data.segments`, `results[].label`. */
function fieldsOf(schema: z.ZodMiniType): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = ({ properties = {}, items, anyOf = [] }: Described, path: string) => {
    for (const [name, field] of Object.entries(properties)) {
      names.add(path + name)
      visit(field, `${path + name}.`)
    }
    if (items) visit(items, `${path.replace(/\.$/, '')}[].`)
    for (const one of anyOf) visit(one, path)
  }
  visit(Described.parse(z.toJSONSchema(schema, { unrepresentable: 'any' })), '')
  return names
}

const stamped = ['created', 'modified']
const place = (end: 'start' | 'end') =>
  ['latitude', 'longitude', 'datetime', 'locality', 'admin_code', 'country_code'].map((name) => `${end}_${name}`)
const segment = [
  'id',
  'type',
  'sub_type',
  'numberOfNights',
  'numberOfDays',
  'provider',
  'source_classification',
  ...place('start'),
  ...place('end'),
]

test.each<[string, z.ZodMiniType, readonly string[]]>([
  ['connection-partner', ConnectionPartner, ['id', 'machine_name']],
  ['connection', Connection, ['id', 'app_id', 'status', ...stamped]],
  ['email', EmailDetail, ['id', 'headers', 'headers[].name', 'headers[].value', 'attachments', ...stamped]],
  ['event of an email', EmailEvent, ['id', 'email_id', 'type', 'created']],
  ['callback of an email', Callback, ['id', 'event_id', 'webhook_id']],
  ['user', User, ['id', 'name', 'email', 'roles.org', 'roles.dev', 'roles.global', 'teams', 'first_name', 'last_name']],
  ['team', Team, ['id', 'name', 'region', 'teamType', 'sso_enabled', 'onboard', 'status', ...stamped]],
  ['webhook', Webhook, ['id', 'status', ...stamped]],
  ['application', Application, ['id', ...stamped]],
  ['key of an application', ApplicationKey, ['secret']],
  ['mailbox', Mailbox, ['id', 'attributes', ...stamped]],
  ['traveler', Traveler, ['id', 'trips', 'extra_email_addresses', 'extra_email_addresses[].id', ...stamped]],
  ['report', Report, ['id', 'attributes.status', ...stamped]],
  ['import', Import, ['id', 'status', 'results[].label', 'results[].count', ...stamped]],
  ['row of an import’s result', RowProblem, ['message', 'value']],
  ['trip', TripDetail, ['id', 'owner', 'segments', ...stamped]],
  ['flight', AirSegment, segment],
  ['stay', HotelSegment, segment],
  ['rental', CarSegment, segment],
  ['train', RailSegment, segment],
  ['activity', ActivitySegment, [...segment, 'activity_type']],
  ['flight status, by its segment', FlightStatus, ['id', 'status']],
  ['ruleset', Ruleset, ['type', 'domains[].name', 'domains[].created', 'modified']],
  ['download', Download, ['url', 'type', 'download_url', ...stamped]],
  ['dashboard', orgDashboard.output, ['data.trips']],
  ['datasets of emails', emailsChart.output, ['data.datasets[].label', 'data.datasets[].data[].value']],
  ['chart of travel', travelChart.output, ['data[].interval', 'data[].unique']],
  ['chart of spend', spendChart.output, ['data[].direct.total', 'data[].tmc.total', 'data[].direct.unique']],
  ['chart of bookings by class', segmentBookingsChart.output, ['data[].segments', 'data[].segments_unique']],
  ['chart of nights', hotelNightsChart.output, ['data[].nights', 'data[].computed_ppu', 'data[].computed_spend']],
  ['chart of costs', segmentCostsChart.output, ['data.avg_diff', 'data.tmc.computed_ppu']],
  [
    'chart of sources',
    segmentSourcesChart.output,
    ['data.sources[].source', 'data.sources[].source_name', 'data.sources[].class'],
  ],
])('the %s has the fields of the specification (§3)', (_name, schema, fields) => {
  const known = fieldsOf(schema)
  expect(fields.filter((field) => !known.has(field))).toEqual([])
})

test('a list is a page of data with meta and links', () => {
  const fields = fieldsOf(page(Import))
  for (const name of ['data', 'meta.total', 'meta.count', 'meta.limit', 'links.next', 'links.previous'])
    expect(fields).toContain(name)
})

test('no response except the one that creates the secret contains the client secret', () => {
  expect(fieldsOf(Application)).not.toContain('secret')
})

test('segments, travel, downloads, rulesets and reports have the types of the specification (§2, §3)', () => {
  expect(segmentTypes).toEqual(['air', 'hotel', 'car', 'rail', 'activity'])
  expect(activityTypes.toSorted()).toEqual(['general', 'restaurant', 'transportation'])
  expect(HotelSegment.shape.sub_type.safeParse('overnight').success).toBe(true)
  expect(travelTypes.join()).toBe('all,trip,air,hotel,car,rail,transportation,restaurant,activity')
  expect(downloadTypes).toEqual(['excel', 'gsheet'])
  expect(Object.entries(rulesetLabels)).toEqual([
    ['air', 'Airlines'],
    ['hotel', 'Hotels'],
    ['car', 'Car Rental Agencies'],
    ['rail', 'Rail Lines'],
    ['ota', 'Online Travel Agencies'],
    ['tmc', 'Travel Management Companies'],
    ['transportation', 'Transportation Services'],
    ['activity', 'Activities'],
  ])
  expect(orgReportTypes.join()).toBe(
    'all_segments,flight_spend,hotel_spend,car_spend,rail_spend,ground_spend,origin_destination,member,email',
  )
  expect(devReportTypes).toEqual(['email', 'mailbox', 'client', 'webhook'])
})
