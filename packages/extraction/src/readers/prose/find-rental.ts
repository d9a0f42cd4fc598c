import type { Reservation } from '@sextant/contract/emails/reservation'
import type { Source } from '../../senders/source-of'
import { Draft } from '../draft'
import { type LabelledTime, labelledTime, setLabelled } from './labelled-time'
import { evidenceAt, type ProseText } from './prose-text'

const pickUp =
  /\b(?:pick[- ]?up(?: date| time| details| location)?|collection|abholung|anmietung|prise en charge|retrait|recogida|ritiro|retirada|levantamento|ophalen|hämtning|upphämtning|afhentning|henting|odbiór)\b[^\n:]{0,20}:?/gi
const dropOff =
  /\b(?:drop[- ]?off(?: date| time| details| location)?|return(?: date| time| details| location)?|rückgabe|abgabe|restitution|retour|devoluci[óo]n|riconsegna|devolu[çc][ãa]o|inleveren|återlämning|aflevering|innlevering|zwrot)\b[^\n:]{0,20}:?/gi
const rental =
  /\b(?:rental (?:car|agreement)|car (?:rental|hire|class|group|type)|vehicle (?:class|type|category)|mietwagen|fahrzeug(?:gruppe|kategorie|klasse)|location de voiture|your vehicle|v[ée]hicule|alquiler de coche|autonoleggio|noleggio|huurauto|hyrbil|lejebil|leiebil)\b/i
const company =
  /\b(Hertz|Avis|Budget|Enterprise|National|Alamo|Sixt|SIXT|Europcar|Thrifty|Dollar|Goldcar|Buchbinder|Payless|Fox|Green Motion|Keddy|OK Mobility|Record go|Centauro|Localiza|Movida)\b/
const location = /(?:location|station|branch|office|filiale|agence|oficina|sede|where)\s*:\s*([^\n]{3,100})/i
const vehicle =
  /^(?:car (?:class|group|type)|(?:your )?vehicle(?: class| type| category)?|fahrzeug(?:gruppe|kategorie|klasse)?|cat[ée]gorie|v[ée]hicule|grupo|categoria)\s*:\s*([^\n]{2,80})$/im

const site =
  /^([^\n\d:]{0,60}\b(?:airport|flughafen|a[ée]roport|aeropuerto|aeroporto|station|bahnhof|gare|downtown|city)\b[^\n:]{0,50})$/im

/** The place of one end: labelled, or before the day in the label's line, or a line that is one. */
function setPlace(draft: Draft, field: string, prose: ProseText, { start, day }: LabelledTime): void {
  const stretch = prose.text.slice(start, start + 400)
  const beside = /:\s*(\p{L}[^\n]{2,80}?)[,\s]*$/u.exec(prose.text.slice(start, day.start))?.[1]
  const found =
    location.exec(stretch)?.[1] ?? (beside?.includes('\n') ? undefined : beside) ?? site.exec(stretch)?.[1]
  const anywhere = found ?? site.exec(prose.text)?.[1]
  if (anywhere === undefined) return
  const at = prose.text.indexOf(anywhere, found === undefined ? 0 : start)
  draft.set(`${field}.name`, anywhere.trim(), evidenceAt(prose, at, at + anywhere.length))
}

/** The rental company that sends the mail, or that the text names. */
function setCompany(draft: Draft, prose: ProseText, source: Source): void {
  const firm = company.exec(prose.text)
  if (firm) draft.set('provider.name', firm[1], evidenceAt(prose, firm.index, firm.index + firm[0].length))
  else if (company.test(source.name)) {
    draft.set('provider.name', source.name, {
      reader: 'prose',
      part: prose.part,
      path: 'sender',
      text: source.name,
    })
  }
}

/** The car rental that a text tells of: labelled pick-up and return with their days, and the words of a rental; else none. */
export function findRental(prose: ProseText, { source }: { source: Source }): Reservation[] {
  if (!rental.test(prose.text)) return []
  const from = labelledTime(prose, pickUp, new RegExp(dropOff.source, 'i'))
  const to = labelledTime(prose, dropOff, new RegExp(pickUp.source, 'i'))
  if (!from || !to || to.day.value < from.day.value) return []
  const draft = new Draft('car', 0.75)
  setLabelled(draft, 'start.time', prose, from)
  setLabelled(draft, 'end.time', prose, to)
  setPlace(draft, 'start.place', prose, from)
  setPlace(draft, 'end.place', prose, to)
  setCompany(draft, prose, source)
  const type = vehicle.exec(prose.text)
  if (type)
    draft.set('vehicle_type', type[1]?.trim(), evidenceAt(prose, type.index, type.index + type[0].length))
  return draft.has('start.place.name') && draft.has('provider.name') ? [draft.finish('confirmed')] : []
}
