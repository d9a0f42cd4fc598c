import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Draft } from '@sextant/extraction/bookings/draft'
import { type Slot, slotTypes } from '@sextant/extraction/bookings/kinds'
import type { Candidate } from '@sextant/extraction/bookings/roles'
import type { Mention } from '@sextant/extraction/mentions/mention'

/** A candidate at the beginning of a line of a page; mentions of flights' places are airports. */
export const candidateAt = (type: Mention['type'], value: string, line = 0): Candidate => ({
  mention: { type, line, start: 0, end: value.length, value, form: '', detail: '' },
  features: Int32Array.of(),
  roles: {},
})

/** All slots of bookings. */
export const allSlots = [
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'from',
  'to',
  'place',
  'number',
  'reference',
] as const satisfies readonly Slot[]

/** What a draft has: values of its slots, and persons with the probability of traveling on it. */
export interface DraftValues {
  slots: Partial<Record<Slot, string>>
  persons?: Readonly<Record<string, number>>
  line?: number
  probability?: number
}

/** A draft that starts at its time, or on its day; everybody who likely travels on it is a traveler. */
export function draftOf(
  kind: ReservationKind,
  { slots, persons = {}, line = 0, probability = 0.95 }: DraftValues,
): Draft {
  const anchor: Slot = kind !== 'lodging' && slots.startTime ? 'startTime' : 'startDate'
  const typeOf = (slot: Slot): Mention['type'] =>
    kind === 'flight' && (slot === 'from' || slot === 'to') ? 'airport' : slotTypes[slot]
  const filled: Draft['slots'] = {}
  const slotProbabilities: Draft['slotProbabilities'] = {}
  for (const slot of allSlots) {
    const value = slots[slot]
    if (value === undefined || slot === anchor) continue
    filled[slot] = candidateAt(typeOf(slot), value, line)
    slotProbabilities[slot] = 0.95
  }
  const ranked = Object.entries(persons).map(([name, own]) => ({
    candidate: candidateAt('text', name, line),
    probability: own,
  }))
  return {
    kind,
    anchor: candidateAt(slotTypes[anchor], slots[anchor] ?? '', line),
    probability,
    slots: filled,
    slotProbabilities,
    ranked: {},
    travelers: ranked.flatMap((one) => (one.probability >= 0.5 ? [one.candidate] : [])),
    persons: ranked,
    travelersProbability: 1,
  }
}

/** The names of those who travel on a draft. */
export const travelersOf = ({ travelers }: Draft): string[] => travelers.map(({ mention }) => mention.value)
