import {
  createLiveLink,
  listLiveLinks,
  maxLiveLinks,
  readLiveLink,
  revokeLiveLink,
} from '@sextant/contract/downloads/endpoints'
import { LiveLink } from '@sextant/contract/downloads/schemas'
import type { TeamRef } from '@sextant/contract/kit/team'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { makeApi } from '../../src/main/api'
import { readEnv } from '../../src/platform/env'
import { makeLog } from '../../src/platform/log'
import { flight, mail, stay } from '../kit/mails'
import { addTraveler, testPipeline } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { addTeam, testContext } from '../kit/test-context'
import { recordsOfCsv } from '../kit/workbook'

const context = testContext()
const pipeline = testPipeline(context)
beforeAll(async () => {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await pipeline.receive(mail({ reservations: [flight()] }))
})

const owner = () => context.people.owner
const created = z.object({ data: z.extend(LiveLink, { url: z.string() }) })
const create = async (body: object = {}, team: TeamRef = context.acme) => {
  const { body: answer } = await context.call(
    createLiveLink,
    { team, body: { name: 'Sheet', ...body } },
    context.people['super-admin'],
  )
  const { data } = created.parse(answer)
  return { ...data, token: /\/live\/(.*)\.csv$/.exec(data.url)?.[1] ?? '' }
}
let addresses = 0
/** Reads a link anonymously, each time from a different IP address. */
const readAs = async (token: string, remoteAddress = `198.51.100.${(addresses += 1)}`, app = context.app) =>
  await app.inject({ url: `/api/live/${token}.csv`, remoteAddress })

refusals(listLiveLinks, () => context, { input: (team) => ({ team }) })
refusals(createLiveLink, () => context, {
  input: (team) => ({ team, body: { name: 'Sheet' } }),
  wrong: [
    { input: (team) => ({ team, body: { name: ' ' } }), field: 'name' },
    {
      input: (team) => ({ team, body: { name: 'x', start_date: '2027-02-02', end_date: '2027-02-01' } }),
      field: 'end_date',
    },
  ],
})
refusals(revokeLiveLink, () => context, { input: (team) => ({ team, id: '1' }) })

describe('a live link', () => {
  test('returns the current travel to anyone who has it', async () => {
    const { token, url } = await create({ start_date: '2027-01-01' })
    expect(url).toMatch(/^http:\/\/localhost:3000\/api\/live\/[\w-]{43}\.csv$/)
    const { statusCode, headers, payload } = await readAs(token)
    expect([statusCode, headers['content-type'], headers['referrer-policy'], headers['cache-control']]).toEqual([
      200,
      'text/csv',
      'no-referrer',
      'no-store',
    ])
    const [labels = [], ...rows] = recordsOfCsv(payload)
    expect(rows.map((row) => row[labels.indexOf('Traveler email')])).toEqual(['grace@acme.test'])
    await pipeline.receive(mail({ reservations: [stay()] }))
    expect(recordsOfCsv((await readAs(token)).payload)).toHaveLength(3)
  })

  test('contains only the chosen travel', async () => {
    const { token } = await create({ types: ['rail'], start_date: '2027-01-01' })
    expect(recordsOfCsv((await readAs(token)).payload)).toHaveLength(1)
  })

  test('is returned only once, and stored as a hash', async () => {
    const { token, id } = await create()
    const { body } = await context.call(listLiveLinks, { team: context.acme }, owner())
    expect(JSON.stringify(body)).not.toContain(token)
    const { rows } = await context.pool.query('select * from live_links where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(token)
    const audit = await context.pool.query('select * from audit_events where target = $1', [`live_link:${id}`])
    expect([audit.rowCount, JSON.stringify(audit.rows).includes(token)]).toEqual([1, false])
  })

  test('returns 404 immediately after it is revoked', async () => {
    const { token, id } = await create()
    expect((await readAs(token)).statusCode).toBe(200)
    await context.call(revokeLiveLink, { team: context.acme, id }, owner())
    expect((await readAs(token)).statusCode).toBe(404)
    expect((await context.call(revokeLiveLink, { team: context.acme, id }, owner())).status).toBe(404)
  })

  test('of another team cannot be revoked: 404', async () => {
    const { token, id } = await create({}, context.globex)
    expect((await context.call(revokeLiveLink, { team: context.acme, id }, owner())).status).toBe(404)
    expect((await readAs(token)).statusCode).toBe(200)
  })

  test('records its last use', async () => {
    const { token, id } = await create()
    const usedAt = async () => {
      const { body } = await context.call(listLiveLinks, { team: context.acme }, owner())
      return z
        .object({ data: z.array(LiveLink) })
        .parse(body)
        .data.find((link) => link.id === id)?.last_used_at
    }
    expect(await usedAt()).toBeNull()
    await readAs(token)
    expect(await usedAt()).not.toBeNull()
  })

  test('of a deleted team returns 404', async () => {
    const team = await addTeam(context.pool, 'org', 'Gone')
    const { token } = await create({}, team)
    await context.pool.query("update teams set status = 'Deleted' where id = $1", [team.id])
    expect((await readAs(token)).statusCode).toBe(404)
  })

  test(`is one of at most ${maxLiveLinks} of a team`, async () => {
    const team = await addTeam(context.pool, 'org', 'Many')
    for (let count = 0; count < maxLiveLinks; count += 1) await create({}, team)
    const { status } = await context.call(
      createLiveLink,
      { team, body: { name: 'One more' } },
      context.people['super-admin'],
    )
    expect(status).toBe(422)
  })

  test('is rate limited to more than a spreadsheet needs', async () => {
    const { token } = await create({ types: ['rail'] })
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) statuses.push((await readAs(token)).statusCode)
    expect([statuses.at(59), statuses.at(60)]).toEqual([200, 429])
  })

  test('cannot be guessed: requests for unknown links are limited per address', async () => {
    const guess = 'x'.repeat(43)
    const guesser = '203.0.113.9'
    const statuses: number[] = []
    for (let count = 0; count < 101; count += 1) statuses.push((await readAs(guess, guesser)).statusCode)
    expect([statuses[0], statuses[99], statuses[100]]).toEqual([404, 404, 429])
    const { token } = await create()
    expect((await readAs(token)).statusCode).toBe(200)
    expect((await readAs('short')).statusCode).toBe(404)
  })

  test('is not logged', async () => {
    const lines: string[] = []
    const log = makeLog('trace', { write: (line) => void lines.push(line) })
    const app = await makeApi({ ...context.services, log }, readEnv({}))
    const { token } = await create()
    expect((await readAs(token, undefined, app)).statusCode).toBe(200)
    expect((await readAs(`${token.slice(0, 42)}!`, undefined, app)).statusCode).toBe(404)
    await app.close()
    expect(lines.join('')).toContain(readLiveLink.name)
    expect(lines.join('')).not.toContain(token.slice(0, 20))
  })
})
