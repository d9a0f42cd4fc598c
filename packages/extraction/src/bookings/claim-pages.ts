import type { AssembledPage } from './assemble'
import { combineViews } from './combine-views'
import { completed } from './completions'
import { filterBooked } from './filter-booked'
import { type Booking, resolve } from './resolve'

/** A page and the bookings claimed from it. */
export interface ClaimedPage {
  assembled: AssembledPage
  bookings: readonly Booking[]
}

/** How informative a page is: the expected number of bookings and filled slots. */
const scoreOfPage = ({ bookings }: ClaimedPage): number =>
  bookings.reduce((sum, { probability, draft }) => sum + probability * (1 + Object.keys(draft.slots).length), 0)
/** A later page replaces an earlier one only if its score is this many times higher. */
const minScoreRatio = 1.15
/** Minimum probability of a booking that appears only in another document of the mail. */
const minAdded = 0.8

/** A document's bookings that no claimed page has, by kind and day. */
const newBookings = ({ bookings }: ClaimedPage, claimed: readonly ClaimedPage[]): Booking[] =>
  bookings.filter(
    ({ kind, start, probability }) =>
      probability >= minAdded &&
      !claimed.some((page) =>
        page.bookings.some((other) => other.kind === kind && other.start.slice(0, 10) === start.slice(0, 10)),
      ),
  )

/**
 * Claims bookings from the pages of a mail. Its text and HTML parts have the same content, so the more informative one
 * is read, and uncertain values are decided by both. Attachments may add bookings, such as the ticket for another leg.
 */
export function claimPages(pages: readonly AssembledPage[]): ClaimedPage[] {
  const all = pages
    .map((assembled) => ({ assembled, bookings: filterBooked(resolve(assembled.scoredDrafts), assembled) }))
    .filter(({ bookings }) => bookings.length > 0)
  const best = all.reduce<ClaimedPage | null>(
    (most, page) => (most && scoreOfPage(page) <= scoreOfPage(most) * minScoreRatio ? most : page),
    null,
  )
  if (!best) return []
  const others = all.filter((page) => page !== best)
  const scoredDrafts = others.reduce(
    (drafts, { assembled }) => combineViews(drafts, assembled.scoredDrafts),
    best.assembled.scoredDrafts,
  )
  const assembled = { ...best.assembled, scoredDrafts }
  const combined = others.length > 0 ? filterBooked(resolve(scoredDrafts), assembled) : best.bookings
  const bookings = completed(combined, assembled)
  const claimed: ClaimedPage[] = [{ assembled, bookings }]
  for (const page of others) {
    const { kind } = page.assembled.context.read.page
    const added = kind === 'pdf' || kind === 'image' ? newBookings(page, claimed) : []
    if (added.length > 0) claimed.push({ ...page, bookings: completed(added, page.assembled) })
  }
  return claimed
}
