import * as endpoints from '@sextant/contract/imports/endpoints'
import { listSegments } from '@sextant/contract/segments/endpoints'
import { listTrips } from '@sextant/contract/trips/endpoints'
import { expect, test } from 'vitest'
import { xlsxFile } from '../../src/platform/files/xlsx'
import { bookingsOf } from '../kit/bookings'
import { addTraveler } from '../kit/pipeline'
import { testContext } from '../kit/test-context'
import { importRunner, resultsOf } from './import-runner'

const context = testContext()
const runner = importRunner(context)

async function segments(search: string) {
  const input = { team: context.acme, kind: 'all', query: { search } } as const
  const { body } = await context.call(listSegments, input, context.people.owner)
  return listSegments.output.parse(body).data
}

async function problems(id: string) {
  const input = { team: context.acme, id, query: {} }
  const { body } = await context.call(endpoints.readImportResult, input, context.people.owner)
  return endpoints.readImportResult.output.parse(body).data
}

const header =
  'Traveler email,Type,Provider,Confirmation number,Start date,Start time,End date,End time,Origin,Destination,Flight number,Price,Currency'
const flight = (code: string, email = 'ada@trips.test') =>
  `${email},Flight,Lufthansa,${code},2027-03-04,07:05,2027-03-04,08:20,FRA,CDG,LH 1026,210.50,EUR`

test('a row becomes a segment of its traveler’s trip, with airports, zones and airline as from email', async () => {
  const ada = await addTraveler(context, 'Ada', 'Lovelace', 'ada@trips.test')
  const done = await runner.run('trips', `${header}\n${flight('TRIPA1')}\n`)
  expect(await problems(done.id)).toEqual([])
  expect(resultsOf(done)).toEqual({ Created: 1 })
  const [segment] = await segments('TRIPA1')
  expect(segment).toMatchObject({
    type: 'air',
    member_id: ada,
    origin: 'FRA',
    destination: 'CDG',
    iata_code: 'LH',
    flight_number: '1026',
    start_datetime: '2027-03-04T07:05:00',
    start_time_zone_id: 'Europe/Berlin',
    price: '210.50',
    currency: 'EUR',
    source_name: 'people',
    email_id: null,
  })
  const { body } = await context.call(listTrips, { team: context.acme }, context.people.owner)
  expect(listTrips.output.parse(body).data).toMatchObject([{ id: segment?.trip_id, member_id: ada }])
  const { rows } = await context.pool.query('select type from events where resource_id = $1', [segment?.id])
  expect(rows).toContainEqual({ type: 'segment.created' })
})

test('the same file again creates no second booking, and a changed time updates it', async () => {
  const file = `${header}\n${flight('TRIPA2')}\n`
  expect(resultsOf(await runner.run('trips', file))).toEqual({ Created: 1 })
  expect(resultsOf(await runner.run('trips', file))).toEqual({ Unchanged: 1 })
  const later = file.replace('07:05', '07:35')
  expect(resultsOf(await runner.run('trips', later, { options: { update_existing: false } }))).toEqual({
    Skipped: 1,
  })
  expect(resultsOf(await runner.run('trips', later))).toEqual({ Updated: 1 })
  expect(await segments('TRIPA2')).toMatchObject([{ start_datetime: '2027-03-04T07:35:00' }])
})

test('a refund in a row is of the booking, once, and a final invoice replaces the price', async () => {
  const file = `${header},Refund\n${flight('TRIPA9').replace(',EUR', ',USD')},10.50\n`
  await runner.run('trips', file)
  await runner.run('trips', file)
  const booking = await bookingsOf(context).withReference('TRIPA9')
  expect(booking).toMatchObject({ cents: 21_050, net_cents: 20_000 })
  expect(booking.amounts).toMatchObject([{ kind: 'refund', amount: '10.50', source: 'import', email_id: null }])
  const stay = 'Traveler email,Type,Hotel name,Confirmation number,Start date,End date,Price,Currency,Folio'
  await runner.run('trips', `${stay}\nada@trips.test,Hotel,Hotel Bristol,STAY9,2027-03-04,2027-03-06,300,USD,312.40\n`)
  expect(await bookingsOf(context).withReference('STAY9')).toMatchObject({ cents: 30_000, net_cents: 31_240 })
})

test('a cancelled row cancels an existing booking, and creates nothing', async () => {
  const cancelled = (code: string) => `${header},Status\n${flight(code)},Cancelled\n`
  await runner.run('trips', `${header}\n${flight('TRIPA3')}\n`)
  expect(resultsOf(await runner.run('trips', cancelled('TRIPA3')))).toEqual({ Updated: 1 })
  expect(await segments('TRIPA3')).toMatchObject([{ status: 'Cancelled' }])
  const unknown = await runner.run('trips', cancelled('TRIPA4').replaceAll('2027-03-04', '2028-05-06'))
  expect(resultsOf(unknown)).toEqual({ Skipped: 1 })
  expect(await problems(unknown.id)).toMatchObject([{ row: 2, level: 'warning' }])
})

test('a booking of an unknown traveler is kept under their name, with a warning', async () => {
  const row = flight('TRIPA5', '').replace(/^,/, 'Zoe Unknown,')
  const done = await runner.run('trips', `${header.replace('Traveler email', 'Traveler name')}\n${row}\n`)
  expect(resultsOf(done)).toEqual({ Created: 1 })
  expect(await problems(done.id)).toMatchObject([
    { level: 'warning', message: 'No person of the team was recognised as the traveler.' },
  ])
  expect(await segments('TRIPA5')).toMatchObject([{ member_id: null, travelers: ['Zoe Unknown'] }])
})

test('a dry run of bookings writes nothing', async () => {
  const done = await runner.run('trips', `${header}\n${flight('TRIPA6')}\n`, { options: { dry_run: true } })
  expect(resultsOf(done)).toEqual({ Created: 1 })
  expect(await segments('TRIPA6')).toEqual([])
})

test('dates are read in the detected or the chosen order', async () => {
  const rows = ['13/04/2027', '03/04/2027'].map((day, at) => flight(`TRIPB${at}`).replaceAll('2027-03-04', day))
  const { id, preview } = await runner.upload('trips', `${header}\n${rows.join('\n')}\n`)
  expect(preview?.rows.map(({ values }) => values['start_date'])).toEqual(['2027-04-13', '2027-04-03'])
  const said = await runner.preview(id, { options: { date_order: 'mdy' } })
  expect(said.preview?.rows[1]?.values['start_date']).toBe('2027-03-04')
  expect(said.preview?.rows[0]?.problems.map(({ row, field, level }) => [row, field, level])).toEqual([
    [2, 'start_date', 'error'],
    [2, 'end_date', 'error'],
  ])
})

test('an import reads Excel’s serial days and times in a workbook of bookings', async () => {
  const text = (label: string, value: string) => ({ label, kind: 'text' as const, value: () => value })
  const columns = [
    text('Traveler email', 'ada@trips.test'),
    text('Type', 'Hotel'),
    text('Hotel', 'Hôtel des Quais'),
    text('City', 'Paris'),
    text('Confirmation number', 'TRIPC1'),
    { label: 'Check-in', kind: 'day' as const, value: () => '2027-05-06' },
    { label: 'Check-out', kind: 'day' as const, value: () => '2027-05-08' },
    { label: 'Price', kind: 'number' as const, value: () => 0.1 + 0.2 },
    text('Currency', 'EUR'),
  ]
  const rows = (async function* () {
    yield [{}]
  })()
  const chunks: Uint8Array[] = []
  for await (const chunk of xlsxFile('Stays', columns, rows)) chunks.push(chunk)
  const ready = await runner.upload('trips', Buffer.concat(chunks), 'stays.xlsx')
  expect(ready.sheets).toEqual(['Stays'])
  expect(ready.preview?.rows[0]?.cells).toEqual([
    'ada@trips.test',
    'Hotel',
    'Hôtel des Quais',
    'Paris',
    'TRIPC1',
    '2027-05-06',
    '2027-05-08',
    '0.3',
    'EUR',
  ])
  const response = await context.call(
    endpoints.processImport,
    { team: context.acme, id: ready.id, body: {} },
    context.people.owner,
  )
  expect(response.status).toBe(200)
  await runner.drain()
  expect(await segments('TRIPC1')).toMatchObject([
    { type: 'hotel', checkin_date: '2027-05-06', checkout_date: '2027-05-08', price: '0.30' },
  ])
})
