import { listFlightStatuses } from '@sextant/contract/segments/endpoints'
import type { FlightStatus } from '@sextant/contract/segments/flight-status'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../../src/platform/clock'
import { type AeroApi, aeroFlight, startAeroApi } from '../../kit/aero-api'
import { eventsOf } from '../../kit/events'
import { flight, mail, stay } from '../../kit/mails'
import { makePipeline, type Pipeline } from '../../kit/pipeline'
import { refusals } from '../../kit/refusals'
import { createTestContext, type TestContext } from '../../kit/test-context'
import { back, outward, travelOf } from '../../kit/travel'

/** The evening before the outbound flight. */
let now = new Date('2027-02-28T18:00:00Z')
const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000)
}

let aero: AeroApi
let context: TestContext
let pipeline: Pipeline
let out: string
let home: string
let hotel: string
beforeAll(async () => {
  aero = await startAeroApi()
  const variables = { FLIGHTAWARE_API_KEY: 'a key', FLIGHTAWARE_URL: aero.url }
  context = await createTestContext({ ...systemClock, now: () => now }, undefined, variables)
  pipeline = makePipeline(context)
  await pipeline.receive(mail({ reservations: [outward, back, stay()] }))
  await context.pool.query('update segments set modified = $1', ['2027-02-01T00:00:00Z'])
  const travel = travelOf(context)
  ;[out = '', home = ''] = (await travel.segments({}, 'air')).map(({ id }) => id)
  hotel = (await travel.segments({}, 'hotel'))[0]?.id ?? ''
})
afterAll(async () => {
  await pipeline.stop()
  await context.close()
  await aero.close()
})
beforeEach(async () => {
  aero.requests.length = 0
  await context.pool.query('delete from flight_statuses')
})

async function statuses(...ids: string[]): Promise<FlightStatus[]> {
  const input = { team: context.acme, query: { ids: ids.join(',') } }
  const answer = await context.call(listFlightStatuses, input, context.people.viewer)
  expect(answer.status).toBe(200)
  return listFlightStatuses.output.parse(answer.body).data
}

describe('a provider of flight statuses', () => {
  test('a flight has the provider’s status', async () => {
    aero.answer(200, {
      flights: [
        aeroFlight({
          departure_delay: 1500,
          estimated_out: '2027-03-01T06:30:00Z',
          gate_origin: 'B20',
          baggage_claim: '4',
        }),
      ],
    })
    expect(await statuses(out)).toEqual([
      {
        id: out,
        status: 'delayed',
        departure: {
          scheduled: '2027-03-01T06:05:00.000Z',
          estimated: '2027-03-01T06:30:00.000Z',
          actual: null,
        },
        arrival: {
          scheduled: '2027-03-01T07:20:00.000Z',
          estimated: '2027-03-01T07:20:00.000Z',
          actual: null,
        },
        origin_terminal: '1',
        origin_gate: 'B20',
        destination_terminal: '1',
        destination_gate: null,
        baggage_claim: '4',
        delay_minutes: 25,
        source: 'flightaware',
        last_modified: now.toISOString(),
      },
    ])
    expect(aero.requests).toMatchObject([{ path: '/aeroapi/flights/LH1020', key: 'a key' }])
    expect(aero.requests[0]?.query.get('start')).toBe('2027-02-28T18:05:00Z')
    expect(aero.requests[0]?.query.get('end')).toBe('2027-03-01T18:05:00Z')
  })

  test.each([
    ['cancelled', { cancelled: true }],
    ['diverted', { diverted: true }],
    ['on_time', { departure_delay: 300 }],
    ['scheduled', { departure_delay: null, arrival_delay: null }],
    ['in_flight', { actual_off: '2027-03-01T06:20:00Z' }],
    ['arrived', { actual_out: '2027-03-01T06:10:00Z', actual_in: '2027-03-01T07:22:00Z' }],
  ])('reports a flight as %s', async (status, of) => {
    aero.answer(200, { flights: [aeroFlight(of)] })
    expect(await statuses(out)).toMatchObject([{ status, source: 'flightaware' }])
  })

  test('may know several flights with one number, of which the booked one is used', async () => {
    const day = { scheduled_out: '2027-02-28T06:05:00Z', gate_origin: 'the day before' }
    const onward = { origin: { code_iata: 'CDG' }, destination: { code_iata: 'BIO' }, gate_origin: 'onward' }
    aero.answer(200, { flights: [aeroFlight(day), aeroFlight(onward), aeroFlight()] })
    expect(await statuses(out)).toMatchObject([{ origin_gate: 'A24' }])
  })

  test('is queried again only after some minutes', async () => {
    aero.answer(200, { flights: [aeroFlight()] })
    await statuses(out)
    later(2)
    await statuses(out)
    expect(aero.requests).toHaveLength(1)
    later(2)
    await statuses(out)
    expect(aero.requests).toHaveLength(2)
  })

  test('reports each change in one event', async () => {
    const before = (await eventsOf(context, 'flight_status.updated')).length
    for (const gate of ['A24', 'A24', 'B20']) {
      aero.answer(200, { flights: [aeroFlight({ gate_origin: gate })] })
      await statuses(out)
      later(4)
    }
    expect((await eventsOf(context, 'flight_status.updated')).slice(before)).toEqual([out])
  })

  test('that fails leaves the status of the booking', async () => {
    for (const status of [500, 401, 429]) {
      aero.answer(status, { title: 'Error', reason: 'ERROR', detail: 'No.', status })
      expect(await statuses(out)).toMatchObject([{ status: 'scheduled', source: 'itinerary' }])
    }
    aero.answer(200, { flights: 'none' })
    expect(await statuses(out)).toMatchObject([{ source: 'itinerary' }])
  })

  test('that fails for all flights is not queried further', async () => {
    const at = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString()
    const reservations = [1, 2, 3, 4, 5, 6].map((n) =>
      flight({ code: `DOWN0${n}`, number: `300${n}`, departure: at(2 * n), arrival: at(2 * n + 1) }),
    )
    await pipeline.receive(mail({ reservations }))
    const ids = (await travelOf(context).segments({ search: 'DOWN' }, 'air')).map(({ id }) => id)
    aero.answer(500, {})
    expect(await statuses(...ids)).toHaveLength(6)
    expect(aero.requests).toHaveLength(4)
  })

  test('is queried again if the stored status has an outdated form', async () => {
    aero.answer(200, { flights: [aeroFlight()] })
    await statuses(out)
    await context.pool.query("update flight_statuses set status = status - 'departure'")
    expect(await statuses(out)).toMatchObject([{ source: 'flightaware' }])
    expect(aero.requests).toHaveLength(2)
  })

  test('that does not know the flight leaves the status of the booking', async () => {
    aero.answer(200, { flights: [] })
    expect(await statuses(out)).toMatchObject([{ status: 'scheduled', source: 'itinerary' }])
  })

  test('is not queried for flights out of range or cancelled', async () => {
    expect(await statuses(home)).toMatchObject([{ status: 'scheduled', source: 'itinerary' }])
    await context.pool.query("update segments set status = 'Cancelled' where id = $1", [out])
    expect(await statuses(out)).toMatchObject([{ status: 'cancelled', source: 'itinerary' }])
    await context.pool.query("update segments set status = 'Active' where id = $1", [out])
    expect(aero.requests).toEqual([])
  })
})

test('ids that are not flights of the team are omitted', async () => {
  aero.answer(200, { flights: [] })
  expect((await statuses(out, hotel, '999999', out)).map(({ id }) => id)).toEqual([out])
  const input = { team: context.globex, query: { ids: out } }
  expect((await context.call(listFlightStatuses, input, context.globexOwner)).body).toEqual({ data: [] })
})

refusals(listFlightStatuses, () => context, {
  input: (team) => ({ team, query: { ids: '1' } }),
  wrong: [{ field: 'ids', input: (team) => ({ team, query: { ids: 'LH1020' } }) }],
})
