import { withLabelledBookings } from '@sextant/extraction/bookings/labelled-bookings'
import { expect, test } from 'vitest'
import { draftOf } from './drafts'
import { readCandidates } from './read-candidates'

interface Page {
  /** Probability that the page is about a booking. */
  gate?: number
  scoredDrafts?: Parameters<typeof withLabelledBookings>[0]
}

/** First and last day of each lodging among the drafts of a page. */
function staysOn(text: string, { gate = 1, scoredDrafts = [] }: Page = {}): (string | undefined)[][] {
  const { context, candidates } = readCandidates(text)
  return withLabelledBookings(scoredDrafts, (drafts) => drafts, candidates, gate, context)
    .filter(({ draft }) => draft.kind === 'lodging')
    .map(({ draft }) => [draft.anchor.mention.value, draft.slots.endDate?.mention.value])
}

const stay = [['2027-02-09', '2027-02-11']]

test.each([
  ['in lines', 'Hotel Linden\nArrival: 9 February 2027\nDeparture: 11 February 2027\n2 nights'],
  ['as new ones', 'Hôtel du Lac\nNouvelle arrivée : 9 février 2027\nNouveau départ : 11 février 2027\n2 nuits'],
  ['in a row', 'Hotel Linden\nCheck-in: 9 February 2027, check-out: 11 February 2027'],
  [
    'at the heads of columns',
    '<p>Hotel Linden</p><table><tr><th>Arrival</th><th>Departure</th></tr>' +
      '<tr><td>9 February 2027</td><td>11 February 2027</td></tr></table>',
  ],
  [
    'next to other days',
    'Booked on: 20 November 2026\nHotel Linden\nArrival: 9 February 2027\nDeparture: 11 February 2027',
  ],
])('a stay is between the only labelled days: %s', (_, text) => expect(staysOn(text)).toEqual(stay))

const labelled = 'Hotel Linden\nArrival: 9 February 2027\nDeparture: 11 February 2027'

test.each<[string, string, Page]>([
  ['the page may not be about a booking', labelled, { gate: 0.9 }],
  [
    'another booking is likely',
    labelled,
    { scoredDrafts: [{ draft: draftOf('event', { slots: {} }), probability: 0.5 }] },
  ],
  ['several days are labelled alike', `${labelled}\nArrival: 12 February 2027`, {}],
  ['the page names no lodging', 'Berlin – Munich\nArrival: 9 February 2027\nDeparture: 11 February 2027', {}],
  ['the departure is before the arrival', 'Hotel Linden\nDeparture: 9 February 2027\nArrival: 11 February 2027', {}],
  ['only one end is labelled', 'Hotel Linden\nArrival: 9 February 2027\nPayment due: 11 February 2027', {}],
])('no stay is read from labels if %s', (_, text, page) => expect(staysOn(text, page)).toEqual([]))
