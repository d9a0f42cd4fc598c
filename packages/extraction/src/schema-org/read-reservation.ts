import type { Reservation, ReservationKind } from '@sextant/contract/emails/reservation'
import { readPrice } from '@sextant/domain/kit/read-price'
import { Draft } from '../kit/draft'
import { commonFields, kindOfThing, kindOfType, shapes } from './kinds'
import type { Node } from './node'
import { readPlace } from './read-place'
import { readStatus } from './read-status'
import { readTravelers } from './read-travelers'
import { placesAlong, tripsOf } from './trips'

const numbers = new Set(['rooms', 'guests'])
const moments = new Set(['boarding.local'])

const hoursAlone = /^T?(\d{1,2}):(\d{2})(?::\d{2})?(?:[+-]\d{2}:?\d{2}|Z)?$/

/** `Same as pick-up` as the return location of a car. */
const sameAgain = /^(?:the )?same(?: as)?\b/i

/**
 * The kind of a reservation node: by its type, else by the type of what is reserved; null if it is not a reservation.
 */
export function kindOf(node: Node): ReservationKind | null {
  const own = node.types.map((type) => kindOfType[type]).find((kind) => kind !== undefined)
  if (own) return own
  if (!node.types.includes('Reservation')) return null
  const thing = node.at('reservationFor')
  const things = [thing, ...tripsOf(thing)].flatMap(({ types }) => types)
  if (things.some((type) => type.endsWith('Event'))) return 'event'
  return things.map((type) => kindOfThing[type]).find((kind) => kind !== undefined) ?? null
}

const isDay = (node: Node): boolean => node.time()?.local?.length === 10

function setTime(draft: Draft, field: string, nodes: readonly Node[]): void {
  for (const node of nodes) {
    const time = node.time()
    if (!time || draft.has(`${field}.local`)) continue
    draft.set(`${field}.local`, time.local, node.evidence())
    draft.set(`${field}.zone`, time.zone, node.evidence())
  }
}

/**
 * Sets the dates of a stay whose first and last day are both midnight in UTC: programs write dates without times so,
 * and west of Greenwich they would be a day early.
 */
function setBareDays(draft: Draft, ends: readonly [start: readonly Node[], end: readonly Node[]]): void {
  const midnights = ends
    .map((nodes) => nodes.find(({ exists }) => exists))
    .map((node) => ({ node, time: node?.time() }))
  if (!midnights.every(({ time }) => time?.zone === '+00:00' && time.local?.endsWith('T00:00:00'))) return
  for (const [index, { node, time }] of midnights.entries())
    if (node) draft.set(`${index === 0 ? 'start' : 'end'}.time.local`, time?.local?.slice(0, 10), node.evidence())
}

function setField(draft: Draft, field: string, nodes: readonly Node[]): void {
  if (moments.has(field)) {
    setTime(draft, field.replace(/\.local$/, ''), nodes)
    return
  }
  for (const node of nodes) {
    const text = node.text()
    if (numbers.has(field) && text !== undefined) draft.set(field, Number.parseInt(text, 10), node.evidence())
    // For a flight with numbers of several airlines, the first.
    else draft.set(field, field === 'number' ? text?.split(/\s*[/|]\s*/)[0] : text, node.evidence())
  }
}

/** Properties with the price of a reservation or ticket, and with the amount and currency of its specification. */
const priceNames = ['totalPrice', 'price', 'priceSpecification', 'totalPaymentDue']
const amountNames = ['price', 'value', 'amount']
const currencyNames = ['priceCurrency', 'currency']

/** An amount as text, a number, or a specification (schema.org `PriceSpecification`, `MonetaryAmount`). */
function priceIn(node: Node): { price: string; currency: string | undefined; node: Node } | null {
  for (const name of priceNames) {
    const whole = node.at(name)
    const amount = [whole, ...amountNames.map((inner) => whole.at(inner))].find((one) => readPrice(one.scalar() ?? ''))
    const found = amount && readPrice(amount.scalar() ?? '')
    if (!amount || !found) continue
    const currencies = [whole, node].flatMap((one) => currencyNames.map((inner) => one.at(inner).scalar()))
    return { price: found.price, currency: found.currency ?? currencies.find(Boolean), node: amount }
  }
  return null
}

/** Sets the price: the whole, or that of the only ticket. */
function setPrice(draft: Draft, reservation: Node): void {
  const tickets = reservation.all('reservedTicket')
  const found = [reservation, ...(tickets.length === 1 ? tickets : [])].map(priceIn).find((one) => one !== null)
  if (!found) return
  draft.set('price', found.price, found.node.evidence())
  draft.set('currency', found.currency, found.node.evidence())
}

function setToken(draft: Draft, reservation: Node): void {
  for (const path of ['reservedTicket.ticketToken', 'ticketToken']) {
    const node = reservation.at(path)
    draft.set('ticket_token', node.raw(), node.evidence())
  }
}

/** Hotels state adults and children separately. */
function setGuests(draft: Draft, reservation: Node): void {
  const [adults, children] = [reservation.at('numAdults'), reservation.at('numChildren')]
  const counts = [adults, children].map(
    (node) => Number.parseInt(node.at('value').text() ?? node.text() ?? '', 10) || 0,
  )
  const sum = counts.reduce((total, count) => total + count, 0)
  if (sum > 0) draft.set('guests', sum, adults.evidence())
}

/** Date and time may be separate: `checkinDate: 2026-03-01`, `checkinTime: 15:00`. */
function joinDayAndTime(draft: Draft, field: string, nodes: readonly Node[]): void {
  const time = nodes.find((node) => hoursAlone.test(node.text() ?? ''))
  const hours = hoursAlone.exec(time?.text() ?? '')
  const read = nodes.flatMap((node) => node.time()?.local ?? [])
  const date = read.find((local) => local.length > 0)?.slice(0, 10)
  if (!time || !hours || !date || read.some((local) => local.length > 10)) return
  draft.set(`${field}.local`, `${date}T${hours[1]?.padStart(2, '0')}:${hours[2]}:00`, time.evidence())
}

/**
 * Reads a reservation node of schema.org data. `thing` is what is reserved, one of several if `reservationFor` is a
 * list. `confidence` is lower if the node is not a reservation. `wholes` are the reservations that it is part of, the
 * nearest first, which supply a missing number, travelers and status. Reads only what is there; the rules complete it.
 */
export function readReservation(
  kind: ReservationKind,
  reservation: Node,
  thing: Node,
  { confidence = 1, wholes = [] }: { confidence?: number; wholes?: readonly Node[] } = {},
): Reservation {
  const draft = new Draft(kind, confidence)
  const shape = shapes[kind]
  const at = (path: string): Node =>
    path === 'for' ? thing : path.startsWith('for.') ? thing.at(path.slice(4)) : reservation.at(path)
  const [starts, ends] = [shape.times[0].map(at), shape.times[1].map(at)]
  joinDayAndTime(draft, 'start.time', starts)
  // An arrival time without a date is on the day of departure. The rules move it if it is earlier.
  joinDayAndTime(draft, 'end.time', kind === 'lodging' ? ends : [...ends, ...starts.filter(isDay)])
  if (kind === 'lodging') setBareDays(draft, [starts, ends])
  const hasDays = draft.get('start.time.local')?.length === 10
  if (!hasDays) setTime(draft, 'start.time', starts)
  if (!hasDays) setTime(draft, 'end.time', ends)
  const firstOf = (paths: readonly string[]): Node => {
    const nodes = paths.map(at)
    return nodes.find((node) => node.exists) ?? thing.at('@none')
  }
  const along = placesAlong(thing)
  const [from, to] = [firstOf(shape.places[0]), firstOf(shape.places[1])]
  const start = from.exists ? from : (along.at(0) ?? from)
  const end = to.exists ? to : (along.at(-1) ?? to)
  readPlace(draft, 'start.place', start)
  readPlace(draft, 'end.place', sameAgain.test(end.text() ?? '') ? start : end)
  for (const [field, paths] of Object.entries({ ...shape.fields, ...commonFields })) {
    setField(draft, field, paths.map(at))
  }
  setPrice(draft, reservation)
  setGuests(draft, reservation)
  setToken(draft, reservation)
  readTravelers(draft, reservation)
  for (const whole of wholes) {
    const numbers = ['reservationNumber', 'reservationId', 'orderNumber'].map((name) => whole.at(name))
    setField(draft, 'confirmation_no', numbers)
    if (!draft.has('travelers.0.name')) readTravelers(draft, whole)
  }
  const status = [reservation, ...wholes]
    .flatMap((node) => ['reservationStatus', 'status', 'orderStatus'].map((name) => node.at(name).textOrId()))
    .find((text) => text !== undefined)
  return draft.finish(readStatus(status))
}
