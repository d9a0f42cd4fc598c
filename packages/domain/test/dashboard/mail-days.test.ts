import { maxMailDays } from '@sextant/contract/dashboard/developer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailDays } from '../../src/dashboard/mail-days'
import { addDays, daysBetween } from '../../src/kit/local-time'

const today = '2026-03-11'

describe('the days of a developer’s dashboard', () => {
  test('are the last seven, today the last', () => {
    expect(mailDays({}, today)).toEqual({ start: '2026-03-05', end: today })
  })

  test('go up to today where the last one is left open, and are seven up to a last one', () => {
    expect(mailDays({ start_date: '2026-03-01' }, today)).toEqual({ start: '2026-03-01', end: today })
    expect(mailDays({ end_date: '2026-02-10' }, today)).toEqual({ start: '2026-02-04', end: '2026-02-10' })
    expect(mailDays({ start_date: '2026-04-01' }, today)).toEqual({ start: '2026-04-01', end: '2026-04-01' })
  })

  test('are never too many and never end before they begin', () => {
    const day = fc.integer({ min: -200, max: 200 }).map((n) => addDays(today, n))
    fc.assert(
      fc.property(day, day, (start_date, end_date) => {
        const count = daysBetween(start_date, end_date) + 1
        expect(mailDays({ start_date, end_date }, today) !== null).toBe(count >= 1 && count <= maxMailDays)
      }),
    )
  })

  test('lie within the calendar', () => {
    expect(mailDays({ end_date: '9999-12-31' }, today)).toBeNull()
  })
})
