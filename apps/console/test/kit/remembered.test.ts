import { expect, test } from 'vitest'
import { forgetAll, recall, remember, storageName, visitList } from '../../src/kit/remembered'
import { readSearch } from '../../src/kit/search'
import { TravelSearch } from '../../src/segments/search'

const name = storageName({ type: 'org', id: '1' }, 'travel')

test('a query is stored without next, previous, page and pendo (spec §4)', () => {
  remember(name, { type: 'air', next: 'x', previous: 'y', page: '2', pendo: 'z' })
  expect(recall(name)).toEqual({ type: 'air' })
})

test('a remembered query is restored on arrival with an empty query, but not after clearing', () => {
  expect(visitList(name, { query: { type: 'air' }, cause: 'enter' })).toBeNull()
  expect(visitList(name, { query: {}, cause: 'enter' })).toEqual({ type: 'air' })
  expect(visitList(name, { query: {}, cause: 'stay' })).toBeNull()
  expect(visitList(name, { query: {}, cause: 'enter' })).toBeNull()
})

test('preloading restores a query but stores none', () => {
  visitList(name, { query: { type: 'air' }, cause: 'enter' })
  expect(visitList(name, { query: {}, cause: 'preload' })).toEqual({ type: 'air' })
  visitList(name, { query: { type: 'car' }, cause: 'preload' })
  expect(recall(name)).toEqual({ type: 'air' })
})

test('malformed entries are not restored, and the end of the session clears all', () => {
  sessionStorage.setItem(name, '{broken')
  expect(recall(name)).toBeNull()
  remember(name, { type: 'air' })
  sessionStorage.setItem('other', 'stays')
  forgetAll()
  expect(recall(name)).toBeNull()
  expect(sessionStorage.getItem('other')).toBe('stays')
})

test('the valid parameters of a hand-edited URL are kept', () => {
  expect(readSearch(TravelSearch, { start_date: '2026-13-01', status: 'Active', utm: 'x', type: 'air' })).toEqual({
    status: 'Active',
    type: 'air',
  })
})
