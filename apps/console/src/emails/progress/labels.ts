import type { ReservationKind } from '@sextant/contract/emails/reservation'
import type { ReadBy } from '@sextant/contract/emails/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import type * as z from 'zod/mini'

export const readByLabels: Record<ReadBy, string> = {
  markup: 'Markup',
  definition: 'Definition',
  words: 'Words',
  rule: 'Rule',
  model: 'Model',
  manual: 'By hand',
}

export const kindLabels: Record<z.infer<typeof ReservationKind>, string> = {
  flight: 'Flight',
  lodging: 'Hotel',
  car: 'Car rental',
  train: 'Train',
  bus: 'Bus',
  boat: 'Boat',
  taxi: 'Taxi',
  restaurant: 'Restaurant',
  event: 'Activity',
}

const units = [
  ['d', 86_400],
  ['h', 3600],
  ['min', 60],
] as const

/** A length of time in its largest unit: `3 d`, `45 min`, `2 s`. */
export function durationText(seconds: number): string {
  const [unit, length] = units.find(([, one]) => seconds >= one) ?? ['s', 1]
  return `${numberText(Math.round(seconds / length))} ${unit}`
}
