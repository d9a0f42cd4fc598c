import type { ImapAccount } from '@sextant/contract/mailboxes/schemas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backOffMs, isFailing } from '../../src/mailboxes/back-off'
import { changesServer } from '../../src/mailboxes/changes-server'
import { alternativesTo, localPartOf, problemOfLocalPart } from '../../src/mailboxes/local-part'
import { isLooped } from '../../src/mailboxes/looped'
import { isSenderAllowed } from '../../src/mailboxes/sender-allowed'
import { silentSince } from '../../src/mailboxes/silence'

describe('the address of a mailbox', () => {
  test.each([
    ['Bookings', 'bookings'],
    ['Büro Köln – Reisen', 'buro-koln-reisen'],
    ['  O’Brien & Sons  ', 'obrien-sons'],
    ['旅行', 'mail'],
  ])('%s becomes %s', (name, part) => expect(localPartOf(name)).toBe(part))

  test.each(['postmaster', 'abuse', 'no-reply', 'a+b', '.a', 'a..b', 'ä', '', 'a'.repeat(65)])(
    '%s cannot be had',
    (part) => expect(problemOfLocalPart(part)).toEqual(expect.any(String)),
  )

  test('of any name can be had, unless the name is one of the operator’s', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const problem = problemOfLocalPart(localPartOf(name))
        expect(problem === null || problem.includes('kept for the operator')).toBe(true)
      }),
    )
  })

  test('has alternatives that can be had', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, team) => {
        const found = alternativesTo(localPartOf(name), team)
        expect(found.length).toBeGreaterThan(10)
        expect(found.map(problemOfLocalPart)).toEqual(found.map(() => null))
      }),
    )
    expect(alternativesTo('bookings', 'Acme Travel').slice(0, 2)).toEqual(['bookings-acme-travel', 'bookings-2'])
  })
})

describe('who may send', () => {
  test.each([
    [[], ['x@y.test'], true],
    [['@acme.test'], ['ann@ACME.test'], true],
    [['@acme.test'], ['ann@eu.acme.test'], false],
    [['@acme.test'], ['ann@notacme.test'], false],
    [['ann@acme.test'], ['bob@acme.test', ' Ann@acme.test '], true],
    [['ann@acme.test'], [null, undefined, ''], false],
  ])('of %j: %j may: %s', (allowed, senders, may) => expect(isSenderAllowed(allowed, senders)).toBe(may))
})

describe('a mail in circles', () => {
  const received = (host: string) =>
    `Received: from a.test by ${host}\r\n\twith ESMTP; Sat, 21 Nov 2026 10:00:00 +0000\r\n`
  const own = ['sextant.localhost']

  test('is one that was ten times with us', () => {
    expect(isLooped(received('mx.sextant.localhost').repeat(9), own)).toBe(false)
    expect(isLooped(received('mx.sextant.localhost').repeat(5) + received('Sextant.Localhost.').repeat(5), own)).toBe(
      true,
    )
  })

  test('is none that came through ten servers of others', () => {
    expect(isLooped(received('mx.notsextant.localhost').repeat(10), own)).toBe(false)
    expect(isLooped(received('mx.google.com').repeat(99), own)).toBe(false)
    expect(isLooped(received('mx.google.com').repeat(100), own)).toBe(true)
  })

  test('is told by the lines that servers wrote, not by text about them', () => {
    expect(isLooped('Subject: received: by sextant.localhost\r\n'.repeat(10), own)).toBe(false)
    expect(isLooped('X-Received: by sextant.localhost\r\n'.repeat(10), own)).toBe(false)
  })
})

describe('silence', () => {
  const day = 86_400_000
  const now = 1000 * day
  /** Mail each day, but none from Friday to Monday. */
  const weekdays = [0, 1, 2, 3, 6, 7, 8, 9, 10].map((ago) => now - 2 * day - ago * day)

  test('is a pause of more than twice the longest so far', () => {
    expect(silentSince(weekdays, now)).toBeNull()
    expect(silentSince(weekdays, now + 4 * day)).toBeNull()
    expect(silentSince(weekdays, now + 4 * day + 1)).toBe(now - 2 * day)
  })

  test('is a day at least, and nothing where little is known', () => {
    const busy = Array.from({ length: 50 }, (_, at) => now - at * 60_000)
    expect(silentSince(busy, now + day)).toBeNull()
    expect(silentSince(busy, now + day + 1)).toBe(now)
    expect(silentSince(busy.slice(0, 5), now + 100 * day)).toBeNull()
    expect(silentSince([], now)).toBeNull()
  })
})

describe('an account that cannot be read', () => {
  test('is tried again after more and more time, within bounds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('passing' as const, 'lasting' as const),
        fc.integer({ min: 1, max: 1000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (kind, failures, chance) => {
          const wait = backOffMs(kind, failures, chance)
          expect(wait).toBeGreaterThanOrEqual(2500)
          expect(wait).toBeLessThanOrEqual(3_600_000)
          expect(backOffMs(kind, failures + 1, chance)).toBeGreaterThanOrEqual(wait)
        },
      ),
    )
  })

  test('is failing at once where somebody has to mend it, else after five attempts', () => {
    expect(isFailing('lasting', 1)).toBe(true)
    expect([isFailing('passing', 4), isFailing('passing', 5)]).toEqual([false, true])
  })
})

test('a stored secret goes nowhere else', () => {
  const account: ImapAccount = {
    host: 'imap.a.test',
    port: 993,
    tls: 'implicit',
    user: 'ann',
    folder: 'INBOX',
    auth: 'password',
    provider: null,
    mark_seen: false,
  }
  expect(changesServer(account, { folder: 'Travel', mark_seen: true, host: 'imap.a.test' })).toBe(false)
  expect(changesServer(account, { host: 'imap.b.test' })).toBe(true)
  expect(changesServer(account, { tls: 'starttls' })).toBe(true)
  expect(changesServer(account, { user: 'bob' })).toBe(true)
})
