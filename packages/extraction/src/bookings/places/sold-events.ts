import { brandTag } from '../../languages/lexicon'
import type { Context } from '../../links/context'
import type { Draft } from '../draft'

const [eventBrand, restaurantBrand] = [brandTag('event'), brandTag('restaurant')]

/** Whether the sender is known to sell events, and not known to book tables. */
const sellsEvents = ({ read: { page, tags } }: Context): boolean => {
  const ids = page.lines.filter(({ origin }) => origin === 'sender').flatMap(({ index }) => tags[index] ?? [])
  const has = (brand: number): boolean => ids.some((tag) => tag.ids.includes(brand))
  return has(eventBrand) && !has(restaurantBrand)
}

/** Takes what a seller of events has booked for an event rather than a table: a dinner cruise, or a food tour. */
export function asSoldEvents(drafts: readonly Draft[], context: Context): Draft[] {
  if (!drafts.some(({ kind }) => kind === 'restaurant') || !sellsEvents(context)) return [...drafts]
  return drafts.map((draft) => {
    const other = drafts.find(
      ({ anchor, kind }) =>
        anchor === draft.anchor &&
        kind !== draft.kind &&
        [kind, draft.kind].every((one) => one === 'event' || one === 'restaurant'),
    )
    if (!other) return draft
    const [most, least] = [
      Math.max(draft.probability, other.probability),
      Math.min(draft.probability, other.probability),
    ]
    return { ...draft, probability: draft.kind === 'event' ? most : least }
  })
}
