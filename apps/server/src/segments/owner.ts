import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { namePartsOf } from '@sextant/domain/travelers/name-key'
import type { TravelerKind } from '@sextant/domain/trips/group'

/** The number of leading characters of a name or number that distinguish owners. More would not fit in an index. */
const maxLength = 200

/**
 * The owner of a segment, as the key that trips are grouped by: the traveler if known, else the name on the booking,
 * else the booking itself.
 */
export function ownerKeyOf(
  member: string | null,
  draft: Pick<SegmentDraft, 'travelers' | 'confirmation_no'>,
  emailId: string,
): string {
  if (member !== null) return `member:${member}`
  const [name] = draft.travelers
  if (name) return `name:${namePartsOf(name).join(' ').slice(0, maxLength)}`
  return draft.confirmation_no ? `booking:${draft.confirmation_no.slice(0, maxLength)}` : `email:${emailId}`
}

/** Whether an owner is a traveler of the team, or known only by name. */
export const kindOfOwner = (ownerKey: string): TravelerKind => (ownerKey.startsWith('name:') ? 'name' : 'person')
