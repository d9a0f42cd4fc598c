import type { ReservationKind } from '@sextant/contract/emails/reservation'
import { type Slot, slotTypes } from '@sextant/extraction/bookings/kinds'
import { resolve } from '@sextant/extraction/bookings/resolve'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import type { Find } from '@sextant/extraction/finds/find'
import { describe, expect, test } from 'vitest'

const allSlots = [
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'from',
  'to',
  'place',
  'number',
  'reference',
] as const satisfies readonly Slot[]

/** A value of a page, once for each name: drafts that name the same one share it. */
function pageOf() {
  const known = new Map<string, Candidate>()
  return (type: Find['type'], value: string): Candidate => {
    const key = `${type} ${value}`
    const found = known.get(key) ?? {
      find: { type, line: known.size, start: 0, end: value.length, value, form: '', detail: '' },
      features: Int32Array.of(),
      roles: {},
    }
    known.set(key, found)
    return found
  }
}

type Told = Partial<Record<Slot, string>> & { probability: number; travelers?: readonly string[] }

function judgedOf(at: ReturnType<typeof pageOf>, kind: ReservationKind, told: Told) {
  const { probability, travelers = [], ...slots } = told
  const begin = slots.startTime && kind !== 'lodging' ? 'startTime' : 'startDate'
  return {
    probability,
    draft: {
      kind,
      begin: at(slotTypes[begin], slots[begin] ?? ''),
      probability,
      slots: Object.fromEntries(
        allSlots.flatMap((slot) => {
          const value = slots[slot]
          return value === undefined || slot === begin ? [] : [[slot, at(slotTypes[slot], value)]]
        }),
      ),
      sureness: {},
      ranked: {},
      travelers: travelers.map((name) => at('text', name)),
      travelersSureness: 1,
    },
  }
}

const said = (judged: Parameters<typeof resolve>[0]): string[] =>
  resolve(judged).map(({ kind, start, end }) => `${kind} ${start} ${end ?? '-'}`)

describe('bookings of a page', () => {
  test('leave an hour to the leg that begins with it, and the stay without one', () => {
    const at = pageOf()
    const stay = judgedOf(at, 'lodging', {
      startDate: '2026-05-04',
      startTime: '09:15',
      endDate: '2026-05-06',
      place: 'Hotel Bristol',
      probability: 0.9,
    })
    const car = judgedOf(at, 'car', {
      startDate: '2026-05-04',
      startTime: '09:15',
      from: 'Ulm',
      probability: 0.6,
    })
    expect(said([stay, car])).toEqual(['lodging 2026-05-04 2026-05-06', 'car 2026-05-04T09:15 -'])
    expect(said([{ ...stay, probability: 0.3 }, car])).toEqual([
      'lodging 2026-05-04 2026-05-06',
      'car 2026-05-04T09:15 -',
    ])
  })

  test('are one where a stay is nothing but the days of a journey', () => {
    const at = pageOf()
    const train = judgedOf(at, 'train', {
      startDate: '2026-05-04',
      startTime: '09:15',
      from: 'Ulm',
      to: 'Bonn',
      reference: 'QWE123',
      probability: 0.9,
    })
    const days = { startDate: '2026-05-04', endDate: '2026-05-06', reference: 'QWE123', probability: 0.5 }
    expect(said([train, judgedOf(at, 'lodging', days)])).toEqual(['train 2026-05-04T09:15 -'])
    expect(said([train, judgedOf(at, 'lodging', { ...days, place: 'Hotel Bristol' })])).toHaveLength(2)
  })

  test('hold the surer time of a leg that is told with two, and both ways of a return', () => {
    const at = pageOf()
    const leg = (startTime: string, from: string, to: string, probability: number) =>
      judgedOf(at, 'flight', {
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
    expect(said([old, now, back])).toEqual(['flight 2026-05-04T08:10 -', 'flight 2026-05-04T18:10 -'])
  })

  test('are rooms of their own where their guests are others, and one where the guests are the same', () => {
    const room = (reference: string, travelers: readonly string[]) =>
      judgedOf(pageOf(), 'lodging', {
        startDate: '2026-05-04',
        endDate: '2026-05-06',
        place: 'Hotel Bristol',
        reference,
        travelers,
        probability: 0.8,
      })
    expect(said([room('R-1', ['Ana Ruiz']), room('R-2', ['Ben Lopez'])])).toHaveLength(2)
    expect(said([room('R-1', ['Ana Ruiz', 'Ben Lopez']), room('R-2', ['Ben Lopez', 'Ana Ruiz'])])).toHaveLength(1)
  })
})
