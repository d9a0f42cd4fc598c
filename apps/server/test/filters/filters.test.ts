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
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusals } from '../kit/refusals'
import { addMailbox, addTeam, testContext } from '../kit/test-context'

const context = testContext()

const filter: z.input<typeof FilterDraft> = {
  name: 'No homes',
  type: 'exclude',
  action: 'hold',
  domains: ['airbnb.com'],
}
/** A filter with an invalid value, and the field that must report it. */
const wrong = (field: string, fields: Partial<z.input<typeof FilterDraft>>) => ({
  field,
  input: (team: TeamRef) => ({ team, body: { ...filter, ...fields } }),
})
const admin = () => context.people['super-admin']
const add = async (fields: object = {}, team: TeamRef = context.acme): Promise<Filter> => {
  const { body } = await context.call(createFilter, { team, body: { ...filter, ...fields } }, admin())
  return z.object({ data: Filter }).parse(body).data
}

refusals(listFilters, () => context, {
  input: (team) => ({ team }),
  wrong: [{ input: (team) => ({ team, query: { sort: 'hits:asc' } }), field: 'sort' }],
})
refusals(listFilterStatuses, () => context, { input: (team) => ({ team }) })
refusals(readFilter, () => context, { input: (team) => ({ team, id: '1' }) })
refusals(createFilter, () => context, {
  input: (team) => ({ team, body: filter }),
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
refusals(updateFilter, () => context, { input: (team) => ({ team, id: '1', body: { name: 'Other' } }) })
refusals(orderFilters, () => context, { input: (team) => ({ team, body: { ids: [] } }) })
refusals(deleteFilter, () => context, { input: (team) => ({ team, id: '1' }) })

describe('filters', () => {
  test('are evaluated in order of creation until they are reordered', async () => {
    const team = await addTeam(context.pool, 'org', 'Order')
    const [a, b, c] = [await add({}, team), await add({}, team), await add({}, team)]
    expect([a, b, c].map(({ priority }) => priority)).toEqual([1, 2, 3])
    const ordered = await context.call(orderFilters, { team, body: { ids: [c.id, a.id, b.id] } }, admin())
    expect(ordered.body).toMatchObject({
      data: [
        { id: c.id, priority: 1 },
        { id: a.id, priority: 2 },
        { id: b.id, priority: 3 },
      ],
    })
    await context.call(deleteFilter, { team, id: a.id }, admin())
    const { body } = await context.call(listFilters, { team }, admin())
    expect(body).toMatchObject({ data: [{ id: c.id }, { id: b.id, priority: 2 }], meta: { total: 2 } })
  })

  test('are reordered as a whole: an incomplete or repeated id is refused (409)', async () => {
    const team = await addTeam(context.pool, 'org', 'Whole')
    const [a, b] = [await add({}, team), await add({}, team)]
    for (const ids of [[a.id], [a.id, a.id], [a.id, b.id, '99']]) {
      const { status, body } = await context.call(orderFilters, { team, body: { ids } }, admin())
      expect([status, ErrorBody.parse(body).code]).toEqual([409, 'conflict'])
    }
  })

  test('keep unchanged settings, and are validated as a whole', async () => {
    const { id } = await add({ conditions: [{ field: 'subject', op: 'contains', value: 'Rent' }] })
    const renamed = await context.call(
      updateFilter,
      { team: context.acme, id, body: { name: 'Rents', status: 'Inactive' } },
      admin(),
    )
    expect(renamed.body).toMatchObject({
      data: { name: 'Rents', status: 'Inactive', domains: ['airbnb.com'], conditions: [{ value: 'Rent' }] },
    })
    const broken = await context.call(updateFilter, { team: context.acme, id, body: { type: 'include' } }, admin())
    expect([broken.status, Object.keys(ErrorBody.parse(broken.body).errors ?? {})]).toEqual([422, ['action']])
    expect((await context.call(readFilter, { team: context.acme, id }, admin())).body).toMatchObject({
      data: { type: 'exclude' },
    })
  })

  test('are counted by status', async () => {
    const team = await addTeam(context.pool, 'org', 'Counted')
    await add({}, team)
    await add({ status: 'Inactive' }, team)
    const { body } = await context.call(listFilterStatuses, { team }, admin())
    expect(body).toEqual({
      data: [
        { id: 'Active', label: 'Active', count: 1 },
        { id: 'Inactive', label: 'Inactive', count: 1 },
      ],
    })
  })

  test('of a deleted mailbox no longer route, and email is read where it arrived', async () => {
    const { id: mailbox } = await addMailbox(context.pool, context.acme)
    const { id } = await add({ type: 'include', action: 'route', mailbox_id: mailbox })
    await context.pool.query('delete from mailboxes where id = $1', [mailbox])
    const { body } = await context.call(readFilter, { team: context.acme, id }, admin())
    expect(body).toMatchObject({ data: { action: 'route', mailbox_id: null } })
  })

  test('of another team are not found: 404', async () => {
    const { id } = await add({}, context.globex)
    for (const call of [readFilter, deleteFilter])
      expect((await context.call(call, { team: context.acme, id }, admin())).status).toBe(404)
    expect((await context.call(updateFilter, { team: context.acme, id, body: {} }, admin())).status).toBe(404)
  })

  test('are audited when created, changed and deleted', async () => {
    const { id } = await add()
    await context.call(updateFilter, { team: context.acme, id, body: { name: 'Renamed' } }, admin())
    await context.call(deleteFilter, { team: context.acme, id }, admin())
    const { rows } = await context.pool.query<{ action: string }>(
      'select action from audit_events where target = $1 order by id',
      [`filter:${id}`],
    )
    expect(rows.map(({ action }) => action)).toEqual(['filters.create', 'filters.update', 'filters.delete'])
  })
})
