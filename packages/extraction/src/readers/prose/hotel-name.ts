import { findCity } from '@sextant/places/cities/find-city'
import { blocksOf } from './blocks'
import type { Found } from './find-dates'
import { findTravelers } from './labels'
import type { ProseText } from './prose-text'
import { addresses, people, stay } from './vocabulary'

const kinds =
  /\b(?:Hotel|H[ôo]tel|Inn|Resort|Suites?|Hostel|Lodge|Apartments?|Aparthotel|B&B|Pension|Gasthof|Gasthaus|Residence|R[ée]sidence|Guest ?house|Motel|Palace|Plaza|House|Rooms|Villa|Masseria|Penzion|Pensjonat|Pensionat|Gästehaus|Ferienwohnung|Appartement|Apartament(?:y|o)?s?|Cottage|Cabin|Studio|Loft|Quinta|Riad|Hotell|Vandrerhjem|Casa|Albergo|Locanda|Agriturismo|Pousada|Hostal|Parador|Camping|Chalet|Ryokan|Marriott|Hilton|Hyatt|Sheraton|Westin|Novotel|ibis|Mercure|Radisson|Ramada|Scandic|Courtyard|Hampton|DoubleTree|Premier Inn|Travelodge|Holiday Inn|Best Western)\b/iu
const phrase =
  /(?:booking|reservation|r[ée]servation|reserva|stay|booked|reserved|confirmed|aufenthalt|buchung|reservierung|s[ée]jour|estancia|soggiorno|prenotazione|boeking|verblijf|bokning|choosing|welcome|welcoming you|stay with us|gewählt|scelto|choisi|elegir|folio|receipt|rechnung|team)\s(?:is confirmed\s|confirmed\s|confirmation\s)?(?:at|in|im|for|au|à|en|bij|hos|presso|vom|from|to|l'|het|per)[\s]?(?:the\s(?=hotel)|das\s|dem\s|der\s)?((?:The |De |Het |Das |Der |Die |La |Le |Les |Il |El |Los )?\p{Lu}[^\n.,!:;()|]{2,60}?)(?=\s(?:from|on|for|is|has|vom|was|und|and|ist|wurde|est|está|in \p{Lu})\b|\s[-–]\s|\s{2,}|[.,!:;()|\n]|$)/giu
const choosing =
  /(?:thank you for (?:choosing|booking(?: with)?)|willkommen im|benvenuti al(?:l')?|l'(?=Albergo))\s?(\p{Lu}[^\n.,!:;]{2,60}?)(?=[.,!:;\n]|$)/giu
const unfit =
  /^(?:nom|nome|nombre|namn|navn|your|our|ihr|this|that|votre|tu|su|the hotel|(?:hotel|resort|inn)$|confirmation|details?|arrival|departure|check|guest|name|number|no|nights?|rooms?|address|online|policy|information|january|february|march|april|may|june|july|august|september|october|november|december)\b|^\d+$|@|https?:|^[\d.:/ -]+$|\b(?:confirmation|confirmed|reservation|booking|policy|number|nights?|reservierung|buchung|r[ée]servation)\b/i

const stops = [...stay.arrival, ...people, ...addresses]

interface Candidate extends Found<string> {
  weight: number
}

const tidy = (value: string): string =>
  value
    .replace(/^(?:hotel|property|unterkunft)\s*[:–-]\s*/i, '')
    .replace(/^l['’](?=\p{Lu})/iu, '')
    .replace(/\s*\(.*$/, '')
    .replace(/\s{3,}.*$/, '')
    .replace(/^[\s"'“*]+|[\s"'”*,;.–-]+$/g, '')

/** Names that are labelled, that a sentence of the booking names, or that stand in a line of their own. */
function candidates(prose: ProseText, subject: string, sender: string): Candidate[] {
  const { text } = prose
  const at = (value: string, weight: number, start: number): Candidate => ({
    value: tidy(value),
    weight,
    start,
    end: start + value.length,
  })
  // a name may begin with its kind: `Hotel Sacher` has no label
  const labelled = blocksOf(text, stay.name, stops)
    .filter(({ marked }) => marked)
    .map((block) => at(block.lines[0] ?? '', 6, block.start))
  const said = [...text.matchAll(phrase), ...text.matchAll(choosing)].map((match) =>
    at(match[1] ?? '', 4, match.index + match[0].lastIndexOf(match[1] ?? '')),
  )
  const inSubject = [...subject.matchAll(phrase)].map((match) => at(match[1] ?? '', 4, 0))
  const lines = [...text.matchAll(/^[ \t]*([^\n:!?|]{4,60}?)(?=,? \| |, (?=[^\n]{0,40}\d)|$)/gmu)]
    .slice(0, 400)
    .filter(({ 1: line = '' }) => kinds.test(line) && /^\p{Lu}|^ibis/u.test(line) && !/\d{3}|\. /.test(line))
    .map((match) => at(match[1] ?? '', 3, match.index))
  const first = text.indexOf(sender)
  const known = sender.length > 3 ? [at(sender, first >= 0 ? 3 : 2, Math.max(0, first))] : []
  const travelers = new Set(findTravelers(text).map((one) => one.value.toLowerCase()))
  const isTown = ({ value }: Candidate): boolean => findCity(value) !== null
  const sentences = [...said, ...inSubject].filter((one) => !isTown(one))
  return [...labelled, ...sentences, ...lines, ...known]
    .filter(({ value }) => !travelers.has(value.toLowerCase()))
    .filter(
      ({ value }) => value.length > 2 && value.length <= 80 && !unfit.test(value) && !/\d{4}/.test(value),
    )
}

/** A name that has the word of its trade, that the text repeats, or above an address, is more likely one. */
function weigh(candidate: Candidate, { text }: ProseText, subject: string): number {
  const { value } = candidate
  const again = text.indexOf(value, text.indexOf(value) + 1) >= 0
  const below = text.slice(text.indexOf(`${value}\n`) + value.length + 1).split('\n', 1)[0] ?? ''
  const addressed = text.includes(`${value}\n`) && /\d/.test(below) && /,|\d{4,5}/.test(below)
  return (
    candidate.weight +
    (kinds.test(value) ? 2 : 0) +
    (again ? 1 : 0) +
    (subject.includes(value) ? 1 : 0) +
    (addressed ? 2 : 0)
  )
}

/** The hotel's name: the candidate of most weight, the first of those that weigh the same; null where there is none. */
export function hotelName(prose: ProseText, subject: string, sender: string): Found<string> | null {
  const weighed = candidates(prose, subject, sender).map((one) => ({
    ...one,
    weight: weigh(one, prose, subject),
  }))
  const most = Math.max(...weighed.map(({ weight }) => weight))
  return weighed.find(({ weight }) => weight === most && weight >= 3) ?? null
}
