import type { Reservation } from '@sextant/contract/emails/reservation'
import { cleanNames } from '@sextant/extraction/rules/clean-names'
import { dropThroughJourneys } from '@sextant/extraction/rules/drop-through-journeys'
import { mergeSame } from '@sextant/extraction/rules/merge'
import { normalise } from '@sextant/extraction/rules/normalise'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const flight = (
  from: string,
  to: string,
  start: string,
  end: string,
  more: Partial<Reservation> = {},
): Reservation => ({
  kind: 'flight',
  status: 'confirmed',
  travelers: [],
  provider: { iata_code: 'LH' },
  start: { place: { iata_code: from }, time: { local: start } },
  end: { place: { iata_code: to }, time: { local: end } },
  confidence: 1,
  evidence: {},
  ...more,
})

describe('times', () => {
  const settled = (start: Reservation['start']): Reservation['start'] | undefined =>
    normalise([{ ...flight('FRA', 'JFK', '', ''), start, end: { place: { iata_code: 'JFK' }, time: {} } }])
      .reservations[0]?.start
  const at = (iata: string, local: string, zone?: string): Reservation['start'] => ({
    place: { iata_code: iata },
    time: { local, ...(zone ? { zone } : {}) },
  })
  test('a time without a time zone gets the zone of its place', () =>
    expect(settled(at('FRA', '2026-07-01T10:00:00'))?.time).toEqual({
      local: '2026-07-01T10:00:00',
      zone: 'Europe/Berlin',
    }))
  test('an offset that matches keeps the local time', () =>
    expect(settled(at('FRA', '2026-07-01T10:00:00', '+02:00'))?.time.local).toBe('2026-07-01T10:00:00'))
  test('a UTC time is converted to the local time of its place', () =>
    expect(settled(at('FRA', '2026-07-01T10:00:00', '+00:00'))?.time.local).toBe('2026-07-01T12:00:00'))
  test('on land, a UTC time at an unknown place is converted to the time zone of the other place', () => {
    const journey = (kind: 'train' | 'flight') =>
      normalise([
        {
          ...flight('LHR', 'LHR', '', ''),
          kind,
          number: '1',
          start: { place: { name: 'London Kings Cross' }, time: { local: '2026-06-12T09:30:00', zone: '+00:00' } },
          end: { place: { name: 'Nowhere Junction' }, time: { local: '2026-06-12T11:48:00', zone: '+00:00' } },
        },
      ]).reservations[0]
    expect(journey('train')?.start.time.local).toBe('2026-06-12T10:30:00')
    expect(journey('train')?.end.time).toEqual({ local: '2026-06-12T12:48:00', zone: 'Europe/London' })
  })
  test('an offset of the wrong season keeps the local time', () =>
    expect(settled(at('SFO', '2026-05-15T08:30:00', '-08:00'))?.time.local).toBe('2026-05-15T08:30:00'))
  test('an arrival before its departure is moved to the next day', () => {
    const [moved] = normalise([flight('JFK', 'LHR', '2026-03-01T21:00:00', '2026-03-01T09:00:00')]).reservations
    expect(moved?.end.time.local).toBe('2026-03-02T09:00:00')
  })
  test('an arrival that is earlier only because of time zones is kept', () => {
    const [kept] = normalise([flight('NRT', 'HNL', '2026-03-02T20:00:00', '2026-03-02T08:00:00')]).reservations
    expect(kept?.end.time.local).toBe('2026-03-02T08:00:00')
  })
})

describe('names', () => {
  test('a title without a space is removed and the name written in reading order', () => {
    const evidence = { 'travelers.0.name': { reader: 'prose', part: '1', path: '3:5' } }
    const reservation = flight('FRA', 'JFK', '', '', { travelers: [{ name: 'DOE/JOHNMR' }], evidence })
    expect(cleanNames(reservation).travelers[0]?.name).toBe('Johnmr Doe')
  })

  test.each([
    ['DOE/JOHN MR', 'John Doe'],
    ['DOE/JOHNMR', 'John Doe'],
    ['KUNZ/LEAMS', 'Lea Kunz'],
    ['DOE/ADAMS', 'Adams Doe'],
    ['LAURENT/CAMILLE MME', 'Camille Laurent'],
    ['Herrn Tom Becker', 'Tom Becker'],
    ['VON DER HEIDE/ANNA-LENA MRS', 'Anna-Lena Von Der Heide'],
    ['PETROV/ALEKSANDR', 'Aleksandr Petrov'],
    ['Mr. John Doe', 'John Doe'],
    ['Dr Jane Roe', 'Jane Roe'],
    ['Doe, Jane', 'Jane Doe'],
    ['Eva Green', 'Eva Green'],
    ['AKSOY/DENİZ', 'Deniz Aksoy'],
  ])('%s is %s', (name, clean) => {
    const [traveler] = cleanNames(flight('FRA', 'JFK', '', '', { travelers: [{ name }] })).travelers
    expect(traveler?.name).toBe(clean)
  })
})

describe('names from codes', () => {
  const coded = (name: string, texts: string[]): string | undefined => {
    const one = flight('FRA', 'JFK', '2026-03-01', '2026-03-01', {
      travelers: [{ name }],
      evidence: { 'travelers.0.name': { reader: 'bcbp', part: '1', path: 'character 2', text: name } },
    })
    return normalise([one], texts).reservations[0]?.travelers[0]?.name
  }
  test('take accents and case from the text', () =>
    expect(coded('MCKENZIE/RENEE', ['<p>Dear Renée McKenzie, here is your pass</p>'])).toBe('Renée McKenzie'))
  test('are completed if they were cut off', () =>
    expect(coded('OBERLANDER/MAXIMILI', ['Fluggast: Maximilian Oberländer'])).toBe('Maximilian Oberländer'))
  test('are kept if the text does not contain them', () => expect(coded('DOE/JANE', ['nothing here'])).toBe('Jane Doe'))
})

describe('merging the same bookings', () => {
  const legs = fc.constantFrom(
    flight('FRA', 'JFK', '2026-03-01T10:00:00', '2026-03-01T13:00:00', { travelers: [{ name: 'Ann Lee' }] }),
    flight('FRA', 'JFK', '2026-03-01', '2026-03-01T13:00:00', { travelers: [{ name: 'Bo Lee' }] }),
    flight('JFK', 'FRA', '2026-03-08T10:00:00', '2026-03-08T23:00:00'),
    flight('FRA', 'JFK', '2026-03-02T10:00:00', '2026-03-02T13:00:00', { number: '400' }),
  )
  test('is idempotent and adds no duplicates', () => {
    fc.assert(
      fc.property(fc.array(legs, { maxLength: 8 }), (found) => {
        const once = mergeSame(found)
        expect(mergeSame(once)).toEqual(once)
        expect(once.length).toBeLessThanOrEqual(new Set(found).size)
      }),
    )
  })
  test('recognizes a train by its number, with or without its kind or leading zeros', () => {
    const train = (number: string) => ({
      ...flight('', '', '2026-03-01T10:00:00', '2026-03-01T13:00:00', { number }),
      kind: 'train' as const,
    })
    expect(mergeSame([train('06607'), train('TGV 6607')])).toMatchObject([{ number: '06607' }])
    expect(mergeSame([train('06607'), train('TGV 6609')])).toHaveLength(2)
  })
  test('leaves the travelers who cancelled apart from the others', () => {
    const of = (name: string, status: 'confirmed' | 'cancelled') =>
      flight('FRA', 'JFK', '2026-03-01T10:00:00', '2026-03-01T13:00:00', { status, travelers: [{ name }] })
    expect(mergeSame([of('Ada Lovelace', 'confirmed'), of('Jan Berg', 'cancelled')])).toHaveLength(2)
    expect(mergeSame([of('Ada Lovelace', 'confirmed'), of('Ada Lovelace', 'cancelled')])).toHaveLength(1)
  })
  test('drops a journey whose legs are also present', () => {
    const whole = flight('FRA', 'SFO', '2026-03-01T10:00:00', '2026-03-01T20:00:00')
    const first = flight('FRA', 'JFK', '2026-03-01T10:00:00', '2026-03-01T13:00:00')
    const second = flight('JFK', 'SFO', '2026-03-01T16:00:00', '2026-03-01T20:00:00')
    expect(dropThroughJourneys([whole, first, second])).toEqual([first, second])
    expect(dropThroughJourneys([whole, first])).toEqual([whole, first])
  })
})

test('recognizes the city of a coach stop by its name', () => {
  const coach = { ...flight('', '', '2026-06-20T23:30:00', '2026-06-21T03:40:00'), kind: 'bus' as const }
  const [found] = normalise([
    {
      ...coach,
      start: { ...coach.start, place: { name: 'Wien, Erdberg' } },
      end: { ...coach.end, place: { name: 'Praha (ÚAN Florenc)' } },
    },
  ]).reservations
  expect(found?.start).toMatchObject({ place: { country_code: 'AT' }, time: { zone: 'Europe/Vienna' } })
  expect(found?.end).toMatchObject({ place: { country_code: 'CZ' }, time: { zone: 'Europe/Prague' } })
})
