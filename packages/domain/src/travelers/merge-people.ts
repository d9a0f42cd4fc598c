import { byName, namesWith } from '@sextant/contract/kit/fields'
import { locationPrecisions, maxTags, travelerFields } from '@sextant/contract/travelers/fields'
import type { Traveler } from '@sextant/contract/travelers/schemas'

const merged = namesWith(travelerFields, 'merge')
/** The fields of a person's record that are merged. Addresses and travel of both records are kept separately. */
export type PersonFields = Pick<Traveler, (typeof merged)[number]>

/**
 * Merges the fields of two records of one person by the rule of each field: the kept record's value, else the other's;
 * tags of both; and the stricter of two location precisions.
 */
export const mergePeople = (target: PersonFields, duplicate: PersonFields): PersonFields => ({
  ...byName(namesWith(travelerFields, 'merge', 'first'), (name) => target[name] ?? duplicate[name]),
  ...byName(namesWith(travelerFields, 'merge', 'union'), (name) =>
    [...new Set([...target[name], ...duplicate[name]])].slice(0, maxTags),
  ),
  ...byName(namesWith(travelerFields, 'merge', 'strictest'), (name) => stricter(target[name], duplicate[name])),
})

type Precision = Traveler['location_precision']

const stricter = (a: Precision, b: Precision): Precision =>
  locationPrecisions.indexOf(a) < locationPrecisions.indexOf(b) ? b : a
