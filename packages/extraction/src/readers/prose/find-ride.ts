import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Source } from '../../senders/source-of'
import { Draft } from '../draft'
import { labelledTime, setLabelled } from './labelled-time'
import { evidenceAt, type ProseText } from './prose-text'

const rides = new Set(['uber', 'lyft', 'blacklane', 'freenow', 'bolt'])
const pickUp = /\b(?:pick[- ]?up(?: date| time)?|abholung|prise en charge|recogida|prelievo)\b\s*:?/gi
const from =
  /^(?:pick[- ]?up(?: location| address)?|from|abholort|von|abholung|départ|desde|da)\s*:\s*(\p{L}[^\n]{4,100})$/gimu
const to =
  /^(?:drop[- ]?off(?: location| address)?|destination|to|ziel|nach|destination|destino|hasta|a)\s*:\s*(\p{L}[^\n]{4,100})$/gimu
const service = /^(?:service class|vehicle(?: class| type)?|fahrzeugklasse)\s*:\s*([^\n]{3,60})$/im

/** The ride that a mail of a known ride service tells of: labelled pick-up with day and place, and where it goes; else none. */
export function findRide(prose: ProseText, { source }: { source: Source }): Reservation[] {
  const time = rides.has(source.id) ? labelledTime(prose, pickUp) : null
  const [origin] = prose.text.matchAll(from)
  const [goal] = prose.text.matchAll(to)
  if (!time || !origin || !goal) return []
  const draft = new Draft('taxi', 0.75)
  setLabelled(draft, 'start.time', prose, time)
  draft.set(
    'start.place.name',
    origin[1]?.trim(),
    evidenceAt(prose, origin.index, origin.index + origin[0].length),
  )
  draft.set('end.place.name', goal[1]?.trim(), evidenceAt(prose, goal.index, goal.index + goal[0].length))
  draft.set('provider.name', source.name, {
    reader: 'prose',
    part: prose.part,
    path: 'sender',
    text: source.name,
  })
  const type = service.exec(prose.text)
  if (type)
    draft.set('vehicle_type', type[1]?.trim(), evidenceAt(prose, type.index, type.index + type[0].length))
  return [draft.finish('confirmed')]
}
