import type { Reservation } from '@sextant/contract/emails/reservation'
import { airlineCode, airlineName } from '@sextant/places/carriers/airline-name'

/** A flight number may contain its airline: `LH 400`, `LH0400`. */
const combined = /^([A-Z][A-Z0-9]|[0-9][A-Z])\s*-?\s*0*(\d{1,4}[A-Z]?)$/i

/** Derives a missing airline designator, airline name or bare flight number from the others. */
export function completeCarrier(reservation: Reservation): Reservation {
  if (reservation.kind !== 'flight') return reservation
  const { number, provider } = reservation
  const [, prefix, digits] = combined.exec(number?.trim() ?? '') ?? []
  const code = provider.iata_code ?? prefix?.toUpperCase() ?? airlineCode(provider.name ?? '') ?? undefined
  const name = provider.name ?? (code === undefined ? undefined : (airlineName(code) ?? undefined))
  const bare = digits ?? number?.trim().replace(/^0+(?=\d)/, '')
  return {
    ...reservation,
    ...(bare === undefined ? {} : { number: bare }),
    provider: {
      ...provider,
      ...(name === undefined ? {} : { name }),
      ...(code === undefined ? {} : { iata_code: code }),
    },
  }
}
