import type { Reservation } from '@sextant/contract/emails/reservation'
import { isAdded } from '@sextant/extraction/rules/add-by-words'
import { completeByWords } from '@sextant/extraction/rules/complete-by-words'
import { expect, test } from 'vitest'

const train = (number: string, from: string, to: string, start: string, end?: string): Reservation => ({
  kind: 'train',
  status: 'confirmed',
  confidence: 0.8,
  number,
  travelers: [],
  provider: {},
  start: { place: { name: from }, time: { local: start } },
  end: { place: { name: to }, time: end ? { local: end } : {} },
  evidence: {},
})
const day = '2026-09-03'
const coded = [train('06607', 'FRPLY', 'FRLPD', day), train('06115', 'FRLPD', 'FRMSC', day)]
const [first, second] = [
  train('TGV 6607', 'Paris Gare de Lyon', 'Lyon Part Dieu', `${day}T07:58:00`, `${day}T09:56:00`),
  train('TGV 6115', 'Lyon Part Dieu', 'Marseille-St-Charles', `${day}T10:06:00`, `${day}T11:45:00`),
]
const hours = (journeys: readonly Reservation[]) => journeys.map(({ start }) => start.time.local)

test('two coded trains of one day take the hours of words with their numbers', () => {
  expect(hours(completeByWords(coded, [second, first], false))).toEqual([`${day}T07:58:00`, `${day}T10:06:00`])
  expect(hours(completeByWords(coded, [second], false))).toEqual([day, `${day}T10:06:00`])
})

test('words that name a station far from the coded one speak of another train', () => {
  const wrong = { ...second, start: { ...second.start, place: { name: 'Paris Gare de Lyon' } } }
  expect(hours(completeByWords(coded, [first, wrong], false))).toEqual([`${day}T07:58:00`, day])
})

test('words say that what a reservation system printed was cancelled, but not what a code says', () => {
  const said: Reservation = { ...train('117', '', '', `${day}T08:20:00`), kind: 'flight', status: 'cancelled' }
  const statusBy = (reader: string) => {
    const surer = { ...said, status: 'confirmed' as const, evidence: { number: { reader, part: 'file', path: '1:1' } } }
    return completeByWords([surer], [said], false)[0]?.status
  }
  expect(statusBy('prose')).toBe('cancelled')
  expect(statusBy('bcbp')).toBe('confirmed')
})

test('words add no booking whose name is part of a printed line', () => {
  const printed: Reservation = {
    ...train('117', '', '', `${day}T08:20:00`),
    kind: 'flight',
    evidence: {
      number: { reader: 'prose', part: 'file', path: '1:1', text: 'BA 117  LONDON LHR  NEW YORK JFK  0820' },
    },
  }
  const stay = (name: string): Reservation => ({ ...train('', '', '', '2026-09-04'), kind: 'lodging', name })
  expect(isAdded(stay('NEW YORK JFK'), [printed])).toBe(false)
  expect(isAdded(stay('Hotel Adler'), [printed])).toBe(true)
})

test('words give a printed flight the airline’s locator in place of the agency’s', () => {
  const printed: Reservation = {
    ...train('117', '', '', `${day}T08:20:00`),
    kind: 'flight',
    confirmation_no: '7KQ4TZ',
    references: [{ value: '7KQ4TZ', issuer: 'agency' }],
  }
  const numberBy = (said: Partial<Reservation>) =>
    completeByWords([printed], [{ ...printed, references: [], ...said }], true)[0]?.confirmation_no
  expect(numberBy({ confirmation_no: 'QNKX7R' })).toBe('QNKX7R')
  expect(numberBy({ confirmation_no: 'QNKX7R/AB' })).toBe('7KQ4TZ')
  expect(numberBy({ confirmation_no: 'QNKX7R', confidence: 0.3 })).toBe('7KQ4TZ')
})

test('words add a booking of a known kind on another day if they are sure of it', () => {
  const surer = train('117', '', '', `${day}T08:20:00`)
  const said = { ...surer, start: { ...surer.start, time: { local: '2026-09-05T09:00:00' } } }
  expect(isAdded(said, [surer])).toBe(true)
  expect(isAdded({ ...said, confidence: 0.5 }, [surer])).toBe(false)
  expect(isAdded({ ...said, start: surer.start }, [surer])).toBe(false)
})

/** A flight as a reservation system prints it, with its agency's number. */
const printedFlight = (number: string, start: string, from: string, to: string, own = '7KQ4TZ'): Reservation => ({
  ...train(number, '', '', start),
  kind: 'flight',
  confirmation_no: own,
  references: [{ value: '7KQ4TZ', issuer: 'agency' }],
  provider: { iata_code: 'AZ' },
  start: { place: { iata_code: from }, time: { local: start } },
  end: { place: { iata_code: to }, time: {} },
  travelers: [{ name: 'Aldo Bergonzi' }, { name: 'Ada Sala' }],
  evidence: { number: { reader: 'prose', part: 'file', path: '3:1', text: `AZ ${number} ${from}${to}  AZ/QNKX7R` } },
})
const printedTrip = [
  printedFlight('1588', '2026-09-03T07:00:00', 'CAG', 'FCO'),
  printedFlight('609', '2026-09-09T16:30:00', 'JFK', 'FCO'),
]
const said = (one: Partial<Reservation>): Reservation => ({ ...train('', '', '', day), confidence: 0.35, ...one })

test('words beside a print add what it does not have, with those whom it names', () => {
  const hotel = { kind: 'lodging' as const, name: 'Hotel Adler' }
  const people = [{ name: 'Bergonzi Aldo' }, { name: 'Ada Sala' }, { name: 'Sala Xxxxx' }]
  const stay = said({ ...hotel, number: undefined, travelers: people })
  const added = completeByWords(printedTrip, [stay], true).slice(2)
  expect(added).toMatchObject([{ name: 'Hotel Adler', travelers: [{ name: 'Bergonzi Aldo' }, { name: 'Ada Sala' }] }])
  expect(added[0]?.travelers).toHaveLength(2)
  expect(isAdded(said({ ...hotel, confirmation_no: 'AZ/QNKX7R' }), printedTrip)).toBe(false)
  expect(isAdded(said({ ...hotel, name: 'TST RLR' }), printedTrip)).toBe(false)
})

test('words beside a print add none of its journeys at the hour of one and on the day of another', () => {
  const printed = printedFlight('1588', '2026-09-03T07:00:00', 'CAG', 'FCO')
  const at = (local: string) =>
    isAdded({ ...printed, evidence: {}, start: { ...printed.start, time: { local } } }, [printed])
  expect(at('2026-09-09T07:00:00')).toBe(false)
  expect(at('2026-09-09T21:15:00')).toBe(true)
})

test('words beside a print add no other reading of its journeys, stays and rentals', () => {
  const flight = (number: string, start: string) =>
    isAdded(said({ kind: 'flight', number, start: { place: {}, time: { local: start } } }), printedTrip)
  expect(flight('1588', '2026-09-03T08:25:00')).toBe(false)
  expect(flight('608', '2026-09-03T07:00:00')).toBe(false)
  expect(flight('608', '2026-09-03T10:25:00')).toBe(true)
  const stay = (start: string, end: string): Reservation => ({
    ...said({ kind: 'lodging', number: undefined, evidence: printedTrip[0]?.evidence ?? {} }),
    start: { place: {}, time: { local: start } },
    end: { place: {}, time: { local: end } },
  })
  const printed = [stay('2026-09-03', '2026-09-06')]
  expect(isAdded(stay('2026-09-04', '2026-09-06'), printed)).toBe(false)
  expect(isAdded(stay('2026-09-06', '2026-09-08'), printed)).toBe(true)
})

test('an airline’s locator that the text gives for one printed flight applies to the airline’s other flights', () => {
  const [first, last] = printedTrip
  const structured = said({ ...first, confirmation_no: 'QNKX7R', confidence: 0.8, evidence: {} })
  const numbers = (flights: readonly Reservation[]) => flights.map(({ confirmation_no: own }) => own)
  expect(numbers(completeByWords(printedTrip, [structured], true))).toEqual(['QNKX7R', 'QNKX7R'])
  const other = printedTrip.map((one) => (one === last ? { ...one, provider: { iata_code: 'LH' } } : one))
  expect(numbers(completeByWords(other, [structured], true))).toEqual(['QNKX7R', '7KQ4TZ'])
})

test('the text decides who has which reference of a printed flight, but not between the agency’s and the airline’s', () => {
  const [flight] = printedTrip
  if (!flight) return
  const of = (at: number, own: string) =>
    said({ ...flight, confirmation_no: own, travelers: flight.travelers.slice(at, at + 1), evidence: {} })
  const numbers = (...all: Reservation[]) => completeByWords([flight], all, true).map((one) => one.confirmation_no)
  expect(numbers(of(0, 'QNKX7R'), of(1, 'QNKX8S'))).toEqual(['QNKX7R', 'QNKX8S'])
  expect(numbers(of(0, '7KQ4TZ'), of(1, 'QNKX8S'))).toHaveLength(1)
})

test('words say which airport a print means that cuts its name', () => {
  const named = (name: string, code: string) => {
    const flight = printedFlight('1588', '2026-09-03T07:00:00', '', 'FCO')
    const printed = { ...flight, start: { ...flight.start, place: { name } } }
    const words = said({ ...flight, start: { ...flight.start, place: { iata_code: code } }, evidence: {} })
    return completeByWords([printed], [words], true)[0]?.start.place
  }
  expect(named('HOUSTON INTERCONT', 'IAH')).toEqual({ iata_code: 'IAH' })
  expect(named('LUANDA DR NETO', 'PNR')).toEqual({ name: 'LUANDA DR NETO' })
})

test('words that are sure of the travelers of one leg complete the other leg with the same reference', () => {
  const defined = [train('1', 'Ulm', 'Bonn', `${day}T08:00:00`), train('2', 'Bonn', 'Ulm', `${day}T18:00:00`)]
  const [there, back] = defined.map(
    (one): Reservation => ({ ...one, confirmation_no: 'QX4471', travelers: [{ name: 'Ada Holt' }] }),
  )
  if (!there || !back) return
  const namesBeside = (sure: Reservation) =>
    completeByWords(defined, [{ ...there, confidence: 0.5 }, sure], true).map(({ travelers }) => travelers.length)
  expect(namesBeside({ ...back, confidence: 0.8 })).toEqual([1, 1])
  expect(namesBeside({ ...back, confidence: 0.5 })).toEqual([0, 0])
  expect(namesBeside({ ...back, confidence: 0.8, travelers: [{ name: 'Mia Lund' }] })).toEqual([0, 1])
})
