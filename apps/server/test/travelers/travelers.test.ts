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
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addTraveler } from '../kit/pipeline'
import { refusals } from '../kit/refusals'
import { makeWorld, type World } from '../kit/world'

let world: World
let someone: string
beforeAll(async () => {
  world = await makeWorld()
  someone = await addTraveler(world, 'Some', 'One', 'someone@acme.test')
})
afterAll(async () => await world.close())

const readOne = (body: unknown): Traveler => z.parse(one(Traveler), body).data
const create = async (body: z.input<typeof TravelerDraft>) =>
  await world.call(createTraveler, { team: world.acme, body }, world.people.owner)
const list = async (query: object) =>
  z.parse(
    page(Traveler),
    (await world.call(listTravelers, { team: world.acme, query }, world.people.viewer)).body,
  )

test('a row of the list has what the contract names, and nothing else of its table', async () => {
  const { body } = await world.call(listTravelers, { team: world.acme, query: {} }, world.people.viewer)
  const { data } = z.parse(z.object({ data: z.array(z.record(z.string(), z.unknown())) }), body)
  expect(data.map(Object.keys)).toEqual(data.map(() => Object.keys(Traveler.shape)))
  expect(data.length).toBeGreaterThan(0)
})

refusals(listTravelers, () => world, {
  input: (team) => ({ team }),
  wrong: [
    { field: 'sort', input: (team) => ({ team, query: { sort: 'phone:asc' } }) },
    { field: 'country', input: (team) => ({ team, query: { country: 'France' } }) },
    { field: 'next', input: (team) => ({ team, query: { next: 'nonsense' } }) },
  ],
})
refusals(createTraveler, () => world, {
  input: (team) => ({ team, body: { email: 'new@acme.test' } }),
  wrong: [
    { field: 'email', input: (team) => ({ team, body: { email: 'no address' } }) },
    { field: 'country', input: (team) => ({ team, body: { email: 'a@acme.test', country: 'France' } }) },
  ],
})
refusals(readTraveler, () => world, { input: (team) => ({ team, id: someone }) })
refusals(updateTraveler, () => world, { input: (team) => ({ team, id: someone, body: { title: 'Boss' } }) })
refusals(deactivateTraveler, () => world, { input: (team) => ({ team, id: someone }) })
refusals(reactivateTraveler, () => world, { input: (team) => ({ team, id: someone }) })
refusals(deleteTraveler, () => world, { input: (team) => ({ team, id: someone }) })
refusals(listExtraAddresses, () => world, { input: (team) => ({ team, id: someone }) })
refusals(addExtraAddress, () => world, {
  input: (team) => ({ team, id: someone, body: { email: 'x@mail.test' } }),
  wrong: [{ field: 'email', input: (team) => ({ team, id: someone, body: { email: '' } }) }],
})
refusals(deleteExtraAddress, () => world, { input: (team) => ({ team, id: someone, emailId: '1' }) })
refusals(listDuplicates, () => world, { input: (team) => ({ team }) })
refusals(mergeTravelers, () => world, {
  input: (team) => ({ team, id: someone, body: { traveler_id: '1' } }),
})

describe('a person', () => {
  test('is added once: who has the address already is answered as they are', async () => {
    const made = await create({ email: 'Ada@Acme.test', first_name: 'Ada', last_name: 'Byron', title: '' })
    expect([made.status, readOne(made.body)]).toMatchObject([
      201,
      { email: 'Ada@Acme.test', first_name: 'Ada', title: null, status: 'Active', trips_count: 0 },
    ])
    const { id } = readOne(made.body)
    const again = await create({ email: 'ada@acme.test', first_name: 'Another' })
    expect([again.status, readOne(again.body)]).toMatchObject([200, { id, first_name: 'Ada' }])
    await world.call(
      addExtraAddress,
      { team: world.acme, id, body: { email: 'ada@mail.test' } },
      world.people.user,
    )
    await world.call(deactivateTraveler, { team: world.acme, id }, world.people.user)
    const byExtra = await create({ email: 'ADA@mail.test' })
    expect([byExtra.status, readOne(byExtra.body)]).toMatchObject([200, { id, status: 'Inactive' }])
  })

  test('is added once, however many add them at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => await create({ email: 'race@acme.test' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 200, 200, 200, 200, 201,
    ])
    expect(new Set(answers.map(({ body }) => readOne(body).id)).size).toBe(1)
  })

  test('changes field by field, and every change is written down and told', async () => {
    const { id } = readOne(
      (await create({ email: 'joan@acme.test', first_name: 'Joan', phone: '+1 555' })).body,
    )
    const changed = await world.call(
      updateTraveler,
      { team: world.acme, id, body: { phone: null, department: 'Sales', tags: ['vip', 'vip'] } },
      world.people.user,
    )
    expect(readOne(changed.body)).toMatchObject({
      first_name: 'Joan',
      phone: null,
      department: 'Sales',
      tags: ['vip'],
    })
    await world.call(deactivateTraveler, { team: world.acme, id }, world.people.user)
    await world.call(reactivateTraveler, { team: world.acme, id }, world.people.user)
    await world.call(reactivateTraveler, { team: world.acme, id }, world.people.user)
    await world.call(deleteTraveler, { team: world.acme, id }, world.people.owner)
    const events = await world.pool.query('select type from events where resource_id = $1 order by id', [id])
    expect(events.rows.map(({ type }) => type)).toEqual([
      'member.created',
      'member.updated',
      'member.deactivated',
      'member.reactivated',
      'member.deleted',
    ])
    const audit = await world.pool.query(
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
    expect((await world.call(readTraveler, { team: world.acme, id }, world.people.owner)).status).toBe(404)
  })
})

describe('an address', () => {
  test('is one person’s only, whether it is the first or a further one', async () => {
    const a = readOne((await create({ email: 'a@one.test' })).body)
    const b = readOne((await create({ email: 'b@one.test' })).body)
    const add = async (id: string, email: string) =>
      await world.call(addExtraAddress, { team: world.acme, id, body: { email } }, world.people.user)
    expect((await add(a.id, 'more@one.test')).status).toBe(201)
    for (const [id, email] of [
      [b.id, 'A@one.test'],
      [b.id, 'MORE@one.test'],
      [a.id, 'a@one.test'],
    ] as const)
      expect((await add(id, email)).body).toMatchObject({
        errors: { email: [expect.stringMatching(/^Is /)] },
      })
    const taken = await world.call(
      updateTraveler,
      { team: world.acme, id: b.id, body: { email: 'more@one.test' } },
      world.people.user,
    )
    expect([taken.status, taken.body]).toMatchObject([422, { errors: { email: [expect.any(String)] } }])
    const respelt = await world.call(
      updateTraveler,
      { team: world.acme, id: b.id, body: { email: 'B@One.test' } },
      world.people.user,
    )
    expect(readOne(respelt.body).email).toBe('B@One.test')
  })

  test('is taken away again, from its own person only', async () => {
    const a = readOne((await create({ email: 'a@two.test' })).body)
    const b = readOne((await create({ email: 'b@two.test' })).body)
    const { body } = await world.call(
      addExtraAddress,
      { team: world.acme, id: a.id, body: { email: 'more@two.test' } },
      world.people.user,
    )
    const emailId = z.parse(z.object({ data: z.object({ id: z.string() }) }), body).data.id
    const remove = async (id: string) =>
      (await world.call(deleteExtraAddress, { team: world.acme, id, emailId }, world.people.user)).status
    expect([await remove(b.id), await remove(a.id), await remove(a.id)]).toEqual([404, 200, 404])
    const left = await world.call(listExtraAddresses, { team: world.acme, id: a.id }, world.people.viewer)
    expect(left.body).toEqual({ data: [] })
  })
})

describe('the list', () => {
  test('finds people by name, any address and the number of the employer', async () => {
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
    await world.call(
      addExtraAddress,
      { team: world.acme, id, body: { email: 'meitner@home.test' } },
      world.people.user,
    )
    for (const search of ['lise mei', 'LISE@search', 'q-4711', '@home.test'])
      expect((await list({ search })).data.map((person) => person.id)).toEqual([id])
    expect((await list({ search: 'li_e' })).data).toEqual([])
    expect((await list({ department: 'Physics', country: 'SE', status: 'Active' })).data).toHaveLength(1)
    expect((await list({ department: 'Physics', country: 'NO' })).data).toEqual([])
  })

  test('goes page by page through everybody, in each order', async () => {
    const total = (await list({})).meta.total
    for (const sort of ['created:desc', 'name:asc', 'email:desc', 'trips_count:desc']) {
      const seen: string[] = []
      let next: string | undefined
      do {
        const { data, links } = await list({ sort, limit: 3, ...(next ? { next } : {}) })
        seen.push(...data.map(({ id }) => id))
        next =
          links.next === null ? undefined : (new URL(links.next, 'http://x').searchParams.get('next') ?? '')
      } while (next)
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, total, total])
    }
  })

  test('is of one team', async () => {
    const { body } = await world.call(listTravelers, { team: world.globex }, world.globexOwner)
    expect(body).toMatchObject({ data: [], meta: { total: 0 } })
  })
})
