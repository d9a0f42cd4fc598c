import type { Concept } from '../../../src/languages/language'
import type { Segment } from './segment'
import type { Writer } from './writer'

/** A label with the lines of its value. */
export interface Item {
  label: string
  value: string[]
}

/** Draws fields that the reader does not look for. */
export function extras({ random, words }: Writer, segment: Segment): Item[] {
  const items: Item[] = []
  const add = (concept: Concept, value: string, chance = 0.3): void => {
    if (random.chance(chance)) items.push({ label: words.label(concept), value: [value] })
  }
  if (segment.kind === 'flight') {
    add('cabin', random.pick(['Economy', 'Economy (Y)', 'Business', 'Light']))
    add('seat', `${random.int(1, 40)}${random.code('A')}`)
    add('terminal', String(random.int(1, 5)), 0.2)
    add('equipment', random.pick(['Airbus A320', 'Boeing 737-800', 'Embraer 190', 'ATR 72']), 0.2)
    add('duration', `${random.int(1, 11)}h ${random.int(10, 55)}m`)
    add('baggage', '1 x 23 kg', 0.2)
  }
  if (segment.kind === 'train' || segment.kind === 'bus') {
    add('seat', `${random.int(1, 90)}`)
    add('carriage', String(random.int(1, 20)))
    add('platform', String(random.int(1, 24)), 0.2)
    add('duration', `${random.int(1, 9)} h ${random.int(10, 55)} min`, 0.2)
  }
  if (segment.kind === 'lodging') {
    add('room', random.pick(['Double Room', 'Superior Twin', 'Standard', 'Doppelzimmer', 'Suite']), 0.6)
    add('party', random.pick(['2', '1', '2 adults', '3']), 0.4)
    add('phone', `+${random.code('00 000 000000')}`, 0.2)
  }
  if (segment.kind === 'car')
    add('vehicle', random.pick(['VW Golf', 'Opel Corsa', 'Toyota Yaris', 'Compact (CDMR)', 'Fiat 500']), 0.7)
  if (segment.kind === 'car' || segment.kind === 'taxi') add('company', segment.company, 0.4)
  if (segment.kind === 'taxi') add('vehicle', random.pick(['Mercedes E-Class', 'Van', 'Škoda Octavia']), 0.4)
  if (segment.kind === 'restaurant' || segment.kind === 'event') add('party', String(random.int(1, 8)), 0.7)
  if (segment.kind === 'boat') add('ship', random.pick(['MS Nordlys', 'Pride of Skerry', 'Blue Star']), 0.5)
  return items
}
