import { cancellationOf } from '@sextant/domain/segments/cancel'
import { convertedPrice, priceConverter } from '@sextant/domain/segments/convert-price'
import type { SegmentDraft } from '@sextant/domain/segments/draft'
import type { Observation } from '@sextant/domain/segments/merge'
import { type EmailObservation, mergeAll, observe, withObservation } from '@sextant/domain/segments/observations'
import { draftOfValues, valuesOf } from '@sextant/domain/segments/stated-values'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailsOfOne } from './arbitrary'
import { draft, flight } from './bookings'

const at = (hour: number): string => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`

type Known = Observation & { readonly observations: readonly EmailObservation[]; readonly set?: readonly string[] }

/** A value as the database returns it. */
const stored = (segment: SegmentDraft): SegmentDraft => draftOfValues(segment, valuesOf(segment))

const convert = priceConverter('EUR', () => null)

/**
 * Applies a new email to a segment, as the server does: the other emails are needed only if it is not the newest, and a
 * price whose amount and currency come from different emails is converted.
 */
function withMail(existing: Known | null, mail: EmailObservation): Known {
  const kept = { ...mail, segment: stored(mail.segment) }
  if (!existing) return { ...mergeAll(mail, [mail]), observations: [kept] }
  const observations = withObservation(existing.observations, kept)
  const merged = mail.observed_at > existing.observed_at ? observe(existing, mail) : mergeAll(existing, observations)
  const { segment } = merged
  const converted = segment.price !== null && segment.cents === null ? convertedPrice(segment, convert) : {}
  return { ...merged, segment: { ...segment, ...converted }, ...(existing.set && { set: existing.set }), observations }
}

const tell = (mails: readonly EmailObservation[]): SegmentDraft | undefined =>
  mails.reduce<Known | null>(withMail, null)?.segment

/** Three to five emails about one segment, some of them cancellations or written at the same time, in two orders. */
const orders = mailsOfOne
  .chain((drafts) =>
    fc.tuple(
      fc.constant(drafts),
      fc.array(fc.integer({ min: 8, max: 14 }), { minLength: drafts.length, maxLength: drafts.length }),
    ),
  )
  .map(([drafts, hours]) =>
    drafts.map((of, index) => ({
      email_id: String(index),
      observed_at: at(hours[index] ?? 8),
      segment: of.status === 'Cancelled' ? cancellationOf(of) : of,
    })),
  )
  .chain((mails) =>
    fc.tuple(
      fc.shuffledSubarray(mails, { minLength: mails.length, maxLength: mails.length }),
      fc.shuffledSubarray(mails, { minLength: mails.length, maxLength: mails.length }),
    ),
  )

test('the order in which emails arrive does not matter', () => {
  fc.assert(
    fc.property(orders, ([mails, others]) => {
      expect(tell(others)).toEqual(tell(mails))
    }),
    { numRuns: 300 },
  )
})

test('an email that arrives again changes nothing', () => {
  fc.assert(
    fc.property(orders, ([mails]) => {
      for (const mail of mails) expect(tell([...mails, mail])).toEqual(tell(mails))
    }),
  )
})

describe('an email that arrives late', () => {
  const mail = (email_id: string, hour: number, segment: SegmentDraft): EmailObservation => ({
    email_id,
    observed_at: at(hour),
    segment,
  })
  const first = mail('1', 8, draft(flight({ departure_gate: 'A1', departure_terminal: '1' })))
  const second = mail('2', 9, draft(flight({ departure_gate: 'B42' })))
  const third = mail('3', 10, draft(flight({ departure_terminal: '2' })))

  test('replaces values of older emails that no newer email states', () => {
    expect(tell([first, third, second])).toMatchObject({ gate: 'B42', origin_terminal: '2' })
  })

  test('does not change values that people have set', () => {
    const existing = [first, third].reduce<Known | null>(withMail, null)
    if (!existing) throw new Error('There is no segment.')
    const edited = { ...existing, segment: { ...existing.segment, gate: 'C7' }, set: ['gate'] }
    expect(withMail(edited, second).segment).toMatchObject({ gate: 'C7', origin_terminal: '2' })
  })

  test('does not revive a segment that a newer email cancels', () => {
    const cancellation = mail('4', 11, cancellationOf(first.segment))
    expect(tell([first, cancellation, second])).toMatchObject({ status: 'Cancelled', gate: 'B42' })
  })
})

test('a cancellation states only its status, traveler and references', () => {
  const cancellation = cancellationOf(draft(flight({ status: 'cancelled', price: '40.00', currency: 'EUR' })))
  expect(cancellation).toMatchObject({
    status: 'Cancelled',
    price: null,
    start_datetime: null,
    travelers: ['Ada Byron'],
  })
  expect(cancellation.references).toEqual([{ value: 'X7QK2P', issuer: 'airline' }])
})
