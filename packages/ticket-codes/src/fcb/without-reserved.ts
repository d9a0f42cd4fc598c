import type { RailJourney } from '../kit/rail-journey'

const isFrom = (a: RailJourney, b: RailJourney): boolean => a.from === b.from && a.fromCode === b.fromCode
const isTo = (a: RailJourney, b: RailJourney): boolean => a.to === b.to && a.toCode === b.toCode

/**
 * Removes a code's tickets without a fixed train if the same code has a seat reservation for them, which takes over the
 * price.
 */
export function withoutReserved(open: readonly RailJourney[], reserved: readonly RailJourney[]): RailJourney[] {
  const legsOf = (whole: RailJourney): readonly RailJourney[] => {
    const since = reserved.filter(({ departure }) => departure >= whole.departure)
    const begins = since.find((leg) => isFrom(leg, whole))
    const ends = since.find((leg) => isTo(leg, whole) && begins !== undefined && leg.departure >= begins.departure)
    return whole.departure.length === 10 && begins && ends ? [begins, ends] : []
  }
  const paid = reserved.map((leg) => {
    const whole = open.find((one) => legsOf(one).every((own) => own === leg) && legsOf(one).length > 0)
    return leg.price || !whole?.price || !whole.currency
      ? leg
      : { ...leg, price: whole.price, currency: whole.currency }
  })
  return [...open.filter((one) => legsOf(one).length === 0), ...paid]
}
