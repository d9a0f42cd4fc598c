import { withAirportsAroundTimes } from '@sextant/extraction/bookings/places/airports-around-times'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import { expect, test } from 'vitest'
import { bookingsOn } from '../bookings-on'

/** The airports of a flight from 08:25 to 10:20 on a page that has both times. */
function airportsOn(text: string): string {
  const { bookings, assembled } = bookingsOn(text, [{ kind: 'flight', start: '08:25', travelers: [] }])
  const endTime = assembled.candidates.find(({ mention }) => mention.value === '10:20')
  const ended = bookings.map((one): Booking => ({ ...one, draft: { ...one.draft, slots: endTime ? { endTime } : {} } }))
  const [flight] = withAirportsAroundTimes(ended, assembled.context.read.page.lines)
  const { from, to } = flight?.draft.slots ?? {}
  return `${from?.mention.value ?? '-'} ${to?.mention.value ?? '-'}`
}

test.each([
  ['before them in one line', '東京(羽田) 08:25発 → 宮崎 10:20着', 'HND KMI'],
  ['with terminals in a sentence', '5月10日，深圳宝安T3 08:25起飞，杭州萧山T3 10:20到。', 'SZX HGH'],
  ['before and behind them', '上海浦东T2 08:25起飞，10:20抵达武汉天河。', 'PVG WUH'],
  ['in lines of their own', 'Rodez-Aveyron 08h25\nParis-Orly 3 10h20', 'RDZ ORY'],
])('the airports stand %s', (_, text, airports) => expect(airportsOn(text)).toBe(airports))

test.each([
  ['only one is named', '東京(羽田) 08:25発 → 10:20着'],
  ['they are the same', '東京(羽田) 08:25発 → 羽田 10:20着'],
  ['they are too far from each other', '東京(羽田) 08:25発 → New York 10:20着'],
])('a flight has none if %s', (_, text) => expect(airportsOn(text)).toBe('- -'))
