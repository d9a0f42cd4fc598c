import { expect, test } from 'vitest'
import { travelView, withoutEndDate } from '../../src/segments/search'

const today = '2026-11-21'
const defaults = { start_date: today, end_date: today, sort: 'start_date:asc' }

test('without filters, lists today by start date (spec §2)', () => {
  expect(travelView({}, today)).toEqual({ search: defaults, isDefault: true })
  expect(travelView({ next: 'x' }, today)).toEqual({ search: { ...defaults, next: 'x' }, isDefault: true })
})

test('a URL without valid parameters counts as unfiltered', () => {
  const search = { type: 'banana', sort: 'headline:asc' }
  expect(travelView(search, today)).toEqual({ search: { ...search, ...defaults }, isDefault: true })
  expect(travelView({ type: 'banana,air' }, today).isDefault).toBe(false)
})

test('any filter replaces the default view', () => {
  expect(travelView({ type: 'air' }, today)).toEqual({
    search: { type: 'air', sort: 'start_date:asc' },
    isDefault: false,
  })
})

test('the retry has no end date and is not repeated', () => {
  expect(withoutEndDate(travelView({}, today))).toEqual({
    search: { start_date: today, sort: 'start_date:asc' },
    isDefault: false,
  })
})
