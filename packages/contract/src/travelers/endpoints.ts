import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Country, EmailAddress, Id, listQuery, one, page } from '../kit/wire'
import { ExtraAddress, TravelerStatus } from './fields'
import { Traveler, TravelerDraft, TravelerEdit } from './schemas'

export const listTravelers = endpoint({
  name: 'travelers.list',
  summary: "List a team's people.",
  method: 'GET',
  path: '{team}/travelers',
  permission: 'browse-members',
  query: z.object({
    ...listQuery({ fields: ['created', 'name', 'email', 'trips_count'], default: 'created:desc' }),
    status: z.optional(TravelerStatus),
    department: z.optional(z.string().check(z.maxLength(200))),
    country: z.optional(Country),
  }),
  output: page(Traveler),
})

export const createTraveler = endpoint({
  name: 'travelers.create',
  summary: 'Create a person (201). If the address already exists in the team, that person is returned unchanged (200).',
  method: 'POST',
  path: '{team}/travelers',
  permission: 'add-members',
  body: TravelerDraft,
  output: one(Traveler),
  statuses: [201, 200],
})

export const readTraveler = endpoint({
  name: 'travelers.read',
  summary: 'Retrieve a person.',
  method: 'GET',
  path: '{team}/travelers/{id}',
  permission: 'read-members',
  output: one(Traveler),
})

export const updateTraveler = endpoint({
  name: 'travelers.update',
  summary: 'Update a person.',
  method: 'PATCH',
  path: '{team}/travelers/{id}',
  permission: 'edit-members',
  body: TravelerEdit,
  output: one(Traveler),
})

export const deleteTraveler = endpoint({
  name: 'travelers.delete',
  summary: 'Delete a person; their trips stay, as those of an unknown traveler.',
  method: 'DELETE',
  path: '{team}/travelers/{id}',
  permission: 'delete-members',
  output: z.object({ data: z.object({ id: Id }) }),
})

export const deactivateTraveler = endpoint({
  name: 'travelers.deactivate',
  summary: 'Stop matching email to a person; their travel stays.',
  method: 'POST',
  path: '{team}/travelers/{id}/deactivate',
  permission: 'edit-members',
  output: one(Traveler),
  statuses: [200],
})

export const reactivateTraveler = endpoint({
  name: 'travelers.reactivate',
  summary: 'Match email to a person again.',
  method: 'POST',
  path: '{team}/travelers/{id}/reactivate',
  permission: 'edit-members',
  output: one(Traveler),
  statuses: [200],
})

export const listExtraAddresses = endpoint({
  name: 'travelers.addresses',
  summary: "List a person's extra addresses.",
  method: 'GET',
  path: '{team}/travelers/{id}/email-addresses',
  permission: 'read-members',
  output: z.object({ data: z.array(ExtraAddress) }),
})

export const addExtraAddress = endpoint({
  name: 'travelers.add_address',
  summary: 'Add an address that a person books with.',
  method: 'POST',
  path: '{team}/travelers/{id}/email-addresses',
  permission: 'edit-members',
  body: z.object({ email: EmailAddress }),
  output: one(ExtraAddress),
})

export const deleteExtraAddress = endpoint({
  name: 'travelers.delete_address',
  summary: 'Remove an address from a person.',
  method: 'DELETE',
  path: '{team}/travelers/{id}/email-addresses/{emailId}',
  permission: 'edit-members',
  output: z.object({ data: z.object({ id: Id }) }),
})

/** People who may be duplicates, most likely first. */
export const Duplicates = z.object({
  travelers: z.array(Traveler).check(z.minLength(2)),
  /** What they share: a name, a telephone number, or an employee id. */
  reason: z.enum(['name', 'phone', 'employee_id']),
})

export const listDuplicates = endpoint({
  name: 'travelers.duplicates',
  summary: 'List people who may be duplicates.',
  method: 'GET',
  path: '{team}/travelers/duplicates',
  permission: 'edit-members',
  output: z.object({ data: z.array(Duplicates) }),
})

export const mergeTravelers = endpoint({
  name: 'travelers.merge',
  summary: 'Merge two people: the other’s addresses and travel move to this one, and its record is deleted.',
  method: 'POST',
  path: '{team}/travelers/{id}/merge',
  permission: 'edit-members',
  body: z.object({ traveler_id: Id }),
  output: one(Traveler),
  statuses: [200],
})
