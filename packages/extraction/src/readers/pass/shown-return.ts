import type { Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../../kit/draft'
import type { Pass } from './pass-fields'
import { hourIn } from './shown-values'

const label =
  /^(?:return(?:ing)?|rückfahrt|rückreise|retour|vuelta|regreso|ritorno|volta|zpět|zpáteční|späť|powrót|återresa|retur|paluu|terugreis)(?![\p{L}])/iu

/** The return of a journey that a pass shows, if it shows its departure: `Rückfahrt: 14.07.2026 17:08`. */
export function readShownReturn(pass: Pass, outward: Reservation): Reservation[] {
  const field = pass.fields.find(
    ({ key, labels, value }) => [key, ...labels].some((text) => label.test(text)) && pass.time(value) !== null,
  )
  const time = field && pass.time(field.value)
  const { start, end, kind } = outward
  const [from, to] = [end.place.name, start.place.name]
  const isLater = time?.local !== undefined && start.time.local !== undefined && time.local > start.time.local
  if (!field || !from || !to || !isLater || hourIn(field.value) === null) return []
  const draft = new Draft(kind, 0.8)
  draft.set('start.place.name', from, field.evidence)
  draft.set('end.place.name', to, field.evidence)
  draft.set('start.time.local', time.local, field.evidence)
  draft.set('start.time.zone', time.zone, field.evidence)
  const booked = outward.evidence['confirmation_no']
  const named = outward.evidence['travelers.0.name']
  if (booked) draft.set('confirmation_no', outward.confirmation_no, booked)
  if (named) draft.set('travelers.0.name', outward.travelers[0]?.name, named)
  draft.text('provider.name', pass.root.at('organizationName'))
  return [draft.finish('confirmed')]
}
