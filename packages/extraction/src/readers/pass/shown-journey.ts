import type { Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { findAirport } from '@sextant/places/airports/find-airport'
import { Draft } from '../../kit/draft'
import { fieldLike, type Pass, type PassField } from './pass-fields'
import { setPassTime } from './pass-time'
import { setShownParties } from './shown-parties'
import { hourIn, setShownPlaces, setShownTimes, showsHour } from './shown-values'
import { trainKinds } from './train-kinds'

const kinds: Readonly<Record<string, ReservationKind>> = {
  PKTransitTypeAir: 'flight',
  PKTransitTypeTrain: 'train',
  PKTransitTypeBus: 'bus',
  PKTransitTypeBoat: 'boat',
}

/** The means of transport by field names, for passes that do not state it. */
const byLabel: readonly (readonly [RegExp, ReservationKind])[] = [
  [/^(?:train|zug|treno|tren|tåg|tog|trein|vlak|pociąg)\b/iu, 'train'],
  [/^(?:bus|coach line|coach no)\b/iu, 'bus'],
  [/^(?:ferry|ship|vessel|fähre|schiff|traghetto|färja|ferje|færge)\b/iu, 'boat'],
  [/^(?:flight|flug|vol|vuelo|volo|voo|vlucht)\b/iu, 'flight'],
]

/** The means of transport stated by a pass, or by its field names. */
export function kindOfPass(pass: Pass): ReservationKind | undefined {
  const stated = kinds[pass.root.at('boardingPass.transitType').text() ?? '']
  return stated ?? byLabel.find(([pattern]) => fieldLike(pass, pattern) !== undefined)?.[1]
}

const flight = /^([A-Z\d]{2}) ?(\d{1,4})$/
const flightLabel = /^(flight|flug|vol|vuelo|volo|voo|vlucht|flyg|fly|lento|lot|let)/i
const serviceLabel =
  /^(train|zug|treno|tren|tåg|tog|trein|vlak|pociąg|ship|ferry|service|line|linie|車次|车次|列車|열차)/i
/** A train's kind and number, which may have no label: `ICE 505`. */
const wholeTrain = new RegExp(`^(?:${trainKinds})\\s?\\d{1,5}$`)
/** Generic labels of a pass's places, as opposed to labels that are the name itself: `From`. */
const sideLabel =
  /^(?:from|to|von|nach|de|a|à|da|van|naar|fra|til|från|till|z|do|origin|destination|departure|arrival|start|ziel|depart(?:s|ing)?|arriv(?:es|ing))\b/iu
/** The place of one side in another field, if the primary field is empty. Terminals do not count. */
const elsewhere = {
  start:
    /^(?:from|von|origin|departure|abflughafen|départ|salida|partenza)(?:[ _-]?(?:airport|station|city|port|name)){0,2}\s?:?$/iu,
  end: /^(?:to|nach|destination|arrival|ziel|zielflughafen|arrivée|destino|destinazione)(?:[ _-]?(?:airport|station|city|port|name)){0,2}\s?:?$/iu,
} as const

/** The field with the place of one side: the primary one, unless it is empty, or only a station's letters. */
function placeField(pass: Pass, side: 'start' | 'end', field: PassField): PassField | undefined {
  const isWhole = /\p{L}/u.test(field.value) || showsHour(field)
  const isLetters = /^[A-Z]{3}$/.test(field.value.trim()) && sideLabel.test(field.label)
  if (isWhole && !isLetters) return field
  const other = pass.fields.find(
    (one) =>
      one !== field &&
      /\p{L}{3}/u.test(one.value) &&
      hourIn(one.value) === null &&
      pass.time(one.value) === null &&
      [one.key, ...one.labels].some((text) => elsewhere[side].test(text)),
  )
  return isWhole && (kindOfPass(pass) === 'flight' || !/\p{Ll}/u.test(other?.value ?? '')) ? field : other
}

/**
 * Reads a journey from the fields shown by a boarding pass: both places are the primary fields (Apple,
 * "PassFields.PrimaryFields"), and the pass becomes relevant at departure, if it does not show the time. A flight needs
 * its number. Null if something is missing.
 */
export function readShownJourney(pass: Pass, contextDate: string): Reservation | null {
  const kind = kindOfPass(pass)
  const [first, last, ...others] = pass.fields.filter(({ group }) => group === 'primaryFields')
  const from = first && placeField(pass, 'start', first)
  const to = last && placeField(pass, 'end', last)
  if (kind === undefined || !from || !to || others.length > 0) return null
  const draft = new Draft(kind, 0.8)
  const number =
    kind === 'flight'
      ? pass.fields.find(
          ({ key, labels, value }) =>
            flight.test(value.trim()) && [key, ...labels].some((text) => flightLabel.test(text)),
        )
      : (fieldLike(pass, kind === 'bus' ? /^(bus|coach|service|line|linie)/i : serviceLabel) ??
        pass.fields.find(({ value }) => kind === 'train' && wholeTrain.test(value.trim())))
  // `BUS`: `1` of several on one line
  const isNumber = kind !== 'bus' || /\d\D*\d/.test(number?.value ?? '')
  const [, airline, digits] = (kind === 'flight' && flight.exec(number?.value.trim() ?? '')) || []
  const sides = [
    ['start', from],
    ['end', to],
  ] as const
  for (const [side, field] of sides) {
    const { value, label, evidence } = field
    const code = /^[A-Z]{3}$|(?<=\()[A-Z]{3}(?=\)$)/.exec(value.trim())?.[0]
    const isCode = kind === 'flight' && code !== undefined && findAirport(code) !== null
    draft.set(`${side}.place.iata_code`, isCode ? code : undefined, evidence)
    const isShort = /^[A-Z]{2,4}$/.test(value) && /\p{Ll}{2}/u.test(label) && !sideLabel.test(label)
    const isLabel = isShort || showsHour(field) || (isCode && value.trim() === code)
    // `Tampere` above `09:56`
    const [name = value] = value.trim().split(/\s*\n\s*(?=\d{1,2}[:.h]\d{2})/)
    draft.set(`${side}.place.name`, isLabel ? label : name, evidence)
  }
  if (number && kind !== 'flight' && isNumber) draft.set('number', number.value.trim(), number.evidence)
  if (number) draft.set('provider.iata_code', airline, number.evidence)
  if (number) draft.set('number', digits, number.evidence)
  const relevant = ['relevantDate', 'relevantDates.date', 'relevantDates.startDate'].map((path) => pass.root.at(path))
  const departs = relevant.find(({ exists }) => exists)
  setShownTimes(draft, pass, pass.time(departs?.text() ?? '')?.local, contextDate)
  const shown = draft.get('start.time.local')
  // A shown time is local. Otherwise the pass becomes relevant at departure, and that time has a zone.
  if (shown === undefined) setPassTime(draft, 'start.time', departs, pass.semantics('departureLocationTimeZone'))
  setShownPlaces(draft, pass)
  setShownParties(draft, pass)
  const isWhole = draft.has('start.time.local') && (kind !== 'flight' || draft.has('number'))
  return isWhole ? draft.finish('confirmed') : null
}
