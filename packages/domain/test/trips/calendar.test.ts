import type { Segment } from '@sextant/contract/segments/schemas'
import { tripCalendar } from '@sextant/domain/trips/calendar'
import { calendarText } from '@sextant/domain/trips/calendar-text'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { drafts } from '../segments/arbitrary'
import { onWire } from '../segments/wire'
import { newYorkTrip } from './itineraries'

const now = new Date('2026-02-01T12:00:00Z')
const calendarOf = (segments: readonly Segment[]): string =>
  tripCalendar(
    {
      headline: 'New York, 12–16 Mar',
      segments,
      url: 'https://sextant.test/orgs/1/trips/7',
      domain: 'sextant.test',
    },
    now,
  )

type Event = {
  readonly uid: string
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly start: Date
  readonly end: Date
  readonly status: unknown
  readonly transparency: unknown
  readonly stamp: unknown
}

/** The events as another program would parse them. */
const eventsIn = (text: string): Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      location: event.location,
      description: event.description,
      start: event.startDate.toJSDate(),
      end: event.endDate.toJSDate(),
      status: component.getFirstPropertyValue('status'),
      transparency: component.getFirstPropertyValue('transp'),
      stamp: String(component.getFirstPropertyValue('dtstamp')),
    }
  })

describe('the calendar of a trip', () => {
  const [out, hotel] = eventsIn(calendarOf(newYorkTrip().map(onWire)))

  test('has each segment at its instants', () => {
    expect(out).toMatchObject({
      uid: 'segment-1@sextant.test',
      summary: 'Lufthansa LH 400 Frankfurt FRA → New York JFK',
      start: new Date('2026-03-12T09:55:00Z'),
      end: new Date('2026-03-12T17:45:00Z'),
      status: 'CONFIRMED',
      transparency: 'OPAQUE',
      stamp: '2026-02-01T12:00:00Z',
    })
    expect(out?.description).toContain('Begins: 2026-03-12 10:55 (Europe/Berlin)')
  })

  test('has what has only a day on the whole day', () => {
    const [flight] = newYorkTrip().map(onWire)
    if (!flight) throw new Error('The trip has no flight.')
    const assumed = { start_datetime: '2026-03-12T00:00:00', end_datetime: '2026-03-12T23:59:00' }
    const day = { ...flight, ...assumed, metadata: { assumed: Object.keys(assumed) } }
    const text = calendarOf([day])
    expect(text).toContain('DTSTART;VALUE=DATE:20260312\r\nDTEND;VALUE=DATE:20260313\r\n')
    expect(text).not.toMatch(/00:00|23:59/)
  })

  test('has stays as free time', () => {
    expect(hotel).toMatchObject({
      summary: 'Stay at The Gallery Hotel',
      transparency: 'TRANSPARENT',
      location: 'The Gallery Hotel, 5 West 40th Street, New York, US',
    })
  })

  test('marks cancelled segments under the same UID', () => {
    const cancelled = newYorkTrip().map((segment) => onWire({ ...segment, status: 'Cancelled' }))
    expect(eventsIn(calendarOf(cancelled)).map(({ uid, status }) => [uid, status])).toContainEqual([
      'segment-1@sextant.test',
      'CANCELLED',
    ])
  })

  test('has segments without a time zone in floating time', () => {
    const [segment] = newYorkTrip().map((one) => onWire({ ...one, start_datetime_utc: null, end_datetime_utc: null }))
    expect(calendarOf(segment ? [segment] : [])).toContain('DTSTART:20260312T105500\r\n')
  })

  test('leaves out segments without a time', () => {
    const [segment] = newYorkTrip().map((one) =>
      onWire({
        ...one,
        start_datetime: null,
        start_datetime_utc: null,
        end_datetime: null,
        end_datetime_utc: null,
      }),
    )
    expect(eventsIn(calendarOf(segment ? [segment] : []))).toEqual([])
  })
})

describe('for any bookings', () => {
  test('another program can read the calendar, and lines have at most 75 octets', () => {
    const odd = fc.constantFrom('Hôtel; "Les Quais", 5\\7\nÉtage 🛏️', 'Zürich HB', '東京駅'.repeat(30), 'plain')
    fc.assert(
      fc.property(fc.array(fc.tuple(drafts, odd), { maxLength: 5 }), (all) => {
        const segments = all.map(([draft, text], at) =>
          onWire({ ...draft, start_name: text, provider: text, id: String(at + 1), trip_id: '7' }),
        )
        const text = calendarOf(segments)
        const lines = text.split('\r\n')
        expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75)
        const events = eventsIn(text)
        expect(events.map(({ uid }) => uid)).toEqual(segments.map(({ id }) => `segment-${id}@sextant.test`))
        for (const [at, event] of events.entries()) {
          expect(event.location).toContain(segments[at]?.start_name)
          expect(event.description).toContain(`Provider: ${segments[at]?.provider ?? ''}`)
        }
      }),
    )
  })

  test('folding never splits a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (value) => {
        fc.pre(!/[\r\n]/.test(value))
        expect(calendarText([['X', value]]).replaceAll('\r\n ', '')).toBe(`X:${value}\r\n`)
      }),
    )
  })
})
