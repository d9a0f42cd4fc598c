import type { Reservation } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { Draft } from '../../kit/draft'
import { evidenceAt, type ProseText } from '../prose/prose-text'

/** `HOTEL     PREMIER INN              THU 14 MAY 2026`, and the lines below it. */
const stay =
  /^[ \t]{0,8}HOTEL[ \t]{1,20}(?:- )?(\S.{0,50}?)[ \t]{2,60}([A-Z]{3} \d{1,2} [A-Z]{3,9} \d{4})[ \t]*$((?:\n(?![ \t]{0,8}(?:FLIGHT|HOTEL|CAR|TRAIN)[ \t]{1,20}\S.{0,60}[ \t]\d{4}[ \t]*$).{0,200}){1,25})/gm
const day = (word: string): RegExp =>
  new RegExp(`\\bCHECK[ -]?${word}[:. \\t]{1,20}(?:[A-Z]{3} )?(\\d{1,2} ?[A-Z]{3})(?![A-Z])`)
const [arrival, departure] = [day('IN'), day('OUT')]
const confirmation =
  /\b(?:CONFIRMATION(?: (?:NUMBER|NO\.?|NBR))?|(?:HOTEL )?BOOKING REF(?:ERENCE)?)[: #\t]{1,12}((?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{3,19})(?![A-Z\d])/
/** The number of the room of one guest: `CONFIRMATION: 8840331TX FOR DOE/JANE MS`. */
const ofGuest =
  /\bCONFIRMATION(?: (?:NUMBER|NO\.?|NBR))?[: #\t]{1,12}((?=[A-Z-]*\d)[A-Z\d][A-Z\d-]{3,19}) {1,3}FOR {1,3}(\p{Lu}[\p{Lu} '’-]{1,40}\/\p{Lu}[\p{Lu} '’-]{0,40})/gu
/** The line of the house: words in capitals, without a label. */
const house = /^[ \t]{0,20}(?!RESERVATION |STATUS|CONFIRMED)(\p{Lu}[\p{Lu}\d &'’./-]{3,59}?)(?:[ \t]{2,}.{0,100})?$/u

/** The stays of an itinerary as Amadeus prints it for travelers: a block of labelled lines each. */
export const findStayBlocks = (prose: ProseText): Reservation[] =>
  [...prose.text.matchAll(stay)].slice(0, 50).flatMap((match): Reservation[] => {
    const [whole, chain = '', date = '', rest = ''] = match
    const near = findDates(date, prose.contextDate)[0]?.value
    const [start, end] = [arrival, departure].map((label) => {
      const found = label.exec(rest)?.[1]
      return found === undefined || near === undefined ? undefined : findDates(found, near)[0]?.value
    })
    if (start === undefined || end === undefined || end <= start) return []
    const at = evidenceAt(prose, match.index, match.index + whole.length)
    const first = rest.split('\n').find((line) => /\p{L}/u.test(line)) ?? ''
    const rooms = [...rest.matchAll(ofGuest)].map(([, number, guest]) => ({ number, guest }))
    const status = /\b(?:CANCELLED|CANCELED)\b/.test(rest) ? 'cancelled' : 'confirmed'
    const others = [{ number: confirmation.exec(rest)?.[1], guest: undefined }]
    return (rooms.length > 0 ? rooms : others).map(({ number, guest }) => {
      const draft = new Draft('lodging', 0.88)
      draft.set('name', house.exec(first)?.[1]?.trim() ?? chain, at)
      draft.set('start.time.local', start, at)
      draft.set('end.time.local', end, at)
      draft.set('confirmation_no', number, at)
      draft.set('travelers.0.name', guest?.trim(), at)
      return draft.finish(status)
    })
  })
