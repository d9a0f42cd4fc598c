import { withNamesAboveAddress } from '@sextant/extraction/bookings/places/name-above-address'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'
import { readCandidates } from '../read-candidates'

const address = '299 Leicester Road, Leicester, LE18 1JW'

/** The name of a stay on a page that an email from a sender has, of which a name was chosen. */
function nameOn(text: string, chosen: string, sender = 'Reservations'): string | undefined {
  const { bookings } = bookingsOn('15:00', [{ kind: 'lodging', start: '15:00', travelers: [] }])
  const { context, candidates } = readCandidates(`${sender}\n${text}`, {}, 'sender')
  const line = context.read.page.lines.findIndex((one) => one.origin === 'body' && one.text.includes(chosen))
  const start = context.read.page.lines[line]?.text.indexOf(chosen) ?? 0
  const end = start + chosen.length
  const mention = { type: 'text', line, start, end, value: chosen, form: '', detail: '' } as const
  const place = { mention, features: Int32Array.of(), roles: { place: 0.9 } }
  const named = bookings.map((one) => ({ ...one, draft: { ...one.draft, slots: { place } } }))
  for (const one of candidates) if (one.mention.type === 'text') one.roles = { place: 0.8 }
  const assembled = { scoredDrafts: [], gate: 1, context, candidates }
  return withNamesAboveAddress(named, assembled)[0]?.draft.slots.place?.mention.value
}

test.each([
  ['Holiday Inn Leicester - Wigston', 'Holiday Inn Leicester'],
  ['B&B HOTEL Trento Centro', 'Trento Centro'],
  ['Hotel Linden (Harbour Side)', 'Hotel Linden'],
])('%s above an address is the whole name of %s', (whole, chosen) =>
  expect(nameOn(`${whole}\n${address}`, chosen)).toBe(whole),
)

test.each([
  ['Hotel Linden, Leicester', 'Hotel Linden'],
  ['Hotel Linden - Confirmed', 'Hotel Linden'],
  ['HOTEL Sunrise Bay', 'Sunrise Bay'],
  ['Your hotel: Sunrise Bay', 'Sunrise Bay'],
  ['Hotel Linden ★★★★', 'Hotel Linden'],
])('%s above an address has other words around %s', (line, chosen) =>
  expect(nameOn(`${line}\n${address}`, chosen)).toBe(chosen),
)

test('words without an address below them are no part of a name', () =>
  expect(nameOn('Holiday Inn Leicester - Wigston\nSee you soon', 'Holiday Inn Leicester')).toBe(
    'Holiday Inn Leicester',
  ))

test('a house of the chain that sent the email is called by the line above its address', () => {
  const page = `Welcome to Northern Inn\nLeicester South Bridge\n${address}`
  expect(nameOn(page, 'Northern Inn', 'Northern Inn')).toBe('Leicester South Bridge')
  expect(nameOn(page, 'Northern Inn', 'Reservations')).toBe('Northern Inn')
})
