import { withTitlesOfHomes } from '@sextant/extraction/bookings/places/title-of-home'
import { mentionAt } from '@sextant/extraction/mentions/mention'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The name of a stay on a page, of which a part of a line was chosen. */
function nameOn(text: string, chosen: string): string | undefined {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'lodging', start: '16:00', travelers: [] }])
  const line = assembled.context.read.page.lines.find((one) => one.text.includes(chosen))
  if (!line) throw new Error(`The page has no ${chosen}.`)
  const mention = mentionAt(line, 'text', line.text.indexOf(chosen), chosen, chosen, 'line')
  const place = { mention, features: Int32Array.of(), roles: { place: 0.9 } }
  const named = bookings.map((one) => ({ ...one, draft: { ...one.draft, slots: { place } } }))
  return withTitlesOfHomes(named, assembled)[0]?.draft.slots.place?.mention.value
}

test('a stay that is called after the type of home gets the title above it', () => {
  expect(nameOn('Bright loft by the canal\nEntire home hosted by Freja\n16:00', 'Entire home')).toBe(
    'Bright loft by the canal',
  )
  expect(nameOn('Helle Wohnung am Kanal\nGesamte Unterkunft\n16:00', 'Gesamte Unterkunft')).toBe(
    'Helle Wohnung am Kanal',
  )
})

test('other names are kept, and a day is no title', () => {
  expect(nameOn('Hotel Linden\nDouble room\n16:00', 'Hotel Linden')).toBe('Hotel Linden')
  expect(nameOn('10 May 2027\nPrivate room\n16:00', 'Private room')).toBe('Private room')
})
