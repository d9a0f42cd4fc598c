import { page } from '@sextant/contract/kit/wire'
import { listReports } from '@sextant/contract/reports/endpoints'
import {
  createSchedule,
  deleteSchedule,
  listSchedules,
  runSchedule,
  updateSchedule,
} from '@sextant/contract/reports/schedules'
import { Report, Schedule } from '@sextant/contract/reports/schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testOutbox } from '../kit/outbox'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'
import { reportRunner } from './report-runner'
import { fillTravel } from './travel-rows'

let now = '2027-03-02T12:00:00.000Z'
const context = testContext({ now: () => new Date(now), elapsed: () => 0 })
const runner = reportRunner(context)
const outbox = testOutbox(context)
beforeAll(async () => {
  await fillTravel(context.pool, context.acme.id, 500)
  await context.pool.query("update teams set time_zone_id = 'Europe/Berlin' where id = $1", [context.acme.id])
})

const draft = {
  name: 'Flights of the week',
  type: 'flight_spend',
  range: 'last_week',
  frequency: 'weekly',
  weekday: 1,
  hour: 8,
  format: 'csv',
} as const
const One = z.object({ data: Schedule })

const add = async (fields: object = {}): Promise<Schedule> => {
  const body = { ...draft, recipients: [context.people.owner.id, context.people.viewer.id], ...fields }
  return One.parse((await context.call(createSchedule, { team: context.acme, body }, context.people.viewer)).body).data
}
const read = async (id: string): Promise<Schedule | undefined> => {
  const { body } = await context.call(listSchedules, { team: context.acme }, context.people.owner)
  return z.parse(page(Schedule), body).data.find((one) => one.id === id)
}
const reportsOf = async (id: string): Promise<Report[]> => {
  const query = { limit: 200, sort: 'created:asc' } as const
  const { body } = await context.call(listReports, { team: context.acme, query }, context.people.viewer)
  return z.parse(page(Report), body).data.filter(({ attributes }) => attributes.schedule_id === id)
}
/** Sets the time, makes the waiting jobs due and runs two workers. */
const at = async (instant: string) => {
  now = instant
  await context.pool.query("update jobs set run_at = now() where kind = 'reports.run_schedule'")
  await Promise.all([runner.drain(), runner.drain()])
}

refusals(listSchedules, () => context, {
  input: (team) => ({ team }),
  wrong: [{ field: 'sort', input: (team) => ({ team, query: { sort: 'hour:asc' } }) }],
})
refusals(createSchedule, () => context, {
  input: (team) => ({ team, body: draft }),
  wrong: [
    { field: 'hour', input: (team) => ({ team, body: { ...draft, hour: 24 } }) },
    { field: 'weekday', input: (team) => ({ team, body: { ...draft, weekday: 0 } }) },
    { field: 'type', input: (team) => ({ team, body: { ...draft, type: 'webhook' as const } }) },
    {
      field: 'recipients',
      input: (team) => ({ team, body: { ...draft, recipients: [context.globexOwner.id] } }),
    },
    {
      field: 'filters.mailbox_id',
      input: (team) => ({ team, body: { ...draft, filters: { mailbox_id: '1' } } }),
    },
  ],
})
refusals(updateSchedule, () => context, {
  input: (team) => ({ team, id: '1', body: { name: 'Other' } }),
  wrong: [{ field: 'day', input: (team) => ({ team, id: '1', body: { day: 32 } }) }],
})
refusals(deleteSchedule, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(runSchedule, () => context, { input: (team) => ({ team, id: '1' }) })

describe('a schedule', () => {
  test('runs at its hour in the team’s time zone, once, and is then due a week later', async () => {
    const schedule = await add()
    expect(schedule.next_run_at).toBe('2027-03-08T07:00:00.000Z')
    await at('2027-03-08T07:00:01.000Z')
    await at('2027-03-08T07:00:02.000Z')
    expect(await reportsOf(schedule.id)).toMatchObject([
      {
        attributes: { status: 'completed', start_date: '2027-03-01', end_date: '2027-03-07' },
        created_by: { id: context.people.viewer.id },
      },
    ])
    expect(await read(schedule.id)).toMatchObject({
      next_run_at: '2027-03-15T07:00:00.000Z',
      last_run_at: '2027-03-08T07:00:01.000Z',
    })
    await context.call(deleteSchedule, { team: context.acme, id: schedule.id }, context.people.viewer)
  })

  test('sends its report to each recipient, with the file, and a link without a secret', async () => {
    await outbox.collect()
    const { id } = await add()
    await context.call(runSchedule, { team: context.acme, id }, context.people.user)
    await runner.drain()
    const [report] = await reportsOf(id)
    const mails = await outbox.collect()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['owner@acme.test', 'viewer@acme.test'])
    for (const { subject, link, raw } of mails) {
      expect(subject).toMatch(/^Flights of the week, \d{4}-/)
      expect(link).toBe(`http://localhost:3000/orgs/${context.acme.id}/reports/${report?.id}`)
      expect(raw).toMatch(/Content-Disposition: attachment; filename="Flights of the week.csv"/)
    }
    await context.call(deleteSchedule, { team: context.acme, id }, context.people.viewer)
  })

  test('replaces missed runs by one', async () => {
    now = '2027-04-01T12:00:00.000Z'
    const { id } = await add({ frequency: 'monthly', day: 31, range: 'last_month' })
    expect((await read(id))?.next_run_at).toBe('2027-04-30T06:00:00.000Z')
    await at('2027-09-15T12:00:00.000Z')
    expect(await reportsOf(id)).toHaveLength(1)
    expect((await read(id))?.next_run_at).toBe('2027-09-30T06:00:00.000Z')
    await context.call(deleteSchedule, { team: context.acme, id }, context.people.viewer)
  })

  test('that is changed, paused or deleted does not run by its previous plan', async () => {
    now = '2027-10-01T12:00:00.000Z'
    const { id } = await add()
    const change = async (body: object) =>
      One.parse((await context.call(updateSchedule, { team: context.acme, id, body }, context.people.viewer)).body).data
    expect((await change({ weekday: 3 })).next_run_at).toBe('2027-10-06T06:00:00.000Z')
    await at('2027-10-04T06:00:01.000Z')
    expect(await reportsOf(id)).toEqual([])
    expect((await change({ status: 'Paused' })).next_run_at).toBeNull()
    await at('2027-10-06T06:00:01.000Z')
    expect(await reportsOf(id)).toEqual([])
    expect((await change({ status: 'Active' })).next_run_at).toBe('2027-10-13T06:00:00.000Z')
    await context.call(deleteSchedule, { team: context.acme, id }, context.people.viewer)
    await at('2027-10-13T06:00:01.000Z')
    expect(await reportsOf(id)).toEqual([])
  })

  test('waits for its hour if the team moved to another time zone', async () => {
    now = '2027-11-01T12:00:00.000Z'
    const { id } = await add()
    expect((await read(id))?.next_run_at).toBe('2027-11-08T07:00:00.000Z')
    await context.pool.query("update teams set time_zone_id = 'America/New_York' where id = $1", [context.acme.id])
    await context.pool.query('update report_schedules set created = $2 where id = $1', [id, now])
    await at('2027-11-08T07:00:01.000Z')
    expect(await reportsOf(id)).toEqual([])
    expect((await read(id))?.next_run_at).toBe('2027-11-08T13:00:00.000Z')
    await at('2027-11-08T13:00:01.000Z')
    expect(await reportsOf(id)).toHaveLength(1)
    await context.call(deleteSchedule, { team: context.acme, id }, context.people.viewer)
  })

  test('of another team is not found: 404', async () => {
    const { id } = await add()
    for (const call of [deleteSchedule, runSchedule])
      expect((await context.call(call, { team: context.globex, id }, context.globexOwner)).status).toBe(404)
    const change = { team: context.globex, id, body: {} }
    expect((await context.call(updateSchedule, change, context.globexOwner)).status).toBe(404)
  })

  test('sends nothing to former users of the team', async () => {
    const { id } = await add()
    await context.pool.query('delete from memberships where team_id = $1 and user_id = $2', [
      context.acme.id,
      context.people.viewer.id,
    ])
    expect((await read(id))?.recipients.map(({ email }) => email)).toEqual(['owner@acme.test'])
  })
})
