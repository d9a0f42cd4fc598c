import { dayOf } from '../kit/code-days'
import { compact, type RailJourney, type RailTraveler } from '../kit/rail-journey'
import type { DbFields } from './db-block'
import type { TicketHead } from './ticket-head'

/** Station numbers have seven digits; the country's digits and the zeros after them may be omitted. */
const stationOf = (text: string | undefined): string | undefined =>
  text && /^\d{1,7}$/.test(text) ? '8000000'.slice(0, 7 - text.length) + text : undefined

function travelersOf(fields: DbFields): RailTraveler[] {
  const [first = '', last = ''] = (fields.get('028') ?? '').split('#').map((part) => part.trim())
  const name = fields.get('023')
  if (first && last) return [{ name: name || `${first} ${last}`, first, last }]
  return name || first || last ? [{ name: name || first || last }] : []
}

/**
 * The outward journey in Deutsche Bahn's record (015 to 016), on its first day of validity (031, or the order's), and
 * the return journey (017 to 018), which is on the last day (032) for tickets valid on one train only.
 */
export function journeysOfDb(fields: DbFields, { issued }: TicketHead): RailJourney[] {
  const departure = dayOf(fields.get('031') ?? fields.get('from') ?? '', issued)
  const [from, to] = [fields.get('015'), fields.get('016')]
  if (!departure || !from || !to) return []
  const [fromCode, toCode] = [stationOf(fields.get('035')), stationOf(fields.get('036'))]
  const there: RailJourney = {
    record: '0080BL',
    from,
    to,
    departure,
    travelers: travelersOf(fields),
    ...compact({ serviceClass: /\d/.exec(fields.get('014') ?? '')?.[0], number: fields.get('019'), fromCode, toCode }),
  }
  return [there, ...wayBack(there, fields)]
}

function wayBack(there: RailJourney, fields: DbFields): RailJourney[] {
  const departure = dayOf(fields.get('032') ?? '', there.departure)
  const [from, to] = [fields.get('017'), fields.get('018')]
  if (!departure || !from || !to) return []
  const { fromCode, toCode, ...shared } = there
  const same = compact({
    fromCode: from === there.to ? toCode : undefined,
    toCode: to === there.from ? fromCode : undefined,
  })
  return [{ ...shared, from, to, departure, ...same }]
}
