import { byName, namesWith } from '@sextant/contract/kit/fields'
import { locationPrecisions, maxTags, travelerFields } from '@sextant/contract/travelers/fields'
import type { Traveler } from '@sextant/contract/travelers/schemas'

const merged = namesWith(travelerFields, 'merge')
/** The fields of a person's record that are merged. Addresses and travel of both records are kept separately. */
export type PersonFacts = Pick<Traveler, (typeof merged)[number]>

/**
 * Merges the fields of two records of one person by the rule of each field: the kept record's value, else the other's;
 * tags of both; and the stricter of two location precisions.
 */
export const mergePeople = (kept: PersonFacts, other: PersonFacts): PersonFacts => ({
  ...byName(namesWith(travelerFields, 'merge', 'first'), (name) => kept[name] ?? other[name]),
  ...byName(namesWith(travelerFields, 'merge', 'union'), (name) =>
    [...new Set([...kept[name], ...other[name]])].slice(0, maxTags),
  ),
  ...byName(namesWith(travelerFields, 'merge', 'strictest'), (name) => stricter(kept[name], other[name])),
})

type Precision = Traveler['location_precision']

const stricter = (one: Precision, other: Precision): Precision =>
  locationPrecisions.indexOf(one) < locationPrecisions.indexOf(other) ? other : one
