import { listSegments } from '@sextant/contract/segments/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { testContext } from '../kit/test-context'

/** More than a list scans in its order, and more than it counts. */
const many = 24_000

const details = {
  activity_name: null,
  number_of_people: null,
  reservation_id: null,
  vehicle_type: null,
  notes: null,
}

const context = testContext()
beforeAll(async () => {
  // Charts are not needed, so the rows are not counted.
  await context.pool.query('alter table segments disable trigger user')
  await context.pool.query(
    `insert into segments (team_id, owner_key, type, activity_type, status, provider, confirmation_no, start_day, end_day, details, observed_at, search_text)
      select $1, 'owner:' || n % 400, 'activity', 'general', case when n % 2 = 0 then 'Active' else 'Cancelled' end,
        'Wing', 'NO' || n, '2026-01-01'::date + n % 700, '2026-01-01'::date + n % 700, $3, now(),
        concat_ws(' ', 'wing', case when n % 3 = 0 then 'berlin' end, case when n % 8000 = 7 then 'reykjavik' end)
      from generate_series(1, $2::integer) n`,
    [context.acme.id, many, JSON.stringify(details)],
  )
})

type Query = Readonly<Record<string, string>>

async function listed(query: Query) {
  const answer = await context.call(listSegments, { team: context.acme, kind: 'all', query }, context.people.viewer)
  const { data, meta, links } = listSegments.output.parse(answer.body)
  const cursorOf = (link: string | null, name: string) =>
    link === null ? null : new URL(link, 'http://here').searchParams.get(name)
  return {
    ids: data.map(({ id }) => id),
    total: meta.total,
    atLeast: meta.total_at_least,
    next: cursorOf(links.next, 'next'),
    previous: cursorOf(links.previous, 'previous'),
  }
}

/** The expected page of a list, from a simple query. */
async function wanted(order: string, condition: string, offset: number): Promise<string[]> {
  const { rows } = await context.pool.query<{ found: string }>(
    `select id::text as found from segments where ${condition} order by ${order} limit 20 offset ${offset}`,
  )
  return rows.map(({ found }) => found)
}

test.each([
  ['start_date:asc', 'start_day, id'],
  ['start_date:desc', 'start_day desc, id desc'],
  ['end_date:asc', 'end_day, id'],
  ['created:desc', 'created desc, id desc'],
  ['provider:asc', 'provider, id'],
])('a very frequent word is found in the order of the list, page by page: %s', async (sort, order) => {
  const berlin = "search_text like '%berlin%' and start_day >= '2026-02-01'"
  const query = { search: 'BERL', sort, start_date: '2026-02-01' }
  const first = await listed(query)
  const second = await listed({ ...query, next: first.next ?? '' })
  const again = await listed({ ...query, previous: second.previous ?? '' })
  expect(first.ids).toEqual(await wanted(order, berlin, 0))
  expect(second.ids).toEqual(await wanted(order, berlin, 20))
  expect(again.ids).toEqual(first.ids)
})

test('rare words are counted exactly, wherever they are', async () => {
  expect(await listed({ search: 'reyk wing' })).toMatchObject({ total: 3, next: null })
  expect(await listed({ search: 'reyk nothing' })).toMatchObject({ total: 0, ids: [] })
})

test('slow counts return a lower bound', async () => {
  const berlin = await listed({ search: 'berlin' })
  expect(berlin.total).toBeNull()
  expect(berlin.atLeast).toBeGreaterThan(3000)
  expect(berlin.atLeast).toBeLessThanOrEqual(8000)
  expect(await listed({})).toMatchObject({ total: null, atLeast: 10_000 })
})

test('the lower bound is at least the size of the page', async () => {
  await context.pool.query(
    "update segments set source_name = 'Rare', end_day = '2030-01-01', start_day = '2030-01-01' where id > 23950",
  )
  const { ids, total, atLeast } = await listed({ source_name: 'Rare' })
  expect([ids.length, total]).toEqual([20, null])
  expect(atLeast).toBeGreaterThanOrEqual(20)
})

test('a filter without an index is counted exactly if the days match few segments', async () => {
  const days = { start_date: '2026-03-01', end_date: '2026-03-31' }
  const { rows } = await context.pool.query<{ count: string }>(
    "select count(*) from segments where status = 'Cancelled' and start_day between '2026-03-01' and '2026-03-31'",
  )
  expect(await listed({ ...days, status: 'Cancelled' })).toMatchObject({ total: Number(rows[0]?.count) })
})
