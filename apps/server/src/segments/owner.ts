import type { SegmentDraft } from '@sextant/domain/segments/draft'
import { namePartsOf } from '@sextant/domain/travelers/name-key'

/** Characters of a name or number that tell owners apart; more would not fit an index. */
const maxLength = 200

/**
 * Whose segment it is, as a key that trips are grouped by: the traveler where known, else the name that the booking
 * has, else the booking itself.
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
