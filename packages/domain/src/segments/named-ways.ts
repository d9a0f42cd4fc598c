import { findDates } from '../kit/find-dates'
import { fold } from '../kit/fold'
import type { SegmentDraft } from './draft'

const out =
  'outbound|outward|hinflug|hinfahrt|hinreise|heenvlucht|heenreis|utresa|udrejse|utreise|(?:vol|trajet|train) aller(?! retour)|(?:vuelo|viaje|trayecto|tren) de ida(?! y)|(?:volo|viaggio|treno) di andata(?! e)|voo de ida(?! e)'
const back =
  'return (?:flight|train|leg|journey|sector|coach|sailing|crossing|transfer)|inbound|ruckflug|ruckfahrt|ruckreise|terugvlucht|terugreis|hemresa|aterresa|hjemrejse|hjemreise|(?:vol|trajet|train) (?:de )?retour|(?:vuelo|viaje|trayecto|tren) de (?:vuelta|regreso)|(?:volo|viaggio|treno) di ritorno|voo de (?:volta|regresso)'
const ofOut = new RegExp(` (?:${out}) `)
const ofBack = new RegExp(` (?:${back}) `)

/**
 * Whether a sentence means a flight, train or ride as the way there or back: the legs before or after the longest time
 * between two legs of a journey that ends where it began.
 */
export function isOfWay(sentence: string, one: SegmentDraft, all: readonly SegmentDraft[]): boolean {
  const said = ` ${fold(sentence)} `
  if (ofOut.test(said) === ofBack.test(said)) return false
  const legs = all
    .filter((each) => placesOf(each) !== null)
    .toSorted((a, b) => (a.start_datetime ?? '').localeCompare(b.start_datetime ?? ''))
  const turn = turnOf(legs)
  return turn !== null && (ofBack.test(said) ? legs.slice(turn) : legs.slice(0, turn)).includes(one)
}

/** The position of the first leg back; null if the legs do not lead back. */
function turnOf(legs: readonly SegmentDraft[]): number | null {
  const [first, last] = [legs[0], legs.at(-1)]
  const home = first && placesOf(first)?.from
  if (legs.length < 2 || !last || !home || placesOf(last)?.to !== home) return null
  const times = legs.map(({ start_datetime }) => Date.parse(`${start_datetime}Z`))
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time))
  return gaps.indexOf(Math.max(...gaps)) + 1
}

/** Where a flight, train or ride begins and ends, folded; null for other segments. */
function placesOf(one: SegmentDraft): { readonly from: string; readonly to: string } | null {
  if (one.type === 'air') return { from: fold(one.origin), to: fold(one.destination) }
  if (one.type === 'rail')
    return {
      from: fold(one.origin_code ?? one.origin_station),
      to: fold(one.destination_code ?? one.destination_station),
    }
  if (one.type === 'activity' && one.activity_type === 'transportation')
    return { from: fold(one.start_name), to: fold(one.end_name) }
  return null
}

/** Whether a sentence names the day on which a flight, train or ride starts. */
export function isOfDay(sentence: string, one: SegmentDraft): boolean {
  const day = placesOf(one) && one.start_datetime?.slice(0, 10)
  return day ? findDates(sentence, day).some(({ value }) => value === day) : false
}
