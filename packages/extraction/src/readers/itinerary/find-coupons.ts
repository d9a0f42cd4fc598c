import type { Reservation } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { findAirport } from '@sextant/places/airports/find-airport'
import { Draft } from '../../kit/draft'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { clockOf } from './segment-status'

const flight =
  '(?<carrier>[A-Z\\d]{2}) {1,5}(?<number>\\d{1,4}) {1,4}(?<class>[A-Z]) {1,4}(?<date>\\d{1,2}[A-Z]{3}(?:\\d{2})?)'
const time = '(?<time>\\d{3,4})(?<half>[APNM]?)'

/**
 * The flights of an electronic ticket, a coupon each, with their status: `1 AA 1024 V 18SEP DFWLAX 0905A OK` (Sabre,
 * Galileo), and `O FM:1PEK CA 1315 Y 07SEP 0900 OK`, up to the next stop `TO: CAN` (TravelSky).
 */
const coupons = [
  new RegExp(
    `^[ \\t]*(?:[A-Z\\d]{1,4} {1,5})?${flight} {1,4}(?<from>[A-Z]{3}) ?(?<to>[A-Z]{3}) {1,4}${time} {1,4}OK\\b.{0,80}$`,
    'gm',
  ),
  new RegExp(
    `^[ \\t]*(?:[A-Z] )?(?:FM|TO): ?\\d(?<from>[A-Z]{3}) ${flight} {1,4}${time} {1,4}OK\\b.{0,100}(?:\\n(?![ \\t]*(?:[A-Z] )?TO:).{0,100}){0,3}\\n[ \\t]*(?:[A-Z] )?TO: ?\\d?(?<to>[A-Z]{3})\\b`,
    'gm',
  ),
]
/** The locator of the airline below a coupon: `RL:NRTX8Q  /KT7Q2M1E`. */
const locator = /\bRL: ?([A-Z\d]{6})\b/

/** The passenger, whose name may lack the stroke that others have. */
const passenger = /^[ \t]*(?:PASSENGER|NAME) ?: ?(\p{Lu}+(?: \p{Lu}+){1,3}|\p{Script=Han}{2,4})[ \t]*$/mu

/** The flights of electronic tickets as reservation systems display them, which have no arrival times. */
export const findCoupons = (prose: ProseText): Reservation[] =>
  coupons
    .flatMap((coupon) => [...prose.text.matchAll(coupon)].slice(0, 50))
    .flatMap((match): Reservation[] => {
      const {
        carrier,
        number,
        class: bookingClass,
        date = '',
        from = '',
        to = '',
        time = '',
        half = '',
      } = match.groups ?? {}
      const day = findDates(date, prose.contextDate)[0]?.value
      const departure = clockOf(time, half)
      if (!day || !departure || !findAirport(from) || !findAirport(to)) return []
      const at = evidenceAt(prose, match.index, match.index + match[0].length)
      const draft = new Draft('flight', 0.88)
      draft.set('provider.iata_code', carrier, at)
      draft.set('number', number, at)
      draft.set('booking_class', bookingClass, at)
      draft.set('start.place.iata_code', from, at)
      draft.set('end.place.iata_code', to, at)
      draft.set('start.time.local', `${day}T${departure}`, at)
      draft.set('confirmation_no', locator.exec(match[0])?.[1], at)
      draft.set('travelers.0.name', passenger.exec(prose.text)?.[1], at)
      return [draft.finish('confirmed')]
    })
