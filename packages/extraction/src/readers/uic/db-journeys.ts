import type { DbFields } from './db-block'
import type { TicketHead } from './ticket-head'
import { compact, dayOf, type TicketJourney } from './ticket-journey'

/** Deutsche Bahn's station numbers of seven digits are UIC codes where they begin with a country's. */
const uicOf = (text: string | undefined): string | undefined =>
  text && /^[1-9]\d{6}$/.test(text) ? text : undefined

/**
 * The journey there of Deutsche Bahn's record (015 to 016), on the first day of its validity (031); the way back (017, 018) may be
 * on any day.
 */
export function journeysOfDb(fields: DbFields, { issued }: TicketHead): TicketJourney[] {
  const departure = dayOf(fields.get('031') ?? '', issued)
  const name = fields.get('023') || (fields.get('028') ?? '').split('#').join(' ').trim()
  const [from, to] = [fields.get('015'), fields.get('016')]
  if (!departure || !from || !to) return []
  const serviceClass = /\d/.exec(fields.get('014') ?? '')?.[0]
  const codes = compact({ fromCode: uicOf(fields.get('035')), toCode: uicOf(fields.get('036')) })
  const common = {
    record: '0080BL',
    departure,
    travelers: name ? [name] : [],
    ...compact({ serviceClass, number: fields.get('019') }),
  }
  return [{ ...common, from, to, ...codes }]
}
