import { expect, test } from 'vitest'
import { travelView, withoutEndDate } from '../../src/segments/search'

const today = '2026-11-21'
const defaults = { start_date: today, end_date: today, sort: 'start_date:asc' }

test('with no filter the list is of today, by start (spec §2)', () => {
  expect(travelView({}, today)).toEqual({ search: defaults, isDefault: true })
  expect(travelView({ next: 'x' }, today)).toEqual({ search: { ...defaults, next: 'x' }, isDefault: true })
})

test('an address of which nothing is understood is that of no filter', () => {
  const search = { type: 'banana', sort: 'headline:asc' }
  expect(travelView(search, today)).toEqual({ search: { ...search, ...defaults }, isDefault: true })
  expect(travelView({ type: 'banana,air' }, today).isDefault).toBe(false)
})

test('any filter stands for itself', () => {
  expect(travelView({ type: 'air' }, today)).toEqual({
    search: { type: 'air', sort: 'start_date:asc' },
    isDefault: false,
  })
})

test('the retry has no end and is not retried', () => {
  expect(withoutEndDate(travelView({}, today))).toEqual({
    search: { start_date: today, sort: 'start_date:asc' },
    isDefault: false,
  })
})
