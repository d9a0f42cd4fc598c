import { endpoint } from '@sextant/contract/kit/endpoint'
import { listQuery, page } from '@sextant/contract/kit/wire'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ignoredIn, readSearch, searchOf } from '../../src/kit/search'

const listBoats = endpoint({
  name: 'boats.list',
  summary: 'The boats of a team.',
  method: 'GET',
  path: '{team}/boats',
  permission: 'browse-trips',
  query: z.object({
    ...listQuery({ fields: ['created', 'name'], default: 'created:desc' }),
    afloat: z.optional(z.enum(['yes', 'no'])),
  }),
  output: page(z.object({})),
})
const BoatSearch = searchOf(listBoats)

test('a page’s query has the filters, sort and cursors of its list', () => {
  const query = { afloat: 'no', search: 'ark', sort: 'name:asc', next: 'abc' } as const
  expect(readSearch(BoatSearch, query)).toEqual(query)
})

test('missing parameters get no default values', () => {
  expect(readSearch(BoatSearch, {})).toEqual({})
})

test('a URL cannot set the page size', () => {
  expect(readSearch(BoatSearch, { limit: '200' })).toEqual({})
})

test('an unsupported sort is ignored', () => {
  expect(ignoredIn(BoatSearch, { sort: 'length:asc', afloat: 'maybe' })).toEqual([
    { name: 'sort', value: 'length:asc' },
    { name: 'afloat', value: 'maybe' },
  ])
})
