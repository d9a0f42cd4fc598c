import { one, page } from '@sextant/contract/kit/wire'
import {
  addExtraAddress,
  createTraveler,
  deactivateTraveler,
  deleteExtraAddress,
  deleteTraveler,
  listDuplicates,
  listExtraAddresses,
  listTravelers,
  mergeTravelers,
  reactivateTraveler,
  readTraveler,
  updateTraveler,
} from '@sextant/contract/travelers/endpoints'
import { Traveler, type TravelerDraft } from '@sextant/contract/travelers/schemas'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addTraveler } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { testContext } from '../kit/test-context'

const context = testContext()
let someone: string
beforeAll(async () => {
  someone = await addTraveler(context, 'Some', 'One', 'someone@acme.test')
})

const readOne = (body: unknown): Traveler => z.parse(one(Traveler), body).data
const create = async (body: z.input<typeof TravelerDraft>) =>
  await context.call(createTraveler, { team: context.acme, body }, context.people.owner)
const listed = async (query: object): Promise<unknown> =>
  (await context.call(listTravelers, { team: context.acme, query }, context.people.viewer)).body
const list = async (query: object) => z.parse(page(Traveler), await listed(query))

test('a row of the list has exactly the fields of the contract', async () => {
  const { data } = z.parse(z.object({ data: z.array(z.record(z.string(), z.unknown())) }), await listed({}))
  expect(Object.keys(data[0] ?? {})).toEqual(Object.keys(Traveler.shape))
})

refusals(listTravelers, () => context, {
  input: (team) => ({ team }),
  wrong: [
    { field: 'sort', input: (team) => ({ team, query: { sort: 'phone:asc' } }) },
    { field: 'country', input: (team) => ({ team, query: { country: 'France' } }) },
    { field: 'next', input: (team) => ({ team, query: { next: 'nonsense' } }) },
  ],
})
refusals(createTraveler, () => context, {
  input: (team) => ({ team, body: { email: 'new@acme.test' } }),
  wrong: [
    { field: 'email', input: (team) => ({ team, body: { email: 'no address' } }) },
    { field: 'country', input: (team) => ({ team, body: { email: 'a@acme.test', country: 'France' } }) },
  ],
})
refusals(readTraveler, () => context, { input: (team) => ({ team, id: someone }) })
refusals(updateTraveler, () => context, { input: (team) => ({ team, id: someone, body: { title: 'Boss' } }) })
refusals(deactivateTraveler, () => context, { input: (team) => ({ team, id: someone }) })
refusals(reactivateTraveler, () => context, { input: (team) => ({ team, id: someone }) })
refusals(deleteTraveler, () => context, { input: (team) => ({ team, id: someone }) })
refusals(listExtraAddresses, () => context, { input: (team) => ({ team, id: someone }) })
refusals(addExtraAddress, () => context, {
  input: (team) => ({ team, id: someone, body: { email: 'x@mail.test' } }),
  wrong: [{ field: 'email', input: (team) => ({ team, id: someone, body: { email: '' } }) }],
})
refusals(deleteExtraAddress, () => context, { input: (team) => ({ team, id: someone, emailId: '1' }) })
refusals(listDuplicates, () => context, { input: (team) => ({ team }) })
refusals(mergeTravelers, () => context, {
  input: (team) => ({ team, id: someone, body: { traveler_id: '1' } }),
})

describe('a person', () => {
  test('is created once: an existing address returns its person unchanged', async () => {
    const created = await create({ email: 'Ada@Acme.test', first_name: 'Ada', last_name: 'Byron', title: '' })
    expect([created.status, readOne(created.body)]).toMatchObject([
      201,
      { email: 'Ada@Acme.test', first_name: 'Ada', title: null, status: 'Active', trips_count: 0 },
    ])
    const { id } = readOne(created.body)
    const again = await create({ email: 'ada@acme.test', first_name: 'Another' })
    expect([again.status, readOne(again.body)]).toMatchObject([200, { id, first_name: 'Ada' }])
    await context.call(
      addExtraAddress,
      { team: context.acme, id, body: { email: 'ada@mail.test' } },
      context.people.user,
    )
    await context.call(deactivateTraveler, { team: context.acme, id }, context.people.user)
    const byExtra = await create({ email: 'ADA@mail.test' })
    expect([byExtra.status, readOne(byExtra.body)]).toMatchObject([200, { id, status: 'Inactive' }])
  })

  test('is created once even by parallel requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, async () => await create({ email: 'race@acme.test' })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 200, 200, 201,
    ])
    expect(new Set(answers.map(({ body }) => readOne(body).id)).size).toBe(1)
  })

  test('is updated field by field, with an audit entry and event for each change', async () => {
    const { id } = readOne((await create({ email: 'joan@acme.test', first_name: 'Joan', phone: '+1 555' })).body)
    const changed = await context.call(
      updateTraveler,
      { team: context.acme, id, body: { phone: null, department: 'Sales', tags: ['vip', 'vip'] } },
      context.people.user,
    )
    expect(readOne(changed.body)).toMatchObject({
      first_name: 'Joan',
      phone: null,
      department: 'Sales',
      tags: ['vip'],
    })
    await context.call(deactivateTraveler, { team: context.acme, id }, context.people.user)
    await context.call(reactivateTraveler, { team: context.acme, id }, context.people.user)
    await context.call(reactivateTraveler, { team: context.acme, id }, context.people.user)
    await context.call(deleteTraveler, { team: context.acme, id }, context.people.owner)
    const events = await context.pool.query('select type from events where resource_id = $1 order by id', [id])
    expect(events.rows.map(({ type }) => type)).toEqual([
      'member.created',
      'member.updated',
      'member.deactivated',
      'member.reactivated',
      'member.deleted',
    ])
    const audit = await context.pool.query(
      'select action, before, after from audit_events where target = $1 order by id',
      [`member:${id}`],
    )
    expect(audit.rows).toMatchObject([
      { action: 'travelers.create' },
      {
        action: 'travelers.update',
        before: { phone: '+1 555', department: null },
        after: { phone: null, department: 'Sales' },
      },
      { action: 'travelers.deactivate' },
      { action: 'travelers.reactivate' },
      { action: 'travelers.delete' },
    ])
    expect((await context.call(readTraveler, { team: context.acme, id }, context.people.owner)).status).toBe(404)
  })
})

describe('an address', () => {
  test('belongs to one person only, as primary or extra address', async () => {
    const a = readOne((await create({ email: 'a@one.test' })).body)
    const b = readOne((await create({ email: 'b@one.test' })).body)
    const add = async (id: string, email: string) =>
      await context.call(addExtraAddress, { team: context.acme, id, body: { email } }, context.people.user)
    expect((await add(a.id, 'more@one.test')).status).toBe(201)
    for (const [id, email] of [
      [b.id, 'A@one.test'],
      [b.id, 'MORE@one.test'],
      [a.id, 'a@one.test'],
    ] as const)
      expect((await add(id, email)).body).toMatchObject({
        errors: { email: [expect.stringMatching(/^Is /)] },
      })
    const taken = await context.call(
      updateTraveler,
      { team: context.acme, id: b.id, body: { email: 'more@one.test' } },
      context.people.user,
    )
    expect([taken.status, taken.body]).toMatchObject([422, { errors: { email: [expect.any(String)] } }])
    const respelt = await context.call(
      updateTraveler,
      { team: context.acme, id: b.id, body: { email: 'B@One.test' } },
      context.people.user,
    )
    expect(readOne(respelt.body).email).toBe('B@One.test')
  })

  test('can be removed, but only by its own person', async () => {
    const a = readOne((await create({ email: 'a@two.test' })).body)
    const b = readOne((await create({ email: 'b@two.test' })).body)
    const { body } = await context.call(
      addExtraAddress,
      { team: context.acme, id: a.id, body: { email: 'more@two.test' } },
      context.people.user,
    )
    const emailId = z.parse(z.object({ data: z.object({ id: z.string() }) }), body).data.id
    const remove = async (id: string) =>
      (await context.call(deleteExtraAddress, { team: context.acme, id, emailId }, context.people.user)).status
    expect([await remove(b.id), await remove(a.id), await remove(a.id)]).toEqual([404, 200, 404])
    const left = await context.call(listExtraAddresses, { team: context.acme, id: a.id }, context.people.viewer)
    expect(left.body).toEqual({ data: [] })
  })
})

describe('the list', () => {
  test('finds people by name, any address and employee id', async () => {
    const { id } = readOne(
      (
        await create({
          email: 'lise@search.test',
          first_name: 'Lise',
          last_name: 'Meitner',
          employee_id: 'Q-4711',
          department: 'Physics',
          country: 'SE',
        })
      ).body,
    )
    await context.call(
      addExtraAddress,
      { team: context.acme, id, body: { email: 'meitner@home.test' } },
      context.people.user,
    )
    for (const search of ['lise mei', 'LISE@search', 'q-4711', '@home.test'])
      expect((await list({ search })).data.map((person) => person.id)).toEqual([id])
    expect((await list({ search: 'li_e' })).data).toEqual([])
    expect((await list({ department: 'Physics', country: 'SE', status: 'Active' })).data).toHaveLength(1)
    expect((await list({ department: 'Physics', country: 'NO' })).data).toEqual([])
  })

  test('pages through everyone in each sort order', async () => {
    const total = (await list({})).meta.total
    for (const sort of ['created:desc', 'name:asc', 'email:desc', 'trips_count:desc']) {
      const seen: string[] = []
      let next: string | undefined
      do {
        const { data, links } = await list({ sort, limit: 3, ...(next ? { next } : {}) })
        seen.push(...data.map(({ id }) => id))
        next = links.next === null ? undefined : (new URL(links.next, 'http://x').searchParams.get('next') ?? '')
      } while (next)
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, total, total])
    }
  })

  test('contains one team only', async () => {
    const { body } = await context.call(listTravelers, { team: context.globex }, context.globexOwner)
    expect(body).toMatchObject({ data: [], meta: { total: 0 } })
  })
})
