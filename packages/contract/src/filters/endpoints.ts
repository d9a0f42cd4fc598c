import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Id, listQuery, one, page } from '../kit/wire'
import { Filter, FilterDraft, FilterEdit, FilterStatus, FilterTest } from './schemas'

/** The maximum length of a message pasted to test filters, in characters. */
const maxPastedLength = 500_000

export const listFilters = endpoint({
  name: 'filters.list',
  summary: 'List the filters for incoming email, in order of evaluation.',
  method: 'GET',
  path: '{team}/filters',
  permission: 'browse-filters',
  query: z.object({
    ...listQuery({ fields: ['priority', 'name', 'created'], default: 'priority:asc' }),
    status: z.optional(FilterStatus),
  }),
  output: page(Filter),
})

export const listFilterStatuses = endpoint({
  name: 'filters.statuses',
  summary: 'Count filters by status.',
  method: 'GET',
  path: '{team}/filters/statuses',
  permission: 'browse-filters',
  output: z.object({ data: z.array(z.object({ id: FilterStatus, label: z.string(), count: z.int() })) }),
})

export const readFilter = endpoint({
  name: 'filters.read',
  summary: 'Retrieve a filter.',
  method: 'GET',
  path: '{team}/filters/{id}',
  permission: 'read-filters',
  output: one(Filter),
})

export const createFilter = endpoint({
  name: 'filters.create',
  summary: 'Create a filter, evaluated after all others. A team has at most 500.',
  method: 'POST',
  path: '{team}/filters',
  permission: 'add-filters',
  body: FilterDraft,
  output: one(Filter),
})

export const updateFilter = endpoint({
  name: 'filters.update',
  summary: 'Update a filter. It applies to emails received from now on.',
  method: 'PATCH',
  path: '{team}/filters/{id}',
  permission: 'edit-filters',
  body: FilterEdit,
  output: one(Filter),
})

export const orderFilters = endpoint({
  name: 'filters.order',
  summary: 'Reorder all filters of the team. 409 if the ids are incomplete.',
  method: 'POST',
  path: '{team}/filters/order',
  permission: 'edit-filters',
  body: z.object({ ids: z.array(Id).check(z.maxLength(500)) }),
  output: z.object({ data: z.array(Filter) }),
  statuses: [200],
  errors: ['conflict'],
})

export const deleteFilter = endpoint({
  name: 'filters.delete',
  summary: 'Delete a filter.',
  method: 'DELETE',
  path: '{team}/filters/{id}',
  permission: 'delete-filters',
  output: z.object({ data: z.object({ id: Id }) }),
})

export const testFilters = endpoint({
  name: 'filters.test',
  summary: "Test the filters on a stored email, or on a message's source; nothing is changed.",
  method: 'POST',
  path: '{team}/filters/test',
  permission: 'browse-filters',
  body: z
    .object({
      email_id: z.optional(Id),
      message: z.optional(z.string().check(z.maxLength(maxPastedLength, 'Paste at most 500,000 characters.'))),
    })
    .register(z.globalRegistry, {
      examples: [{ message: 'From: shop@example.com\nSubject: Your order\n\nThank you.' }],
    }),
  output: one(FilterTest),
  statuses: [200],
})
