import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { Mention } from '../mentions/mention'
import type { Role } from './roles'

/** Slots of a booking that are filled from mentions. */
export type Slot = 'startDate' | 'startTime' | 'endDate' | 'endTime' | 'from' | 'to' | 'place' | 'number' | 'reference'

/** The slots of a kind of booking. */
export interface Kind {
  /** Slots in filling order: later ones depend on earlier ones. */
  slots: readonly Slot[]
  /** Whether it starts at a time rather than on a day. */
  isTimed: boolean
  /** Whether it leads from one place to another, like a flight or a car rental. */
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

/** The type of mention that fills each slot. For flights, places are airports. */
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

/** Whether a number has the form of a flight's. A train's `EC 85` has its own mention besides the designated one. */
const isFlightForm = ({ form }: Mention): boolean => form.startsWith('flight') || form === 'designated'

const leg: Kind = {
  slots: ['startDate', 'endTime', 'endDate', 'from', 'to', 'number', 'reference'],
  isTimed: true,
  isLeg: true,
  fits: (slot, mention) => mention.type === slotTypes[slot] && (slot !== 'number' || !isFlightForm(mention)),
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
        : mention.type === slotTypes[slot] && (slot !== 'number' || isFlightForm(mention)),
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
