import { page } from '@sextant/contract/kit/wire'
import { readTraveler } from '@sextant/contract/travelers/endpoints'
import {
  exportWhereabouts,
  groupWhereabouts,
  listWhereabouts,
  messageTravelers,
  Whereabout,
} from '@sextant/contract/trips/where'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fixedClock } from '../../src/platform/clock'
import { flight, mail, stay } from '../kit/mails'
import { openOutbox } from '../kit/outbox'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { back, outward, travelOf } from '../kit/travel'

const context = testContext(fixedClock('2027-03-02T12:00:00Z'))
const pipeline = testPipeline(context)
let grace: string
let ada: string
beforeAll(async () => {
  grace = await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  ada = await addTraveler(context, 'Ada', 'Byron', 'ada@acme.test')
  await context.pool.query("update travelers set home_city = 'London', country = 'GB' where id = $1", [ada])
  await addTraveler(context, 'Zoë', 'Nobody', 'zoe@acme.test')
  await pipeline.receive(mail({ reservations: [outward, back, stay()] }))
})

const list = async (query: object = {}) =>
  z.parse(
    page(Whereabout),
    (await context.call(listWhereabouts, { team: context.acme, query }, context.people.viewer)).body,
  )
const whereabouts = async (query: object = {}) =>
  (await list(query)).data.map(({ name, kind, locality }) => [name, kind, locality].join(' ').trim())
const precision = async (value: string) =>
  await context.pool.query('update travelers set location_precision = $1 where id = $2', [value, grace])

const message = { member_ids: ['1'], subject: 'Strike in Paris', text: 'Call us.' }
refusals(listWhereabouts, () => context, {
  input: (team) => ({ team }),
  wrong: [
    { field: 'at', input: (team) => ({ team, query: { at: 'noon' } }) },
    { field: 'at', input: (team) => ({ team, query: { at: '0000-01-01T00:00:00Z' } }) },
    { field: 'kind', input: (team) => ({ team, query: { kind: 'lost' } }) },
    { field: 'next', input: (team) => ({ team, query: { next: 'nonsense' } }) },
  ],
})
refusals(groupWhereabouts, () => context, {
  input: (team) => ({ team, query: { by: 'city' as const } }),
  wrong: [{ field: 'at', input: (team) => ({ team, query: { by: 'city' as const, at: 'noon' } }) }],
})
refusals(exportWhereabouts, () => context, {
  input: (team) => ({ team }),
  wrong: [{ field: 'ids', input: (team) => ({ team, query: { ids: 'all' } }) }],
})
refusals(messageTravelers, () => context, {
  input: (team) => ({ team, body: message }),
  wrong: [{ field: 'subject', input: (team) => ({ team, body: { ...message, subject: '' } }) }],
})

describe('where people are', () => {
  test('is listed by name, with the booking that proves it', async () => {
    expect(await whereabouts()).toEqual(['Ada Byron home London', 'Grace Hopper staying Paris', 'Zoë Nobody unknown'])
    const found = (await list({ search: 'grace' })).data[0]
    expect(found).toMatchObject({
      place: 'Hôtel des Quais',
      hotel: 'Hôtel des Quais',
      country_code: 'FR',
      until: '2027-03-04T10:00:00.000Z',
      time_zone_id: 'Europe/Paris',
      segment: { type: 'hotel', confirmation_no: 'H-55120' },
    })
    expect(found?.trip_id).toBe(found?.segment?.trip_id)
  })

  test.each(['paris', 'France', 'hotel des quais', 'grace', 'Hopper'])('is found by %s', async (search) => {
    expect(await whereabouts({ search })).toEqual(['Grace Hopper staying Paris'])
    const { body } = await context.call(
      groupWhereabouts,
      { team: context.acme, query: { by: 'city', search } },
      context.people.viewer,
    )
    expect(body).toMatchObject({ meta: { people: 1, kinds: { staying: 1, home: 0 } } })
  })

  test('changes with the instant', async () => {
    const at = '2027-03-04T18:00:00.000Z'
    expect((await list({ at, kind: 'in_transit' })).data).toMatchObject([
      { flight: 'LH1035', locality: 'Frankfurt am Main', until: '2027-03-04T18:35:00.000Z' },
    ])
    expect(await whereabouts({ at: '2027-02-28T12:00:00.000Z', kind: 'home,staying' })).toEqual([
      'Ada Byron home London',
    ])
    const ahead = (await list({ at: '2027-02-28T12:00:00.000Z', search: 'grace' })).data
    expect(ahead).toMatchObject([{ kind: 'unknown', until: '2027-03-01T06:05:00.000Z', segment: null }])
  })

  test('ignores cancelled bookings', async () => {
    const code = 'GONE99'
    const at = { departure: '2027-05-01T07:05:00+02:00', arrival: '2027-05-01T08:20:00+02:00' }
    await pipeline.receive(mail({ reservations: [flight({ code, ...at })] }))
    const during = { at: '2027-05-01T05:30:00.000Z', search: 'grace' }
    expect((await list(during)).data[0]?.kind).toBe('in_transit')
    const cancelled = flight({ code, ...at, status: 'Cancelled' })
    await pipeline.receive(mail({ reservations: [cancelled], date: 'Tue, 02 Feb 2027 10:00:00 +0000' }))
    expect((await list(during)).data[0]).toMatchObject({ kind: 'unknown', segment: null })
  })

  test('paginates in both directions', async () => {
    const first = await list({ limit: 2 })
    const cursor = (link: string | null, name: string) => new URL(link ?? '', 'http://x').searchParams.get(name) ?? ''
    const second = await list({ limit: 2, next: cursor(first.links.next, 'next') })
    expect(second.data.map(({ name }) => name)).toEqual(['Zoë Nobody'])
    const again = await list({ limit: 2, previous: cursor(second.links.previous, 'previous') })
    expect(again.data).toEqual(first.data)
    expect([again.links.previous, second.links.next]).toEqual([null, null])
  })

  test('respects each person’s precision, on every path', async () => {
    const texts = async (): Promise<string> => {
      const { acme: team, people } = context
      const csv = await context.call(exportWhereabouts, { team }, people.viewer)
      const group = async (by: 'city' | 'hotel') =>
        (await context.call(groupWhereabouts, { team, query: { by } }, people.viewer)).body
      const person = await context.call(readTraveler, { team, id: grace }, people.viewer)
      const location = z.parse(z.object({ data: z.object({ current_location: z.nullable(z.string()) }) }), person.body)
      return JSON.stringify([await list(), csv.body, await group('city'), await group('hotel'), location])
    }
    expect(await texts()).toMatch(/Hôtel des Quais, Paris, France/)
    await precision('city')
    expect(await texts()).toMatch(/Paris/)
    expect(await texts()).not.toMatch(/Quais|H-55120/)
    await precision('country')
    expect(await texts()).toMatch(/"FR"/)
    expect(await texts()).not.toMatch(/Quais|Paris/)
    await precision('none')
    expect(await texts()).not.toMatch(/Quais|Paris|France|FR/)
    expect(await whereabouts({ search: 'grace' })).toEqual(['Grace Hopper unknown'])
    await precision('exact')
  })

  test('is counted by country, city, flight and hotel', async () => {
    const groups = async (by: 'country' | 'city' | 'flight' | 'hotel', query: object = {}) =>
      (await context.call(groupWhereabouts, { team: context.acme, query: { by, ...query } }, context.people.viewer))
        .body
    expect(await groups('country')).toMatchObject({
      data: [
        { key: 'FR', label: 'France', people: 1, kinds: { staying: 1, home: 0 } },
        { key: '', label: 'No country known', people: 1 },
        { key: 'GB', label: 'United Kingdom', people: 1 },
      ],
      meta: { at: '2027-03-02T12:00:00.000Z', people: 3, kinds: { home: 1, staying: 1, unknown: 1 } },
    })
    expect(await groups('city', { country_code: 'GB' })).toMatchObject({
      data: [{ key: 'GB:London', label: 'London', latitude: expect.closeTo(51.5, 0) }],
    })
    expect(await groups('flight', { at: '2027-03-01T07:00:00.000Z', kind: 'in_transit' })).toMatchObject({
      data: [{ key: 'LH1020', people: 1 }],
    })
    expect(await groups('hotel', { kind: 'staying' })).toMatchObject({ data: [{ key: 'Hôtel des Quais' }] })
  })

  test('is exported as a file, for all or some, and audited', async () => {
    const all = await context.call(exportWhereabouts, { team: context.acme }, context.people.viewer)
    expect(String(all.body).trim().split('\r\n')).toHaveLength(4)
    const some = await context.call(
      exportWhereabouts,
      { team: context.acme, query: { ids: grace } },
      context.people.viewer,
    )
    expect(String(some.body)).toMatch(/Grace Hopper,grace@acme.test,,Staying,Hôtel des Quais,Paris,FR,/)
    const { rows } = await context.pool.query(
      "select after from audit_events where action = 'trips.where_export' order by id desc limit 1",
    )
    expect(rows).toMatchObject([{ after: { ids: grace, people: 1 } }])
  })

  test('is limited to one team and active people', async () => {
    const other = await context.call(listWhereabouts, { team: context.globex }, context.globexOwner)
    expect(other.body).toMatchObject({ data: [] })
    await context.pool.query("update travelers set status = 'Inactive' where id = $1", [ada])
    expect(await whereabouts()).toEqual(['Grace Hopper staying Paris', 'Zoë Nobody unknown'])
    await context.pool.query("update travelers set status = 'Active' where id = $1", [ada])
  })
})

describe('a message to travelers', () => {
  test('reaches each in a separate email, with replies to the sender', async () => {
    const outbox = await openOutbox(context)
    const body = { ...message, member_ids: [grace, ada, '999'], text: 'Trains are out.\n\nTake a taxi.' }
    const sent = await context.call(messageTravelers, { team: context.acme, body }, context.people.user)
    expect(sent.body).toEqual({ data: { sent: 2 } })
    const mails = await outbox.collect()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@acme.test', 'grace@acme.test'])
    expect(mails[0]?.header('reply-to')).toContain(context.people.user.email)
    expect(mails[0]?.subject).toBe('Strike in Paris')
    expect(mails[0]?.text).toMatch(/Trains are out\.\n\nTake a taxi\./)
    await outbox.close()
    const { rows } = await context.pool.query("select after from audit_events where action = 'trips.where_message'")
    expect(rows).toMatchObject([{ after: { subject: 'Strike in Paris', member_ids: [grace, ada] } }])
  })

  test('can be sent ten times in 15 minutes', async () => {
    const send = async () =>
      (await context.call(messageTravelers, { team: context.acme, body: message }, context.people.owner)).status
    const statuses: number[] = []
    for (let n = 0; n < 12; n += 1) statuses.push(await send())
    expect([statuses.filter((status) => status === 200 || status === 201).length, statuses.at(-1)]).toEqual([10, 429])
  })
})

test('a fully cancelled trip gives no whereabouts', async () => {
  expect((await travelOf(context).trips({ status: 'Cancelled' })).length).toBe(1)
})
