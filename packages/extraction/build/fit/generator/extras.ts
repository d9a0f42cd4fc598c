import type { Concept } from '../../../src/languages/language'
import type { Fact } from './facts'
import type { Pen } from './pen'

/** A label with the lines of its value. */
export interface Item {
  label: string
  value: string[]
}

/** Fields beside those that are looked for. */
export function extras({ random, words }: Pen, fact: Fact): Item[] {
  const items: Item[] = []
  const add = (concept: Concept, value: string, chance = 0.3): void => {
    if (random.chance(chance)) items.push({ label: words.label(concept), value: [value] })
  }
  if (fact.kind === 'flight') {
    add('cabin', random.pick(['Economy', 'Economy (Y)', 'Business', 'Light']))
    add('seat', `${random.int(1, 40)}${random.code('A')}`)
    add('terminal', String(random.int(1, 5)), 0.2)
    add('equipment', random.pick(['Airbus A320', 'Boeing 737-800', 'Embraer 190', 'ATR 72']), 0.2)
    add('duration', `${random.int(1, 11)}h ${random.int(10, 55)}m`)
    add('baggage', '1 x 23 kg', 0.2)
  }
  if (fact.kind === 'train' || fact.kind === 'bus') {
    add('seat', `${random.int(1, 90)}`)
    add('carriage', String(random.int(1, 20)))
    add('platform', String(random.int(1, 24)), 0.2)
    add('duration', `${random.int(1, 9)} h ${random.int(10, 55)} min`, 0.2)
  }
  if (fact.kind === 'lodging') {
    add('room', random.pick(['Double Room', 'Superior Twin', 'Standard', 'Doppelzimmer', 'Suite']), 0.6)
    add('party', random.pick(['2', '1', '2 adults', '3']), 0.4)
    add('phone', `+${random.code('00 000 000000')}`, 0.2)
  }
  if (fact.kind === 'car')
    add('vehicle', random.pick(['VW Golf', 'Opel Corsa', 'Toyota Yaris', 'Compact (CDMR)', 'Fiat 500']), 0.7)
  if (fact.kind === 'car' || fact.kind === 'taxi') add('company', fact.company, 0.4)
  if (fact.kind === 'taxi') add('vehicle', random.pick(['Mercedes E-Class', 'Van', 'Škoda Octavia']), 0.4)
  if (fact.kind === 'restaurant' || fact.kind === 'event') add('party', String(random.int(1, 8)), 0.7)
  if (fact.kind === 'boat') add('ship', random.pick(['MS Nordlys', 'Pride of Skerry', 'Blue Star']), 0.5)
  return items
}
