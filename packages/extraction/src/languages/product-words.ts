import { folded } from '../kit/fold'
import { nameWords } from './person-names'

/** Words of fares, rooms, seats, cards and headings in capitals, which look like names of persons. */
const words = `cabin class economy premium premier itinerary receipt information regulations obligations conditions details passenger
  passengers deducted baggage seat seats fare flex standard superior deluxe suite zimmer doppelzimmer einzelzimmer chambre habitación tarifa
  tarif carte vorteilscard bahncard ejecutivo ejecutiva turista klasse rewards billing gender balcony studio ticket tickets voucher booking
  reservation confirmation flight train frequent flyer bonus cancellation modification preparado included breakfast double twin business
  platinum económica clase classe camera quarto kamer huone pokoj szoba buchung hinweis rechnung payment paid
  total notify club`

const all = new Set(folded(words).split(/\s+/))

/** Whether a text names a product or heads a section rather than naming a person: `Queen Size`, `Billing Details`. */
export function isProduct(text: string): boolean {
  const parts = folded(text)
    .split(/[^\p{L}\p{M}'’-]+/u)
    .filter((word) => word !== '')
  const rest = parts.filter((word) => !all.has(word))
  return parts.includes('size') || (rest.length < parts.length && nameWords(rest.join(' ')).given === 0)
}
