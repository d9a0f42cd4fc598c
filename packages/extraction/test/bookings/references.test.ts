import { withAirlineLocators } from '@sextant/extraction/bookings/references/airline-locators'
import { withNamedReferences } from '@sextant/extraction/bookings/references/named-references'
import { withReferencesInTurn } from '@sextant/extraction/bookings/references/references-in-turn'
import type { Booking } from '@sextant/extraction/bookings/resolve'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import { expect, test } from 'vitest'
import { readCandidates } from './read-candidates'

/** What a page gives, with bookings that begin at the given times and have chosen the given reference. */
function assembledOf(text: string, kind: Booking['kind'], starts: readonly string[], chosen: string) {
  const codes = [...text.matchAll(/\b[A-Z\d]{6}\b/g)].map(([code]) => code)
  const { context, candidates } = readCandidates(text, {
    ...Object.fromEntries(codes.map((code) => [code, 'reference'] as const)),
    ...Object.fromEntries(starts.map((start) => [start, 'start'] as const)),
  })
  const find = (fits: (candidate: Candidate) => boolean): Candidate => {
    const found = candidates.find(fits)
    if (!found) throw new Error('The page has no such value.')
    return found
  }
  const bookings = starts.map((start): Booking => {
    const anchor = find(({ mention }) => mention.value === start)
    const number = candidates.find(({ mention }) => mention.type === 'number' && mention.line === anchor.mention.line)
    const reference = find(({ mention }) => mention.type === 'code' && mention.value === chosen)
    const draft = {
      kind,
      anchor,
      probability: 1,
      slots: { reference, ...(number ? { number } : {}) },
      slotProbabilities: {},
      ranked: {},
      travelers: [],
      persons: [],
      travelersProbability: 1,
    }
    return { kind, start: `2027-05-10T${start}`, end: null, draft, probability: 1 }
  })
  return { bookings, assembled: { scoredDrafts: [], gate: 1, context, candidates } }
}

const references = (bookings: readonly Booking[]): (string | undefined)[] =>
  bookings.map(({ draft }) => draft.slots.reference?.mention.value)

test('the assignment of references gives flights the references that are listed by their airlines', () => {
  const text = 'Turkish Airlines: WX7QTL\nThai Airways: 4TLWQM\n\nTK 1634 departs 10:15\nTG 931 departs 16:45'
  const { bookings, assembled } = assembledOf(text, 'flight', ['10:15', '16:45'], 'WX7QTL')
  expect(references(withNamedReferences(bookings, assembled))).toEqual(['WX7QTL', '4TLWQM'])
})

test('the assignment of references leaves flights the one reference that a page has', () => {
  const text = 'Turkish Airlines: WX7QTL\n\nTK 1634 departs 10:15\nTG 931 departs 16:45'
  const { bookings, assembled } = assembledOf(text, 'flight', ['10:15', '16:45'], 'WX7QTL')
  expect(references(withNamedReferences(bookings, assembled))).toEqual(['WX7QTL', 'WX7QTL'])
})

test('the assignment of references takes the number of a flight beside its airline for no reference', () => {
  const text = 'LATAM | LA3702 | 10:15 | loc MQLD7T\n\nGOL | G31427 | 16:45 | loc WX7QTL'
  const { bookings, assembled } = assembledOf(text, 'flight', ['10:15', '16:45'], 'MQLD7T')
  for (const { mention, roles } of assembled.candidates)
    if (mention.type === 'number') roles.number = 0.9
    else if (mention.value === 'LA3702' || mention.value === 'G31427') roles.reference = 0.1
  expect(references(withNamedReferences(bookings, assembled))).not.toContain('LA3702')
})

test('the assignment of references leaves a flight its own of several references beside its airline', () => {
  const text = 'Ryanair FR 9836 10:15: T8NQWM\nRyanair FR 8397 16:45: WX7QTL\nTurkish Airlines TK 1168 18:55: 4TLWQM'
  const { bookings, assembled } = assembledOf(text, 'flight', ['10:15', '16:45', '18:55'], 'WX7QTL')
  const [, own] = references(withNamedReferences(bookings, assembled))
  expect(own).toBe('WX7QTL')
})

test('the assignment of references gives bookings that share a reference the ones that stand between them', () => {
  const text = 'Ride at 10:15\nReservation code: GS2071\nRide at 16:45\nReservation code: SJ8840'
  const { bookings, assembled } = assembledOf(text, 'taxi', ['10:15', '16:45'], 'GS2071')
  expect(references(withReferencesInTurn(bookings, assembled))).toEqual(['GS2071', 'SJ8840'])
})

test('the assignment of references leaves bookings the reference that they share where the other is one of several', () => {
  const text = 'Ride at 10:15\nReservation code: GS2071\nRide at 16:45\nCode: SJ8840\nCode: SJ8841'
  const { bookings, assembled } = assembledOf(text, 'taxi', ['10:15', '16:45'], 'GS2071')
  expect(references(withReferencesInTurn(bookings, assembled))).toEqual(['GS2071', 'GS2071'])
})

test.each([
  ['Galileo locator: 4T8KLM\nVendor: EK*JD7WQA\nEK 533 departs 10:30', '4T8KLM', 'JD7WQA'],
  ['Código Galileo 1G / 7N04ZS\nCódigo de la aerolínea: LA / JCVMTU\nVuelo LA 2632 10:30', '7N04ZS', 'JCVMTU'],
  ['Booking code: FNDWQK\nAirline booking code: KHTLVM\nAM 2680 departs 10:30', 'FNDWQK', 'KHTLVM'],
  ['Código de reserva: FNDWQK. Código da companhia aérea: KHTLVM (LA)\nVoo LA 3014 10:30', 'FNDWQK', 'KHTLVM'],
  ['United confirmation KHTLVM\nTripdesk booking ID FNDWQK\nUA 841 departs 10:30', 'FNDWQK', 'KHTLVM'],
  ['予約番号：FNDWQK\n航空会社予約番号：KHTLVM\nNH 841便 10:30', 'FNDWQK', 'KHTLVM'],
])('the assignment of references gives flights the locator of their airline: %s', (text, chosen, expected) => {
  const { bookings, assembled } = assembledOf(text, 'flight', ['10:30'], chosen)
  expect(references(withAirlineLocators(bookings, assembled))).toEqual([expected])
})

test.each([
  ['the airline is another', 'Locator: 4T8KLM\nVendor: BA*JD7WQA\nEK 533 departs 10:30'],
  ['it is a flight', 'Locator: 4T8KLM\nEK/QF8413\nEK 533 departs 10:30'],
  ['there are two', 'Locator: 4T8KLM\nEK*JD7WQA\nEK*JD7WQB\nEK 533 departs 10:30'],
  ['it is the name of the airline', 'Locator: 4T8KLM\nAirline: WIZZ4U\nEK 533 departs 10:30'],
])('the assignment of references leaves flights the locator they have where %s', (_, text) => {
  const { bookings, assembled } = assembledOf(text, 'flight', ['10:30'], '4T8KLM')
  expect(references(withAirlineLocators(bookings, assembled))).toEqual(['4T8KLM'])
})

/** Stays by the lines in which they begin and the houses named there, with the references that they have chosen. */
function staysOf(text: string, stays: readonly (readonly [start: string, house: string, chosen: string])[]) {
  const { bookings, assembled } = assembledOf(
    text,
    'lodging',
    stays.map(([start]) => start),
    stays[0]?.[2] ?? '',
  )
  const find = (value: string): Candidate | undefined =>
    assembled.candidates.find(({ mention }) => mention.value === value)
  const own = bookings.map((booking, at): Booking => {
    const [, house = '', chosen = ''] = stays[at] ?? []
    const [place, reference] = [find(house), find(chosen)]
    return place && reference ? { ...booking, draft: { ...booking.draft, slots: { place, reference } } } : booking
  })
  return references(withNamedReferences(own, assembled))
}

test('the assignment of references gives houses the references that are listed by their names', () => {
  const text = 'Hotel Linde: KM2207\nPension Birke: RS7781\n\nHotel Linde\nfrom 14:00\n\nPension Birke\nfrom 16:00'
  const stays = [
    ['14:00', 'Hotel Linde', 'KM2207'],
    ['16:00', 'Pension Birke', 'KM2207'],
  ] as const
  expect(staysOf(text, stays)).toEqual(['KM2207', 'RS7781'])
})

test('the assignment of references leaves houses the references that are only theirs', () => {
  const text = 'Hotel Linde from 14:00, booking KM2207. From there on foot to Pension Birke, 16:00, booking RS7781.'
  const stays = [
    ['14:00', 'Hotel Linde', 'RS7781'],
    ['16:00', 'Pension Birke', 'KM2207'],
  ] as const
  expect(staysOf(text, stays)).toEqual(['RS7781', 'KM2207'])
})

test('the assignment of references leaves the way there and back the reference that they share', () => {
  const text = 'Coach at 10:15\nReservation code: GS2071\nCoach at 16:45\nStop: SJ8840'
  const { bookings, assembled } = assembledOf(text, 'bus', ['10:15', '16:45'], 'GS2071')
  expect(references(withReferencesInTurn(bookings, assembled))).toEqual(['GS2071', 'GS2071'])
})
