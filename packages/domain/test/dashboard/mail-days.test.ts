import { maxMailDays } from '@sextant/contract/dashboard/developer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailDays } from '../../src/dashboard/mail-days'
import { addDays, daysBetween } from '../../src/kit/local-time'

const today = '2026-03-11'

describe('the period of a developer’s dashboard', () => {
  test('defaults to the last seven days, including today', () => {
    expect(mailDays({}, today)).toEqual({ start: '2026-03-05', end: today })
  })

  test('ends today if no end date is given, and lasts seven days if no start date is given', () => {
    expect(mailDays({ start_date: '2026-03-01' }, today)).toEqual({ start: '2026-03-01', end: today })
    expect(mailDays({ end_date: '2026-02-10' }, today)).toEqual({ start: '2026-02-04', end: '2026-02-10' })
    expect(mailDays({ start_date: '2026-04-01' }, today)).toEqual({ start: '2026-04-01', end: '2026-04-01' })
  })

  test('is rejected if it ends before it starts or is too long', () => {
    const day = fc.integer({ min: -200, max: 200 }).map((n) => addDays(today, n))
    fc.assert(
      fc.property(day, day, (start_date, end_date) => {
        const count = daysBetween(start_date, end_date) + 1
        expect(mailDays({ start_date, end_date }, today) !== null).toBe(count >= 1 && count <= maxMailDays)
      }),
    )
  })

  test('is rejected if it lies outside the calendar', () => {
    expect(mailDays({ end_date: '9999-12-31' }, today)).toBeNull()
  })
})
