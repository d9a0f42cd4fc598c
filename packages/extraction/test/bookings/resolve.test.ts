import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { type Slot, slotTypes } from '@sextant/extraction/bookings/kinds'
import { resolve } from '@sextant/extraction/bookings/resolve'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import type { Mention } from '@sextant/extraction/mentions/mention'
import { describe, expect, test } from 'vitest'
import { allSlots } from './drafts'

/** Creates candidates of a page; drafts with the same value share one. */
function pageOf() {
  const candidatesByKey = new Map<string, Candidate>()
  return (type: Mention['type'], value: string): Candidate => {
    const key = `${type} ${value}`
    const found = candidatesByKey.get(key) ?? {
      mention: { type, line: candidatesByKey.size, start: 0, end: value.length, value, form: '', detail: '' },
      features: Int32Array.of(),
      roles: {},
    }
    candidatesByKey.set(key, found)
    return found
  }
}

type DraftValues = Partial<Record<Slot, string>> & { probability: number; travelers?: readonly string[] }

function scoredDraft(at: ReturnType<typeof pageOf>, kind: ReservationKind, values: DraftValues) {
  const { probability, travelers = [], ...slots } = values
  const anchor = slots.startTime && kind !== 'lodging' ? 'startTime' : 'startDate'
  return {
    probability,
    draft: {
      kind,
      anchor: at(slotTypes[anchor], slots[anchor] ?? ''),
      probability,
      slots: Object.fromEntries(
        allSlots.flatMap((slot) => {
          const value = slots[slot]
          return value === undefined || slot === anchor ? [] : [[slot, at(slotTypes[slot], value)]]
        }),
      ),
      slotProbabilities: {},
      ranked: {},
      travelers: travelers.map((name) => at('text', name)),
      persons: [],
      travelersProbability: 1,
    },
  }
}

const resolved = (drafts: Parameters<typeof resolve>[0]): string[] =>
  resolve(drafts).map(({ kind, start, end }) => `${kind} ${start} ${end ?? '-'}`)

describe('resolving the bookings of a page', () => {
  test('a likely booking of another day loses an end that belongs to another booking', () => {
    const at = pageOf()
    const tour = { startDate: '2026-02-06', startTime: '11:50', endTime: '13:20', place: 'Harbour', probability: 0.99 }
    const flight = { startDate: '2026-02-11', startTime: '08:05', endTime: '13:20', to: 'CAE', probability: 0.96 }
    expect(resolved([scoredDraft(at, 'event', tour), scoredDraft(at, 'flight', flight)])).toEqual([
      'event 2026-02-06T11:50 2026-02-06T13:20',
      'flight 2026-02-11T08:05 -',
    ])
    expect(
      resolved([scoredDraft(at, 'event', tour), scoredDraft(at, 'flight', { ...flight, probability: 0.5 })]),
    ).toEqual(['event 2026-02-06T11:50 2026-02-06T13:20'])
  })

  test('the time at which a rental ends starts no other one', () => {
    const at = pageOf()
    const rental = scoredDraft(at, 'car', {
      startDate: '2026-05-04',
      startTime: '09:00',
      endDate: '2026-05-06',
      endTime: '12:00',
      reference: 'HB-7714',
      probability: 0.95,
    })
    const returned = scoredDraft(at, 'car', {
      startDate: '2026-05-04',
      startTime: '12:00',
      endDate: '2026-05-06',
      reference: 'HB-7714',
      probability: 0.6,
    })
    expect(
      resolved([
        { ...returned, probability: 0.9 },
        { ...rental, probability: 0.6 },
      ]),
    ).toEqual(['car 2026-05-04T09:00 2026-05-06T12:00'])
  })
  test('keeps two consecutive stays of one booking', () => {
    const at = pageOf()
    const stay = (startDate: string, endDate: string, probability: number) =>
      scoredDraft(at, 'lodging', { startDate, endDate, place: 'Hotel Bristol', reference: 'HB-7714', probability })
    const [first, second] = [stay('2026-05-04', '2026-05-06', 0.95), stay('2026-05-06', '2026-05-08', 0.9)]
    expect(resolved([first, second])).toEqual(['lodging 2026-05-04 2026-05-06', 'lodging 2026-05-06 2026-05-08'])
    // the doubtful one is the schedule before a change
    expect(resolved([first, stay('2026-05-11', '2026-05-13', 0.6)])).toEqual(['lodging 2026-05-04 2026-05-06'])
  })
  test('assigns a time to the leg that starts at it rather than to a stay', () => {
    const at = pageOf()
    const stay = scoredDraft(at, 'lodging', {
      startDate: '2026-05-04',
      startTime: '09:15',
      endDate: '2026-05-06',
      place: 'Hotel Bristol',
      probability: 0.9,
    })
    const car = scoredDraft(at, 'car', {
      startDate: '2026-05-04',
      startTime: '09:15',
      from: 'Ulm',
      probability: 0.6,
    })
    expect(resolved([stay, car])).toEqual(['lodging 2026-05-04 2026-05-06', 'car 2026-05-04T09:15 -'])
    expect(resolved([{ ...stay, probability: 0.3 }, car])).toEqual([
      'lodging 2026-05-04 2026-05-06',
      'car 2026-05-04T09:15 -',
    ])
  })

  test('drops a stay that only repeats the dates of a trip', () => {
    const at = pageOf()
    const train = scoredDraft(at, 'train', {
      startDate: '2026-05-04',
      startTime: '09:15',
      from: 'Ulm',
      to: 'Bonn',
      reference: 'QWE123',
      probability: 0.9,
    })
    const days = { startDate: '2026-05-04', endDate: '2026-05-06', reference: 'QWE123', probability: 0.5 }
    expect(resolved([train, scoredDraft(at, 'lodging', days)])).toEqual(['train 2026-05-04T09:15 -'])
    expect(resolved([train, scoredDraft(at, 'lodging', { ...days, place: 'Hotel Bristol' })])).toHaveLength(2)
  })

  test('keeps the likelier of two times of a leg, and both directions of a return trip', () => {
    const at = pageOf()
    const leg = (startTime: string, from: string, to: string, probability: number) =>
      scoredDraft(at, 'flight', {
        startDate: '2026-05-04',
        startTime,
        from,
        to,
        reference: 'QWE123',
        probability,
      })
    const old = leg('07:30', 'MUC', 'OSL', 0.5)
    const now = leg('08:10', 'MUC', 'OSL', 0.9)
    const back = leg('18:10', 'OSL', 'MUC', 0.6)
    expect(resolved([old, now, back])).toEqual(['flight 2026-05-04T08:10 -', 'flight 2026-05-04T18:10 -'])
  })

  test('keeps rooms separate if their guests differ, and merges them if they are the same', () => {
    const room = (reference: string, travelers: readonly string[]) =>
      scoredDraft(pageOf(), 'lodging', {
        startDate: '2026-05-04',
        endDate: '2026-05-06',
        place: 'Hotel Bristol',
        reference,
        travelers,
        probability: 0.8,
      })
    expect(resolved([room('R-1', ['Ana Ruiz']), room('R-2', ['Ben Lopez'])])).toHaveLength(2)
    expect(resolved([room('R-1', ['Ana Ruiz', 'Ben Lopez']), room('R-2', ['Ben Lopez', 'Ana Ruiz'])])).toHaveLength(1)
  })

  test.each([
    ['with nights of their own are two', '2026-05-07', 0.95, 2],
    ['with the same nights are one', '2026-05-06', 0.95, 1],
    ['of which one is doubtful are one', '2026-05-07', 0.7, 1],
  ])('rooms of other guests under one reference %s', (_, endDate, probability, expected) => {
    const room = (values: { endDate: string; travelers: readonly string[]; probability: number }) =>
      scoredDraft(pageOf(), 'lodging', { startDate: '2026-05-04', place: 'Hotel Bristol', reference: 'R-1', ...values })
    const first = room({ endDate: '2026-05-06', travelers: ['Ana Ruiz'], probability: 0.97 })
    expect(resolved([first, room({ endDate, travelers: ['Ben Lopez'], probability })])).toHaveLength(expected)
  })

  test.each([
    ['two likely evenings at one restaurant are two', 0.9, ['2026-05-04T20:00', '2026-05-05T19:30']],
    ['a doubtful one is the day before a change', 0.5, ['2026-05-04T20:00']],
  ])('%s', (_, probability, expected) => {
    const at = pageOf()
    const dinner = (startDate: string, startTime: string, how: number) =>
      scoredDraft(at, 'restaurant', { startDate, startTime, place: 'Le Petit Sabot', probability: how })
    const evenings = [dinner('2026-05-04', '20:00', 0.95), dinner('2026-05-05', '19:30', probability)]
    expect(resolve(evenings).map(({ start }) => start)).toEqual(expected)
  })

  test('keeps a leg that two travelers booked apart twice, and once if they share its reference', () => {
    const [at, again] = [pageOf(), pageOf()]
    const leg = { startDate: '2027-03-04', startTime: '09:15', from: 'LHR', to: 'OSL', number: '764', probability: 0.9 }
    const first = scoredDraft(at, 'flight', { ...leg, reference: 'QK7LMA', travelers: ['Anna Nowak'] })
    const own = scoredDraft(again, 'flight', { ...leg, reference: 'ZB3WPT', travelers: ['Peter Bach'] })
    const shared = scoredDraft(again, 'flight', { ...leg, reference: 'QK7LMA', travelers: ['Peter Bach'] })
    expect(resolve([first, own]).map(({ draft }) => draft.slots.reference?.mention.value)).toEqual(['QK7LMA', 'ZB3WPT'])
    expect(resolve([first, shared])).toHaveLength(1)
    expect(resolve([first, { ...own, probability: 0.4 }])).toHaveLength(1)
  })

  test('the time of a return that was taken for an arrival starts the return', () => {
    const at = pageOf()
    const there = scoredDraft(at, 'boat', {
      startDate: '2026-05-04',
      startTime: '10:15',
      endTime: '19:15',
      from: 'Virtsu',
      to: 'Kuivastu',
      probability: 0.99,
    })
    const back = scoredDraft(at, 'boat', {
      startDate: '2026-05-06',
      startTime: '19:15',
      from: 'Kuivastu',
      to: 'Virtsu',
      probability: 0.9,
    })
    const sureOf = (endTime: number) => [
      { ...there, draft: { ...there.draft, slots: { ...there.draft.slots }, slotProbabilities: { endTime } } },
      back,
    ]
    expect(resolved(sureOf(0.6))).toEqual(['boat 2026-05-04T10:15 -', 'boat 2026-05-06T19:15 -'])
    expect(resolved(sureOf(0.95))).toEqual(['boat 2026-05-04T10:15 2026-05-04T19:15'])
  })
})
