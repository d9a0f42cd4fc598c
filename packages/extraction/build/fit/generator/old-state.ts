import { addDays } from '@sextant/domain/kit/local-time'
import type { Block } from './blocks'
import type { Purchase } from './facts'
import type { Layout } from './layouts'
import type { Pen } from './pen'
import { section } from './sections'
import { capital } from './written'

/** What was booked before, told beside what holds now. */
export function oldState(pen: Pen, one: Purchase, layout: Layout): Block[] {
  const { random, words } = pen
  const old: Purchase = {
    ...one,
    facts: one.facts.map((fact) => ({
      ...fact,
      startDay: random.chance(0.5) ? addDays(fact.startDay, -random.int(1, 5)) : fact.startDay,
      startTime: fact.startTime
        ? `${String(random.int(5, 21)).padStart(2, '0')}:${random.pick(['07', '20', '35', '50'])}`
        : null,
    })),
  }
  return [
    { type: 'heading', text: capital(words.label('old')), level: 3 },
    ...section(pen, old, layout),
    { type: 'heading', text: capital(words.label('new')), level: 3 },
  ]
}
