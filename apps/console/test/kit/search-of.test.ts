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

test('the search of a page has the filters, the sort and the cursors of its list', () => {
  const query = { afloat: 'no', search: 'ark', sort: 'name:asc', next: 'abc' } as const
  expect(readSearch(BoatSearch, query)).toEqual(query)
})

test('nothing stands in for what an address leaves out', () => {
  expect(readSearch(BoatSearch, {})).toEqual({})
})

test('an address does not choose how many rows a page has', () => {
  expect(readSearch(BoatSearch, { limit: '200' })).toEqual({})
})

test('a sort that the list does not have is put aside', () => {
  expect(ignoredIn(BoatSearch, { sort: 'length:asc', afloat: 'maybe' })).toEqual([
    { name: 'sort', value: 'length:asc' },
    { name: 'afloat', value: 'maybe' },
  ])
})
