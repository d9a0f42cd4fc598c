import type { Row } from '../rows'
import type { Fact, Purchase } from './facts'
import type { Person } from './people'

/** The rows that should be read from a purchase. */
export function rowsOfPurchase({ facts }: Purchase, named: readonly Person[]): Row[] {
  return facts.flatMap((fact) => {
    const row = rowOfFact(fact)
    return named.length === 0 ? [row] : named.map(({ name }) => ({ ...row, traveler: name }))
  })
}

function rowOfFact(fact: Fact): Row {
  const row: Row = {
    kind: fact.kind,
    start: fact.startTime ? `${fact.startDay}T${fact.startTime}` : fact.startDay,
    reference: fact.reference,
    status: fact.status,
  }
  if (fact.endDay) row.end = fact.endTime ? `${fact.endDay}T${fact.endTime}` : fact.endDay
  if (fact.from) row.from = fact.from.value
  if (fact.to) row.to = fact.to.value
  if (fact.place) row.place = fact.place
  if (fact.number) row.number = fact.number
  return row
}
