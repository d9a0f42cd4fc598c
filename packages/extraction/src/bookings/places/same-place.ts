import { folded } from '../../kit/fold'
import type { Booking } from '../resolve'

/** Words for "the same" in languages with spaces, folded: whole words, optionally after a preposition or article. */
const latin =
  'same|identical|gleich|gleiche[mnrs]?|selbe[nr]?|derselben?|dieselbe|meme|mism[oa]|mesm[oa]|stess[oa]|medesim[oa]|zelfde|hetzelfde|samme|samma|sama|sam[eoy]|ten sam|tym samym|stejn[aey]|stejnem|rovnak[aey]|rovnakom|ist[aeiou]|istom|ugyanaz|ugyanott|acelasi|aceeasi|ayni|samas|tas pats|ta pati|toks pat|cung (?:dia diem|cho)|tempat yang sama|lokasi yang sama'
const others = 'ιδι[οα]|същ(?:ото|ата|ия)|то[тим] же|тот сам(?:ии|ыи)|там же|там само|те саме|نفس|אותו'
const spaced = new RegExp(`^(?:\\p{L}{1,3} ){0,2}(?:${latin}|${others})(?!\\p{L})`, 'u')
const unspaced = /^(?:同じ|同上|同一|相同|同取车|同取車|동일|같은|เดียวกัน)/u

/** Whether a return location only refers to the pick-up location. */
const isSame = (text: string): boolean => spaced.test(folded(text)) || unspaced.test(text)

/** Sets the return location to the pick-up location where it only refers to it: `Mesma agência da retirada`. */
export function withSamePlace(booking: Booking): Booking {
  const { from, to } = booking.draft.slots
  if (booking.kind !== 'car' || !from || !to || !isSame(to.mention.value)) return booking
  return { ...booking, draft: { ...booking.draft, slots: { ...booking.draft.slots, to: from } } }
}
