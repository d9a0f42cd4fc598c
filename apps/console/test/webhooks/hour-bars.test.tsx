import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { HourBars } from '../../src/webhooks/hour-bars'

afterEach(() => {
  vi.useRealTimers()
})

test('the bars always cover the last 24 hours up to now', () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T10:40:00Z'), toFake: ['Date'] })
  const { container } = render(<HourBars hours={[{ hour: '2026-03-02T07:00:00.000Z', succeeded: 2, failed: 0 }]} />)
  const heights = [...container.querySelectorAll('.fill-accent')].map((bar) => Number(bar.getAttribute('height')))
  expect(heights).toHaveLength(24)
  expect(heights.findIndex((height) => height > 0)).toBe(20)
})
