import { findCity } from '@sextant/places/cities/find-city'
import { folded } from '../../kit/fold'
import { portals } from '../../languages/brands'
import type { Concept } from '../../languages/language'
import type { EventWords } from './event-words'
import type { Property } from './property'

/** Sites that only offer stays, before a stay's name: `Airbnb: Loft in Le Marais`. */
export const staySites = 'Airbnb|Vrbo|Abritel|FeWo-direkt|Booking\\.com|Hostelworld|Hotels\\.com|Agoda'
export const staySite = new RegExp(`^(?:${staySites})(?::|\\s[-–—|])\\s+`, 'iu')

/** Strips the number of guests behind a name: `Zum Goldenen Hirsch (4 Personen)`, `Zum Goldenen Hirsch für 4`. */
export const withoutParty = (name: string): string =>
  name.replace(
    /\s*\([^()]{0,20}\b\d{1,2} \p{L}{4,12}\)$|\s[-–—]\s\d{1,2} \p{L}{4,12}$|,?\s(?:for|für|pour|para|per|voor|för|til|party of) \d{1,2}(?: \p{L}{4,12})?$/u,
    '',
  )

/** A word for any house before its name: `der Unterkunft Casa do Príncipe`. */
const unit =
  /^(?:\p{L}['’]|\p{L}{2,5} )?(?:[Uu]nterkunft|[Pp]roperty|[Aa]ccommodation|[Hh]ébergement|[Aa]lojamiento|[Ss]truttura|[Aa]lloggio|[Aa]ccommodatie|[Aa]lojamento)[\s:]+(?=\p{Lu})/u

/** What separates the parts of a title. */
const separator = /(\s[-–—|·•]\s|:\s)/

/** Strips the parts of a title that are a portal, a number or a party: `Resy: Via Carota - Party of 2`. */
function withoutOthers(title: string, words: EventWords): string {
  const parts = title.split(separator)
  const isOther = (part = ''): boolean =>
    portals.has(folded(part)) ||
    /^party of \d{1,2}$/i.test(part) ||
    (/\d{4}|[A-Z\d]{6}/.test(part) && words.beginsWith(part, ['reference', 'agencyReference']) !== undefined)
  while (parts.length > 1 && isOther(parts[0])) parts.splice(0, 2)
  while (parts.length > 1 && isOther(parts.at(-1))) parts.splice(-2)
  return parts.join('')
}

/** The name in a title, without its label and words such as "booking". */
export function nameIn(summary: Property, words: EventWords, labels: readonly Concept[]): string {
  const whole = summary.value
    .replace(/\s+/g, ' ')
    .replace(/^【[^】]{1,12}】/u, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(staySite, '')
    .replace(
      /\s+(?:[-–—|]\s+|\()(?:OpenTable|TheFork|LaFourchette|Resy|SevenRooms|Quandoo|Booking\.com|Airbnb|Hostelworld)\)?$/u,
      '',
    )
    .trim()
  const title = withoutOthers(whole, words)
  const behind =
    /^.{3,60}?(?::|\s[-–—|]|\s(?:at|in|im|bei|beim|chez|à|au|en|presso|@|ved|hos|på|op|w|na|em|no))\s+((?:\d{1,3})?\p{L}.+)$/u.exec(
      title,
    )
  const head = behind ? title.slice(0, title.length - (behind[1]?.length ?? 0)) : ''
  const isBooking =
    words.kindsIn(head).length > 0 ||
    words.beginsWith(head, [...labels, 'reference', 'checkIn', 'checkOut']) !== undefined ||
    /reserv|réserv|book|buchung|confirm|stay|aufenthalt|séjour|estancia|soggiorno|prenotazion|rezerw|varau|bokning|bestilling|verblijf|pobyt|vistelse|op{1,2}hold|estad[ií]a|übernachtung/iu.test(
      head,
    )
  const name = behind?.[1] !== undefined && isBooking ? behind[1] : title
  return withoutParty(behindTown(name.replace(unit, '')))
    .replace(
      /\s[-–—|]\s(?:[Rr]eservation|[Tt]able|[Bb]ooking|Reservierung|[Rr]éservation|[Rr]eserva|[Pp]renotazione)$/u,
      '',
    )
    .replace(/^(?:restaurant|restaurante|ristorante)\s+(?=\p{Lu})/u, '')
    .replace(/^(?:[Rr][eé]serv(?:ation|ierung|a)|[Pp]renotazione)\s+(?=\p{Lu})/u, '')
    .replace(/\s?(?:ご?宿泊(?:予約)?|ご?予約|预订|預訂|입실|숙박)$/u, '')
    .replace(/\s(?:[Rr]eservation|[Bb]ooking|[Ss]tay|Reservierung|Buchung|Aufenthalt)$/u, '')
    .replace(/\s*[([]?(?:#|(?:conf|ref|nr|no)[.:\s])\s?(?=[A-Z-]*\d)[A-Z\d-]{4,}[)\]]?\s*$/iu, '')
    .replace(/\s*\((?=[A-Z\d]*[A-Z])[A-Z\d]{8,12}\)$/u, '')
    .trim()
}

/** Strips the town and country before a name: `Lisbon, Portugal - Sunny flat in Alfama`. */
function behindTown(name: string): string {
  const [, town = '', own = ''] = /^([^,–—-]{2,40})(?:, [^–—-]{2,40})?\s[–—-]\s(\p{L}.+)$/u.exec(name) ?? []
  return own !== '' && findCity(town.trim()) !== null && findCity(own) === null ? own : name
}
