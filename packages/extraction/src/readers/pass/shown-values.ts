import { findDates } from '@sextant/domain/kit/find-dates'
import type { Draft } from '../../kit/draft'
import { fieldLike, type Pass, type PassField } from './pass-fields'
import { inEnglish } from './shown-time'

/** Field names for the day and both times. */
const labels = {
  day: /^(?:travel ?|departure ?|event ?|pick-?up ?)?(?:date|day|datum|tag|data|fecha|dato|päivä|jour|日付|日期|搭乗日|乗車日|날짜)(?![\p{L}\d_])/iu,
  /** Of a ticket that is valid on a day. */
  validity: /^(?:valid|gültig|valable|valid[oa]|válid[oa]|geldig|gyldig|giltig|platí|ważn[ya])(?![\p{Ll}])/iu,
  departure:
    /^(?:(?:heure|hora|ora|time) (?:d[e’']|di|of)? ?)?(?:dep(?:arts?|arture|art)?|ab|abfahrt|abflug|abreise|leaves|sail(?:s|ing)|départ|salida|partida|partenza|vertrek|avgång|avgang|afgang|odjezd|odjazd|odchod|lähtö|indulás|polazak|odhod|plecare|出発|出發|出发|출발)(?![\p{Ll}])/iu,
  arrival:
    /^(?:(?:heure|hora|ora|time) (?:d[e’']|di|of)? ?)?(?:arr(?:ives?|ival|ivée|ivo)?|an|ankunft|llegada|chegada|arrivo|aankomst|ankomst|příjezd|príchod|przyjazd|saapuminen|tulo|érkezés|dolazak|prihod|sosire|到着|抵達|抵达|도착)(?![\p{Ll}])/iu,
} as const

const clock = /(?<![\d:.])(\d{1,2})[:.h](\d{2})(?![\d.])(?:\s?([ap])\.?m)?/i

/** `08:46`, `8.46 PM` within a value, as a time of day. */
export function hourIn(value: string): string | null {
  const [, hour, minute, half] = clock.exec(value) ?? []
  if (hour === undefined) return null
  const hours = (Number(hour) % (half ? 12 : 100)) + (half?.toLowerCase() === 'p' ? 12 : 0)
  return hours < 24 && Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}:00` : null
}

const dayIn = (pass: Pass, value: string): string | undefined => pass.time(value)?.local?.slice(0, 10)

/** The day in a field's value. Without a year, it is near the context date. */
const dayNear = (pass: Pass, value: string, contextDate: string): string | undefined =>
  dayIn(pass, value) ??
  [value, inEnglish(value.slice(0, 100), [])].flatMap((text) => findDates(text, contextDate)).at(0)?.value

/** The field with the day of travel, else with the day on which the ticket is valid. */
const dayField = (pass: Pass, contextDate: string): PassField | undefined =>
  fieldLike(pass, labels.day) ??
  pass.fields.find((field) => labels.validity.test(field.label) && dayIn(pass, field.value) !== undefined) ??
  // The header shows the day of travel under any label: `OUTWARD`, `Hinfahrt`.
  pass.fields.find(({ group, value }) => {
    const [found] = group === 'headerFields' ? findDates(value, contextDate) : []
    const rest = found ? value.slice(0, found.start) + value.slice(found.end) : value
    return found !== undefined && (!/[\p{L}\d]/u.test(rest) || dayIn(pass, value) !== undefined)
  })

/** The day in the pass's date field; undefined if there is none. */
export function shownDay(pass: Pass, contextDate: string): string | undefined {
  const field = dayField(pass, contextDate)
  return field && dayNear(pass, field.value, contextDate)
}

/** Whether a field shows a time, or a day and a time, instead of a place, whose name is then its label. */
export const showsHour = ({ value, label }: PassField): boolean =>
  /^(?:\d{1,2}[./]\d{1,2}[./]?(?:\d{2,4})?,? |\d{1,2}\.? ?\p{L}{3,4}\.?(?: \d{2,4})?,? )?\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?|\s?Uhr|\s?h)?$/iu.test(
    value.trim(),
  ) && /\p{L}{3}|\p{Lo}{2}/u.test(label)

/** Whether a field shows nothing but an hour. */
const showsTime = ({ value }: PassField): boolean => /^\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\.?)?$/i.test(value.trim())

/**
 * Sets the start and end of a pass's journey from the shown fields: date and time in one field or two, times beside the
 * places, and the day of `relevant` (local) if no field has one.
 */
export function setShownTimes(draft: Draft, pass: Pass, relevant: string | undefined, contextDate: string): void {
  const day = dayField(pass, contextDate)
  const travelDay = (day && dayNear(pass, day.value, contextDate)) ?? relevant?.slice(0, 10)
  for (const [side, pattern] of [
    ['start', labels.departure],
    ['end', labels.arrival],
  ] as const) {
    // The places come first, and may be labelled departure and arrival.
    const sides = pass.fields.filter(({ key, labels: all }) => [key, ...all].some((text) => pattern.test(text)))
    // The day may be in a field of its own: `Departure date`, `Departs`.
    const field =
      sides.find(({ value }) => hourIn(value) !== null) ??
      sides.find(({ value, group }) => group !== 'primaryFields' && dayIn(pass, value) !== undefined)
    const read = field && pass.time(field.value)
    const hour = field && hourIn(field.value)
    // `20 Sep 08:21`
    const own = field && hour ? dayNear(pass, field.value, relevant ?? contextDate) : undefined
    const near = own ?? travelDay ?? draft.get('start.time.local')?.slice(0, 10)
    const local = read?.local ?? (near && hour ? `${near}T${hour}` : undefined)
    if (!field || !local) continue
    draft.set(`${side}.time.local`, local, field.evidence)
    draft.set(`${side}.time.zone`, read?.zone, field.evidence)
  }
  const primary = pass.fields.filter(({ group }) => group === 'primaryFields')
  for (const [index, side] of (['start', 'end'] as const).entries()) {
    const field = primary.length === 2 ? primary[index] : undefined
    const hour = field && (hourIn(field.value) ?? hourIn(field.label))
    // `1 Sep 2026 08:30` as the label of a place
    const own = field && pass.time(field.label)?.local
    // `12.10. 21:27`
    const near = field && hourIn(field.value) ? dayNear(pass, field.value, relevant ?? contextDate) : undefined
    if (field && own?.includes('T')) draft.set(`${side}.time.local`, own, field.evidence)
    else if (near && hour) draft.set(`${side}.time.local`, `${near}T${hour}`, field.evidence)
    else if (field && hour && travelDay) draft.set(`${side}.time.local`, `${travelDay}T${hour}`, field.evidence)
  }
  const both = day && hourIn(day.value) ? pass.time(day.value) : null
  if (day && both?.local) {
    draft.set('start.time.local', both.local, day.evidence)
    if (draft.get('start.time.local') === both.local) draft.set('start.time.zone', both.zone, day.evidence)
  }
  const hour = pass.fields.filter((field) => showsTime(field) && pass.labels.isFor(field, ['time']))
  if (day && travelDay && hour.length === 1 && hour[0])
    draft.set('start.time.local', `${travelDay}T${hourIn(hour[0].value)}`, hour[0].evidence)
  // A day without a time is less precise than when the pass becomes relevant.
  if (day && travelDay && !relevant) draft.set('start.time.local', travelDay, day.evidence)
}

const places = {
  seat: /^(?:seat|sitz|platz|sitzplatz|asiento|plaza|posto|sedile|place|si[eè]ge|plats|plads|sete|zitplaats|stoel|místo|miejsce|lugar)s?\b/iu,
  coach: /^(?:coach|car(?:riage)?|wagen|wagon|voiture|carrozza|coche|vagn|vogn|vůz|rijtuig)\b/iu,
  departure_platform:
    /^(?:platform|gleis|voie|binario|vía|andén|spor|spår|kolej|nástupiště|peron|track|quai|bus stop|bay)\b/iu,
  class_of_service: /^(?:class|klasse|classe|clase|klas|třída|klasa)\b/iu,
} as const

const concepts = {
  seat: 'seat',
  coach: 'carriage',
  departure_platform: 'platform',
  class_of_service: 'cabin',
} as const

/** A short value, and of a seat with its kind only its number: `61 Fenster`. */
function short({ value }: PassField): string | undefined {
  const text = value
    .trim()
    .replace(/^(\w{1,4})\s?[车車号號番호]$/u, '$1')
    .replace(/^(\d{1,3} ?[A-Z]?)[ ,]+(?:\p{Lu}?\p{Ll}{3,}|\p{Lu}{4,}).*$/u, '$1')
  return /^[\p{L}\d][\p{L}\d ,./-]{0,19}$/u.test(text) ? text : undefined
}

/** `Wagen/Platz`: `7 / 61`. */
const coachAndSeat =
  /^(?:coach|car(?:riage)?|wagen|wagon|voiture|carrozza|coche|vagn|vogn|vůz)\s*[/,&+-]\s*(?:seat|sitz|platz|place|posto|asiento|plaza|plats|plads|místo)/iu

const gateLabel =
  /^(?:(?:boarding )?gate|porte|puerta|porta|portão|flugsteig|wyjście|portti|kapu|uitgang|搭乗口|登机口|登機門|탑승구)$/iu

/** Sets seat, coach, platform and class from the fields shown by a pass. */
export function setShownPlaces(draft: Draft, pass: Pass): void {
  if (draft.kind === 'flight') {
    const gate = fieldLike(pass, gateLabel)
    const terminal = fieldLike(pass, /\bterminal$/i) ?? pass.labels.fieldFor(['terminal'])
    if (gate && /^\w{1,5}$/.test(gate.value)) draft.set('departure_gate', gate.value, gate.evidence)
    if (terminal && /^\w{1,3}$/.test(terminal.value)) draft.set('departure_terminal', terminal.value, terminal.evidence)
  }
  const joint = fieldLike(pass, coachAndSeat)
  const [, coach, seat] = /^(\w{1,4})\s*[/,|–-]\s*(\w{1,6})$/u.exec(joint?.value.trim() ?? '') ?? []
  if (joint) draft.set('coach', coach, joint.evidence)
  if (joint) draft.set('travelers.0.seat', seat, joint.evidence)
  for (const name of ['seat', 'coach', 'departure_platform', 'class_of_service'] as const) {
    const pattern = places[name]
    const field = fieldLike(pass, pattern) ?? pass.labels.fieldFor([concepts[name]])
    const isTrain = draft.kind === 'train' || draft.kind === 'bus'
    if (!field || (!isTrain && (name === 'coach' || name === 'departure_platform'))) continue
    draft.set(name === 'seat' ? 'travelers.0.seat' : name, short(field), field.evidence)
  }
}
