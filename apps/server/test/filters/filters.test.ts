import {
  createFilter,
  deleteFilter,
  listFilterStatuses,
  listFilters,
  orderFilters,
  readFilter,
  updateFilter,
} from '@sextant/contract/filters/endpoints'
import { Filter, type FilterDraft } from '@sextant/contract/filters/schemas'
import { ErrorBody } from '@sextant/contract/kit/errors'
import type { TeamRef } from '@sextant/contract/kit/team'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../kit/refusals'
import { addMailbox, addTeam, makeWorld, type World } from '../kit/world'

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(async () => await world.close())

const rule: z.input<typeof FilterDraft> = {
  name: 'No homes',
  type: 'exclude',
  action: 'hold',
  domains: ['airbnb.com'],
}
/** The rule with something wrong in it, and the field that is to say so. */
const wrong = (field: string, fields: Partial<z.input<typeof FilterDraft>>) => ({
  field,
  input: (team: TeamRef) => ({ team, body: { ...rule, ...fields } }),
})
const admin = () => world.people['super-admin']
const add = async (fields: object = {}, team: TeamRef = world.acme): Promise<Filter> => {
  const { body } = await world.call(createFilter, { team, body: { ...rule, ...fields } }, admin())
  return z.object({ data: Filter }).parse(body).data
}

refusals(listFilters, () => world, {
  input: (team) => ({ team }),
  wrong: [{ input: (team) => ({ team, query: { sort: 'hits:asc' } }), field: 'sort' }],
})
refusals(listFilterStatuses, () => world, { input: (team) => ({ team }) })
refusals(readFilter, () => world, { input: (team) => ({ team, id: '1' }) })
refusals(createFilter, () => world, {
  input: (team) => ({ team, body: rule }),
  wrong: [
    wrong('name', { name: ' ' }),
    wrong('domains.0', { domains: ['not a domain'] }),
    wrong('domains', { domains: [] }),
    wrong('action', { action: 'capture' }),
    wrong('conditions.0.value', { conditions: [{ field: 'subject', op: 'contains', value: '' }] }),
    wrong('mailbox_id', { type: 'include', action: 'route' }),
    wrong('mailbox_id', { type: 'include', action: 'route', mailbox_id: '99999' }),
  ],
})
refusals(updateFilter, () => world, { input: (team) => ({ team, id: '1', body: { name: 'Other' } }) })
refusals(orderFilters, () => world, { input: (team) => ({ team, body: { ids: [] } }) })
refusals(deleteFilter, () => world, { input: (team) => ({ team, id: '1' }) })

describe('rules', () => {
  test('are asked in the order in which they were added, until somebody orders them', async () => {
    const team = await addTeam(world.pool, 'org', 'Order')
    const [a, b, c] = [await add({}, team), await add({}, team), await add({}, team)]
    expect([a, b, c].map(({ priority }) => priority)).toEqual([1, 2, 3])
    const ordered = await world.call(orderFilters, { team, body: { ids: [c.id, a.id, b.id] } }, admin())
    expect(ordered.body).toMatchObject({
      data: [
        { id: c.id, priority: 1 },
        { id: a.id, priority: 2 },
        { id: b.id, priority: 3 },
      ],
    })
    await world.call(deleteFilter, { team, id: a.id }, admin())
    const { body } = await world.call(listFilters, { team }, admin())
    expect(body).toMatchObject({ data: [{ id: c.id }, { id: b.id, priority: 2 }], meta: { total: 2 } })
  })

  test('are ordered whole: an order that leaves one out, or names one twice, is refused (409)', async () => {
    const team = await addTeam(world.pool, 'org', 'Whole')
    const [a, b] = [await add({}, team), await add({}, team)]
    for (const ids of [[a.id], [a.id, a.id], [a.id, b.id, '99']]) {
      const { status, body } = await world.call(orderFilters, { team, body: { ids } }, admin())
      expect([status, ErrorBody.parse(body).code]).toEqual([409, 'conflict'])
    }
  })

  test('keep what is not changed, and are checked as a whole', async () => {
    const { id } = await add({ conditions: [{ field: 'subject', op: 'contains', value: 'Rent' }] })
    const renamed = await world.call(
      updateFilter,
      { team: world.acme, id, body: { name: 'Rents', status: 'Inactive' } },
      admin(),
    )
    expect(renamed.body).toMatchObject({
      data: { name: 'Rents', status: 'Inactive', domains: ['airbnb.com'], conditions: [{ value: 'Rent' }] },
    })
    const broken = await world.call(
      updateFilter,
      { team: world.acme, id, body: { type: 'include' } },
      admin(),
    )
    expect([broken.status, Object.keys(ErrorBody.parse(broken.body).errors ?? {})]).toEqual([422, ['action']])
    expect((await world.call(readFilter, { team: world.acme, id }, admin())).body).toMatchObject({
      data: { type: 'exclude' },
    })
  })

  test('are counted by their status', async () => {
    const team = await addTeam(world.pool, 'org', 'Counted')
    await add({}, team)
    await add({ status: 'Inactive' }, team)
    const { body } = await world.call(listFilterStatuses, { team }, admin())
    expect(body).toEqual({
      data: [
        { id: 'Active', label: 'Active', count: 1 },
        { id: 'Inactive', label: 'Inactive', count: 1 },
      ],
    })
  })

  test('lead nowhere any more when their mailbox is gone, and take mail in where it came', async () => {
    const { id: mailbox } = await addMailbox(world.pool, world.acme)
    const { id } = await add({ type: 'include', action: 'route', mailbox_id: mailbox })
    await world.pool.query('delete from mailboxes where id = $1', [mailbox])
    const { body } = await world.call(readFilter, { team: world.acme, id }, admin())
    expect(body).toMatchObject({ data: { action: 'route', mailbox_id: null } })
  })

  test('of another team are not there: 404', async () => {
    const { id } = await add({}, world.globex)
    for (const call of [readFilter, deleteFilter])
      expect((await world.call(call, { team: world.acme, id }, admin())).status).toBe(404)
    expect((await world.call(updateFilter, { team: world.acme, id, body: {} }, admin())).status).toBe(404)
  })

  test('are written into the audit log when they come, change and go', async () => {
    const { id } = await add()
    await world.call(updateFilter, { team: world.acme, id, body: { name: 'Renamed' } }, admin())
    await world.call(deleteFilter, { team: world.acme, id }, admin())
    const { rows } = await world.pool.query<{ action: string }>(
      'select action from audit_events where target = $1 order by id',
      [`filter:${id}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['filters.create', 'filters.update', 'filters.delete'])
  })
})
