import type { Concept } from '../../../src/languages/language'
import type { Fact } from './facts'
import { arrivalHour, conceptsOf, isRide, moment } from './moments'
import type { Pen } from './pen'

/** Columns of a table of facts: a head, and the value of each fact. */
export function columnsOf(pen: Pen, facts: readonly Fact[]): { head: string; cells: string[][] }[] {
  const { random, words, clock } = pen
  const [first] = facts
  if (!first) return []
  const [startConcept, endConcept] = conceptsOf(first)
  const column = (
    concept: Concept,
    of: (fact: Fact) => (string | null | undefined)[],
  ): { head: string; cells: string[][] } => ({
    head: words.label(concept),
    cells: facts.map((fact) => of(fact).filter((line): line is string => typeof line === 'string' && line !== '')),
  })
  const number = column(first.kind === 'flight' ? 'flight' : first.kind === 'train' ? 'train' : 'route', (fact) => [
    fact.numberShown,
  ])
  if (!isRide(first)) {
    return [
      column(first.kind === 'lodging' ? 'hotel' : 'event', (fact) => [fact.place]),
      column(first.kind === 'lodging' ? 'checkIn' : 'date', (fact) => [moment(pen, fact.startDay, fact.startTime)]),
      ...(first.endDay
        ? [
            column(first.kind === 'lodging' ? 'checkOut' : 'end', (fact) => [
              fact.endDay && moment(pen, fact.endDay, fact.endTime),
            ]),
          ]
        : []),
    ]
  }
  const isStacked = random.chance(0.4)
  const isShort = random.chance(0.5)
  const sides = isStacked
    ? [
        column(startConcept, (fact) =>
          random.chance(2) ? [moment(pen, fact.startDay, fact.startTime), fact.from?.shown] : [],
        ),
        column(endConcept, (fact) => [fact.endDay && moment(pen, fact.endDay, fact.endTime), fact.to?.shown]),
      ]
    : isShort
      ? [
          column('date', (fact) => [clock.date(fact.startDay)]),
          column('origin', (fact) => [fact.from?.shown]),
          column('destination', (fact) => [fact.to?.shown]),
          column(startConcept, (fact) => [fact.startTime && clock.time(fact.startTime)]),
          column(endConcept, (fact) => [
            first.kind === 'car' ? fact.endDay && moment(pen, fact.endDay, fact.endTime) : arrivalHour(pen, fact),
          ]),
        ]
      : [
          column('origin', (fact) => [fact.from?.shown]),
          column(startConcept, (fact) => [moment(pen, fact.startDay, fact.startTime)]),
          column('destination', (fact) => [fact.to?.shown]),
          column(endConcept, (fact) => [fact.endDay && moment(pen, fact.endDay, fact.endTime)]),
        ]
  const all = number.cells.some((cell) => cell.length > 0)
    ? random.chance(0.6)
      ? [number, ...sides]
      : [...sides, number]
    : sides
  return random.chance(0.4)
    ? [...all, column('cabin', () => [random.pick(['Economy', 'Standard', '2. Kl.', 'Flex'])])]
    : all
}
