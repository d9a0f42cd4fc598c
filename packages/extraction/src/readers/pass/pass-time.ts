import type { Moment } from '@sextant/contract/emails/reservation'
import { instantOf, isZone, localOf } from '@sextant/domain/kit/local-time'
import type { Draft } from '../../kit/draft'
import type { Node } from '../../schema-org/node'
import { readTime } from '../../schema-org/read-time'

/** Converts a time to the zone stated with it; keeps the time's own offset if that is not a zone. */
function inZone(time: Moment, zone: string | undefined): Moment {
  if (zone === undefined || !isZone(zone) || time.local === undefined || time.local.length === 10) return time
  const instant = time.zone === undefined ? null : instantOf(time.local, time.zone)
  const local = instant === null ? time.local : (localOf(instant, zone) ?? time.local)
  return { local, zone }
}

/** Sets a time of a pass: a W3C date, in the zone of an accompanying tag. */
export function setPassTime(draft: Draft, field: string, node: Node | undefined, zone: Node, dayOnly = false): void {
  const read = node && readTime(node.text() ?? '')
  if (!node || !read) return
  const { local, zone: settled } = inZone(read, zone.text())
  draft.set(`${field}.local`, dayOnly ? local?.slice(0, 10) : local, node.evidence())
  draft.set(`${field}.zone`, dayOnly ? undefined : settled, node.evidence())
}

/**
 * Sets the start of an event from its tags (Apple, "SemanticTags"): `eventStartDate`, or `eventStartDateInfo`, whose
 * time may have to be ignored, or be unknown yet.
 */
export function setEventStart(draft: Draft, semantics: (tag: string) => Node): void {
  const info = semantics('eventStartDateInfo')
  const says = (name: string): boolean => info.at(name).text() === 'true'
  const dayOnly = [
    'ignoreTimeComponents',
    'isAllDay',
    'unannounced',
    'undetermined',
    'isUnannounced',
    'isUndetermined',
  ].some(says)
  const date = info.at('date').exists ? info.at('date') : semantics('eventStartDate')
  setPassTime(draft, 'start.time', date, info.at('timeZone'), dayOnly)
  setPassTime(draft, 'end.time', semantics('eventEndDate'), info.at('timeZone'))
}

/** Sets the coordinates of a place. */
export function setPassLocation(draft: Draft, side: 'start' | 'end', node: Node): void {
  for (const name of ['latitude', 'longitude'] as const) {
    const value = Number(node.at(name).text() ?? Number.NaN)
    if (Math.abs(value) <= (name === 'latitude' ? 90 : 180))
      draft.set(`${side}.place.${name}`, value, node.at(name).evidence())
  }
}
