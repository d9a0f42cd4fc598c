import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Source } from '../../senders/source-of'
import { Draft } from '../draft'
import { evidenceAt, type ProseText, within } from './prose-text'

/** How many sit at the table, in the words of those who book tables. */
const party =
  /\b(?:table for|party of|party size:?|guests?:|tisch für|personen:|table pour|couverts:?|mesa para|tavolo per|tafel voor|bord för|bord til)\s*(\d{1,2})\b|\b(\d{1,2})\s?(?:people|guests|personen|personnes|personas|persone|covers)\b/i
const at =
  /(?:reservation|booking|table|reserviert|reservierung|réservation|reserva|prenotazione)\s(?:confirmation\s|is confirmed\s|confirmed\s)?(?:at|for|with|im|bei|chez|en|presso)\s((?!\d|the \d)\p{Lu}[^\n.!,:;]{2,60}?)(?=\s(?:on|for|is|at|am|für|le|el)\b|[.,!:;\n]|$)/giu
const tables = new Set(['opentable', 'resy', 'thefork', 'quandoo', 'sevenrooms', 'tock'])
/** How far from the number of guests the day and the time may stand. */
const reach = 250

/** The table that a text tells of: guests, a day and a time near each other, and the restaurant by name; else none. */
export function findTable(prose: ProseText, context: { source: Source; subject: string }): Reservation[] {
  const guests = party.exec(prose.text)
  if (!guests || !(tables.has(context.source.id) || /restaurant|tisch|table|mesa|tavolo/i.test(prose.text)))
    return []
  const near = [Math.max(0, guests.index - reach), guests.index + reach] as const
  const [day] = within(prose.dates, ...near)
  const time = day && within(prose.times, day.start - reach, day.end + reach)[0]
  const [subject] = context.subject.matchAll(at)
  const [said] = prose.text.matchAll(at)
  if (!day || !time) return []
  const draft = new Draft('restaurant', 0.75)
  const whole = evidenceAt(prose, Math.min(day.start, time.start), Math.max(day.end, time.end))
  draft.set('start.time.local', `${day.value}T${time.value}`, whole)
  draft.set(
    'guests',
    Number(guests[1] ?? guests[2]),
    evidenceAt(prose, guests.index, guests.index + guests[0].length),
  )
  if (said) draft.set('name', said[1]?.trim(), evidenceAt(prose, said.index, said.index + said[0].length))
  const inSubject = {
    reader: 'prose',
    part: prose.part,
    path: 'subject',
    text: context.subject.slice(0, 200),
  }
  draft.set('name', subject?.[1]?.trim(), inSubject)
  return draft.has('name') ? [draft.finish('confirmed')] : []
}
