import type { Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../draft'
import { labelledTime, setLabelled } from './labelled-time'
import { evidenceAt, type ProseText } from './prose-text'

const pickUp =
  /\b(?:pick[- ]?up(?: date| time| details| location)?|collection|abholung|anmietung|prise en charge|retrait|recogida|ritiro|retirada|levantamento|ophalen|hämtning|upphämtning|afhentning|henting|odbiór)\b[^\n:]{0,20}:?/gi
const dropOff =
  /\b(?:drop[- ]?off(?: date| time| details| location)?|return(?: date| time| details| location)?|rückgabe|abgabe|restitution|retour|devoluci[óo]n|riconsegna|devolu[çc][ãa]o|inleveren|återlämning|aflevering|innlevering|zwrot)\b[^\n:]{0,20}:?/gi
const rental =
  /\b(?:rental (?:car|agreement)|car (?:rental|hire|class|group|type)|vehicle (?:class|type|category)|mietwagen|fahrzeug(?:gruppe|kategorie|klasse)|location de voiture|v[ée]hicule|alquiler de coche|autonoleggio|noleggio|huurauto|hyrbil|lejebil|leiebil)\b/i
const company =
  /\b(Hertz|Avis|Budget|Enterprise|National|Alamo|Sixt|SIXT|Europcar|Thrifty|Dollar|Goldcar|Buchbinder|Payless|Fox|Green Motion|Keddy|OK Mobility|Record go|Centauro|Localiza|Movida)\b/
const location = /(?:location|station|branch|office|filiale|agence|oficina|sede|where)\s*:\s*([^\n]{3,100})/i
const vehicle =
  /^(?:car (?:class|group|type)|vehicle(?: class| type| category)?|fahrzeug(?:gruppe|kategorie|klasse)?|cat[ée]gorie|v[ée]hicule|grupo|categoria)\s*:\s*([^\n]{2,80})$/im

/** Lines after a label, for the place that stands below or beside it. */
function setPlace(draft: Draft, field: string, prose: ProseText, start: number, end: number): void {
  const stretch = prose.text.slice(start, Math.min(end, start + 400))
  const labelled = location.exec(stretch)
  const named =
    labelled?.[1] ??
    /^([^\n\d:]{0,60}\b(?:airport|flughafen|a[ée]roport|aeropuerto|aeroporto|station|bahnhof|gare|downtown|city)\b[^\n:]{0,50})$/im.exec(
      stretch,
    )?.[1]
  if (named === undefined) return
  const at = start + stretch.indexOf(named)
  draft.set(`${field}.name`, named.trim(), evidenceAt(prose, at, at + named.length))
}

/** The car rental that a text tells of: labelled pick-up and return with their days, and the words of a rental; else none. */
export function findRental(prose: ProseText): Reservation[] {
  const firm = company.exec(prose.text)
  if (!firm || !rental.test(prose.text)) return []
  const from = labelledTime(prose, pickUp, new RegExp(dropOff.source, 'i'))
  const to = labelledTime(prose, dropOff)
  if (!from || !to || to.day.value < from.day.value) return []
  const draft = new Draft('car', 0.75)
  setLabelled(draft, 'start.time', prose, from)
  setLabelled(draft, 'end.time', prose, to)
  setPlace(draft, 'start.place', prose, from.start, to.start > from.start ? to.start : from.start + 400)
  setPlace(draft, 'end.place', prose, to.start, to.start + 400)
  draft.set('provider.name', firm[1], evidenceAt(prose, firm.index, firm.index + firm[0].length))
  const type = vehicle.exec(prose.text)
  if (type)
    draft.set('vehicle_type', type[1]?.trim(), evidenceAt(prose, type.index, type.index + type[0].length))
  return draft.has('start.place.name') ? [draft.finish('confirmed')] : []
}
