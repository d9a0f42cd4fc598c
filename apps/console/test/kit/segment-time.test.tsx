import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SegmentTime } from '../../src/kit/segment-time'
import { aSegment } from '../trips/a-segment'

const textOf = (...[of, end]: [Parameters<typeof aSegment>[0], 'start' | 'end']): string | null =>
  render(<SegmentTime segment={aSegment(of)} end={end} />).container.textContent

test('a time in a list has the offset of its place', () => {
  expect(textOf({}, 'start')).toBe('12 Mar 202610:55 UTC+1')
  expect(textOf({}, 'end')).toBe('12 Mar 202613:45 UTC−4')
})

test('a time without a known zone is called local time', () => {
  expect(textOf({ start: { place: {}, time: { local: '2026-03-12T10:55:00' } } }, 'start')).toBe(
    '12 Mar 202610:55 local time',
  )
})

test('a day without a time has none', () => {
  expect(textOf({ start: { place: {}, time: { local: '2026-03-12' } } }, 'start')).toBe('12 Mar 2026')
  expect(textOf({ end: { place: {}, time: {} } }, 'end')).toBe('—')
})
