import type { Reservation } from '@sextant/contract/emails/reservation'
import { Draft } from '../draft'
import { type BlockMoment, momentIn, placeLines, setMoment } from './block-values'
import { type Block, blocksOf } from './blocks'
import type { ProseContext } from './prose-context'
import { evidenceAt, type ProseText } from './prose-text'
import { people, references, rental } from './vocabulary'

const words =
  /(?<!\p{L})(?:your car|car details|(?:or|o|ou|of|eller|oder|lub|nebo) (?:simil|ähnl|gelijk|lign|likn|tilsv|podob)\p{L}+|o\. ?ä\.|(?:reserva|booking|buchung) de (?:coche|carro)|rented on| (?:car|agreement|booking|confirmation|location)|(?:car|vehicle|van) (?:rental|hire|class|group|type)|rent[- ]a[- ]car|your (?:rental|vehicle)|mietwagen\p{L}*|autovermietung|fahrzeug(?:gruppe|kategorie|klasse)|location de (?:voiture|véhicule)s?|alquiler de (?:coche|vehículo)s?|renta de autos|autonoleggio|noleggio|aluguel de (?:carro|veículo)s?|rent a car|huurauto|autoverhuur|hyrbil\p{L}*|biluthyrning|lejebil|biludlejning|leiebil|bilutleie|vuokra-auto|wynajem samochodu|pronájem|rental)(?!\p{L})/iu
const company =
  /\b(Hertz|Avis|Budget|Enterprise|National|Alamo|Sixt|SIXT|Europcar|Thrifty|Dollar|Goldcar|Buchbinder|Payless|Fox Rent A Car|Green Motion|Keddy|OK Mobility|Record go|Centauro|Localiza|Movida|Unidas|Starcar|Enterprise Rent-A-Car|Interrent|Firefly|Ace Rent A Car|Advantage|E-Z Rent-A-Car|Sicily by Car|Maggiore|Drivalia|Toyota Rent a Car|Times Car|Zipcar|Turo|Getaround)\b/
const named =
  /((?:\p{Lu}[\p{L}&'’.-]{1,20} ){1,3})(?:Car Rentals?|Car Hire|Rent[- ]a[- ]Car|Autovermietung|Mietwagen|Autonoleggio|Location de voitures?|Alquiler de coches|Biluthyrning|Biludlejning|Autoverhuur)\b/u
const booked =
  /(?:booking|renting|rental|book|rent|reservar|réserver|réservé|gebucht|buchung|prenotare|prenotazione|alugar|reservering|boeking)\s(?:with|con|avec|chez|bei|med|bij|com)\s((?:\p{Lu}[\p{L}\d&'’.-]{1,20}[ ]?){1,4})/u

const stops = [
  ...rental.pickUp,
  ...rental.dropOff,
  ...rental.company,
  ...rental.vehicle,
  ...people,
  ...references,
]
const places = {
  pickUp: [
    'pick-up location',
    'pickup location',
    'pick up location',
    'pick-up office',
    'pick-up branch',
    'pick-up station',
    'collection point',
    'rental location',
    'renting location',
    'abholort',
    'abholstation',
    'anmietstation',
    'mietstation',
    'lieu de prise en charge',
    'lieu de départ',
    'agence de départ',
    'agence de retrait',
    'lugar de recogida',
    'oficina de recogida',
    'luogo di ritiro',
    'sede di ritiro',
    'local de retirada',
    'loja de retirada',
    'ophaallocatie',
    'hämtningsplats',
    'upphämtningsplats',
    'afhentningssted',
    'hentested',
  ],
  dropOff: [
    'drop-off location',
    'dropoff location',
    'drop off location',
    'return location',
    'drop-off office',
    'return branch',
    'return station',
    'rückgabeort',
    'rückgabestation',
    'abgabeort',
    'lieu de restitution',
    'lieu de retour',
    'agence de retour',
    'lugar de devolución',
    'oficina de devolución',
    'luogo di riconsegna',
    'sede di riconsegna',
    'local de devolução',
    'loja de devolução',
    'inleverlocatie',
    'återlämningsplats',
    'afleveringssted',
    'innleveringssted',
  ],
} as const

interface End {
  moment: BlockMoment
  block: Block
}

/** The labelled ends of a rental that have a day. */
function ends(prose: ProseText, names: readonly string[]): End[] {
  return blocksOf(prose.text, names, stops).flatMap((block): End[] => {
    const moment = momentIn(block, prose)
    return moment ? [{ moment, block }] : []
  })
}

/** The place of one end: labelled as such, else what stands with its day. */
function setPlace(
  draft: Draft,
  side: 'start' | 'end',
  prose: ProseText,
  own: readonly string[],
  end: Block,
): boolean {
  for (const block of [...blocksOf(prose.text, own, stops), end]) {
    const [name, ...address] = placeLines(block, prose)
    if (name === undefined) continue
    const evidence = evidenceAt(prose, block.start, block.end)
    draft.set(`${side}.place.name`, name, evidence)
    if (address.some((line) => /\d/.test(line))) {
      draft.set(`${side}.place.address`, address.slice(0, 3).join(', '), evidence)
    }
    return true
  }
  return false
}

const anyPlace = 'location|station|branch|office|rental station|filiale|agence|oficina|sede|loja|where'.split(
  '|',
)

/** One place that is labelled for both ends. */
function setOnlyPlace(draft: Draft, prose: ProseText): void {
  for (const block of blocksOf(prose.text, anyPlace, stops).filter(({ marked }) => marked)) {
    const [name] = placeLines(block, prose)
    if (name) draft.set('start.place.name', name, evidenceAt(prose, block.start, block.end))
  }
}

/** The rental company: labelled, or that the text names, or that sends the mail. */
function setCompany(draft: Draft, prose: ProseText, { source, sender }: ProseContext): void {
  const [labelled] = blocksOf(prose.text, rental.company, stops)
  if (labelled) draft.set('provider.name', labelled.lines[0], evidenceAt(prose, labelled.start, labelled.end))
  for (const pattern of [company, named, booked]) {
    const firm = pattern.exec(prose.text)
    const name = firm?.[1]?.trim()
    if (firm && name)
      draft.set('provider.name', name, evidenceAt(prose, firm.index, firm.index + firm[0].length))
  }
  const writer = source.type === 'supplier' ? source.name : sender
  const evidence = { reader: 'prose', part: prose.part, path: 'sender', text: writer }
  draft.set('provider.name', writer, evidence)
}

/** The car rental that a text tells of: labelled pick-up and return with their days, and the words of a rental; else none. */
export function findRental(prose: ProseText, context: ProseContext): Reservation[] {
  if (!words.test(prose.text) && !words.test(context.subject) && !company.test(prose.text)) return []
  const [from] = ends(prose, rental.pickUp)
  const to = from && ends(prose, rental.dropOff).find(({ moment }) => moment.day >= from.moment.day)
  if (!from || !to) return []
  const draft = new Draft('car', 0.75)
  setMoment(draft, 'start.time', prose, from.moment)
  setMoment(draft, 'end.time', prose, to.moment)
  setPlace(draft, 'start', prose, places.pickUp, from.block)
  const returned = setPlace(draft, 'end', prose, places.dropOff, to.block)
  setOnlyPlace(draft, prose)
  if (!returned) {
    const place = draft.get('start.place.name')
    draft.set('end.place.name', place, evidenceAt(prose, from.block.start, from.block.end))
  }
  setCompany(draft, prose, context)
  const vehicle = blocksOf(prose.text, rental.vehicle, stops).find((block) => momentIn(block, prose) === null)
  if (vehicle) draft.set('vehicle_type', vehicle.lines[0], evidenceAt(prose, vehicle.start, vehicle.end))
  return draft.has('start.place.name') ? [draft.finish('confirmed')] : []
}
