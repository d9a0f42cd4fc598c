import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint'
import { Day, Id, listQuery, one, page } from '../kit/wire'
import {
  Application,
  ApplicationChange,
  ApplicationDraft,
  ApplicationKey,
  ApplicationRequest,
  ApplicationStatus,
  maxApplications,
  NewKey,
} from './schemas'

export const listApplications = endpoint({
  name: 'applications.list',
  summary: "List a team's applications, without their secrets.",
  method: 'GET',
  path: '{team}/applications',
  permission: 'browse-applications',
  query: z.object({
    ...listQuery({ fields: ['created', 'name'], default: 'created:desc' }),
    status: z.optional(ApplicationStatus),
  }),
  output: page(Application),
})

export const createApplication = endpoint({
  name: 'applications.create',
  summary: `Create an application with a client id and a secret. A team has at most ${maxApplications}.`,
  method: 'POST',
  path: '{team}/applications',
  permission: 'add-applications',
  body: ApplicationDraft,
  output: one(Application),
})

export const readApplication = endpoint({
  name: 'applications.read',
  summary: 'Retrieve an application.',
  method: 'GET',
  path: '{team}/applications/{id}',
  permission: 'read-applications',
  output: one(Application),
})

export const updateApplication = endpoint({
  name: 'applications.update',
  summary: 'Update an application. Removed scopes and disabling take effect with its next call.',
  method: 'PATCH',
  path: '{team}/applications/{id}',
  permission: 'edit-applications',
  body: ApplicationChange,
  output: one(Application),
})

export const deleteApplication = endpoint({
  name: 'applications.delete',
  summary: 'Delete an application with its secrets, tokens and log: its next call returns 401.',
  method: 'DELETE',
  path: '{team}/applications/{id}',
  permission: 'delete-applications',
  output: z.object({ data: z.object({ id: Id }) }),
})

export const readApplicationKey = endpoint({
  name: 'applications.read_key',
  summary: 'Retrieve the client secret. Each access is in the audit log.',
  method: 'GET',
  path: '{team}/applications/{id}/key',
  permission: 'read-application-key',
  output: one(ApplicationKey),
})

export const regenerateApplicationKey = endpoint({
  name: 'applications.regenerate_key',
  summary: 'Create a new client secret; the old one stays valid for the requested overlap.',
  method: 'POST',
  path: '{team}/applications/{id}/key',
  permission: 'edit-application-key',
  body: NewKey,
  output: one(ApplicationKey),
  statuses: [200],
})

export const endApplicationOverlap = endpoint({
  name: 'applications.end_overlap',
  summary: 'Expire the old client secret, and every token issued for it, now.',
  method: 'DELETE',
  path: '{team}/applications/{id}/key/previous',
  permission: 'edit-application-key',
  output: one(Application),
})

/** Filters by status class, such as 4xx. */
export const statusClasses = ['2xx', '4xx', '5xx'] as const
export const loggedMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export const listApplicationRequests = endpoint({
  name: 'applications.requests',
  summary: 'List the requests an application made, newest first: 30 days, at most 100,000.',
  method: 'GET',
  path: '{team}/applications/{id}/requests',
  permission: 'read-applications',
  query: z.object({
    ...listQuery({ fields: ['created', 'duration_ms'], default: 'created:desc' }),
    status: z.optional(z.enum(statusClasses)),
    method: z.optional(z.enum(loggedMethods)),
    /** A part of the request's path. */
    path: z.optional(z.string().check(z.maxLength(200))),
    /** First and last day, in the team's time zone. */
    start_date: z.optional(Day),
    end_date: z.optional(Day),
  }),
  output: page(ApplicationRequest),
})
