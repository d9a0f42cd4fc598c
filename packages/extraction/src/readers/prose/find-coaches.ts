import type { Reservation } from '@sextant/contract/emails/reservation'
import { addDays } from '@sextant/domain/kit/local-time'
import { Draft } from '../draft'
import { evidenceAt, type ProseText, within } from './prose-text'

/**
 * A journey in a timetable whose day stands first, and whose line is named by its ends:
 * `Fr 29.6.12   Brno, Grand   3:20   Praha → Wien (SA)  43`, and below `Wien, Airport   5:35`.
 */
const departs =
  /^[ \t]*(?:\p{L}{2,3}\.?[ \t]+)?(?=\d)([^\n]{6,12}?)[ \t]{2,}(\p{L}[^\n]{2,60}?)[ \t]{2,}(\d{1,2}:\d{2})[ \t]{2,}[^\n]{0,20}?\p{L}[^\n→]{1,30}→[^\n(]{1,30}\(([^()\n]{1,20})\)[ \t]*(\d{1,3}[A-Z]?)?[ \t]*$/gmu
const arrives = /^[ \t]+(\p{L}[^\n]{2,60}?)[ \t]{2,}(\d{1,2}:\d{2})[ \t]*$/mu

const clock = (text: string): string => `${text.padStart(5, '0')}:00`

/** Coaches, and trains of a line without numbers, in such a timetable; each with the next line that arrives. */
export function findCoaches(prose: ProseText): Reservation[] {
  const kind = /\b(?:bus|coach|autobus\p{L}*|autocar)\b/iu.test(prose.text) ? 'bus' : 'train'
  return [...prose.text.matchAll(departs)].flatMap((match): Reservation[] => {
    const [whole, , station, time = '', line, seat] = match
    const end = match.index + whole.length
    const [day] = within(prose.dates, match.index, end)
    const arrival = arrives.exec(prose.text.slice(end, end + 400))
    const [, goal, until = ''] = arrival ?? []
    if (!day || !goal) return []
    const draft = new Draft(kind, 0.8)
    const at = evidenceAt(prose, match.index, end)
    const below = evidenceAt(
      prose,
      end + (arrival?.index ?? 0),
      end + (arrival?.index ?? 0) + (arrival?.[0].length ?? 0),
    )
    const arrivalDay = clock(until) < clock(time) ? addDays(day.value, 1) : day.value
    draft.set('start.place.name', station, at)
    draft.set('start.time.local', `${day.value}T${clock(time)}`, at)
    draft.set('end.place.name', goal, below)
    draft.set('end.time.local', `${arrivalDay}T${clock(until)}`, below)
    draft.set('number', line, at)
    draft.set('travelers.0.seat', seat, at)
    return [draft.finish('confirmed')]
  })
}
