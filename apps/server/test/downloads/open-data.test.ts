import { createHash } from 'node:crypto'
import { Night, OpenData, readNightFile, readOpenData, updateOpenData } from '@sextant/contract/downloads/open-data'
import type { TeamRef } from '@sextant/contract/kit/team'
import { createDataRequest } from '@sextant/contract/travelers/privacy'
import { parquetReadObjects } from 'hyparquet'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nightKey } from '../../src/downloads/open-data/jobs'
import { starSchema } from '../../src/downloads/open-data/star-schema'
import { downloadJobs } from '../../src/downloads/worker'
import { handleDeleteBlobs } from '../../src/platform/blobs/worker'
import { fixedClock } from '../../src/platform/clock'
import { runNext } from '../../src/platform/jobs/run-next'
import { privacyJobs } from '../../src/travelers/privacy/worker'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { addTeam, testContext } from '../kit/test-context'
import { recordsOfCsv } from '../kit/workbook'

const night = '2027-02-15'
const context = testContext(fixedClock(`${night}T12:00:00.000Z`))
const pipeline = testPipeline(context)
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await context.pool.query("update travelers set title = '=cmd()' where email = 'grace@acme.test'")
  await pipeline.receive(mail({ reservations: [stay(), flight()] }))
})

const admin = () => context.people['super-admin']
const jobs = new Map([...downloadJobs, ...privacyJobs, handleDeleteBlobs].map((job) => [job.kind, job]))
/** Runs all due jobs; the search for due nights becomes due again at once. */
const work = async (services = context.services): Promise<void> => {
  await context.pool.query("update jobs set run_at = now() where kind = 'downloads.nights'")
  while (await runNext(services, jobs));
}
const at = (instant: string) => ({ ...context.services, clock: fixedClock(instant) })
const one = z.object({ data: OpenData })
const read = async (team: TeamRef = context.acme): Promise<OpenData> =>
  one.parse((await context.call(readOpenData, { team }, admin())).body).data
const switchTo = async (enabled: boolean, team: TeamRef = context.acme): Promise<OpenData> =>
  one.parse((await context.call(updateOpenData, { team, body: { enabled } }, admin())).body).data
const fileOf = async (file: string, team: TeamRef = context.acme) =>
  await context.app.inject({
    url: `/api/orgs/${team.id}/open-data/${night}/${file}`,
    headers: { cookie: admin().cookie },
  })
const rowsOf = async (table: string) => {
  const { rawPayload } = await fileOf(`${table}.parquet`)
  const file = rawPayload.buffer.slice(rawPayload.byteOffset, rawPayload.byteOffset + rawPayload.length)
  return await parquetReadObjects({ file: file instanceof ArrayBuffer ? file : new ArrayBuffer(0) })
}

refusals(readOpenData, () => context, { input: (team) => ({ team }) })
refusals(updateOpenData, () => context, {
  input: (team) => ({ team, body: { enabled: true } }),
  wrong: [{ input: (team) => ({ team, body: { enabled: JSON.parse('"yes"') } }), field: 'enabled' }],
})
refusals(readNightFile, () => context, { input: (team) => ({ team, night, name: 'manifest.json' }) })

describe('open data', () => {
  test('is disabled by default, and written immediately once enabled', async () => {
    await work()
    expect(await read()).toEqual({ enabled: false, nights: [], sql_available: false, reader: null })
    expect((await switchTo(true)).enabled).toBe(true)
    await work()
    const { nights } = await read()
    expect(nights.map((each) => each.night)).toEqual([night])
    expect(nights[0]?.files.map(({ name, row_count }) => `${name} ${row_count}`)).toEqual([
      'segments.parquet 2',
      'segments.csv 2',
      'trips.parquet 1',
      'trips.csv 1',
      'people.parquet 1',
      'people.csv 1',
      'mails.parquet 1',
      'mails.csv 1',
      'manifest.json 8',
    ])
  })

  test('as Parquet has every column of the star schema, typed', async () => {
    const segments = await rowsOf('segments')
    expect(Object.keys(segments[0] ?? {})).toEqual(Object.keys(starSchema.segments.columns))
    expect(segments.find(({ type }) => type === 'air')).toMatchObject({
      start_date: new Date('2027-03-01'),
      start_local: new Date('2027-03-01T07:05:00Z'),
      start_utc: new Date('2027-03-01T06:05:00Z'),
      start_time_zone: 'Europe/Berlin',
      price: 212.4,
      amount_cents: 21_240n,
      origin: 'FRA',
      destination: 'CDG',
      cancelled_at: null,
    })
    const [trips, people, mails] = [await rowsOf('trips'), await rowsOf('people'), await rowsOf('mails')]
    expect(people).toMatchObject([{ first_name: 'Grace', title: '=cmd()', email: 'grace@acme.test' }])
    expect(mails).toMatchObject([{ sender_domain: 'lufthansa.com', status: 'Processed', segments: 2n }])
    for (const row of segments) {
      expect(row['trip_id']).toBe(trips[0]?.['trip_id'])
      expect(row['person_id']).toBe(people[0]?.['person_id'])
      expect(row['mail_id']).toBe(mails[0]?.['mail_id'])
    }
  })

  test('as CSV has the same values, without formulas', async () => {
    const [names = [], person = []] = recordsOfCsv((await fileOf('people.csv')).payload)
    expect(names).toEqual(Object.keys(starSchema.people.columns))
    expect(person[names.indexOf('title')]).toBe("'=cmd()")
    const [, ...rows] = recordsOfCsv((await fileOf('segments.csv')).payload)
    expect(rows).toHaveLength(2)
  })

  test('has a manifest that describes each file', async () => {
    const file = await fileOf('manifest.json')
    const manifest = z.object({ night: z.string(), currency: z.string(), files: Night.shape.files }).parse(file.json())
    expect([manifest.night, manifest.currency, manifest.files.length]).toEqual([night, 'USD', 8])
    for (const { name, sha256, size_bytes } of manifest.files) {
      const { rawPayload } = await fileOf(name)
      expect([name, rawPayload.length]).toEqual([name, size_bytes])
      expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(sha256)
    }
  })

  test('is written once a night, from two o’clock in the team’s time zone', async () => {
    const team = await addTeam(context.pool, 'org', 'Zone')
    await context.pool.query("update teams set time_zone_id = 'America/New_York' where id = $1", [team.id])
    await switchTo(true, team)
    const nightsAt = async (instant: string) => {
      await work(at(instant))
      return (await read(team)).nights.map((each) => each.night)
    }
    expect(await nightsAt('2027-02-15T12:00:00Z')).toEqual(['2027-02-15'])
    expect(await nightsAt('2027-02-16T06:59:00Z')).toEqual(['2027-02-15'])
    expect(await nightsAt('2027-02-16T07:00:00Z')).toEqual(['2027-02-16', '2027-02-15'])
    expect(await nightsAt('2027-02-16T20:00:00Z')).toEqual(['2027-02-16', '2027-02-15'])
  })

  test('retains seven nights, and deletes the files of the eighth', async () => {
    const team = await addTeam(context.pool, 'org', 'Week')
    await switchTo(true, team)
    for (let day = 15; day <= 22; day += 1) await work(at(`2027-02-${day}T12:00:00Z`))
    await work()
    const { nights } = await read(team)
    expect([nights.length, nights.at(-1)?.night]).toEqual([7, '2027-02-16'])
    expect(await context.services.blobs.get(nightKey(team.id, '2027-02-15', 'trips.csv'))).toBeNull()
    expect(await context.services.blobs.get(nightKey(team.id, '2027-02-16', 'trips.csv'))).not.toBeNull()
  })

  test('of one team has no row of another', async () => {
    await switchTo(true, context.globex)
    await work()
    expect(
      (await read(context.globex)).nights[0]?.files.every(
        ({ row_count, name }) => row_count === 0 || name === 'manifest.json',
      ),
    ).toBe(true)
    expect(
      (await context.call(readNightFile, { team: context.globex, night, name: 'trips.csv' }, context.people.owner))
        .status,
    ).toBe(404)
  })

  test('leaves no file when disabled, even while one is being written', async () => {
    const team = await addTeam(context.pool, 'org', 'Off')
    await switchTo(true, team)
    const write = async (key: string, chunks: AsyncIterable<Uint8Array>) => {
      await context.services.blobs.write(key, chunks)
      if (key.endsWith('mails.csv')) await switchTo(false, team)
    }
    await work({ ...context.services, blobs: { ...context.services.blobs, write } })
    expect(await read(team)).toMatchObject({ enabled: false, nights: [] })
    expect(await context.services.blobs.get(nightKey(team.id, night, 'people.csv'))).toBeNull()
    expect((await fileOf('people.csv', team)).statusCode).toBe(404)
  })

  test('keeps its files when it is rewritten because of a concurrent change', async () => {
    const team = await addTeam(context.pool, 'org', 'Anew')
    await switchTo(true, team)
    let changes = 1
    const write = async (key: string, chunks: AsyncIterable<Uint8Array>) => {
      await context.services.blobs.write(key, chunks)
      if (key.endsWith('manifest.json') && changes-- > 0)
        await context.pool.query('update open_data set modified = clock_timestamp() where team_id = $1', [team.id])
    }
    const services = { ...context.services, blobs: { ...context.services.blobs, write } }
    const written = new Map(downloadJobs.map((job) => [job.kind, job]))
    while (await runNext(services, written));
    await work()
    expect((await read(team)).nights).toHaveLength(1)
    expect((await fileOf('manifest.json', team)).statusCode).toBe(200)
  })

  test('is not found for unknown nights and files', async () => {
    for (const address of [
      `2027-02-14/trips.csv`,
      `${night}/users.csv`,
      `${night}/..%2Ftrips.csv`,
      'today/trips.csv',
    ]) {
      const { statusCode } = await context.app.inject({
        url: `/api/orgs/${context.acme.id}/open-data/${address}`,
        headers: { cookie: admin().cookie },
      })
      expect([address, statusCode]).toEqual([address, 404])
    }
  })

  test('loses all nights in an erasure, and the next one is without the person', async () => {
    const email = 'grace@acme.test'
    await context.call(
      createDataRequest,
      { team: context.acme, body: { type: 'erase', email, confirm: email } },
      admin(),
    )
    await work()
    await work()
    expect(await rowsOf('people')).toEqual([])
    expect((await read()).nights).toHaveLength(1)
  })
})
