import type { AssembledPage } from '@sextant/extraction/bookings/assemble'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { readCandidates } from './read-candidates'

/** A booking by values that its page has: when it starts, who travels, and maybe its reference and stops. */
interface Wanted {
  kind: Booking['kind']
  start: string
  reference?: string
  from?: string
  to?: string
  travelers: readonly string[]
}

/** The bookings of a page of plain text, and what is known of the page; all of its codes are likely references. */
export function bookingsOn(text: string, wanted: readonly Wanted[]): { bookings: Booking[]; assembled: AssembledPage } {
  const codes = [...text.matchAll(/[A-Z]+-?[\dA-Z]*\d[\dA-Z]*/g)].map(([code]) => code)
  const { context, candidates } = readCandidates(text, {
    ...Object.fromEntries(codes.map((code) => [code, 'reference'] as const)),
    ...Object.fromEntries(wanted.map(({ start }) => [start, 'start'] as const)),
  })
  const find = (value: string): Candidate => {
    const found = candidates.find(({ mention }) => mention.value === value)
    if (!found) throw new Error(`The page has no ${value}.`)
    return found
  }
  const bookings = wanted.map(({ kind, start, travelers, ...values }): Booking => {
    const slots: Booking['draft']['slots'] = {}
    for (const slot of ['reference', 'from', 'to'] as const) {
      const value = values[slot]
      if (value !== undefined) slots[slot] = find(value)
    }
    const draft = {
      kind,
      anchor: find(start),
      probability: 1,
      slots,
      slotProbabilities: {},
      ranked: {},
      travelers: travelers.map(find),
      persons: [],
      travelersProbability: 1,
    }
    return { kind, start: `2027-05-10T${start}`, end: null, draft, probability: 1 }
  })
  return { bookings, assembled: { scoredDrafts: [], gate: 1, context, candidates } }
}

/** The kind of each booking, with the names of its travelers. */
export const travelersOf = (bookings: readonly Booking[]): [kind: string, names: string][] =>
  bookings.map(({ kind, draft }) => [kind, draft.travelers.map(({ mention }) => mention.value).join(' and ')])
