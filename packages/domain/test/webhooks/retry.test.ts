import { eventTypes } from '@sextant/contract/kit/event-types'
import { readableTypes } from '@sextant/domain/webhooks/event-permission'
import { maxRetryAfter, retryAfter, retryDelays } from '@sextant/domain/webhooks/retry'
import { readRetryAfter } from '@sextant/domain/webhooks/retry-after-header'
import { shouldDisable } from '@sextant/domain/webhooks/should-disable'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const chance = fc.double({ min: 0, max: 1, noNaN: true })
const attempts = fc.integer({ min: 1, max: 9 })

describe('the retry schedule', () => {
  test('has the ten attempts of Standard Webhooks', () => {
    expect(retryDelays).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400])
  })

  test('varies by at most a tenth and ends after the tenth attempt', () => {
    fc.assert(
      fc.property(attempts, chance, (nth, luck) => {
        const step = retryDelays[nth - 1] ?? 0
        const wait = retryAfter({ attemptSinceReset: nth, retryAfterSeconds: null }, luck) ?? 0
        expect(wait).toBeGreaterThanOrEqual(step * 0.9)
        expect(wait).toBeLessThanOrEqual(step * 1.1)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 1000 }), chance, (nth, luck) => {
        expect(retryAfter({ attemptSinceReset: nth, retryAfterSeconds: 1 }, luck)).toBeNull()
      }),
    )
  })

  test('is never earlier than the receiver asked for, up to a day', () => {
    fc.assert(
      fc.property(attempts, chance, fc.nat(1_000_000), (nth, luck, requests) => {
        const wait = retryAfter({ attemptSinceReset: nth, retryAfterSeconds: requests }, luck) ?? 0
        expect(wait).toBeGreaterThanOrEqual(Math.min(requests, maxRetryAfter))
        expect(wait).toBeLessThanOrEqual(maxRetryAfter * 1.1)
      }),
    )
  })
})

describe('reading the Retry-After header', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  test.each([
    ['120', 120],
    [' 0 ', 0],
    ['Sun, 01 Mar 2026 12:01:30 GMT', 90],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['-5', null],
    ['1.5', null],
    ['', null],
    [undefined, null],
  ])('%s', (header, seconds) => expect(readRetryAfter(header, now)).toBe(seconds))
})

test('an endpoint is disabled after exactly five days of nothing but failures', () => {
  const now = new Date('2026-03-06T12:00:00Z')
  expect(shouldDisable('2026-03-01T12:00:00.000Z', now)).toBe(true)
  expect(shouldDisable('2026-03-01T12:00:00.001Z', now)).toBe(false)
  expect(shouldDisable(null, now)).toBe(false)
})

test('every event type needs a permission to read its record', () => {
  expect(readableTypes(() => true)).toEqual(eventTypes)
  expect(readableTypes((permission) => permission === 'read-segments')).toEqual(
    eventTypes.filter((type) => /^(segment|flight_status)\./.test(type)),
  )
})
