import { withDesignatedFlights } from '@sextant/extraction/bookings/journeys/designated-flights'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The way back of a flight of Austrian, which has been read as a train with the given number. */
function wayBack(text: string, value: string) {
  const { bookings, assembled } = bookingsOn(text, [
    { kind: 'flight', start: '09:10', travelers: [] },
    { kind: 'train', start: '20:15', travelers: [] },
  ])
  const find = (type: string, wanted: string, line?: number) => {
    const found = assembled.candidates.find(
      ({ mention }) => mention.type === type && mention.value === wanted && mention.line === (line ?? mention.line),
    )
    if (!found) throw new Error(`The page has no ${wanted}.`)
    return found
  }
  const last = assembled.context.read.page.lines.length - 1
  const slots = [
    { number: find('number', '784') },
    { number: find('number', value), from: find('text', 'Vienna', last - 1), to: find('text', 'Bucharest', last) },
  ]
  const numbered = bookings.map((one, at) => ({ ...one, draft: { ...one.draft, slots: slots[at] ?? {} } }))
  const [, back] = withDesignatedFlights(numbered, assembled)
  return (
    back && [back.kind, ...(['number', 'from', 'to'] as const).map((slot) => back.draft.slots[slot]?.mention.value)]
  )
}

test('a train between two airports with the designator of an airline on the page is a flight', () =>
  expect(wayBack('OS 784\n09:10\nOS 793\n20:15\nVienna\nBucharest', 'OS 793')).toEqual(['flight', '793', 'VIE', 'OTP']))

test('a train with another designator stays a train', () =>
  expect(wayBack('OS 784\n09:10\nRJ 793\n20:15\nVienna\nBucharest', 'RJ 793')?.[0]).toBe('train'))
