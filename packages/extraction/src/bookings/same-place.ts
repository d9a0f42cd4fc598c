import { folded } from '../kit/fold'
import type { Booking } from './resolve'

/** Words for the same one, at the start of what says where a car is returned, folded. */
const same =
  /^(?:(?:at |to |im |in |na |w |en |a |à |al |alla |nella |no |na |til |till |i |sur |la |le |el |il |o |the |der |die |den |am |zur |zum )*)(?:same(?!\p{L})|identical|gleich|selbe|derselbe|dieselbe|meme |mism[oa] |mesm[oa] |stess|medesim|zelfde|hetzelfde|samme|samma|sam[aeoy]{1,3} |ten sam|ta sama|to samo|tym samym|stejn|rovnak|ist[aeiou]{1,2} |ugyanaz|ugyanott|acelasi|aceeasi|ayni|ιδι|същ|то[йт] же|то же|там же|тот самий|там само|те саме|同じ|同上|同一|相同|同取车|同取車|동일|같은|เดียวกัน|cung |tempat yang sama|lokasi yang sama|نفس|אותו|sama koht|samas|tas pats|ta pati|pats|toks pat|sem og)/u

/** Gives a rental that is returned where it began, `Mesma agência da retirada`, the place where it began. */
export function withSamePlace(booking: Booking): Booking {
  const { from, to } = booking.draft.slots
  if (booking.kind !== 'car' || !from || !to || !same.test(folded(to.mention.value))) return booking
  return { ...booking, draft: { ...booking.draft, slots: { ...booking.draft.slots, to: from } } }
}
