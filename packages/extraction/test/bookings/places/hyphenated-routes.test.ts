import { withHyphenatedRoutes } from '@sextant/extraction/bookings/places/hyphenated-routes'
import { mentionAt } from '@sextant/extraction/mentions/mention'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The ends of two crossings whose origin is taken from a text of their page. */
function stopsOn(text: string, [there, back]: readonly [string, string]): string[] {
  const { bookings, assembled } = bookingsOn(text, [
    { kind: 'boat', start: '09:15', travelers: [] },
    { kind: 'boat', start: '17:25', travelers: [] },
  ])
  const { lines } = assembled.context.read.page
  const stopAt = (value: string) => {
    const line = lines.find((one) => one.text === value)
    if (!line) throw new Error(`The page has no ${value}.`)
    return { mention: mentionAt(line, 'text', 0, value, value, 'line'), features: Int32Array.of(), roles: {} }
  }
  const crossings = bookings.map((one, at) => ({
    ...one,
    draft: { ...one.draft, slots: { from: stopAt(at === 0 ? there : back) } },
  }))
  return withHyphenatedRoutes(crossings, lines).map(({ draft: { slots } }) =>
    [slots.from, slots.to].map((stop) => stop?.mention.value ?? '-').join(' to '),
  )
}

test('two names with a hyphen are both ends of a journey if the page has the way back', () => {
  const table = 'Line             Departs\nRødby-Puttgarden   09:15\nPuttgarden-Rødby   17:25'
  expect(stopsOn(table, ['Rødby-Puttgarden', 'Puttgarden-Rødby'])).toEqual([
    'Rødby to Puttgarden',
    'Puttgarden to Rødby',
  ])
})

test('a journey has the route above it', () => {
  const list = 'Rødby-Puttgarden\nDeparts 09:15\n\nPuttgarden-Rødby\nDeparts 17:25'
  expect(stopsOn(list, ['Rødby-Puttgarden', 'Puttgarden-Rødby'])).toEqual([
    'Rødby to Puttgarden',
    'Puttgarden to Rødby',
  ])
})

test('a name with a hyphen stays a name', () => {
  const table = 'From             Departs\nBaden-Baden   09:15\nVillach-Warmbad   17:25'
  expect(stopsOn(table, ['Baden-Baden', 'Villach-Warmbad'])).toEqual(['Baden-Baden to -', 'Villach-Warmbad to -'])
})
