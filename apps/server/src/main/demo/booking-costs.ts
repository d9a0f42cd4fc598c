import type { AmountKind } from '@sextant/contract/emails/stated-amounts'
import type { Ids } from '@sextant/demo/ids'
import { bookingGroups } from '@sextant/domain/segments/booking-groups'
import { inBookingOrder } from '@sextant/domain/segments/booking-order'
import { priceConverter } from '@sextant/domain/segments/convert-price'
import { type SegmentCost, segmentCosts } from '@sextant/domain/segments/costs'
import { segmentOf, statedAgain } from '@sextant/domain/segments/stated-amounts'
import { ratesOn } from '@sextant/places/rates/rates-on'
import type { Selectable } from 'kysely'
import type { BookingAmounts } from '../../platform/database/tables.gen'
import type { Ledger } from './apply-booking'
import type { DemoSegment, DemoStatedAmounts } from './tables'

type AmountRow = Omit<Selectable<BookingAmounts>, 'kind'> & { readonly kind: AmountKind }

export type BookingCosts = {
  /** The amounts, each with its segment's booking in `booking_id`. */
  readonly amounts: readonly AmountRow[]
  readonly costs: ReadonlyMap<string, SegmentCost>
}

/** Applies the amounts in a team's emails to its bookings, by the product's rules. */
export function bookingCosts(team: string, currency: string, { ids, byOwner, stated }: Ledger): BookingCosts {
  const segments = [...byOwner.values()].flat()
  const purchased = segments.map((segment) => ({ ...segment, references: segment.draft.references, booking_id: null }))
  const amounts: AmountRow[] = []
  const costs = new Map<string, SegmentCost>()
  const booking = new Map(bookingGroups(purchased).flatMap((group) => group.map(({ id }) => [id, group] as const)))
  const processed = new Set<readonly DemoSegment[]>()
  for (const one of stated) {
    const [group, other] = new Set(one.segments.map((id) => booking.get(id)))
    if (!group || other) continue
    processed.add(group)
    const bookingAmounts = amounts.filter(({ booking_id }) => group.some(({ id }) => id === booking_id))
    amounts.push(...newAmounts({ team, currency, ids }, one, group, bookingAmounts))
  }
  for (const group of processed) {
    const bookingAmounts = amounts.filter(({ booking_id }) => group.some(({ id }) => id === booking_id))
    const ordered = group.map(({ id, draft }) => ({ ...draft, id })).toSorted(inBookingOrder)
    const charged = bookingAmounts.map((amount) => ({
      ...amount,
      cents: amount.cents === null ? null : Number(amount.cents),
    }))
    for (const [id, cost] of segmentCosts(ordered, charged)) costs.set(id, cost)
  }
  return { amounts, costs }
}

type Terms = { readonly team: string; readonly currency: string; readonly ids: Ids }

/** The amounts in an email that its booking does not have yet. */
function newAmounts(
  { team, currency, ids }: Terms,
  { emailId, received, day, segments, amounts }: DemoStatedAmounts,
  group: readonly DemoSegment[],
  existing: readonly AmountRow[],
): AmountRow[] {
  const convert = priceConverter(currency, ratesOn)
  const payable = group.flatMap(({ id, draft }) => (segments.includes(id) ? [{ id, type: draft.type }] : []))
  return amounts.flatMap((stated): AmountRow[] => {
    const segment_id = segmentOf(stated.kind, payable)
    if (segment_id === undefined || statedAgain(existing, { ...stated, segment_id, day })) return []
    const converted = convert(stated.amount, stated.currency, day)
    return [
      {
        ...stated,
        team_id: team,
        id: ids.next('booking_amounts'),
        booking_id: group[0]?.id ?? '',
        segment_id,
        cents: converted?.cents.toString() ?? null,
        rate_date: converted?.rate_date ?? null,
        day,
        source: 'email',
        email_id: emailId,
        note: null,
        created: received,
        modified: received,
      },
    ]
  })
}
