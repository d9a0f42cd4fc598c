import type { Reservation } from '@sextant/contract/emails/reservation'
import { instantOf } from '@sextant/domain/kit/local-time'

/** The longest journeys, in hours. Nonstop flights take up to 19. */
const longest: Readonly<Partial<Record<Reservation['kind'], number>>> = { flight: 20, taxi: 24, bus: 96, train: 240 }

const hourMs = 3_600_000

/** Whether a booking is plausible: it ends after it starts, within a plausible time, and a flight ends elsewhere. */
export function isConsistent({ kind, start, end }: Reservation): boolean {
  const code = start.place.iata_code
  if (kind === 'flight' && code !== undefined && code === end.place.iata_code) return false
  const [from, to] = [start.time, end.time]
  if (from.local === undefined || to.local === undefined) return true
  if (to.local.slice(0, 10) < from.local.slice(0, 10) && kind !== 'flight') return false
  if (from.local.length === 10 || to.local.length === 10) return true
  const instants = [instantOf(from.local, from.zone ?? ''), instantOf(to.local, to.zone ?? '')] as const
  if (instants[0] === null || instants[1] === null) return to.local >= from.local || kind === 'flight'
  const hours = (Date.parse(instants[1]) - Date.parse(instants[0])) / hourMs
  return hours > 0 && hours <= (longest[kind] ?? Number.POSITIVE_INFINITY)
}
