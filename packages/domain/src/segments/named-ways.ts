import { findDates } from '../kit/find-dates'
import { fold } from '../kit/fold'
import type { SegmentDraft } from './draft'
import { isRide, namesService } from './named-services'

const outbound =
  'outbound|outward|hinflug|hinuberfahrt|heenovertocht|heenafvaart|hinfahrt|hinreise|hintransfer|heenvlucht|heenreis|heenrit|utresa|udrejse|utreise|(?:vol|trajet|train|transfert|voyage|traversee) aller(?! retour)|(?:vuelo|viaje|trayecto|tren|traslado|travesia) de ida(?! y)|(?:volo|viaggio|treno|transfer|corsa|traversata|traghetto) di andata(?! e)|(?:voo|viagem|transfer|trajeto) de ida(?! e)|menolento|menomatka|(?:lot|przejazd|podroz|transfer) tam(?! i)|cesta tam(?! a)|gidis (?:ucusu|transferi|yolculugu|seferi)|μεταβασης?(?! και)'
const inbound =
  'return (?:flight|train|leg|journey|sector|coach|sailing|crossing|transfer|trip|ride|shuttle|taxi|pick up|pickup)|inbound|ruckflug|ruckuberfahrt|terugovertocht|terugafvaart|ruckfahrt|ruckreise|rucktransfer|ruckholung|terugvlucht|terugreis|terugrit|retourrit|hemresa|aterresa|returresa|hjemrejse|hjemreise|retur(?:transfer|rejse|reise|fly)(?:en|et)?|(?:vol|trajet|train|transfert|voyage|traversee) (?:de )?retour|(?:vuelo|viaje|trayecto|tren|traslado|travesia) de (?:vuelta|regreso)|(?:volo|viaggio|treno|transfer|corsa|traversata|traghetto) di ritorno|(?:voo|viagem|transfer|trajeto) de (?:volta|regresso|retorno)|paluulento|paluumatka|(?:lot|przejazd|podroz|transfer) powrotny|(?:lotu|przejazdu|podrozy|transferu) powrotne(?:go|j)|podroz powrotna|(?:zpatecni|spiatocna|spatocna) cesta|donus (?:ucusu|transferi|yolculugu|seferi)\\p{L}*|επιστροφης?'
/** Japanese “ōro” and Chinese “qùchéng”, escaped because text shared with the console must be in its fonts. */
const outInAsia = '\u5F80\u8DEF|\u53BB\u7A0B'
/** Japanese “fukuro”, Chinese “huíchéng” and “fǎnchéng”. */
const backInAsia = '\u5FA9\u8DEF|\u56DE\u7A0B|\u8FD4\u7A0B'
const ofOut = new RegExp(` (?:${outbound}) |${outInAsia}`, 'u')
const ofBack = new RegExp(` (?:${inbound}) |${backInAsia}`, 'u')

/** Where a journey begins and ends, folded. */
type Ends = { readonly from: string; readonly to: string }

/**
 * Whether a sentence refers to a flight, train or ride as outbound or return: the legs before or after the longest gap
 * between two legs of a journey that ends where it began. Rides count if the sentence names one, or if nothing else
 * leads there.
 */
export function isOfWay(sentence: string, one: SegmentDraft, all: readonly SegmentDraft[]): boolean {
  const folded = ` ${fold(sentence)} `
  if (ofOut.test(folded) === ofBack.test(folded)) return false
  const journeys = legsOf(all, placesOf)
  const legs = journeys.length === 0 || namesService(sentence, 'ride') ? legsOf(all, ridePlacesOf) : journeys
  const returnIndex = returnIndexOf(legs)
  return (
    returnIndex !== null &&
    (ofBack.test(folded) ? legs.slice(returnIndex) : legs.slice(0, returnIndex)).some((leg) => leg.of === one)
  )
}

type Leg = { readonly of: SegmentDraft; readonly ends: Ends }

/** Segments that lead from one place to another, in order of departure. */
const legsOf = (all: readonly SegmentDraft[], endsOf: (one: SegmentDraft) => Ends | null): Leg[] =>
  all
    .flatMap((of) => {
      const ends = endsOf(of)
      return ends ? [{ of, ends }] : []
    })
    .toSorted((a, b) => (a.of.start_datetime ?? '').localeCompare(b.of.start_datetime ?? ''))

/** The index of the first return leg; null if the legs do not lead back. */
function returnIndexOf(legs: readonly Leg[]): number | null {
  const [first, last] = [legs[0], legs.at(-1)]
  if (legs.length < 2 || !first || !last || !leadsBack(first, last)) return null
  const times = legs.map(({ of }) => Date.parse(`${of.start_datetime}Z`))
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
  return gaps.indexOf(Math.max(...gaps)) + 1
}

/**
 * Whether the last leg ends where the first one began. For rides, one matching end is enough, since the address at the
 * other is often written differently.
 */
const leadsBack = (first: Leg, last: Leg): boolean =>
  (first.ends.from !== '' && first.ends.from === last.ends.to) ||
  (first.of.type === 'activity' && first.ends.to !== '' && first.ends.to === last.ends.from)

/** Where a flight or train begins and ends; null for other segments. */
function placesOf(one: SegmentDraft): Ends | null {
  if (one.type === 'air') return { from: fold(one.origin), to: fold(one.destination) }
  if (one.type === 'rail')
    return {
      from: fold(one.origin_code ?? one.origin_station),
      to: fold(one.destination_code ?? one.destination_station),
    }
  return null
}

/** Where a ride begins and ends; null for other segments. */
const ridePlacesOf = (one: SegmentDraft): Ends | null =>
  isRide(one) ? { from: fold(one.start_name), to: fold(one.end_name) } : null

/** Whether a sentence names the day on which a flight, train or ride starts. */
export function isOfDay(sentence: string, one: SegmentDraft): boolean {
  const day = (placesOf(one) ?? ridePlacesOf(one)) && one.start_datetime?.slice(0, 10)
  return day ? findDates(sentence, day).some(({ value }) => value === day) : false
}
