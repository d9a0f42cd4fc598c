import { byName, namesWith } from '@sextant/contract/kit/fields'
import { locationPrecisions, maxTags, travelerFields } from '@sextant/contract/travelers/fields'
import type { Traveler } from '@sextant/contract/travelers/schemas'

const merged = namesWith(travelerFields, 'merge')
/** What a record says of a person itself; addresses and travel are kept of both records and not among it. */
export type PersonFacts = Pick<Traveler, (typeof merged)[number]>

/**
 * What is known of a person whose two records become one: each field by its rule in the table, which is what the kept
 * record says and what only the other does; tags of both; and of two wishes how exactly to tell where they are, the
 * more careful one.
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
