import { addDays } from '@sextant/domain/kit/local-time'
import { bookingsOf } from '../../kit/bookings'
import { addTraveler, type Pipeline } from '../../kit/pipeline'
import type { TestContext } from '../../kit/test-context'
import { moneyScenarios } from './money'
import type { Scenario } from './scenario'
import { statedScenarios } from './stated'
import { write } from './write'

/** A team filled from emails and amounts, and what all of it costs. */

const abroad: readonly Scenario[] = (['EUR', 'GBP', 'JPY', 'CHF', 'XXX'] as const).map((currency) => ({
  name: `a flight for two and a stay in ${currency}, with a fee and a refund`,
  emails: [
    {
      of: ['Grace Hopper', 'Ada Lovelace'],
      price: '1003.33',
      currency,
      note: `Service fee: ${currency} 10.01\nAgency reference: AG#77`,
    },
    {
      sender: 'agency',
      code: 'AG#77',
      legs: [],
      stay: { checkin: 0, checkout: 3, price: '700.03', currency },
      sent: 10,
    },
    { of: ['Ada Lovelace'], price: null, status: 'Cancelled', note: `Refund: ${currency} 25.55`, sent: 60 },
    {
      sender: 'agency',
      text: `Booking AG#77\nTotal charges: ${currency} 733.10`,
      subject: 'Your final invoice',
      sent: 90,
    },
  ],
  segments: [],
}))

const both = ['Grace Hopper', 'Ada Lovelace']
const taxi = { kind: 'taxi', day: 1, price: '45.01', currency: 'GBP' } as const
const train = { kind: 'train', day: 2, price: '133.35', currency: 'CHF' } as const
const nobody = { sender: 'nobody' } as const

/** Rides and trains for several travelers, of whom some are unknown or leave. */
const overland: readonly Scenario[] = [
  {
    name: 'a taxi for two, with a fee, and a no-show on another',
    emails: [
      { ...nobody, of: both, other: taxi },
      { ...nobody, code: 'T#', other: { ...taxi, day: 4 } },
    ],
    amounts: [{ kind: 'service_fee', amount: '2.01', currency: 'EUR' }],
    segments: [],
  },
  {
    name: 'a taxi that is cancelled for a fee, with a refund that is left of it',
    emails: [
      { ...nobody, other: taxi },
      { ...nobody, other: { ...taxi, status: 'Cancelled' }, note: 'Cancellation fee: GBP 10.00', sent: 60 },
      { ...nobody, text: 'Booking reference: R#\nRefund amount: GBP 50.00', subject: 'Your refund', sent: 90 },
    ],
    segments: [],
  },
  {
    name: 'a taxi nobody took',
    emails: [{ ...nobody, of: ['Carl Sagan'], other: taxi }],
    amounts: [{ kind: 'no_show', amount: '12.50', currency: 'USD', of: 0 }],
    segments: [],
  },
  {
    name: 'a train for three, of whom one is unknown and one leaves with an unused ticket',
    emails: [
      { ...nobody, of: [...both, 'Carl Sagan'], other: train },
      {
        ...nobody,
        of: ['Ada Lovelace'],
        other: { ...train, status: 'Cancelled' },
        note: 'Unused ticket value: CHF 44.45',
        sent: 60,
      },
    ],
    amounts: [{ kind: 'exchange', amount: '7.77', currency: 'JPY', of: 0 }],
    segments: [],
  },
]

/** Adds two travelers and everything that emails and people tell of their bookings. */
export async function fillFromEmails(context: TestContext, pipeline: Pipeline): Promise<void> {
  await addTraveler(context, 'Grace', 'Hopper', 'grace@acme.test')
  await addTraveler(context, 'Ada', 'Lovelace', 'ada@acme.test')
  const booking = bookingsOf(context)
  const all = [...moneyScenarios, ...statedScenarios, ...abroad, ...overland]
  for (const [place, { emails, amounts = [] }] of all.entries()) {
    const at = { day: addDays('2027-03-01', place * 14), number: String(100 + place) }
    for (const one of emails) await pipeline.accept(write(one, at))
    await pipeline.drain()
    const [first] = amounts.length > 0 ? await booking.list({ start_date: at.day, end_date: addDays(at.day, 13) }) : []
    for (const { of, ...entered } of amounts)
      if (first)
        await booking.add(first, { ...entered, segment_id: of === undefined ? null : (first.segments[of]?.id ?? '') })
  }
}

/** What all bookings cost, from prices and amounts alone. */
export async function totalOf({ acme, pool }: TestContext): Promise<number> {
  const { rows } = await pool.query<{ cents: number }>(
    `with paid as (
      select s.*, (select a.cents from booking_amounts a
        where a.team_id = s.team_id and a.booking_id = s.booking_id and s.type in ('hotel', 'car')
          and a.kind in ('folio', 'no_show') and a.cents is not null and coalesce(a.segment_id, s.id) = s.id
        order by a.kind = 'folio' desc, a.day desc, a.id desc limit 1) as charged
      from segments s where s.team_id = $1),
    priced as (
      select booking_id, bool_or(type in ('hotel', 'car')) as is_charged,
        sum(coalesce(charged, case when status = 'Active' then cents end, 0)) as prices,
        coalesce(sum(cents) filter (where status = 'Cancelled' and charged is null), 0) as awaited
      from paid group by booking_id),
    added as (
      select booking_id, coalesce(sum(cents) filter (where kind in ('service_fee', 'cancellation_fee', 'exchange')), 0) as fees,
        coalesce(sum(cents) filter (where kind = 'no_show'), 0) as no_shows,
        coalesce(sum(cents) filter (where kind = 'refund'), 0) as refunds
      from booking_amounts where team_id = $1 group by booking_id)
    select sum(prices + coalesce(fees, 0) + case when is_charged then 0 else coalesce(no_shows, 0) end
      - greatest(0, coalesce(refunds, 0) - awaited))::int as cents
    from priced left join added using (booking_id)`,
    [acme.id],
  )
  return rows[0]?.cents ?? 0
}
