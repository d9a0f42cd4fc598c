import type { Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../draft'
import { type LabelledTime, labelledTime, setLabelled } from './labelled-time'
import { evidenceAt, type ProseText } from './prose-text'

const arrival =
  /\b(?:check[- ]?in(?: date)?|arrival(?: date)?|arriving|anreise(?:datum|tag)?|ankunft|arriv[ée]e|date d'arriv[ée]e|llegada|entrada|arrivo|chegada|aankomst|inchecken|incheckning|ankomst|sisäänkirjautuminen|zameldowanie|příjezd)\b\s*:?/gi
const departure =
  /\b(?:check[- ]?out(?: date)?|departure(?: date)?|departing|abreise(?:datum|tag)?|d[ée]part|date de d[ée]part|salida|partenza|partida|sa[íi]da|vertrek|uitchecken|utcheckning|avresa|afrejse|avreise|uloskirjautuminen|wymeldowanie|odjezd)\b\s*:?/gi

const kind = String.raw`(?:Hotel|H[ôo]tel|Inn|Resort|Suites?|Hostel|Lodge|Apartments?|Aparthotel|B&B|Pension|Gasthof|Residence|Guesthouse|Motel|Palace|Marriott|Hilton|Hyatt|Sheraton|Westin|Novotel|ibis|Mercure|Radisson|Ramada|Scandic|Courtyard|Hampton|DoubleTree|Premier Inn|Travelodge|Holiday Inn|Best Western)`
const labelled =
  /^(?:hotel(?: name)?|property(?: name)?|accommodation|unterkunft|h[ôo]tel|alojamiento|albergo|struttura|accommodatie|boende|hotell)\s*:\s*(?=\S)([^\n]{3,80}?)(?: {2,}|$)/gim
const phrase =
  /(?:booking|r[ée]servation|reserva|stay|booked|reserved|confirmed|aufenthalt|buchung|s[ée]jour|estancia|soggiorno|prenotazione|boeking|bokning)\s(?:is confirmed\s|confirmed\s|confirmation\s)?(?:at|in|im|for|au|à|en|presso)\s(?:the\s|das\s|hotel\s(?=\p{Lu}))?(\p{Lu}[^\n.,!:;]{2,70}?)(?=\s(?:from|on|for|is|has|vom|was|in \p{Lu})\b|[.,!:;\n]|$)/giu
const nameLine = new RegExp(
  String.raw`^(?=[^\n]{4,70}$)((?:[\p{Lu}&][\p{L}\d'’&.]*[ -])*${kind}\b[^\n:.!?]{0,50})$`,
  'gmu',
)
const address =
  /^(?:address|adresse|direcci[óo]n|indirizzo|endere[çc]o|adres|adress|osoite)\s*:?\s+([^\n]{6,120})$/gim

/** The hotel's name: labelled, or in a sentence of the booking, or a line that is one, nearest to the check-in. */
function setName(draft: Draft, prose: ProseText, near: number): void {
  for (const pattern of [labelled, phrase, nameLine]) {
    const all = [...prose.text.matchAll(pattern)].map((match) => ({ match, value: match[1]?.trim() ?? '' }))
    const fits = all.filter(
      ({ value }) => !/^(your|our|ihr|this|the hotel|confirmation)\b|^\d|@|https?:/i.test(value),
    )
    const [nearest] = fits.toSorted((a, b) => Math.abs(a.match.index - near) - Math.abs(b.match.index - near))
    if (!nearest) continue
    const end = nearest.match.index + nearest.match[0].length
    const evidence = evidenceAt(prose, nearest.match.index, end)
    draft.set('name', nearest.value, evidence)
    draft.set('provider.name', nearest.value, evidence)
  }
}

/** The hotel's address: labelled, or the line below its name. */
function setAddress(draft: Draft, prose: ProseText, name: string): void {
  const [labelled] = prose.text.matchAll(address)
  const at = prose.text.indexOf(`${name}\n`)
  const below = at < 0 ? null : /^([^\n]*\d[^\n]*)(?=\n|$)/.exec(prose.text.slice(at + name.length + 1))
  if (labelled) {
    const end = labelled.index + labelled[0].length
    draft.set('start.place.address', labelled[1]?.trim(), evidenceAt(prose, labelled.index, end))
  } else if (below && /,/.test(below[0]) && !/\d{1,2}:\d{2}|@|http/.test(below[0])) {
    const start = at + name.length + 1
    const text = below[0].replace(/\s*(?:-|–|\|)?\s*(?:phone|tel)\b.*$/i, '')
    draft.set('start.place.address', text, evidenceAt(prose, start, start + text.length))
  }
}

function build(prose: ProseText, from: LabelledTime, to: LabelledTime): Reservation | null {
  const draft = new Draft('lodging', 0.75)
  setLabelled(draft, 'start.time', prose, from)
  setLabelled(draft, 'end.time', prose, to)
  setName(draft, prose, from.start)
  setAddress(draft, prose, draft.get('name') ?? '')
  return draft.has('name') ? draft.finish('confirmed') : null
}

/** The stay that a text tells of: a labelled arrival and departure on different days, and a hotel by name; else none. */
export function findStay(prose: ProseText): Reservation[] {
  const from = labelledTime(prose, arrival, new RegExp(departure.source, 'i'))
  // the words for leaving are those of flights as well
  const to = from && labelledTime(prose, departure, undefined, (day) => day > from.day.value)
  if (!from || !to) return []
  const stay = build(prose, from, to)
  return stay ? [stay] : []
}
