import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { ObjectSchema } from '@sextant/contract/kit/endpoint'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const folder = resolve('packages/contract/src')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const modules = await Promise.all(files.map(async (file): Promise<object> => await import(resolve(folder, file))))

const isList = (value: unknown): value is { name: string; query: ObjectSchema } =>
  typeof value === 'object' && value !== null && 'query' in value && 'output' in value && 'name' in value

/** The default order and page size of each list, by the name of the endpoint. */
const defaults = modules
  .flatMap((module): readonly unknown[] => Object.values(module))
  .filter(isList)
  .flatMap(({ name, query }) => {
    const { sort, limit } = query.shape
    return sort && limit
      ? [[name, `${String(z.parse(sort, undefined))} ${String(z.parse(limit, undefined))}`] as const]
      : []
  })

test('lists start with the newest, travel with the earliest and teams by name, at twenty a page (spec §9)', () => {
  expect(Object.fromEntries(defaults)).toEqual({
    'account.teams': 'name:asc 20',
    'applications.list': 'created:desc 20',
    'applications.requests': 'created:desc 20',
    'audit.developer': 'created:desc 20',
    'audit.organization': 'created:desc 20',
    'downloads.list': 'created:desc 20',
    'emails.list': 'created:desc 20',
    'emails.reprocessItems': 'id:asc 20',
    'emails.reprocesses': 'created:desc 20',
    'emails.rules': 'created:desc 20',
    'filters.list': 'priority:asc 20',
    'imports.list': 'created:desc 20',
    'imports.list_members': 'created:desc 20',
    'mailboxes.list': 'created:desc 20',
    'reports.list': 'created:desc 20',
    'reports.schedules': 'name:asc 20',
    'segments.bookings': 'created:desc 20',
    'segments.history': 'created:desc 20',
    'segments.list': 'start_date:asc 20',
    'teams.developers': 'name:asc 20',
    'teams.organizations': 'name:asc 20',
    'travelers.data_requests': 'created:desc 20',
    'travelers.list': 'created:desc 20',
    'trips.history': 'created:desc 20',
    'trips.list': 'start_date:asc 20',
    'trips.quality': 'day:asc 20',
    'users.invitations': 'created:desc 20',
    'users.list': 'created:desc 20',
    'webhooks.deliveries': 'created:desc 20',
    'webhooks.list': 'created:desc 20',
  })
})
