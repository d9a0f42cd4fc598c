import type { Reservation } from '@sextant/contract/emails/reservation'
import { completeByWords, isAdded } from '@sextant/extraction/rules/complete-by-words'
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
