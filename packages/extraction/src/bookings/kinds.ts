import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Mention } from '../mentions/mention'
import type { Role } from './roles'

/** What of a booking is looked for among the finds. */
export type Slot = 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'from' | 'to' | 'place' | 'number' | 'reference'

/** What one kind of booking consists of. */
export interface Kind {
  /** Slots in the order in which they are filled: later ones see the earlier. */
  slots: readonly Slot[]
  /** Whether it begins at an hour; else at a day. */
  isTimed: boolean
  /** Whether it leads from one place to another. */
  isLeg: boolean
  fits(slot: Slot, mention: Mention): boolean
}

export const slotRoles: Readonly<Record<Slot, Role>> = {
  startDate: 'start',
  startTime: 'start',
  endDate: 'end',
  endTime: 'end',
  from: 'from',
  to: 'to',
  place: 'place',
  number: 'number',
  reference: 'reference',
}

/** What a slot is filled with; where a flight leads is told by airports. */
export const slotTypes: Readonly<Record<Slot, Mention['type']>> = {
  startDate: 'date',
  startTime: 'time',
  endDate: 'date',
  endTime: 'time',
  from: 'text',
  to: 'text',
  place: 'text',
  number: 'number',
  reference: 'code',
}

const leg: Kind = {
  slots: ['startDate', 'endTime', 'endDate', 'from', 'to', 'number', 'reference'],
  isTimed: true,
  isLeg: true,
  fits: (slot, mention) =>
    mention.type === slotTypes[slot] && (slot !== 'number' || !mention.form.startsWith('flight')),
}
const visit: Kind = {
  slots: ['startDate', 'endTime', 'endDate', 'place', 'reference'],
  isTimed: true,
  isLeg: false,
  fits: (slot, mention) => mention.type === slotTypes[slot],
}
const withoutNumber: Kind = { ...leg, slots: ['startDate', 'endTime', 'endDate', 'from', 'to', 'reference'] }

export const kinds: Readonly<Record<ReservationKind, Kind>> = {
  flight: {
    ...leg,
    fits: (slot, mention) =>
      slot === 'from' || slot === 'to'
        ? mention.type === 'airport'
        : mention.type === slotTypes[slot] && (slot !== 'number' || mention.form.startsWith('flight')),
  },
  train: leg,
  bus: leg,
  boat: withoutNumber,
  taxi: withoutNumber,
  car: withoutNumber,
  lodging: { ...visit, slots: ['startTime', 'endDate', 'endTime', 'place', 'reference'], isTimed: false },
  restaurant: visit,
  event: visit,
}
