import type { ImapAccount } from '@sextant/contract/mailboxes/schemas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backOffMs, isFailing } from '../../src/mailboxes/back-off'
import { changesServer } from '../../src/mailboxes/changes-server'
import { alternativesTo, localPartOf, problemOfLocalPart } from '../../src/mailboxes/local-part'
import { isLooped } from '../../src/mailboxes/looped'
import { isSenderAllowed } from '../../src/mailboxes/sender-allowed'
import { silentSince } from '../../src/mailboxes/silence'

describe('the local part of a mailbox address', () => {
  test.each([
    ['Bookings', 'bookings'],
    ['Büro Köln – Reisen', 'buro-koln-reisen'],
    ['  O’Brien & Sons  ', 'obrien-sons'],
    ['旅行', 'mail'],
  ])('for the name %s is %s', (name, part) => expect(localPartOf(name)).toBe(part))

  test.each(['postmaster', 'abuse', 'no-reply', 'a+b', '.a', 'a..b', 'ä', '', 'a'.repeat(65)])('cannot be %s', (part) =>
    expect(problemOfLocalPart(part)).toEqual(expect.any(String)),
  )

  test('derived from any name is valid, unless it is reserved for the operator', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const problem = problemOfLocalPart(localPartOf(name))
        expect(problem === null || problem.includes('kept for the operator')).toBe(true)
      }),
    )
  })

  test('has valid alternatives', () => {
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

describe('the allowed senders', () => {
  test.each([
    [[], ['x@y.test'], true],
    [['@acme.test'], ['ann@ACME.test'], true],
    [['@acme.test'], ['ann@eu.acme.test'], false],
    [['@acme.test'], ['ann@notacme.test'], false],
    [['ann@acme.test'], ['bob@acme.test', ' Ann@acme.test '], true],
    [['ann@acme.test'], [null, undefined, ''], false],
  ])('%j accept %j: %s', (allowed, senders, may) => expect(isSenderAllowed(allowed, senders)).toBe(may))
})

describe('a mail loop', () => {
  const received = (host: string) =>
    `Received: from a.test by ${host}\r\n\twith ESMTP; Sat, 21 Nov 2026 10:00:00 +0000\r\n`
  const own = ['sextant.localhost']

  test('is detected after ten passes through our servers', () => {
    expect(isLooped(received('mx.sextant.localhost').repeat(9), own)).toBe(false)
    expect(isLooped(received('mx.sextant.localhost').repeat(5) + received('Sextant.Localhost.').repeat(5), own)).toBe(
      true,
    )
  })

  test('is detected after 100 passes through other servers', () => {
    expect(isLooped(received('mx.notsextant.localhost').repeat(10), own)).toBe(false)
    expect(isLooped(received('mx.google.com').repeat(99), own)).toBe(false)
    expect(isLooped(received('mx.google.com').repeat(100), own)).toBe(true)
  })

  test('is counted in Received headers only', () => {
    expect(isLooped('Subject: received: by sextant.localhost\r\n'.repeat(10), own)).toBe(false)
    expect(isLooped('X-Received: by sextant.localhost\r\n'.repeat(10), own)).toBe(false)
  })
})

describe('a silent mailbox', () => {
  const day = 86_400_000
  const now = 1000 * day
  /** Email every day except from Friday to Monday. */
  const weekdays = [0, 1, 2, 3, 6, 7, 8, 9, 10].map((ago) => now - 2 * day - ago * day)

  test('has been without email for more than twice its longest pause', () => {
    expect(silentSince(weekdays, now)).toBeNull()
    expect(silentSince(weekdays, now + 4 * day)).toBeNull()
    expect(silentSince(weekdays, now + 4 * day + 1)).toBe(now - 2 * day)
  })

  test('is reported after a day at the earliest, and only with enough history', () => {
    const busy = Array.from({ length: 50 }, (_, at) => now - at * 60_000)
    expect(silentSince(busy, now + day)).toBeNull()
    expect(silentSince(busy, now + day + 1)).toBe(now)
    expect(silentSince(busy.slice(0, 5), now + 100 * day)).toBeNull()
    expect(silentSince([], now)).toBeNull()
  })
})

describe('an account that cannot be read', () => {
  test('is retried with growing delays, within bounds', () => {
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

  test('fails at once if a person has to fix it, otherwise after five attempts', () => {
    expect(isFailing('lasting', 1)).toBe(true)
    expect([isFailing('passing', 4), isFailing('passing', 5)]).toEqual([false, true])
  })
})

test('the check of an account detects changes that would send a stored secret to another server', () => {
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
