import type { Reservation } from '@sextant/contract/emails/reservation'
import { findDates } from '@sextant/domain/kit/find-dates'
import { evidenceAt, type ProseText } from '../prose/prose-text'
import { writeFlight } from './printed-flight'
import { clockOf } from './segment-status'

/** `FLIGHT    BA 055 - BRITISH AIRWAYS           MON 12 APRIL 2027`, and the lines below it. */
const flight =
  /^[ \t]{0,8}(?:FLIGHT|VOL|VUELO|VOLO|VOO|FLUG)[ \t]{1,20}([A-Z\d]{2}) ?(\d{1,4}) {0,4}- {0,4}(\S.{0,40}?)[ \t]{2,40}([A-Z]{2,3} \d{1,2} \p{Lu}{3,10} \d{4})[ \t]*$((?:\n(?![ \t]{0,8}(?:FLIGHT|VOL|VUELO|VOLO|VOO|FLUG)[ \t]{1,20}[A-Z\d]{2} ?\d).{0,200}){1,25})/gmu
/** `DEPARTURE: LONDON, GB (HEATHROW), TERMINAL 5      12 APR 19:20`. */
const end = (word: string): RegExp =>
  new RegExp(
    `^[ \\t]{0,20}${word}:[ \\t]{0,20}(\\S.{0,80}?)(?:, ?TERM.{0,20}?)?[ \\t]{2,40}(\\d{1,2} \\p{Lu}{3,4}) (\\d{1,2}):(\\d{2})`,
    'mu',
  )
const [departure, arrival] = [
  end('(?:DEPARTURE|DEPART|SALIDA|PARTENZA|PARTIDA|ABFLUG)'),
  end('(?:ARRIVAL|ARRIVEE|LLEGADA|ARRIVO|CHEGADA|ANKUNFT)'),
]

/** The flights of an itinerary as Amadeus prints it for travelers: a block of labelled lines each. */
export const findFlightBlocks = (prose: ProseText): Reservation[] =>
  [...prose.text.matchAll(flight)].slice(0, 50).flatMap((match): Reservation[] => {
    const [whole, carrier = '', number = '', , date = '', rest = ''] = match
    const day = findDates(date, prose.contextDate)[0]?.value
    const [, from, , departsHour = '', departsMinute = ''] = departure.exec(rest) ?? []
    const [, to, arrivalDate = '', arrivesHour = '', arrivesMinute = ''] = arrival.exec(rest) ?? []
    const [departs, arrives] = [clockOf(departsHour + departsMinute, ''), clockOf(arrivesHour + arrivesMinute, '')]
    if (!day || from === undefined || to === undefined || !departs || !arrives) return []
    const printed = {
      carrier,
      number,
      day,
      from,
      to,
      departs,
      arrives,
      arrivalDay: findDates(arrivalDate, day)[0]?.value ?? null,
      reference:
        /(?:BOOKING REF|REF DOSSIER|REF RESERVA|BUCHUNGSCODE|RIF PRENOTAZIONE):[ \t]*(?:[A-Z\d]{2}\/)?([A-Z\d]{6})\b/.exec(
          rest,
        )?.[1],
      cabin: /RESERVATION CONFIRMED,[ \t]{0,4}(\S.{0,40}?)(?: \([A-Z]\)|[ \t]{2}|$)/m.exec(rest)?.[1],
    }
    return [writeFlight(printed, evidenceAt(prose, match.index, match.index + whole.length))]
  })
