import type { Condition, Filter } from '@sextant/contract/filters/schemas'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FilteredMessage, holds } from '../../src/filters/condition'
import { evaluate } from '../../src/filters/evaluate'
import { problemsOf } from '../../src/filters/problems'

const message: FilteredMessage = {
  senders: ['ada@acme.test', 'no-reply@mail.airbnb.com'],
  receivers: ['bookings@sextant.localhost'],
  subjects: ['Fwd: Réservation confirmée', 'Réservation confirmée'],
  body: 'Your stay in  Lisbon\nis confirmed.',
  attachments: ['invoice-2026.pdf'],
  authenticity: ['failed'],
}

const filter = (fields: Partial<Filter>): Filter => ({
  id: '1',
  name: 'Filter',
  type: 'exclude',
  status: 'Active',
  domains: [],
  conditions: [],
  match: 'all',
  action: 'ignore',
  mailbox_id: null,
  priority: 1,
  hits_30d: 0,
  created: '2026-01-01T00:00:00Z',
  modified: '2026-01-01T00:00:00Z',
  ...fields,
})
const airbnb = filter({ domains: ['airbnb.com'] })

describe('a filter condition', () => {
  test.each<[Condition['field'], Condition['op'], string, boolean]>([
    ['subject', 'contains', 'reservation', true],
    ['subject', 'starts_with', 'FWD:', true],
    ['subject', 'is', 'reservation confirmee', true],
    ['subject', 'not_contains', 'cancelled', true],
    ['subject', 'not_contains', 'confirmée', false],
    ['authenticity', 'is', 'failed', true],
    ['authenticity', 'is_not', 'team', true],
    ['authenticity', 'is', 'passed', false],
    ['body', 'contains', 'lisbon is confirmed', true],
    ['from', 'ends_with', '@mail.airbnb.com', true],
    ['from', 'is_not', 'ada@acme.test', false],
    ['attachment', 'matches', 'invoice-*.pdf', true],
    ['attachment', 'matches', 'invoice', false],
    ['attachment', 'matches', '*2026*.pdf', true],
    ['attachment', 'matches', 'invoice-2026.pdf*.pdf', false],
    ['to', 'contains', 'airbnb', false],
  ])('%s %s %s: %s', (field, op, value, expected) => {
    expect(holds({ field, op, value }, message)).toBe(expected)
  })

  test('with many wildcards is evaluated quickly', () => {
    const body = 'a'.repeat(100_000)
    expect(holds({ field: 'body', op: 'matches', value: `${'*a'.repeat(90)}*b` }, { ...message, body })).toBe(false)
  })

  test('and its negation never have the same result', () => {
    fc.assert(
      fc.property(fc.constantFrom('from', 'subject', 'body'), fc.string({ minLength: 1 }), (field, value) => {
        const answerOf = (op: Condition['op']) => holds({ field, op, value }, message)
        return answerOf('contains') !== answerOf('not_contains') && answerOf('is') !== answerOf('is_not')
      }),
    )
  })
})

describe('filters', () => {
  test('match the original sender of a forwarded email by domain and subdomain', () => {
    expect(evaluate([airbnb], message).decision).toBe(airbnb)
    expect(evaluate([filter({ domains: ['bnb.com'] })], message).decision).toBeNull()
  })

  test('are evaluated in order until one decides, with a trace of each result', () => {
    const exception = filter({
      id: '2',
      type: 'include',
      action: 'capture',
      conditions: [
        { field: 'subject', op: 'contains', value: 'Lisbon' },
        { field: 'body', op: 'contains', value: 'Lisbon' },
      ],
      match: 'any',
    })
    const evaluation = evaluate([filter({ id: '3', domains: ['x.test'] }), exception, airbnb], message)
    expect(evaluation.decision).toBe(exception)
    expect(evaluation.trace).toEqual([
      {
        rule_id: '3',
        name: 'Filter',
        matched: false,
        checks: [{ text: 'Sent from x.test', passed: false }],
      },
      {
        rule_id: '2',
        name: 'Filter',
        matched: true,
        checks: [
          { text: 'Subject contains “Lisbon”', passed: false },
          { text: 'Text contains “Lisbon”', passed: true },
        ],
      },
    ])
  })

  test('need all of their conditions to hold, or any if the filter says so', () => {
    const conditions: Condition[] = [
      { field: 'subject', op: 'contains', value: 'no such thing' },
      { field: 'body', op: 'contains', value: 'Lisbon' },
    ]
    expect(evaluate([filter({ conditions, match: 'all' })], message).decision).toBeNull()
    expect(evaluate([filter({ conditions, match: 'any' })], message).decision).not.toBeNull()
    expect(evaluate([filter({ conditions, match: 'any', domains: ['x.test'] })], message).decision).toBeNull()
  })

  test('that redact do not end the evaluation', () => {
    const redact = filter({ id: '4', type: 'privacy', action: 'redact', domains: ['acme.test'] })
    expect(evaluate([redact, airbnb], message)).toMatchObject({ decision: airbnb, redactions: [redact] })
    expect(evaluate([airbnb, redact], message).redactions).toEqual([])
  })

  test('that are inactive or have no conditions are skipped', () => {
    expect(evaluate([{ ...airbnb, status: 'Inactive' }], message)).toMatchObject({
      decision: null,
      trace: [],
    })
    expect(evaluate([filter({})], message).decision).toBeNull()
  })
})

test('the check of a filter reports which fields of a filter are inconsistent', () => {
  expect(problemsOf(airbnb)).toEqual({})
  expect(problemsOf({ ...airbnb, type: 'include' })).toEqual({
    action: ['A filter of the type Include can capture or route.'],
  })
  expect(Object.keys(problemsOf(filter({ type: 'include', action: 'route' })))).toEqual(['mailbox_id', 'domains'])
})
