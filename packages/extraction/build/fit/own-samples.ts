import { readFileSync } from 'node:fs'
import { type ReservationKind, reservationKinds } from '@sextant/contract/emails/reservation'
import { samples, wordSamples } from '../samples'
import type { Example } from './examples'
import type { Row } from './rows'

/** A JSON value of unknown type. */
const at = (value: unknown, ...names: readonly (string | number)[]): unknown =>
  names.reduce<unknown>(
    (one, name) => (typeof one === 'object' && one !== null ? Reflect.get(one, name) : undefined),
    value,
  )
const text = (value: unknown, ...names: readonly (string | number)[]): string | undefined => {
  const found = at(value, ...names)
  return typeof found === 'string' ? found : undefined
}

function rowsIn(reservation: unknown): Row[] {
  const kind: ReservationKind | undefined = reservationKinds.find((one) => one === at(reservation, 'kind'))
  if (!kind) return []
  const place = (side: 'start' | 'end'): string | undefined =>
    (kind === 'flight' ? text(reservation, side, 'place', 'iata_code') : undefined) ??
    text(reservation, side, 'place', 'name')
  const isVisit = kind === 'lodging' || kind === 'restaurant' || kind === 'event'
  const row: Row = { kind }
  const set = (field: Exclude<keyof Row, 'kind'>, value: string | undefined): void => {
    if (value !== undefined) row[field] = value
  }
  set('start', text(reservation, 'start', 'time', 'local')?.slice(0, 16))
  set('end', text(reservation, 'end', 'time', 'local')?.slice(0, 16))
  set('reference', text(reservation, 'confirmation_no'))
  set('number', text(reservation, 'number'))
  if (isVisit) set('place', text(reservation, 'name'))
  else {
    set('from', place('start'))
    set('to', place('end'))
  }
  set('status', text(reservation, 'status'))
  const travelers = at(reservation, 'travelers')
  const names = Array.isArray(travelers) ? travelers.flatMap((one) => text(one, 'name') ?? []) : []
  return names.length === 0 ? [row] : names.map((traveler) => ({ ...row, traveler }))
}

/** The project's sample mails. Those of one supplier form a family. */
export function ownSamples(): Example[] {
  return [...samples(), ...wordSamples()]
    .filter(({ name }) => name.endsWith('.eml'))
    .map(({ supplier, name, bytes, expected }) => {
      const reservations = at(JSON.parse(readFileSync(expected, 'utf8')), 'reservations')
      return {
        id: `${supplier}/${name}`,
        family: supplier === 'words' ? name : supplier,
        bytes,
        rows: Array.isArray(reservations) ? reservations.flatMap(rowsIn) : [],
      }
    })
}
