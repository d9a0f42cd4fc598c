import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { DayInput } from '../../src/kit/day-input'
import { readDay } from '../../src/kit/day-text'
import { dayIn } from '../../src/kit/form-values'

describe('a typed date', () => {
  test.each([
    ['22 Nov 2026', '2026-11-22'],
    ['2026-11-22', '2026-11-22'],
    ['November 22, 2026', '2026-11-22'],
    ['3.4.2026', '2026-04-03'],
    ['  ', ''],
    ['next week', null],
    ['31 Nov 2026', null],
  ])('%s is read as %s', (text, day) => expect(readDay(text)).toBe(day))

  test('can include a time', () => {
    expect(readDay('22 Nov 2026, 14:05', true)).toBe('2026-11-22T14:05')
    expect(readDay('22 Nov 2026', true)).toBe('2026-11-22T00:00')
  })

  test('is sent to the server unchanged if invalid', () => {
    const values = new FormData()
    values.set('start_date', '22 Nov 2026')
    values.set('end_date', 'soon')
    expect([dayIn(values, 'start_date'), dayIn(values, 'end_date')]).toEqual(['2026-11-22', 'soon'])
  })
})

describe('the date input', () => {
  const open = (day: string) => {
    const changes: string[] = []
    const box = (next: string) => (
      <DayInput label="first day" aria-label="First day" day={next} onDay={(one) => void changes.push(one)} />
    )
    const { rerender } = render(box(day))
    const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' })
    const leave = (text: string) => {
      fireEvent.change(input(), { target: { value: text } })
      fireEvent.blur(input())
    }
    return { changes, input, leave, show: (next: string) => rerender(box(next)) }
  }

  test('shows the date in the console’s format, including external changes', () => {
    const { input, show } = open('2026-11-22')
    expect(input().value).toBe('22 Nov 2026')
    show('2026-12-01')
    expect(input().value).toBe('1 Dec 2026')
    show('')
    expect(input().value).toBe('')
  })

  test('reports a new date on blur, and keeps focus on Enter', () => {
    const { changes, input, leave } = open('2026-11-22')
    leave('22 Nov 2026')
    expect(changes).toEqual([])
    leave('24.11.2026')
    input().focus()
    fireEvent.change(input(), { target: { value: '' } })
    fireEvent.keyDown(input(), { key: 'Enter' })
    expect(changes).toEqual(['2026-11-24', ''])
    expect(document.activeElement).toBe(input())
  })

  test('explains the format for invalid input and reports nothing', () => {
    const { changes, input, leave } = open('2026-11-22')
    leave('tomorrow')
    expect(screen.getByRole('alert').textContent).toBe('Enter a date such as 22 Nov 2026.')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(input().value).toBe('tomorrow')
    expect(changes).toEqual([])
    leave('23 Nov 2026')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(changes).toEqual(['2026-11-23'])
  })

  test('accepts a date from the calendar', () => {
    const { changes } = open('2026-11-22')
    const calendar = document.querySelector('input[type=date]')
    if (!calendar) throw new Error('There is no calendar.')
    fireEvent.input(calendar, { target: { value: '2026-11-30' } })
    expect(changes).toEqual(['2026-11-30'])
  })
})
